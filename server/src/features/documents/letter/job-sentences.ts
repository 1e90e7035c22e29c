import type { Purpose, Sourced } from '../content.ts'
import { formatMonth, isPresent } from '../dates.ts'
import { fill } from '../document-texts.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import { isLearning } from '../../../lib/matching/skills/learners.ts'
import { cleanTitle } from './clean-title.ts'
import { atEmployer, employerName, forClients } from './grammar/employer-place.ts'
import { withArticle } from './grammar/english-article.ts'
import { ownBusiness } from './grammar/own-business.ts'
import { titlePhrase, withinSentence } from './grammar/title-phrase.ts'
import { hasTextHit } from './letter-form.ts'
import { applySentence, sentence, type LetterWording } from './letter-sentences.ts'
import type { Work as Job } from './proofs/told-works.ts'

export function jobFacts(job: Job, { locale, texts }: LetterWording) {
  const month = (value: string) => formatMonth(value, { texts: { present: '' }, language: locale }, 'long')
  const title = cleanTitle(job.title, job.location)
  const isNow = isPresent(job.to)
  const from = job.from && month(job.from)
  const to = job.to && !isNow ? month(job.to) : ''
  const range =
    isNow && from
      ? fill(texts.since, { from })
      : from && to && from !== to
        ? `${from} – ${to}`
        : from && !to
          ? fill(texts.from, { from })
          : to
  const of = (fields: readonly ('title' | 'company' | 'from' | 'to')[]) =>
    fields
      .filter((field) => oneLine(job[field]) !== '')
      .map((field) => sourceOf(job, field === 'from' || field === 'to' ? field : job.fields[field]))
  const sources = of(['title', 'company', 'from', 'to'])
  return {
    title,
    company: withoutStop(job.kind === 'job' ? employerName(job.company) : oneLine(job.company)),
    from,
    to,
    range,
    isNow,
    sources,
    /** Only of what a sentence says. */
    of,
  }
}

/** "Residencia Los Olmos (Madrid)." within a sentence; the stop of "S.A." is part of it. */
const withoutStop = (name: string): string => name.replace(/(?<=\)|\p{Ll}{3})\.$/u, '')

/** The slots of a sentence about a job; `phrase` is its title as the language puts it after "as", if that is sure. */
function slotsOf(job: Job, wording: LetterWording) {
  const told = jobFacts(job, wording)
  const facts = { ...told, title: withoutNote(told.title) }
  const own = titlePhrase(facts.title, wording.language)
  const phrase = own === undefined || wording.language !== 'en' ? own : withArticle(own)
  const clients = isFreelance.test(facts.title) ? forClients(facts.company, wording.language) : undefined
  const business = job.kind === 'job' ? ownBusiness(job.company, wording.language, facts.title) : undefined
  // "I have been a Freelance Journalist": the title has said it.
  const status = business && !isFreelance.test(facts.title) ? business : ''
  const hasEmployer = facts.company !== '' && business === undefined
  const at = hasEmployer ? (clients ?? atEmployer(facts.company, wording.language)) : status && `(${status})`
  const At = at.charAt(0).toUpperCase() + at.slice(1)
  return {
    ...facts,
    phrase,
    status,
    hasEmployer,
    hasClients: clients !== undefined,
    slots: { ...facts, isNow: '', sources: '', of: '', title: phrase ?? facts.title, at, At },
  }
}

/** What somebody was, where and when, as the answer to what experience is asked for: "Cook at Fern House, since May 2021". */
export function positionText(job: Job, wording: LetterWording): { text: string; sources: string[] } {
  const { title, range, slots, of } = slotsOf(job, wording)
  const text = [[title, slots.at].filter(Boolean).join(' '), range].filter(Boolean).join(', ')
  return { text, sources: of(['title', 'company', 'from', 'to']) }
}

const isFreelance =
  /(?<!\p{L})(?:freelance\p{L}*|self-employed|independent|freie[rs]?|freiberuflich\p{L}*|indépendante?|pigiste|autónom[oa])(?!\p{L})/iu

/** "Physiotherapist (Band 7)": in a sentence a note reads like a form; that somebody was there to learn or for a time stays. */
function withoutNote(title: string): string {
  const note = /\s*\([^()]*\)$/.exec(title)?.[0] ?? ''
  return isLearning(note) || isForTime.test(note) ? title : title.slice(0, title.length - note.length) || title
}

const isForTime =
  /(?<!\p{L})(?:temp(?:orary|oral|oraire)?|acting|interim|intérim\p{L}*|cover|summer|seasonal|casual|volunt\p{L}*|unpaid|work experience|aushilfe\p{L}*|vertretung\p{L}*|ferienjob|minijob|saison\p{L}*|remplacement|bénévol\p{L}*|ehrenamt\p{L}*|sustitución|eventual)(?!\p{L})/iu

/** A job in one sentence. An unknown end is not guessed: "since" is only for a job that lasts. */
export function positionSentence(job: Job, wording: LetterWording): Sourced | undefined {
  const { title, from, to, isNow, sources, of, phrase, hasEmployer, slots } = slotsOf(job, wording)
  if (!title && !hasEmployer) return undefined
  if (!title) return sentence(wording, 'position_at', slots, sources)
  if (!hasEmployer && !phrase) return sentence(wording, 'position_titled', { title }, of(['title']))
  if (!hasEmployer && (!from || (!isNow && (!to || from === to))))
    return sentence(wording, 'position_as', slots, of(['title', 'company']))
  if (from && from === to)
    return sentence(wording, 'position_undated', { ...slots, title: `${title}, ${from}` }, sources)
  if (isNow && from) return sentence(wording, phrase ? 'position_now' : 'position_now_named', slots, sources)
  if (from && to) return sentence(wording, phrase ? 'position_past' : 'position_past_named', slots, sources)
  return sentence(wording, from ? 'position_open' : 'position_undated', { ...slots, title }, sources)
}

const longestOpening = 34

/** Who writes and what for, in one sentence where it is not too long: "I have been … since … and would like to apply …". */
export function introduction(purpose: Purpose, job: Job | undefined, wording: LetterWording): Sourced[] {
  const position = job && positionSentence(job, wording)
  const apply = applySentence(purpose, wording)
  if (!job || !position) return [apply]
  const { from, hasEmployer, title, phrase, slots } = slotsOf(job, wording)
  // The stop of "Acme Inc." is part of the name.
  const isOfName = slots.at.endsWith('.') && position.text.endsWith(slots.at)
  const told = isOfName ? position.text : position.text.replace(/\.$/, '')
  const joined =
    from && title && (hasEmployer || phrase) ? applySentence(purpose, wording, { ...position, text: told }) : undefined
  const isJoined = joined && joined.text.split(' ').length <= longestOpening && !hasTextHit(joined.text)
  return isJoined ? [joined] : [apply, position]
}

/**
 * The wish to go from the present job to one of another trade; undefined where the job has no sure title, place or
 * beginning. `isTold` where a sentence before has named the job.
 */
export function changeSentence(
  purpose: Purpose,
  job: Job,
  isTold: boolean,
  wording: LetterWording,
): Sourced | undefined {
  const { hasEmployer, from, isNow, sources, phrase, slots } = slotsOf(job, wording)
  const { title, company } = purpose
  if (!isNow || !phrase || !hasEmployer || !from || !title) return undefined
  const name = `${isTold ? 'move_on' : 'move'}${company ? '' : '_title'}` as const
  const position = withinSentence(title, wording.language)
  const told = sentence(wording, name, { ...slots, own: phrase, title: position, company }, [
    ...(isTold ? [] : sources),
    'posting/title',
    ...(company ? ['posting/company'] : []),
  ])
  return hasTextHit(told.text) ? undefined : told
}

/** An earlier job of the same title, both its ends known. */
export function sameBeforeSentence(job: Job, wording: LetterWording): Sourced | undefined {
  const { hasEmployer, from, to, sources, phrase, slots } = slotsOf(job, wording)
  if (!hasEmployer || !from || !to || from === to) return undefined
  return phrase ? sentence(wording, 'before_same', slots, sources) : positionSentence(job, wording)
}

/** The job before, both its ends known. */
export function beforeSentence(job: Job, wording: LetterWording): Sourced | undefined {
  const { hasEmployer, title, from, to, sources, phrase, slots } = slotsOf(job, wording)
  if (!(hasEmployer || (title && phrase)) || !from || !to || from === to) return undefined
  return sentence(wording, phrase ? 'before' : 'before_named', slots, sources)
}

/** What was done in a job, with place and time. */
export function didSentence(job: Job, clause: string, source: string, wording: LetterWording): Sourced | undefined {
  const { company, title, range, from, to, isNow, sources, phrase, status, slots, hasClients, hasEmployer } = slotsOf(
    job,
    wording,
  )
  // "For Maclean's, where I have been …"
  if (hasClients) return undefined
  if (company && job.kind === 'project')
    return sentence(wording, 'did_project', { company, clause }, [...sources, source])
  const all = [...sources, source]
  if (!hasEmployer && phrase) {
    const note = [status, range].filter(Boolean).join(', ')
    return sentence(wording, 'did_as', { title: note ? `${phrase} (${note})` : phrase, clause }, all)
  }
  if (!hasEmployer || !title || !range) return undefined
  if (phrase && isNow && from) return sentence(wording, 'did_now', { ...slots, clause }, all)
  if (phrase && from && to && from !== to) return sentence(wording, 'did_past', { ...slots, clause }, all)
  return sentence(wording, 'did_named', { ...slots, title, clause }, all)
}

/** The beginning of a list of lines of one job; with its title and time unless the letter has told these before. */
export function introOf(
  job: Job,
  name: 'from_work' | 'result' | 'results',
  isKnown: boolean,
  wording: LetterWording,
): Sourced | undefined {
  const { company, title, range, sources, of, phrase, hasEmployer, slots } = slotsOf(job, wording)
  if (!hasEmployer && phrase) return sentence(wording, 'from_work_as', { title: phrase }, of(['title']))
  // The letter has said the position before.
  if (!hasEmployer) return isKnown ? sentence(wording, 'in_position', {}, []) : positionSentence(job, wording)
  if (job.kind === 'project') return sentence(wording, 'from_project', { company }, sources)
  if (name !== 'from_work') return sentence(wording, name, slots, of(['company']))
  return title && range && !isKnown
    ? sentence(wording, 'from_work', { ...slots, title }, sources)
    : sentence(wording, 'from_work_at', slots, of(['company']))
}

/** What was done in a job that the letter has named: "At Warburtons, I cut …". */
export function didAtSentence(job: Job, clause: string, source: string, wording: LetterWording): Sourced | undefined {
  const { of, phrase, hasEmployer, slots } = slotsOf(job, wording)
  if (!hasEmployer && phrase) return sentence(wording, 'did_as', { title: phrase, clause }, [...of(['title']), source])
  return hasEmployer ? sentence(wording, 'did_at', { ...slots, clause }, [...of(['company']), source]) : undefined
}
