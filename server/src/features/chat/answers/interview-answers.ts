import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findJobByTown } from '../../../lib/intents/entities/named-jobs.ts'
import { fold } from '../../../lib/intents/plain-text.ts'
import { isOccupation, isPerson } from '../../../lib/matching/skills/word-of-others.ts'
import type { Line } from '../../../lib/markdown/blocks.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import type { Card } from '../board/cards.ts'
import type { PostingMatch } from '../tools/search-tools.ts'
import { isToolRefusal } from '../tools/tool.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { isTopic } from './cv-answers.ts'
import { openPage } from './pages.ts'
import { fittingStories } from './practice/story-answers.ts'
import { shownRequirements } from './posting-requirements.ts'
import { findTopic } from './topics.ts'
import { active, askWhich, jobButton } from './which-job.ts'

type Requirement = PostingMatch['requirements'][number]
export type OwnWork = Pick<ProfileDocument, 'professional_experience' | 'volunteer_experience'>

const questionsShown = 6
const linesShown = 4

/** Likely questions from the posting's requirements and the user's own lines, or else the usual ones. */
export async function answerPreparation(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, topic, text } = ask
  const topics = speech.texts.interview.topics
  const asked = isTopic(topics, topic) ? topic : findTopic('interview', text, speech.language)
  if (asked && isTopic(topics, asked) && jobs.length === 0)
    return [{ h: topics[asked].label }, { ul: topics[asked].text }, { buttons: afterPreparation(ask, undefined) }]
  if (jobs.length > 1) return askWhich(ask, { intent: 'interview_prep' })
  const card = meantInterview(ask)
  return card ? prepareFor(ask, card) : prepareInGeneral(ask)
}

/** The named job, by its town where nothing else names one; without a name the next interview. */
export const meantInterview = (ask: Ask): Card | undefined =>
  ask.jobs[0] ?? findJobByTown(ask.text, active(ask.board)) ?? nextInterview(ask)

/** The job of the interview on the named day, of the next one, or else the only one in that stage. */
export function nextInterview({ board, day, timeZone }: Pick<Ask, 'board' | 'day' | 'timeZone'>): Card | undefined {
  const open = active(board)
  const planned = open
    .filter(({ next_interview_at }) => next_interview_at !== null)
    .toSorted((a, b) => (a.next_interview_at ?? '').localeCompare(b.next_interview_at ?? ''))
  const ofDay = planned.find(({ next_interview_at }) => dayIn(timeZone, new Date(next_interview_at ?? '')) === day)
  // Whoever names a day does not mean the interview of another one.
  const next = day === undefined ? planned[0] : ofDay
  const inStage = open.filter(({ status }) => status === 'Interview')
  return next ?? (inStage.length === 1 ? inStage[0] : undefined)
}

async function prepareFor(ask: Ask, card: Card): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, texts } = speech
  const t = texts.interview
  const job = speech.job(card)
  const when: Piece[] =
    card.next_interview_at === null ? [] : [{ p: say(t.when, { when: speech.moment(card.next_interview_at) }) }]
  const match = await tools.match_job.run({ job_url: card.job_url }, call)
  if (isToolRefusal(match) || match.requirements.length === 0) {
    const why: Piece[] =
      isToolRefusal(match) && match.refused !== 'profile_empty' ? [{ p: say(t.no_posting, { job }) }] : []
    return [...when, ...why, ...(await prepareInGeneral(ask, card))]
  }
  const { profile } = await tools.read_profile.run({}, call)
  return [
    ...when,
    { p: say(t.intro, { job }) },
    { ol: likelyQuestions(match.requirements, profile, ask) },
    ...(await fittingStories(ask, match.requirements)),
    { p: t.questions_intro },
    { ul: t.questions },
    { buttons: afterPreparation(ask, card) },
  ]
}

/** Required things first, and among them those that the profile shows: there is a story to tell. */
export function byWeight(requirements: readonly Requirement[]): Requirement[] {
  const weight = ({ kind, status }: Requirement) => (kind === 'required' ? 2 : 0) + (status === 'have' ? 1 : 0)
  return requirements.toSorted((a, b) => weight(b) - weight(a))
}

export function likelyQuestions(requirements: readonly Requirement[], work: OwnWork, { speech }: Ask): Line[] {
  const { say, texts } = speech
  const told = new Set<string>()
  return byWeight(shownRequirements(requirements))
    .slice(0, questionsShown)
    .map((requirement) => {
      const { text, status, profile } = requirement
      if (status === 'missing') return say(texts.interview.ask_missing, { text })
      const words = profile.slice(0, 3).join(', ')
      if (requirement.what === 'language') return say(texts.interview.ask_language, { text })
      if (!isDone(requirement)) return say(texts.interview.ask_held, { text, words })
      const line = ownLines(work).find((one) => !told.has(one) && profile.some((words) => says(one, words)))
      if (line === undefined) return say(texts.interview.ask_have_short, { text, words })
      told.add(line)
      return say(texts.interview.ask_have, { text, line })
    })
}

/** There are examples of what one does, and none of a degree, a licence, a town, working hours or what one is called. */
const isDone = ({ what, isTitle, text }: Requirement): boolean =>
  !held.has(what) && isTitle !== true && !isOccupation(text) && !isPerson(text)

const held = new Set<Requirement['what']>(['degree', 'licence', 'place', 'condition'])

const says = (line: string, words: string): boolean => words.length > 1 && fold(line).includes(fold(words))

/** What the user wrote about their work, achievements first. */
export function ownLines({ professional_experience: jobs, volunteer_experience: honorary }: OwnWork): string[] {
  const lines = [
    ...jobs.flatMap(({ notable_achievements }) => notable_achievements),
    ...jobs.flatMap(({ responsibilities }) => responsibilities),
    ...honorary.flatMap(({ responsibilities }) => responsibilities),
  ]
  return lines.filter((line) => line.trim().length > 15)
}

async function prepareInGeneral(ask: Ask, card?: Card): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, texts } = speech
  const t = texts.interview
  const { profile } = await tools.read_profile.run({}, call)
  // A line with a figure makes the better story.
  const lines = ownLines(profile).toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))
  return [
    { p: t.general_intro },
    { ol: t.general },
    ...(lines.length > 0
      ? [{ p: t.own_lines }, { ul: lines.slice(0, linesShown).map((text) => speech.text(texts.quoted, { text })) }]
      : [{ p: say(t.no_own_lines) }]),
    { buttons: afterPreparation(ask, card) },
  ]
}

function afterPreparation({ speech }: Ask, card: Card | undefined): Button[] {
  const { texts, text } = speech
  const practise = { intent: 'interview_practice' } as const
  const salary = {
    label: texts.interview.topics.salary.label,
    go: { intent: 'interview_prep', topic: 'salary' },
  } as const
  return card
    ? [jobButton(text(texts.about.practise, { job: speech.job(card) }), practise, card), salary]
    : [{ label: texts.wishes.interview_practice, go: practise }, salary, openPage(speech, 'profile')]
}
