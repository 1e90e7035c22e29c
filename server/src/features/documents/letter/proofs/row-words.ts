import { heldIn } from '../../../../lib/matching/profile/profile-evidence.ts'
import { findSkills, type Mention } from '../../../../lib/matching/skills/find-skills.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { fold } from '../../../../lib/matching/text/words.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { namesPaper } from '../../paper-words.ts'
import { shortClause } from './ask-clauses.ts'
import { clausesOf, isQuotable, withoutTornBracket } from './ask-line.ts'
import { meetsTargets } from './met-targets.ts'
import { namesHeldLanguage } from './language-levels.ts'
import type { Candidate } from './proof.ts'
import { sharesPair } from './part-asks.ts'
import { saidPart } from './said-part.ts'
import { isName, isSaidIn, isToolIn, namedOf, shownOf } from './shown-skills.ts'
import { asksForAttitude, namesIn, type Ask, withoutModal } from './posting-asks.ts'
import { familiesIn, sharedBy, shareOf } from './word-families.ts'

/** What a row may repeat of one ask: the whole line, or only names of what the answer shows. */
export type RowWords = {
  names: readonly string[]
  isWhole: boolean
  isRequired: boolean
  place: number
}

/** A number of years, or of how many. */
export const asksForYears = (text: string): boolean => ofYears.test(text)
const ofYears = /\d\s*\+?\s*(?:years?|jahre?n?|ans|années|años)\b|\d\s*(?:-|–|to|bis|à|a)\s*\d/iu
type What = Requirement['what']
const otherThan = (ask: Ask, ...kinds: readonly What[]): boolean =>
  ask.requirements.some(({ what }) => !kinds.includes(what) && what !== 'strength' && what !== 'place')

/** Some twelve words: what is longer is read twice beside its answer. */
const longestWords = 90

/** The words that an answer really answers; undefined where the posting has none that can stand alone. */
export function rowWords(answer: Candidate): RowWords | undefined {
  const { ask } = answer
  const found = wordsOf(answer)
  const clean = found.names
    .map((name) => shortClause(withoutTornBracket(withoutModal(clausesOf(name)[0] ?? name)), longestWords))
    .filter((name) => isQuotable(name) && !asksForAttitude(name))
  const names = ask.isForeign ? clean.filter((name) => fold(answer.bring.text).includes(fold(name))) : clean
  if (names.length === 0 || (ask.isForeign && found.isWhole)) return undefined
  return { ...found, names, isRequired: ask.kind === 'required', place: ask.place }
}

function wordsOf(answer: Candidate): Pick<RowWords, 'names' | 'isWhole'> {
  const { kind, ask } = answer
  const whole = { names: [kind === 'line' ? saidPart(answer) : ask.text], isWhole: true }
  const partOf = (...kinds: readonly What[]) => ({
    names: ask.requirements
      .filter(({ what, text }) => kinds.includes(what) && isWhole(ask, text))
      .map(({ text }) => text),
    isWhole: false,
  })
  switch (kind) {
    case 'line':
      return isWholeShown(answer) ? whole : { names: shownNames(answer), isWhole: false }
    case 'paper':
      return paperWords(answer) ?? partOf('degree', 'licence')
    case 'years':
      return !otherThan(ask, 'years', 'skill', 'other') && isQuotable(ask.text) ? whole : partOf('years')
    case 'language':
      if (!isEachHeld(answer)) return heldLanguages(answer)
      return !otherThan(ask, 'language', 'other') && ask.named.length === 0 && isQuotable(ask.text)
        ? whole
        : partOf('language')
  }
}

/** A paper answers a whole line where that asks for paper; of skills it shows those that its own name has. */
function paperWords({ ask, bring }: Candidate): Pick<RowWords, 'names' | 'isWhole'> | undefined {
  if (asksForYears(ask.text) || otherThan(ask, 'skill', 'degree', 'licence', 'other')) return undefined
  const held = heldIn(bring.text)
  const named = ask.named.filter((group) => namedOf(group, held).length > 0)
  const isForPaper = !otherThan(ask, 'degree', 'licence', 'other') || namesPaper(ask.text)
  if (isQuotable(ask.text) && (isForPaper || (ask.isLine && named.length > 0 && named.length === ask.named.length)))
    return { names: [ask.text], isWhole: ask.isLine }
  const names = named.flatMap((group) => namedOf(group, held).slice(0, mostAlternatives).map(nameOf))
  return names.length > 0 ? { names, isWhole: false } : undefined
}

/** "Inglés alto y se valorará francés": of what is not held nothing is repeated. */
const isEachHeld = ({ ask, bring }: Candidate): boolean =>
  ask.requirements.filter(({ what }) => what === 'language').every(({ text }) => namesHeldLanguage(text, bring.text))

const heldLanguages = ({ ask, bring }: Candidate): Pick<RowWords, 'names' | 'isWhole'> => ({
  names: ask.requirements
    .filter(({ what, text }) => what === 'language' && namesHeldLanguage(text, bring.text))
    .map(({ text }) => text),
  isWhole: false,
})

type Group = Ask['named'][number]
const isDirect = (group: Group, { skills = [], bring }: Candidate): boolean =>
  namedOf(group, skills).length > 0 ||
  isSaidIn(group, familiesIn(bring.text)) ||
  group.some((it) => isToolIn(it, bring.text))

/** Whether a line of work answers a whole line: half of what that names, and not only by what follows from something else. */
function isWholeShown(answer: Candidate): boolean {
  const { ask, skills = [], bring } = answer
  if (!ask.isLine || asksForYears(ask.text) || otherThan(ask, 'skill', 'other') || saysOther(answer)) return false
  const share = shareOf(ask.families, familiesIn(bring.text))
  if (ask.named.length === 0 || share >= leastShared || meetsTargets(ask.text, bring.text)) return true
  const direct = ask.named.filter((group) => isDirect(group, answer))
  const shown = ask.named.filter((group) => direct.includes(group) || shownOf(group, skills).length > 0)
  return (
    direct.length > 0 &&
    (share >= leastOfLine || unsaidIn(answer) <= mostUnsaid) &&
    shown.length * 2 >= ask.named.length
  )
}

/**
 * What the row would repeat tells more that the answer does not say than what it says: "knowledge of accounting theory"
 * beside a line about accounting.
 */
function saysOther(answer: Candidate): boolean {
  const { ask, bring } = answer
  if (meetsTargets(ask.text, bring.text) || sharesPair(ask.text, bring.text)) return false
  const asked = familiesIn(saidPart(answer))
  const said = familiesIn(bring.text)
  const shown = familiesIn(
    ask.named
      .filter((group) => isDirect(group, answer))
      .flat()
      .map(({ text }) => text)
      .join('\n'),
  )
  const open = [...asked].filter(([start, stem]) => !said.has(start) && !shown.has(start) && tellingness(stem) >= rare)
  const unsaid = open.reduce((sum, [, stem]) => sum + tellingness(stem), 0)
  return unsaid > sharedBy(asked, said).weight + (shown.size > 0 ? ofShown : 0)
}
const [rare, ofShown] = [0.9, 1.5]

/** The telling words of an ask beside the skills that it names, as far as the answer does not say them. */
function unsaidIn({ ask, bring }: Candidate): number {
  const said = familiesIn([bring.text, ...ask.named.flat().map(({ text }) => text)].join('\n'))
  return [...ask.families].filter(([start, stem]) => !said.has(start) && tellingness(stem) >= leastTelling).length
}

/** What of an ask a line of work names itself; that React includes JavaScript is no reason to name that. */
function shownNames(answer: Candidate): string[] {
  const { ask, skills = [], bring } = answer
  const families = familiesIn(bring.text)
  return ask.named
    .filter((group) => isDirect(group, answer))
    .flatMap((group) => {
      const own = namedOf(group, skills)
      const named = own.length > 0 ? own : group.filter((it) => isSaidIn([it], families) || isToolIn(it, bring.text))
      return eitherOf(ask.text, named.filter(isName).slice(0, mostAlternatives).map(nameOf))
    })
}

/** Two alternatives with the posting's own word between them: "JBoss ou Apache Tomcat". */
function eitherOf(text: string, names: readonly string[]): readonly string[] {
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined || first === last) return names
  const [from, to] = [text.indexOf(first), text.indexOf(last)]
  const between = text.slice(from + first.length, to)
  const isJoined = from >= 0 && to > from && /^\s(?:or|oder|ou|o)\s$|^\s?\/\s?$/iu.test(between)
  return isJoined ? [text.slice(from, to + last.length)] : names.slice(0, 1)
}

/** A name out of a clause without the case that it has there: "des Qualitätsmanagements". */
const nameOf = ({ text, key, skill }: Mention): string =>
  // "Must troubleshoot equipment" asks for troubleshooting.
  skill.name.toLowerCase() === `${text}ing`
    ? `${text}ing`
    : /\p{Ll}{4}s$/u.test(text) && !key.endsWith('s') && /^\p{Lu}/u.test(text)
      ? text.slice(0, -1)
      : text

const mostAlternatives = 2
const leastShared = 0.5
/** A line that says much more than the skill it names is not answered by that alone; "stack" or "production" is not much. */
const [leastOfLine, mostUnsaid] = [0.3, 1]
const leastTelling = 1.5

/** Words of a line that end where a clause of it ends. */
function isWhole({ text: line }: Ask, text: string): boolean {
  const behind = line.slice(line.indexOf(text) + text.length)
  return isQuotable(text) && (!/^\s*[\p{L}\p{N}]/u.test(behind) || /^\s(?:and|und|sowie|et|y)\s/iu.test(behind))
}

/** A posting's words in a row are read at a glance. */
const [longest, mostNames, longestName] = [100, 4, 4]
const isShort = (text: string): boolean =>
  text.split(/\s+/).length <= longestName && !/[,;:()]|\s(?:and|or|und|oder|et|ou|y|o)\s/iu.test(text)

/**
 * The posting's words of a row: the one line that is answered best, or the names of what is asked, in the posting's
 * order. Clauses are never put together, except those of languages, which all stand in one row.
 * @param answered the best first
 */
export function wordsOfRow(kind: Candidate['kind'], answered: readonly RowWords[]): string[] {
  const [best] = answered.toSorted((a, b) => rankOf(b) - rankOf(a))
  if (!best) return []
  if (kind === 'language') return [wordsTogether(answered.flatMap(({ names }) => names))]
  if (!best.names.every(isShort)) return best.names.slice(0, 1)
  const isAlike = ({ names, isWhole }: RowWords) => names.every(isShort) && isWhole === best.isWhole
  const named = answered.filter(isAlike).toSorted((a, b) => a.place - b.place)
  return distinct(named.flatMap(({ names }) => names)).slice(0, mostNames)
}

const rankOf = ({ isRequired, isWhole }: RowWords): number => Number(isRequired) * 2 + Number(isWhole)

/** One behind the other while they are read at a glance. */
export function wordsTogether(...texts: readonly (readonly string[])[]): string {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu))
  const each = distinct(texts.flat())
  // "Very good English" beside "Very good German and English".
  const [first = '', ...others] = each.filter(
    (it) => !each.some((other) => other.length > it.length && wordsIn(it).isSubsetOf(wordsIn(other))),
  )
  return others.reduce((all, it) => ([all, it].join('; ').length > longest ? all : [all, it].join('; ')), first)
}

/** Each once: not a part of another one, nor another name of the same skill. */
function distinct(texts: readonly string[]): string[] {
  const skillOf = (text: string) => findSkills(text)[0]?.skill.name ?? text
  const isIn = (one: string, other: string) => namesIn(other, one)
  return texts.filter(
    (text, at) =>
      !texts.some((other, place) => place !== at && isIn(text, other) && (!isIn(other, text) || place < at)) &&
      !texts.slice(0, at).some((other) => isShort(text) && isShort(other) && skillOf(other) === skillOf(text)),
  )
}

/** "Experience with implants" goes on small behind another one; "Excel reports" does not. */
const continued = (text: string): string =>
  /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text) && !findSkills(text.split(' ')[0] ?? '').some(({ skill }) => !skill.isActivity)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** The words of a row as it prints them. */
export function rowText(words: readonly string[], language: string): string {
  const [first = '', ...rest] = words
  const all = [first, ...rest.map((it) => (language === 'de' ? it : continued(it)))]
  const text = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(all)
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
