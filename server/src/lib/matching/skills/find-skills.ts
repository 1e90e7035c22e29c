import { findLicenceClasses } from './licence-classes.ts'
import { otherNameAt } from './other-names.ts'
import { findPeopleLed } from './people-led.ts'
import { skillList } from './skill-list.ts'
import type { Phrase, Skill, SkillNode } from './skill-phrases.ts'
import { senseInOccupation, senseOf, type Found } from './skill-sense.ts'
import { readWords, type Word } from '../text/words.ts'

export type Mention = {
  skill: Skill
  key: string
  kind: Phrase['kind']
  text: string
  start: number
  end: number
}

const longestPhrase = 8

type Match = { phrases: readonly Phrase[]; length: number }

/** The longest skill names; everyday words (Go) only in context or by `occupation`. Reads 100,000 characters. */
export function findSkills(text: string, occupation = ''): Mention[] {
  return findIn(text, occupation, (words, at) => longestAt(skillList().root, words, at))
}

/** The skills that the title of a job names, be it by what those are called who do the work: a bookkeeper, a Vertriebsleiterin. */
export function findTitleSkills(title: string): Mention[] {
  return findIn(
    title,
    '',
    (words, at) => {
      const skill = longestAt(skillList().root, words, at)
      const trade = longestAt(skillList().titles, words, at)
      if (isServed(title, words[at])) return undefined
      if (trade === undefined || trade.length <= (skill?.length ?? 0)) return skill
      const to = at + trade.length
      const isOwn = !isOfOthers(title, words, at, to)
      return isOwn && trade.phrases.some((it) => !it.isAlone || isAlone(title, words, at, to, it)) ? trade : skill
    },
    true,
  )
}

/** "Recruiter for software developers" */
const isServed = (title: string, word: Word | undefined): boolean =>
  word !== undefined && /(?<!\p{L})for\s(?:\p{L}+\s){0,2}$/iu.test(title.slice(0, word.start))

/** "PA to a surgeon", "Estate Agent Cleaner": whose work it is for, or what another's is like. */
function isOfOthers(title: string, words: readonly Word[], from: number, to: number): boolean {
  const [first, last, next] = [words[from], words[to - 1], words[to]]
  if (!first || !last) return false
  const isOfAnother = /(?<!\p{L})(?:to|of|für|pour|para)\s(?:\p{L}+\s){0,2}$/iu.test(title.slice(0, first.start))
  const isBeside = next !== undefined && title.slice(last.end, next.start) === ' '
  return (
    isOfAnother || (isBeside && (longestAt(skillList().titles, words, to) !== undefined || otherTrades.has(next.key)))
  )
}

const otherTrades = new Set('cleaner recruiter recruitment relations'.split(' '))

/**
 * True if only words of rank stand beside it: "Senior Secretary (m/w/d) – Berlin", not "Secretary General"; beside a
 * developer also what is developed with: "Python Developer", not "Property Developer".
 */
function isAlone(title: string, words: readonly Word[], from: number, to: number, { skill }: Phrase): boolean {
  const tools = skill.isComputing ? findSkills(title).filter((it) => it.skill.isComputing) : []
  const isBreak = (one: Word | undefined, other: Word | undefined) =>
    one === undefined || other === undefined || /[,;:|/()–—]|\s-\s/.test(title.slice(one.end, other.start))
  const isRank = (at: number) => {
    const word = words[at]
    return (
      word !== undefined &&
      (rankWords.has(word.key) || tools.some((it) => it.start <= word.start && it.end >= word.end))
    )
  }
  let before = from - 1
  while (!isBreak(words[before], words[before + 1]) && isRank(before)) before--
  let behind = to
  while (!isBreak(words[behind - 1], words[behind]) && isRank(behind)) behind++
  return isBreak(words[before], words[before + 1]) && isBreak(words[behind - 1], words[behind])
}

const rankWords = new Set(
  'senior junior sr jr lead leading chief head deputy assistant trainee experienced part full time remote a an the i ii iii m w d f x h in innen freelance erfahrener erfahrene stellvertretender stellvertretende angehender debutant confirme adjoint adjunto auxiliar'.split(
    ' ',
  ),
)

function findIn(
  text: string,
  occupation: string,
  matchAt: (words: readonly Word[], at: number) => Match | undefined,
  isTitle = false,
): Mention[] {
  const words = readWords(text)
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const other = otherNameAt(text, words, at)
    if (other > 0) {
      at += other
      continue
    }
    const match = matchAt(words, at) ?? completedAt(text, words, at)
    const mention = match && foundAt(text, words, at, at + match.length, match.phrases)
    if (mention) found.push(mention)
    at += mention && match ? match.length : 1
  }
  const listed = found.flatMap((mention, index) => {
    const sense = mention.isSure ? mention.senses[0] : senseOf(text, words, found, index, occupation, isTitle)
    return sense ? [mentionOf(mention, sense)] : []
  })
  return withPeopleLed(text, withLicenceClasses(text, listed))
}

function withPeopleLed(text: string, listed: readonly Mention[]): Mention[] {
  const led = findPeopleLed(text)
  const skill = skillList().skills.get('People management')
  if (!led || !skill || listed.some((it) => it.skill === skill)) return [...listed]
  // "Supervised five physiotherapists" names their trade as well.
  const inside = listed.find(({ start, end }) => start < led.end && end > led.start)
  if (inside && inside.start <= led.start) return [...listed]
  // "Lead our" of "lead our sales team" says nothing by itself.
  const isWhole = !inside || article.test(text.slice(led.start, inside.start))
  const span = { start: led.start, end: isWhole ? led.end : inside.start }
  const words = text.slice(span.start, span.end).trimEnd()
  const mention: Mention = {
    skill,
    key: 'people management',
    kind: 'name',
    text: words,
    start: span.start,
    end: span.start + words.length,
  }
  const others = listed.filter((it) => it.end <= mention.start || it.start >= mention.end)
  return [...others, mention].toSorted((a, b) => a.start - b.start)
}

const article =
  /(?<!\p{L})(?:our|the|an?|your|their|my|unser\p{L}*|einem|eines|der|des|das|notre|nos|une?|les?|la|nuestr[oa]s?|el|los|las)\s*$/iu

/** "Führerschein Klasse B und BE" names two licences and not "a driving licence". */
function withLicenceClasses(text: string, listed: readonly Mention[]): Mention[] {
  if (!/licen|schein|klasse|erlaubnis|permis|carn|[HL]GV|\bcat/i.test(text)) return [...listed]
  const classes = findLicenceClasses(text).flatMap(({ name, start, end }): Mention[] => {
    const skill = skillList().skills.get(name)
    return skill ? [{ skill, key: name.toLowerCase(), kind: 'name', text: text.slice(start, end), start, end }] : []
  })
  const [first] = classes
  if (!first) return [...listed]
  const last = classes.at(-1) ?? first
  const isReplaced = ({ skill, start, end }: Mention) =>
    classes.some((it) => start < it.end && end > it.start) ||
    (skill.name === 'Driving licence' && end <= last.end && start >= first.start - 40)
  return [...listed.filter((it) => !isReplaced(it)), ...classes].toSorted((a, b) => a.start - b.start)
}

/** The skill that a whole text is, such as an entry of a skill list, where "go" is the language. */
export function findWholeSkill(text: string, occupation = ''): Mention | undefined {
  const words = readWords(text)
  const match = longestAt(skillList().root, words, 0)
  const phrase = match && senseInOccupation(match.phrases, occupation)
  if (!match || !phrase || match.length !== words.length) return undefined
  // "Informática" is no Informatica.
  if (phrase.everyday && phrase.ambiguous !== text.trim().toLowerCase()) return undefined
  const mention = foundAt(text, words, 0, match.length, [{ ...phrase, ambiguous: undefined }])
  return mention && mentionOf(mention, phrase)
}

function mentionOf({ text, start, end }: Found, { skill, key, kind }: Phrase): Mention {
  return { skill, key, kind, text, start, end }
}

/** "Arbeits- und Sozialversicherungsrecht": the first half takes the end of the second, where that makes a listed name. */
function completedAt(text: string, words: readonly Word[], at: number): Match | undefined {
  const [word, , second] = words.slice(at, at + 3)
  if (!word || !second || text[word.end] !== '-' || !halves.test(text.slice(word.end, second.start))) return undefined
  for (let from = second.key.length - shortestEnd; from > 0; from--) {
    const phrases = skillList().root.next.get(word.key + second.key.slice(from))?.phrases ?? []
    if (phrases.length > 0) return { phrases, length: 1 }
  }
  return undefined
}

const halves = /^- (?:und|oder|sowie|bzw\.) $/i
const shortestEnd = 4

function longestAt(root: SkillNode, words: readonly Word[], at: number): Match | undefined {
  let node = root
  let best: Match | undefined
  for (let length = 1; length <= longestPhrase; length++) {
    const key = words[at + length - 1]?.key
    // A paragraph or list item may end between two words: "Sales\nForce" is not Salesforce.
    if (key === undefined) break
    const singular = key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : undefined
    // The singular of a listed plural matches only inside a longer name: "rail" is not Rails.
    const next =
      node.next.get(key) ??
      (singular === undefined ? undefined : node.next.get(singular)) ??
      (length > 1 ? node.next.get(`${key}s`) : undefined)
    if (!next) break
    node = next
    if (node.phrases.length > 0) best = { phrases: node.phrases, length }
  }
  return best
}

function foundAt(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  phrases: readonly Phrase[],
): Found | undefined {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return undefined
  const span = text.slice(first.start, last.end)
  if (span.includes('\n') || /[.!?;:]\s/.test(span)) return undefined
  if (isElided(text, first) || isFrenchAi(text, first) || isLostBreak(span, words.slice(from, to), phrases))
    return undefined
  if (to - from === 1 && (isPartOfAnother(first) || isTownLike(first, phrases) || isVerb(first, words[to])))
    return undefined
  // An everyday word that the list writes in lower case may be written in any case.
  const senses = phrases.filter(
    ({ ambiguous }) => ambiguous === undefined || span === ambiguous || ambiguous === span.toLowerCase(),
  )
  if (senses.length === 0) return undefined
  const isSure = senses[0]?.ambiguous === undefined
  return { senses, text: span, start: first.start, end: last.end, isSure, first: from, last: to - 1 }
}

/** "Rotating shifts Supervision of carers" names no shift supervision: only the break between the two is lost. */
const isLostBreak = (span: string, words: readonly Word[], phrases: readonly Phrase[]): boolean =>
  /\p{Ll}\s\p{Lu}\p{Ll}/u.test(span) && phrases.every((it) => it.key !== words.map(({ key }) => key).join(' '))

/** The ai of j'ai, the m of I'm a and m'a, the i of I'd; but l'ERP, d'Excel and driver's licence name skills. */
function isElided(text: string, { key, raw, start, before, after }: Word): boolean {
  if (key.length === 1 && isApostrophe(after)) return true
  if (!isApostrophe(before) || key.length > 3) return false
  return (
    raw !== raw.toUpperCase() ||
    !/(?<!\p{L})(?:l|d|qu)['’]$/iu.test(text.slice(Math.max(0, start - longestBefore), start))
  )
}

/** Of a long line only the word before is looked at, for each mention. */
const longestBefore = 5

/** "j'en ai trois", "ai-je", "je n'y ai pas": the verb and not artificial intelligence. */
function isFrenchAi(text: string, { key, start, end }: Word): boolean {
  return (
    key === 'ai' &&
    (/(?<!\p{L})(?:je|en|y) $/iu.test(text.slice(Math.max(0, start - longestBefore), start)) ||
      /^[ -]je(?!\p{L})/iu.test(text.slice(end)))
  )
}

const isApostrophe = (sign: string) => sign === "'" || sign === '’'

/** Leeds is not the plural of LEED, but KPIs is that of KPI. */
const isTownLike = ({ key, raw }: Word, phrases: readonly Phrase[]): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(raw) && phrases.every((it) => it.key !== key && /^\p{Lu}{3,}$/u.test(it.skill.name))

/** "React calmly to emergencies" */
const isVerb = ({ raw }: Word, next: Word | undefined): boolean =>
  raw === 'react' &&
  next !== undefined &&
  /^(?:to|and|quickly|calmly|swiftly|rapidly|promptly|appropriately|positively|well|effectively|in|under)$/.test(
    next.key,
  )

/** The C of C-level, the R of R&D and R$, the net of example.net. */
function isPartOfAnother({ key, raw, before, after }: Word): boolean {
  if (key === '.net') return before !== ''
  if (before === '.' || (key.length <= 3 && after === '.')) return true
  // "Bi-weekly" and "co-operate" name no BI.
  if (key.length === 2 && after === '-' && raw !== raw.toUpperCase()) return true
  return key.length === 1 && (before !== '' || after !== '')
}
