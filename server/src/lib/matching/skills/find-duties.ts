import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findWholeSkill, type Mention } from './find-skills.ts'
import { licences } from './skill-list.ts'
import type { Skill } from './skill-phrases.ts'
import { stem } from '../text/stems.ts'
import { fold, readWords, type Word } from '../text/words.ts'
import grammar from './duty-words.json' with { type: 'json' }

/** A skill told by verb and object: "Keep the calendars of three directors". `isNear`: the line shows something like it. */
export type DutyMention = Mention & { isNear: boolean }

/** `isBare`: nothing but articles stands before it, for an "editorial calendar" is another thing. */
type Item = { stems: readonly string[]; keys: readonly string[]; isBare: boolean }
type Duty = {
  skill: Skill
  key: string
  isNear: boolean
  language: string
  objects: readonly Item[]
  notBeside: ReadonlySet<string>
}
type Verb = { stems: readonly string[]; duty: Duty }

/** The duties by the first word of their verbs. */
type DutyIndex = ReadonlyMap<string, readonly Verb[]>

let index: DutyIndex | undefined

/** What words may stand between verb and object. */
const mostBetween = 5
const longestText = 600
/** How far behind the object a word may make another thing of it: "agenda culturel". */
const beside = 2

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const fillers = setOf(grammar.fillers)
const barred = setOf(grammar.barred)
const ofWords = setOf(grammar.of)
const articles = setOf(grammar.articles)
const joining = setOf(grammar.joining)
const followers = setOf(grammar.followers)
const relatives = setOf(grammar.relatives)
const passives = setOf(grammar.passives)

/** The duties that a line of one's own work tells; of whatever else stands in it (others' work, plans) nothing. */
export function findDuties(text: string): DutyMention[] {
  const line = text.slice(0, longestText)
  const words = readWords(line)
  const heads = headsOf(line, words)
  const found = [...heads.flatMap((at) => objectsBehind(line, words, at)), ...objectsBefore(line, words)]
  const best = Map.groupBy(found, ({ skill }) => skill)
  return [...best.values()].flatMap((some) => some.toSorted((a, b) => Number(a.isNear) - Number(b.isNear)).slice(0, 1))
}

const dutyIndex = (): DutyIndex => (index ??= readDuties(join(import.meta.dirname, 'duties.tsv')))

function readDuties(file: string): DutyIndex {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const verbs = lines.flatMap((line): Verb[] => {
    const [name = '', shows = '', language = '', forms = '', objects = '', others = ''] = line.split('\t')
    const found = findWholeSkill(name)
    if (!found) throw new Error(`duties.tsv names a skill that no list has: ${name}`)
    if (found.skill.group === licences) throw new Error(`No duty shows a licence: ${name}`)
    const duty: Duty = {
      skill: found.skill,
      key: found.key,
      isNear: shows === 'near',
      language,
      objects: objects.split(' ').map((it) => ({ stems: stemsOf(it), keys: keysOf(it), isBare: it.startsWith('=') })),
      notBeside: new Set(others.split(' ').filter(Boolean).map(fold)),
    }
    return forms
      .split(' ')
      .flatMap(formsOf)
      .map((form) => ({ stems: stemsOf(form), duty }))
  })
  return Map.groupBy(verbs, ({ stems: [first = ''] }) => first)
}

const keysOf = (item: string): string[] => readWords(item.replaceAll('_', ' ')).map(({ key }) => key)
const stemsOf = (item: string): string[] => keysOf(item).map(stem)

/** "führ~en": führen, führe, führte, geführt, Führung. */
function formsOf(item: string): string[] {
  const [root = '', ending] = item.split('~')
  if (ending === undefined) return [item]
  const forms = Object.entries(grammar.endings).find(([name]) => name === ending)?.[1]
  if (forms === undefined) throw new Error(`duties.tsv has an unknown ending: ${item}`)
  return forms.split(' ').map((form) => (form.startsWith('ge-') ? `ge${root}${form.slice(3)}` : `${root}${form}`))
}

/** Where a clause opens with what was done; what somebody else does has a subject before it. */
function headsOf(line: string, words: readonly Word[]): number[] {
  const heads: number[] = []
  let isOwn = false
  words.forEach((word, at) => {
    const gap = gapBefore(line, words, at)
    const isSentence = at === 0 || /[.;•|\n]|\s[–—-]\s/.test(gap)
    const isClause = /[,&]/.test(gap) || joining.has(words[at - 1]?.key ?? '')
    if (!isSentence && !(isClause && isOwn)) return
    const head = skipFillers(line, words, at)
    const isVerb = dutyIndex().has(stem(words[head]?.key ?? ''))
    if (isSentence) isOwn = isVerb
    if (isVerb && !saysOfWhom(line, words, head)) heads.push(head)
    if (relatives.has(word.key) && !isSentence) isOwn = false
  })
  return [...new Set(heads)]
}

/** "The manager who plans and keeps": behind a relative word it is another's. */
function saysOfWhom(line: string, words: readonly Word[], head: number): boolean {
  const from = words.findLastIndex((_, at) => at <= head && /[.;•|\n]/.test(gapBefore(line, words, at)))
  return words.slice(Math.max(0, from), head).some(({ key }) => relatives.has(key))
}

function skipFillers(line: string, words: readonly Word[], from: number): number {
  let at = from
  const isFiller = (key = '') => fillers.has(key) || key.endsWith('ly')
  while (at < words.length - 1 && isFiller(words[at]?.key) && !/[,.;:]/.test(gapBefore(line, words, at + 1))) at++
  return at
}

const gapBefore = (line: string, words: readonly Word[], at: number): string =>
  line.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? line.length)

/** "Ausgewählt von Lieferanten": behind a participle it says by whom. */
const isDoneBy = (words: readonly Word[], head: number): boolean =>
  words[head + 1]?.key === 'von' && /t$|^ge\p{L}*en$/u.test(words[head]?.key ?? '')

function objectsBehind(line: string, words: readonly Word[], head: number): DutyMention[] {
  if (isDoneBy(words, head)) return []
  return verbsAt(words, head).flatMap(({ stems, duty }) => {
    const from = head + stems.length
    let near: DutyMention[] = []
    for (let at = from; at < words.length && at - from <= mostBetween; at++) {
      if (isBreak(gapBefore(line, words, at))) return near
      const end = endOfObject(words, from, at, duty)
      if (end !== undefined && isHead(line, words, end, duty) && !isOther(words, from, end, duty)) {
        const mention = mentionOf(line, words, head, end - 1, duty)
        if (!isShared(words, from, end, duty)) return [mention]
        near = [{ ...mention, isNear: true }]
      }
      if (isBarred(words, from, at)) return near
    }
    return near
  })
}

/** "Manage vendor and risk assessments": one noun before "and" may belong to what follows. */
function isShared(words: readonly Word[], from: number, end: number, { language }: Duty): boolean {
  const isOne = !(words[end - 1]?.key.endsWith('s') ?? false)
  const isNamed = words.slice(from, end - 1).some(({ key }) => articles.has(key) && !joining.has(key))
  return language === 'en' && isOne && !isNamed && ['and', 'or'].includes(words[end]?.key ?? '')
}

function verbsAt(words: readonly Word[], at: number): readonly Verb[] {
  const verbs = dutyIndex().get(stem(words[at]?.key ?? '')) ?? []
  return verbs.filter(({ stems }) => stems.every((it, offset) => stem(words[at + offset]?.key ?? '') === it))
}

function endOfObject(words: readonly Word[], from: number, at: number, { objects }: Duty): number | undefined {
  const isBare = words.slice(from, at).every(({ key }) => articles.has(key) || ofWords.has(key))
  const fits = objects.filter(
    (it) => (isBare || !it.isBare) && it.stems.every((_, offset) => isForm(words[at + offset]?.key ?? '', it, offset)),
  )
  return fits.length === 0 ? undefined : at + Math.max(...fits.map(({ stems }) => stems.length))
}

/** A noun in one or many; "budgeted" and "reporting" are no budget and no report. */
const isForm = (key: string, { keys, stems }: Item, at: number): boolean =>
  key === keys[at] || (stem(key) === stems[at] && !/(?:ed|ing)$/.test(key))

const isBreak = (gap: string): boolean => /[,.;:()\n|•?!]|\s[–—-]\s/.test(gap)

/** Only articles, numbers ("about 350", "up to 40") and what describes the object may stand before it: "kept the cost of travel" tells of costs. */
function isBarred(words: readonly Word[], from: number, at: number): boolean {
  const key = words[at]?.key ?? ''
  const said = words.slice(from, at)
  const since = said.slice(said.findLastIndex((it) => joining.has(it.key)) + 1)
  const isOfAnother = ofWords.has(key) && since.some((it) => !ofWords.has(it.key) && !articles.has(it.key))
  const isMeasure = /^\d/.test(words[at + 1]?.key ?? '')
  return (barred.has(key) && !isMeasure) || relatives.has(key) || isOfAnother || (key.length > 5 && key.endsWith('ing'))
}

/** In English the last noun is what it is about: an "invoice template" is no invoice. */
function isHead(line: string, words: readonly Word[], end: number, { language }: Duty): boolean {
  const [last, next] = [words[end - 1], words[end]]
  if (language !== 'en' || next === undefined || last === undefined || followers.has(last.key)) return true
  const gap = line.slice(last.end, next.start)
  return gap === ' ' ? followers.has(next.key) || next.key.endsWith('ly') : /^\s?[,.;:()\n–—&|/]/.test(gap)
}

const isOther = (words: readonly Word[], from: number, end: number, { notBeside }: Duty): boolean =>
  words.slice(from, end + beside).some(({ key }) => notBeside.has(key))

/** German says what was done at the end: "Kalender für drei Direktoren geführt". */
function objectsBefore(line: string, words: readonly Word[]): DutyMention[] {
  return words.flatMap((word, at) => {
    const isLast = at === words.length - 1 || /[,.;]/.test(gapBefore(line, words, at + 1)) || isJoint(words[at + 1])
    if (!isLast || !/(?:t|en)$/.test(word.key)) return []
    return verbsAt(words, at)
      .filter(({ duty }) => duty.language === 'de')
      .flatMap(({ duty }) => objectBefore(line, words, at, duty))
  })
}

const isJoint = (word: Word | undefined): boolean => word !== undefined && joining.has(word.key)

function objectBefore(line: string, words: readonly Word[], verb: number, duty: Duty): DutyMention[] {
  const breaks = words.findLastIndex((_, at) => at <= verb && isBreak(gapBefore(line, words, at)))
  const start = Math.max(0, breaks)
  // "Kollegen, die Rechnungen prüfen"
  const isRelative = breaks > 0 && /,/.test(gapBefore(line, words, breaks)) && articles.has(words[start]?.key ?? '')
  const clause = words.slice(start, verb)
  if (isRelative || clause.some(({ key }) => passives.has(key)) || saysOfWhom(line, words, verb)) return []
  const first = skipFillers(line, words, start)
  for (let at = first; at < verb; at++) {
    const end = endOfObject(words, first, at, duty)
    if (end !== undefined && end <= verb && verb - end <= mostBetween)
      return isOther(words, at, end, duty) ? [] : [mentionOf(line, words, at, verb, duty)]
    // Of a noun before it, it is that of another: "Lieferanten bei Rechnungen".
    if (at > start && /^\p{Lu}/u.test(words[at]?.raw ?? '') && !isJoint(words[at + 1])) return []
    if (barred.has(words[at]?.key ?? '')) return []
  }
  return []
}

function mentionOf(line: string, words: readonly Word[], from: number, to: number, duty: Duty): DutyMention {
  const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0]
  const { skill, key, isNear } = duty
  return { skill, key, kind: 'term', text: line.slice(start, end), start, end, isNear }
}
