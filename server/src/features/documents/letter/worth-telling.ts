import type { Language } from '../../../lib/languages.ts'
import { findTitleSkills } from '../../../lib/matching/skills/find-skills.ts'
import type { MatchedRequirement } from '../../../lib/matching/profile/match-requirements.ts'
import type { LetterInterest } from './proofs/rare-words.ts'
import { isOfTrade } from './main-job.ts'
import { linesOfTitle } from './proofs/title-lines.ts'
import { isPaperOfTrade } from './papers/trade-papers.ts'
import { nearAsks } from './proofs/find-proofs.ts'
import { namesIn, type Ask } from './proofs/posting-asks.ts'
import type { Proof } from './proofs/proof.ts'
import type { Work, WorkLine } from './proofs/told-works.ts'
import { familiesIn, sharedBy } from './proofs/word-families.ts'

type Grounds = {
  asks: readonly Ask[]
  matched: readonly MatchedRequirement[]
  proofs: readonly Proof[]
  lines: readonly WorkLine[]
  main: Work | undefined
  position: string
  language: Language
  interest: LetterInterest
}

/** One thing in common is mostly chance. */
const fewestNear = 2

/**
 * Whether the work of a profile is worth telling for a posting: it answers something, is of the trade or similar to it,
 * or is near to several things asked. Where it is none of these, its duties would only show that they are other ones: a
 * chef's for a personal assistant, though both know Microsoft Office.
 */
export function isWorthTelling({ asks, matched, proofs, lines, main, position, language, interest }: Grounds): boolean {
  // Any degree is asked for by many, one of its subject by few.
  const isOfSubject = ({ asks: own, bring }: Proof) =>
    own.some(({ families }) => sharedBy(families, familiesIn(bring.text)).weight >= telling)
  const isAnswer = (it: Proof) =>
    it.kind === 'line' ||
    it.kind === 'years' ||
    (it.kind === 'paper' && (isPaperOfTrade(position, it.bring.text) || isOfSubject(it)))
  if (
    proofs.some(isAnswer) ||
    linesOfTitle(lines, position).length > 0 ||
    (main !== undefined && isOfTrade(main, position) && sharesHead(main, position, language))
  )
    return true
  const texts = lines.map(({ line }) => line.text)
  const isShown = (it: MatchedRequirement) =>
    it.status === 'have' && it.profile.some((said) => texts.some((text) => text.startsWith(said.slice(0, beginning))))
  const isOfTitle = (it: MatchedRequirement) => it.status !== 'missing' && namesIn(position, it.text)
  return (
    matched.some((it) => it.what === 'skill' && (isShown(it) || isOfTitle(it))) ||
    nearAsks(asks, { lines, interest }).size >= fewestNear
  )
}

/** "Practice Manager" and "Practice Nurse" share where they work, not what they do. */
function sharesHead({ title }: Work, position: string, language: Language): boolean {
  const trades = (text: string) => findTitleSkills(text).map(({ skill }) => skill.name)
  if (trades(title).some((it) => trades(position).includes(it))) return true
  const [own, asked] = [familiesIn(title), [...familiesIn(position).keys()]]
  const head = language === 'fr' || language === 'es' ? asked[0] : asked.at(-1)
  const shared = asked.filter((it) => own.has(it)).length
  // A compound shares its end: Hauptbuchhalterin, Buchhalter.
  return shared !== 1 || (head !== undefined && own.has(head))
}

/** The match cuts what it quotes. */
const beginning = 60
const telling = 2
