import { findYearCounts } from '../../../../lib/matching/posting/year-counts.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { MatchedRequirement } from '../../../../lib/matching/profile/match-requirements.ts'
import { fold } from '../../../../lib/matching/text/words.ts'
import { isPresent } from '../../dates.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { jobFacts } from '../job-sentences.ts'
import type { LetterWording } from '../letter-sentences.ts'
import type { Work } from './told-works.ts'
import type { Ask } from './posting-asks.ts'
import { weightOf, type Candidate } from './proof.ts'
import { familiesIn, sharedBy } from './word-families.ts'

const ofYears =
  /\d+\s*\+?\s*(?:(?:-|–|to|bis|à|a)\s*\d+\s*)?(?:years?|jahre?n?|ans|années|años)\b|(?:mehrjährig|several years|plusieurs années|varios años|\b(?:un|une|dos|tres|deux|trois|zwei|drei|fünf|one|two|three|five) (?:an|año|ans|años|jahre|years?)\b)/iu
const yearsValue = { quoted: 8, like: 4 } as const
const telling = 1.2

/** The job that years of a field are asked for; a bare number of years is told by the opening of the letter. */
export function yearsAnswers(
  ask: Ask,
  jobs: readonly Work[],
  matched: readonly MatchedRequirement[],
  wording: LetterWording,
  today: string,
): Candidate[] {
  if (!ofYears.test(ask.text) || ask.families.size === 0) return []
  const quoted = matched.filter(({ what, status }) => what === 'years' && status !== 'missing')
  const isQuoted = (job: Work) =>
    quoted.some(({ profile }) => profile.some((label) => label.startsWith(`${job.title}, ${job.company}`)))
  const isLike = (job: Work) => sharedBy(ask.families, familiesIn(`${job.title} ${job.company}`)).weight >= telling
  const asked = Math.max(0, ...findYearCounts(ask.text).map(({ years }) => years))
  const fits = (job: Work) => (isQuoted(job) || isLike(job)) && yearsIn(job, today) >= asked
  const job = jobs.find((it) => oneLine(it.title) !== '' && it.from !== '' && fits(it))
  if (!job) return []
  const { title, company, range, sources, of } = jobFacts(job, wording)
  const titleSource = sources[0]
  if (!titleSource || title === '') return []
  const place = [company, range].filter(Boolean).join(', ')
  return [
    {
      kind: 'years',
      bring: { text: title, sources: [titleSource], origin: 'verbatim' },
      meta: place === '' ? null : { text: place, sources: of(['company', 'from', 'to']), origin: 'template' },
      job,
      ask,
      value: yearsValue[isQuoted(job) ? 'quoted' : 'like'] * weightOf(ask),
    },
  ]
}

/** Whole years between two months. */
function yearsIn({ from, to }: Work, today: string): number {
  const [start, end] = [from, isPresent(to) ? today : to].map(
    (it) => Number(it.slice(0, 4)) + Number(it.slice(5, 7) || 1) / 12,
  )
  return Math.floor((end ?? 0) - (start ?? 0) + 1 / 12)
}

const languageValue = 3
/** Englisch and Englischkenntnisse, anglais and Anglais courant. */
const fewestLetters = 4

/** The languages of the profile that an ask names, with the levels that they have there. */
export function languageAnswers(ask: Ask, profile: ProfileDocument, wording: LetterWording): Candidate[] {
  const asked = fold(ask.text)
  const known = profile.personal_details.languages_known.map((text, index) => ({ text: oneLine(text), index }))
  const named = known.filter(({ text }) => {
    const name = /^\p{L}+/u.exec(fold(text))?.[0] ?? ''
    return name.length >= fewestLetters && new RegExp(`(?<!\\p{L})${name.slice(0, -1)}`, 'u').test(asked)
  })
  // The letter itself shows the language that it is written in.
  const others = named.filter(({ text }) => !fold(text).startsWith(ownNames[wording.language]))
  if (others.length === 0) return []
  return [
    {
      kind: 'language',
      bring: {
        text: named.map(({ text }) => text).join(', '),
        sources: named.map(({ index }) => `personal_details/languages_known/${index}`),
        origin: 'template',
      },
      meta: null,
      ask,
      value: languageValue * weightOf(ask),
    },
  ]
}

const ownNames = { en: 'english', de: 'deutsch', fr: 'francais', es: 'espanol' } as const
