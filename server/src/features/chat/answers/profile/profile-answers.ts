import type { ProfileTarget } from '../../proposals/proposal-payloads.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { openPage } from '../pages.ts'
import { namesDuty, namesEntry, namesTitle, profileChangesIn, saysNew, type ProfileChange } from './profile-words.ts'
import { languageCode } from './stated-languages.ts'
import type { Speech } from '../speech.ts'

type Profile = Awaited<ReturnType<Ask['tools']['read_profile']['run']>>['profile']

const jobsShown = 4
const skillsShown = 20

/** Shows what the user saved, and what is still empty. */
export async function answerShow({ speech, tools, call }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.profile
  const { profile, version } = await tools.read_profile.run({}, call)
  if (version === 0) return [{ p: say(t.empty) }, { buttons: [openPage(speech, 'profile')] }]
  const missing = emptyParts(profile, speech)
  return [
    { p: say(t.intro) },
    { ul: profileLines(profile, speech) },
    ...(missing.length > 0 ? [{ p: say(t.missing, { list: missing.join(', ') }) }] : []),
    { buttons: [{ label: texts.wishes.cv_review, go: { intent: 'cv_review' } }, openPage(speech, 'profile')] },
  ]
}

function profileLines(profile: Profile, { say, texts }: Speech): Line[] {
  const t = texts.profile
  const { personal_details: person, professional_experience: jobs, education, skills } = profile
  const place = person.present_location.trim() === '' ? '' : `, ${person.present_location}`
  const latest = jobs.slice(0, jobsShown).map(({ title, company, from, to }) => {
    const end = /present/i.test(to) ? t.present : to
    return say(t.job, { title: title || '…', company: company || '…', from: from || '…', to: end || '…' })
  })
  const schools = education.map(({ degree_type, specialization, institution }) =>
    [degree_type, specialization, institution].filter((part) => part.trim() !== '').join(', '),
  )
  const skillList = skills.slice(0, skillsShown).map(({ skill }) => skill)
  return [
    ...(person.name.trim() === '' ? [] : [say(t.name, { name: person.name, place })]),
    ...latest,
    ...(skills.length === 0 ? [] : [say(t.skills, { count: skills.length, list: skillList.join(', ') })]),
    ...(person.languages_known.length === 0 ? [] : [say(t.languages, { list: person.languages_known.join(', ') })]),
    ...(schools.length === 0 ? [] : [say(t.education, { list: schools.slice(0, jobsShown).join('; ') })]),
  ]
}

function emptyParts({ personal_details: person, ...profile }: Profile, { texts }: Speech): string[] {
  const names = texts.profile.parts
  const parts: [string, boolean][] = [
    [names.name, person.name.trim() === ''],
    [names.email, person.email.trim() === ''],
    [names.phone, person.mobile_numbers.length === 0],
    [names.location, person.present_location.trim() === ''],
    [names.summary, profile.profile_summary.trim() === ''],
    [names.experience, profile.professional_experience.length === 0],
    [names.education, profile.education.length === 0],
    [names.skills, profile.skills.length === 0],
    [names.languages, person.languages_known.length === 0],
  ]
  return parts.filter(([, isEmpty]) => isEmpty).map(([name]) => name)
}

/** Proposes the profile changes that the message names, or else says how to ask for one. */
export async function answerProfileChange(ask: Ask): Promise<Piece[]> {
  const { speech, text, url } = ask
  const changes = profileChangesIn(text, speech.language, url)
  const open: Piece = { buttons: [openPage(speech, 'profile')] }
  const t = speech.texts.profile
  if (changes.length === 0)
    return [{ p: speech.say(namesEntry(text) ? t.entry : namesDuty(text) ? t.duty : t.what) }, open]
  const pieces: Piece[] = []
  for (const change of changes)
    pieces.push(
      ...(isTitle(change, ask)
        ? [{ p: speech.say(t.title, { title: change.value }) }]
        : await proposeChange(ask, change)),
    )
  // "I did the till course in 2019 and know stock systems": the course is not dropped without a word.
  const isLeft = namesEntry(text) && changes.every(({ field, isRemoval }) => field === 'skill' && !isRemoval)
  return [...pieces, ...(isLeft ? [{ p: speech.say(t.entry) }] : []), open]
}

const isTitle = ({ field, value, isRemoval }: ProfileChange, { board }: Ask): boolean =>
  field === 'skill' &&
  !isRemoval &&
  (namesTitle(value) || board.some(({ job_title }) => fold(job_title) === fold(value)))

async function proposeChange({ speech, tools, call, text }: Ask, change: ProfileChange): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.profile
  const { field, isRemoval } = change
  const { profile } = await tools.read_profile.run({}, call)
  const elsewhere = field === 'skill' && isRemoval ? entryNamed(profile, change.value) : undefined
  if (elsewhere !== undefined) return [{ p: say(t.elsewhere, { value: change.value, entry: elsewhere }) }]
  const known = field === 'language' ? await knownLanguage(tools, call, change.value) : undefined
  // Without a level it says no more than the profile does.
  const value = known !== undefined && (isRemoval || !change.value.includes('(')) ? known : change.value
  const isText = field === 'email' || field === 'present_location' || field === 'address'
  const [number, further] = profile.personal_details.mobile_numbers
  const isNewNumber = field === 'phone' && !isRemoval && further === undefined && saysNew(text)
  const before = isNewNumber ? number : known
  const replaces = before === undefined || before === value ? {} : { replaces: before }
  const target: ProfileTarget = isText ? { field } : { field, text: value, ...replaces }
  const proposed = await tools.change_profile.run({ target, value: isRemoval ? null : value }, call)
  if (isToolRefusal(proposed) && proposed.refused === 'unchanged')
    return [{ p: say(isRemoval ? t.not_there : t.already, { value }) }]
  if (isToolRefusal(proposed) && proposed.refused === 'invalid_input') return [{ p: say(t.does_not_fit, { value }) }]
  const added = isNewNumber && number !== undefined ? t.new_number : t.add[field]
  const sentence = isRemoval ? t.remove : added
  const pieces = proposalPieces(speech, proposed, sentence, { value, before: before ?? '' })
  return !isRemoval && field === 'skill' && certificate.test(value) ? [...pieces, { p: say(t.certificate) }] : pieces
}

const certificate =
  /(?<!\p{L})(?:licen[cs]es?|certificates?|tickets?|first aid|irtec|führerschein|schein|zertifikat|permis|caces|certiphyto|habilitation|carnet|certificado|prl)(?!\p{L})/iu

/** The entry outside of the skills that a removal means: a certificate, a course, a job or a school. */
function entryNamed(profile: Profile, value: string): string | undefined {
  const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const said = words(value)
  if (said.length === 0 || profile.skills.some(({ skill }) => fold(skill) === fold(value))) return undefined
  const entries = [
    ...profile.certifications.map(({ certification_name }) => certification_name),
    ...profile.training.map(({ training_name }) => training_name),
    ...profile.professional_experience.map(({ title, company }) => [title, company].filter(Boolean).join(', ')),
    ...profile.education.map(({ degree_type, institution }) => [degree_type, institution].filter(Boolean).join(', ')),
  ]
  return entries.find((entry) => said.every((word) => words(entry).includes(word)))
}

/** The profile's entry for the same language, with whatever level it has. */
async function knownLanguage(tools: Ask['tools'], call: Ask['call'], value: string): Promise<string | undefined> {
  const { profile } = await tools.read_profile.run({}, call)
  const code = languageCode(value)
  return profile.personal_details.languages_known.find((entry) => languageCode(entry) === code)
}
