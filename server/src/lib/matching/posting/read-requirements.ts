import { beginsWithPhrase, hasPhrase } from '../text/phrases.ts'
import { readPostingLines, type PostingLine, type PostingTexts } from './posting-lines.ts'
import { phrases } from './posting-words.ts'
import { readClause, readTitle } from './read-clause.ts'
import type { Requirement } from './requirement.ts'
import { readWords } from '../text/words.ts'

/** More than any person can answer; real postings name 5 to 25 things. */
const mostRequirements = 40
const mostText = 240
/** Fewer provable things are no list of requirements: then the work itself says what is needed. */
const fewestAsked = 3
const words = { named: 4, most: 40 }

/** Requirement sections, lines that say "must" and, where these are few, duties (en, de, fr, es). Deterministic. */
export function readRequirements(posting: PostingTexts): Requirement[] {
  const title = (posting.title ?? '').slice(0, mostText)
  const company = new Set(readWords(posting.company ?? '').map(({ key }) => key))
  const lines = readPostingLines(posting)
  const asked = lines.flatMap((line) => requirementsOf(line, title))
  const isShort = asked.filter(({ what }) => what !== 'strength' && what !== 'other').length < fewestAsked
  const named = isShort ? lines.flatMap((line) => skillsOfDuty(line, title)) : []
  const found = [...asked, ...named].filter(({ what, text }) => what !== 'skill' || !isNameOf(text, company))
  const place = placeOf(posting.location ?? '')
  return [...withoutRepeats([...titleSkills(title), ...found]), ...place].slice(0, mostRequirements)
}

/** Ajax asks for nothing by its own name. */
function isNameOf(text: string, company: ReadonlySet<string>): boolean {
  const keys = readWords(text).map(({ key }) => key)
  return keys.length > 0 && keys.every((key) => company.has(key))
}

function titleSkills(title: string): Requirement[] {
  const parts = readTitle(title).filter(({ what }) => what === 'skill')
  return parts.slice(0, 2).map((part) => ({ ...part, kind: 'required' }))
}

function requirementsOf({ text, section, isItem }: PostingLine, title: string): Requirement[] {
  if (section === 'benefits' || section === 'company' || section === 'legal' || section === 'apply') return []
  const line = readWords(text)
  if (hasPhrase(line, phrases.notRequirement)) return []
  const isWished = hasPhrase(line, phrases.wished)
  const opens = beginsWithPhrase(line, phrases.opener)
  const asks = isWished || opens || hasPhrase(line, phrases.required)
  const isListed = section === 'required' || section === 'wished'
  const kind = isWished || (section === 'wished' && !isStrict(text)) ? 'wished' : 'required'
  const parts = readClause(text, title)
  // Outside the requirements a duty may only mention a skill, and general strengths say nothing.
  const counted = isListed
    ? parts
    : parts.filter(({ what }) => measured.has(what) || (asks && section === 'unknown' && what !== 'strength'))
  if (counted.length > 0) return counted.map((part) => ({ ...part, text: shorten(part.text), kind }))
  // A short item of a list asks by standing there: "Phonics", "Vehículo propio".
  const isNamed = (isItem && line.length <= words.named) || (asks && line.length <= words.most)
  const isOther = isListed && isNamed && parts.length === 0 && line.length > 0
  if (!isOther || text.length > mostText || hasPhrase(line, phrases.attitude)) return []
  return [{ text, kind, what: 'other', skills: [] }]
}

/** What a duty names is needed for it, but nobody asks for it in so many words: a wish. */
function skillsOfDuty({ text, section }: PostingLine, title: string): Requirement[] {
  const line = readWords(text)
  if (section !== 'duties' && !(section === 'unknown' && beginsWithPhrase(line, phrases.duty))) return []
  if (hasPhrase(line, phrases.notRequirement)) return []
  const skills = readClause(text, title).filter(({ what }) => what === 'skill' || what === 'language')
  return skills.map((part) => ({ ...part, text: shorten(part.text), kind: 'wished' }))
}

const measured: ReadonlySet<Requirement['what']> = new Set(['years', 'degree', 'licence'])

/** Words that overrule the heading "nice to have". */
const isStrict = (text: string): boolean => /\b(?:must|mandatory|essential|zwingend|exigé|imprescindible)\b/i.test(text)

function placeOf(location: string): Requirement[] {
  const text = location.replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > 100 || /remote|anywhere|worldwide|home ?office|télétravail/i.test(text)) return []
  return [{ text, kind: 'required', what: 'place', skills: [] }]
}

function withoutRepeats(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Map<string, Requirement>()
  for (const requirement of requirements) {
    const key = keyOf(requirement)
    const earlier = seen.get(key)
    if (!earlier) seen.set(key, { ...requirement })
    else if (requirement.kind === 'required') earlier.kind = 'required'
  }
  return [...seen.values()]
}

function keyOf({ what, text, skills, language }: Requirement): string {
  if (what === 'language') return `language ${language?.code}`
  if (what === 'degree') return 'degree'
  const names = skills.map(({ name }) => name).toSorted()
  return what === 'years' ? `years ${names.join('|') || text.toLowerCase()}` : names.join('|') || text.toLowerCase()
}

function shorten(text: string): string {
  return text.length <= mostText ? text : text.slice(0, mostText).replace(/\s+\S*$/, ' …')
}
