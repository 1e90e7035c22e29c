import { findYearCounts } from '../../../../lib/matching/posting/year-counts.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { heldIn } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { MatchedRequirement } from '../../../../lib/matching/profile/match-requirements.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { isLearning } from '../../../../lib/matching/skills/learners.ts'
import { fold } from '../../../../lib/matching/text/words.ts'
import { isPresent } from '../../dates.ts'
import { namesPaper } from '../../paper-words.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { positionText } from '../job-sentences.ts'
import type { LetterWording } from '../letter-sentences.ts'
import type { Work } from './told-works.ts'
import type { Ask } from './posting-asks.ts'
import { namesLanguage, reachesLevel } from './language-levels.ts'
import { weightOf, type Candidate } from './proof.ts'
import { isOfTitle, shownOf } from './shown-skills.ts'
import { familiesIn, sharedBy } from './word-families.ts'

const ofYears =
  /\d+\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*\d+\s*)?(?:years?|months?|jahre?n?|monate?n?|ans|années|mois|años|meses)\b|(?:mehrjährig|several years|plusieurs années|varios años|\b(?:un|une|dos|tres|deux|trois|zwei|drei|fünf|one|two|three|five) (?:an|año|ans|años|jahre|years?)\b)/iu
const ofIndustry = /(?<!\p{L})(?:industry|sector|branche|secteur|industrie|sector)(?!\p{L})/iu
const yearsValue = { quoted: 8, like: 4 } as const
const telling = 1.2

/** More are a CV. */
const mostJobs = 3

/**
 * The jobs that years of a field are asked for, as many as make up the years; a bare number of years is told by the
 * opening of the letter.
 */
export function yearsAnswers(
  ask: Ask,
  jobs: readonly Work[],
  matched: readonly MatchedRequirement[],
  wording: LetterWording,
  today: string,
): Candidate[] {
  const isCounted = ofYears.test(ask.text)
  if (!(isCounted || asksForExperience(ask)) || ask.families.size === 0) return []
  const counted = matched.filter(({ what }) => what === 'years')
  // Of an industry the match must find all years; elsewhere a job of that name and length answers what it finds similar.
  const isOfIndustry = ofIndustry.test(ask.text)
  const quoted = counted.filter(({ status }) => status === 'have' || (status === 'similar' && !isOfIndustry))
  // Where the match finds none of the years that are asked for, similar words in a title are none either.
  if (counted.length > 0 && quoted.length === 0) return []
  // "A Salesforce certificate or three years of hands-on work" asks for no years as another administrator.
  if (counted.length === 0 && namesPaper(ask.text)) return []
  const isQuoted = (job: Work) =>
    quoted.some(({ profile }) => profile.some((label) => label.startsWith(`${job.title}, ${job.company}`)))
  const isLike = (job: Work) =>
    isCounted
      ? ask.named.some((group) => isOfTitle(group, job.title) || shownOf(group, heldIn(job.title)).length > 0) ||
        sharedBy(ask.families, familiesIn(`${job.title} ${job.company}`)).weight >= telling
      : ask.named.every((group) => isOfTitle(group, job.title)) && !isLearning(job.title)
  // "7-10 years region or headquarters": where the match counts none, the number that is written.
  const written = Number(
    /(\d{1,2})\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*\d+\s*)?(?:years|jahre|ans|años)/iu.exec(ask.text)?.[1] ?? 0,
  )
  const asked = Math.max(written, ...findYearCounts(ask.text).map(({ years }) => years))
  const dated = jobs.filter((it) => oneLine(it.title) !== '' && it.from !== '' && (isQuoted(it) || isLike(it)))
  const single = dated.find((job) => yearsIn(job, today) >= asked)
  const together = [...Array(Math.min(mostJobs, dated.length)).keys()].map((at) => dated.slice(0, at + 1))
  const enough = single ? [single] : (together.find((it) => yearsOf(it, today) >= asked) ?? [])
  const [job] = enough
  const told = enough.filter(({ title }) => oneLine(title) !== '').map((it) => positionText(it, wording))
  if (!job || told.length === 0) return []
  const value = yearsValue[enough.some(isQuoted) ? 'quoted' : 'like'] * weightOf(ask)
  const text = told.map((it) => it.text).join('; ')
  const sources = told.flatMap((it) => it.sources)
  // "3+ years of Java" beside a Software Engineer: the job says how long it was, and not how much of it was Java.
  const isOfWork = ({ title }: Work) =>
    ask.named.some((group) => isOfTitle(group, title)) || sharedBy(ask.families, familiesIn(title)).weight >= telling
  const isFound = counted.length > 0 && counted.every(({ status }) => status === 'have')
  const isHeld = isFound && enough.every(isOfWork)
  return [
    { kind: 'years', bring: { text, sources, origin: 'template' }, meta: null, job, jobs: enough, isHeld, ask, value },
  ]
}

/** "Experience in accounting": the job of an accountant is the answer, not one of its duties. */
function asksForExperience({ text, named, families, isLine }: Ask): boolean {
  if (!isLine || named.length === 0 || !ofExperience.test(text) || namesPaper(text)) return false
  const subject = familiesIn(
    named
      .flat()
      .map((it) => it.text)
      .join('\n'),
  )
  return [...families].every(([start, stem]) => subject.has(start) || tellingness(stem) < tellingBeside)
}
const ofExperience = /(?<!\p{L})(?:experience|\p{L}*erfahrung|expérience|experiencia)(?!\p{L})/iu
const tellingBeside = 1.2

const yearsOf = (jobs: readonly Work[], today: string): number => Math.floor(monthsTogether(jobs, today) / 12)

/** Of jobs at the same time the months count once. */
function monthsTogether(jobs: readonly Work[], today: string): number {
  const spans = jobs.map((job) => spanOf(job, today)).toSorted((a, b) => a.start - b.start)
  let until = 0
  return spans.reduce((sum, { start, end }) => {
    const months = Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
    return sum + months
  }, 0)
}

/** Of an open end that is not said to last, only the beginning is known. */
function spanOf({ from, to }: Work, today: string): { start: number; end: number } {
  const monthOf = (it: string) => Number(it.slice(0, 4)) * 12 + Number(it.slice(5, 7) || 1)
  const start = monthOf(from)
  return { start, end: isPresent(to) ? monthOf(today) + 1 : to === '' ? start : monthOf(to) + 1 }
}

const yearsIn = (job: Work, today: string): number => yearsOf([job], today)

const languageValue = 3
/** The languages of the profile that an ask names, with the levels that they have there. */
export function languageAnswers(
  ask: Ask,
  {
    profile,
    wording,
    posting = '',
  }: { profile: ProfileDocument; wording: LetterWording; posting?: string | undefined },
): Candidate[] {
  const known = profile.personal_details.languages_known.map((text, index) => ({ text: oneLine(text), index }))
  const named = known.filter(({ text }) => namesLanguage(ask.text, text))
  // "Schulenglisch" is no answer to "sehr gute Englischkenntnisse".
  const strong = strongly.test(ask.text) ? named.filter(({ text }) => !weakly.test(text)) : named
  const held = strong.filter(({ text }) => reachesLevel(text, ask.text, posting))
  // The letter itself shows the language that it is written in.
  const others = held.filter(({ text }) => !fold(text).startsWith(ownNames[wording.language]))
  if (others.length === 0) return []
  return [
    {
      kind: 'language',
      bring: {
        text: held.map(({ text }) => text).join(', '),
        sources: held.map(({ index }) => `personal_details/languages_known/${index}`),
        origin: 'template',
      },
      meta: null,
      ask,
      value: languageValue * weightOf(ask),
    },
  ]
}

const strongly =
  /(?<!\p{L})(?:(?:sehr )?gut\p{L}*|good|bonn?e?s? (?:niveau|maîtrise|connaissances?)|buen\p{L}*|fließend\p{L}*|verhandlungssicher\p{L}*|perfekt\p{L}*|excellent\p{L}*|fluen\p{L}*|advanced|proficient|native|business|strong|courant\p{L}*|bilingue|maîtrise|avanzad[oa]|fluid[oa]|alto|B2|C[12])(?!\p{L})/iu
const weakly =
  /(?<!\p{L})(?:schul\p{L}+|grundkenntnisse|anfänger|basics?|beginner|elementary|school|notions|scolaire|débutant|básic[oa]|nociones|elemental|A[12]|B1)(?!\p{L})/iu
const ownNames = { en: 'english', de: 'deutsch', fr: 'francais', es: 'espanol' } as const
