import { readPostingLines, type PostingLine, type PostingTexts } from '../posting/posting-lines.ts'
import { isTelling } from '../posting/ask-text.ts'
import { phrases } from '../posting/posting-words.ts'
import type { Requirement } from '../posting/requirement.ts'
import { findPhrase, hasPhrase } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'
import { asks, knownConditions, type Condition } from './condition-words.ts'

const listed: ReadonlySet<PostingLine['section']> = new Set(['required', 'wished'])
/** What a job gives or says of itself asks for nothing, but papers about a person are asked for anywhere. */
const telling: ReadonlySet<PostingLine['section']> = new Set(['benefits', 'company'])
const denial =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|pas|aucune?|sans|sin|ningun\p{L}*)\s(?:\S+\s){0,2}$/iu
const longestLine = 600

/**
 * Circumstances that a posting asks a person to agree to or to prove: nights, weekends, shifts, a criminal record check,
 * the right to work. Each once, in the posting's words.
 */
export function readConditions(posting: PostingTexts): Requirement[] {
  const found = readPostingLines(posting).flatMap(conditionsOf)
  return [...Map.groupBy(found, ({ condition }) => condition).values()].map(([first, ...others]) => ({
    ...(first as Requirement),
    kind: [first, ...others].some((it) => it?.kind === 'required') ? 'required' : 'wished',
  }))
}

/** Requirements without those that only say a condition once more: "Able to work nights when". */
export function withConditions(asked: readonly Requirement[], conditions: readonly Requirement[]): Requirement[] {
  const formal = new Set(conditions.flatMap(({ skills }) => skills.map(({ name }) => name)))
  const isFormal = ({ skills }: Requirement) => skills.length > 0 && skills.every(({ name }) => formal.has(name))
  const isOnly = ({ what, text }: Requirement) =>
    what === 'other' && conditions.some((it) => text.includes(it.text) && !isTelling(text.replace(it.text, ' ')))
  return [...asked.filter((it) => !isFormal(it) && !isOnly(it)), ...conditions]
}

function conditionsOf({ text: line, section }: PostingLine): Requirement[] {
  const text = line.slice(0, longestLine)
  const words = readWords(text)
  if (!listed.has(section) && !hasPhrase(words, asks)) return []
  const isWished = section === 'wished' || hasPhrase(words, phrases.wished)
  return knownConditions.flatMap((condition): Requirement[] => {
    if (condition.skill === undefined && telling.has(section)) return []
    const hit = findPhrase(words, condition.asked)[0]
    const [first, last] = [words[hit?.from ?? -1], words[(hit?.to ?? 0) - 1]]
    if (!first || !last || (condition.skill === undefined && denial.test(text.slice(0, first.start)))) return []
    return [requirementOf(condition, text.slice(first.start, last.end), isWished)]
  })
}

const requirementOf = ({ name, skill }: Condition, text: string, isWished: boolean): Requirement => ({
  text,
  kind: isWished ? 'wished' : 'required',
  what: 'condition',
  skills: skill === undefined ? [] : [{ name: skill, key: skill.toLowerCase(), kind: 'name' }],
  condition: name,
})
