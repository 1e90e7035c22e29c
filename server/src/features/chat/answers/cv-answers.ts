import { asksForImport } from '../../../lib/intents/import-request.ts'
import type { AttachedCv } from '../attached-cv.ts'
import { reviewCv } from '../review/cv-review.ts'
import { reviewProfile } from '../review/profile-review.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { answerMatch } from './match-answers.ts'
import { openPage } from './pages.ts'
import type { Speech } from './speech.ts'
import { findTopic, findTopics } from './topics.ts'

/**
 * Checks the attached file, or else the profile; without either, says how to attach one. "Is my CV any good for the Acme job?" asks
 * for more than checks that know no job: the profile is compared with its posting.
 */
export async function answerReview(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, cv, now, text, jobs } = ask
  const { say, texts } = speech
  // "How long should it be?" is answered before the checks, which say how long it is.
  const length = texts.cv.topics.length
  const isAboutLength = findTopic('cv', text, speech.language) === 'length'
  const advice: Piece[] = isAboutLength ? [{ h: length.label }, { ul: length.text }] : []
  const tailor: Button = { label: texts.wishes.cv_tailor, go: { intent: 'cv_tailor' } }
  const match: Button = { label: texts.wishes.match_job, go: { intent: 'match_job' } }
  if (cv)
    return [
      ...advice,
      ...reviewCv(cv, speech, now),
      { p: [...say(texts.cv.import), ' ', ...say(texts.cv.about_job)] },
      { buttons: [importFile(speech, cv), match] },
    ]
  const { profile, version } = await tools.read_profile.run({}, call)
  if (version === 0) return [...advice, { p: say(texts.cv.attach) }, { buttons: [openPage(speech, 'profile')] }]
  if (jobs.length === 1) {
    const review: Button = { label: texts.wishes.cv_review, go: { intent: 'cv_review' } }
    return [...advice, ...(await answerMatch(ask)), { buttons: [review] }]
  }
  return [
    ...advice,
    ...reviewProfile(profile, speech, now),
    { p: [...say(texts.cv.attach), ' ', ...say(texts.cv.about_job)] },
    { buttons: [openPage(speech, 'profile'), tailor, match] },
  ]
}

/** Opens the review of what is read from this very file. */
const importFile = ({ texts }: Speech, { id }: AttachedCv): Button => ({
  label: texts.cv.import_file,
  href: `/profile?import=${id}`,
})

/** "Import it", of a file that is attached to the conversation; undefined for any other message. */
export function answerImport({ speech, cv, message }: Omit<Ask, 'text'>): Piece[] | undefined {
  if (!cv || !asksForImport(message, speech.language)) return undefined
  return [{ p: speech.say(speech.texts.cv.import_now, { name: cv.name }) }, { buttons: [importFile(speech, cv)] }]
}

const topicsOffered = ['gap', 'photo', 'length'] as const

/** Short advice on one matter of a CV, with the customs of countries if they are certain. */
export function answerCvQuestion({ speech, text, topic }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const topics = texts.cv.topics
  const asked = isTopic(topics, topic) ? topic : findTopic('cv', text, speech.language)
  if (asked && isTopic(topics, asked)) {
    const review: Button = { label: texts.wishes.cv_review, go: { intent: 'cv_review' } }
    return Promise.resolve([{ h: topics[asked].label }, { ul: topics[asked].text }, { buttons: [review] }])
  }
  const buttons = topicsOffered.map((name) => ({
    label: topics[name].label,
    go: { intent: 'cv_question', topic: name } as const,
  }))
  const all = Object.values(topics).map(({ label }) => label)
  return Promise.resolve([{ p: say(texts.cv.question_intro) }, { ul: all }, { buttons }])
}

const mostTopics = 3

/** Each of several matters in one message: "photo, and what about my parental leave?" */
export function answerCvTopics(
  { speech, text }: Ask,
  sure: readonly ('photo' | 'gap' | 'age' | 'family' | 'leaving')[],
): Promise<Piece[]> {
  const { texts, language } = speech
  const topics = texts.cv.topics
  const beside = findTopics('cv', text, language).filter((name) => standsBeside.has(name))
  const named = sure.map((name) => (name === 'family' ? 'personal' : name))
  const names = [...new Set([...named, ...beside])].slice(0, mostTopics)
  const review: Button = { label: texts.wishes.cv_review, go: { intent: 'cv_review' } }
  return Promise.resolve([
    ...names.flatMap((name): Piece[] => [{ h: topics[name].label }, { ul: topics[name].text }]),
    { buttons: [review] },
  ])
}

/** Their words hardly stand in a message about anything else. */
const standsBeside = new Set<string>(['photo', 'age', 'references'])

export const isTopic = <T extends object>(topics: T, name: string | undefined): name is Extract<keyof T, string> =>
  name !== undefined && Object.hasOwn(topics, name)
