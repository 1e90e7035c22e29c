import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { languageIn, languagesIn, type NamedLanguage } from '../words/language-names.ts'
import { joinTexts } from '../lines/wrapped-lines.ts'
import { isLevel, saysLevel } from '../words/skill-levels.ts'
import { splitItems } from './skill-items.ts'

const maxLineLength = 400
/** The field holds 100 characters, and the language stands before its level. */
const maxLevelLength = 70

type Draft = { name: string; levels: string[]; lines: number[] }

/** The spoken languages that lines name, with their levels, in the file's words: "Anglais (B2)". */
export function readLanguages(lines: readonly Pick<IndexedLine, 'text' | 'index'>[]): ReadValue[] {
  const read: Draft[] = []
  let above = ''
  for (const { text, index } of lines.reduce(joinOpenBracket, [])) {
    const isRest = /^\p{Ll}/u.test(text) && !/[,;.)]$/.test(above)
    above = text
    if (text.length > maxLineLength || isSentence(text)) continue
    const lists = levelLists(text)
    if (lists) {
      for (const language of lists.flatMap(languagesOfList)) addLanguage(read, language, index)
      continue
    }
    const pieces = piecesOf(text).map((piece) => ({ piece, found: languagesOf(piece) }))
    if (pieces.every(({ found }) => found.length === 0)) {
      addRowOfLevels(read, pieces, index, isRest)
      continue
    }
    for (const { piece, found } of pieces) {
      const open = read.at(-1)
      // A level in a cell of its own belongs to the language before it.
      if (found.length === 0 && open) addLevel(open, piece, index, isRest && pieces.length === 1)
      for (const language of found) addLanguage(read, language, index)
    }
  }
  return read.map(({ name, levels, lines: own }) => {
    const level = [...new Set(levels)].join(', ')
    return { value: level === '' ? name : `${name} (${level})`, confidence: 'high', lines: own }
  })
}

type Row = Pick<IndexedLine, 'text' | 'index'>

/** "Deutsch (verhandlungs-" above "sicher)" in a narrow column. */
function joinOpenBracket(rows: Row[], row: Row): Row[] {
  const above = rows.at(-1)
  const isRest = above && /\([^()]{0,60}$/.test(above.text) && /^[^()]{1,60}\)/.test(row.text)
  return isRest ? [...rows.slice(0, -1), { ...above, text: joinTexts(above.text, row.text) }] : [...rows, row]
}

function addLanguage(read: Draft[], { name, levels }: Omit<Draft, 'lines'>, index: number): void {
  const same = read.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (same === undefined) read.push({ name, levels: [...levels], lines: [index] })
  else if (same.levels.length === 0) same.levels = [...levels]
}

type LevelList = { level: string; items: string }

/** "Fluent: English, French; basic: German": each level stands before all of its languages. */
function levelLists(text: string): LevelList[] | undefined {
  const lists = text.split(/\s?[;|]\s+|(?<=\p{L})\.\s+(?=\p{Lu})|\s[–—-]\s(?=[^:]{1,30}:)/u).map((part) => {
    const [, level = '', items = ''] = /^([^:：]{2,40}?)\s?[:：]\s+(\S.*)$/u.exec(part.trim()) ?? []
    const isLevelName = isLevel(level) && /\p{L}/u.test(level) && languagesIn(level).length === 0 && !modes.test(level)
    return isLevelName ? { level: tidy(level), items } : undefined
  })
  return lists.every((list) => list !== undefined) ? lists : undefined
}

const languagesOfList = ({ level, items }: LevelList) =>
  piecesOf(items)
    .flatMap(languagesOf)
    .map(({ name, levels }) => ({ name, levels: levels.length > 0 ? levels : [level] }))

/** A language without the level that `readLanguages` puts behind it. */
export const withoutLanguageLevel = (value: string) => value.replace(/\s\([^()]*(?:\([^()]*\)[^()]*)*\)$/, '')

/** "Türkisch Muttersprache" between programs: a language with its level, and nothing else. */
export function isSpoken(text: string): boolean {
  const name = languageIn(text)
  const beside = name === undefined ? '' : text.replace(name, ' ').trim()
  const rest = beside.replace(/[()]/g, ' ').trim()
  return rest !== '' && saysLevel(rest) && (isLevel(rest) || /^\([^()]*\)$/.test(beside))
}

/** Splits at "/" and "and" only between languages: "in Wort und Schrift" is one level. */
function piecesOf(text: string): string[] {
  return splitItems(text).flatMap((item) =>
    item.split(/\s{2,}|(?<=[\p{Ll})]{2})\.\s+(?=\p{Lu})/u).flatMap((piece) => {
      const shared = /^([^()]+?)(\s?[:：]\s.+)$/u.exec(piece)
      const [, names = piece, level = ''] = shared ?? []
      const parts = withSharedLevel(names.split(/\s?\/\s?|\s(?:and|und|et|y|e|en|&)\s/u)).map((name) => name + level)
      return parts.every((part) => languagesIn(part).length === 1) ? parts : [piece]
    }),
  )
}

/** "Ukrainisch und Russisch Muttersprache": the grammar gives the level to both. "Deutsch und Englisch B2" leaves it open. */
function withSharedLevel(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? ''
  const level = last.slice(languagesIn(last)[0]?.end ?? last.length).trim()
  const areBare = parts.slice(0, -1).every((part) => languageIn(part)?.length === part.trim().length)
  if (!areBare || !sharedLevel.test(level)) return parts
  return parts.map((part) => (part === last ? part : `${part.trim()} ${level}`))
}

const sharedLevel =
  /^\(?(?:(?:als\s)?mutter|native|mother|bilingu|zweisprachig|fluent|flie(?:ß|ss)end|courant|lenguas?\smaterna|langues?\smaternelle|nativ|fluid)/iu

const modes =
  /^(?:listening|reading|speaking|writing|spoken|written|oral|understanding|hören|lesen|schreiben|sprechen|mündlich|schriftlich|compr|expres|lect|escri|écrit|hablad|parl|other|others|sonstige|weitere|autres?|otros?)/iu

/** A language that no list has: "baoulé (courant)". The level beside the word is what shows it. */
function rareLanguage(piece: string): { name: string; levels: string[] }[] {
  const [, name = '', level = ''] =
    /^(\p{L}[\p{L}\p{M}’'-]{2,20})\s*(?:\(|[:：]\s|\s[–—-]\s)\s*([^()]{2,60})\)?$/u.exec(piece.trim()) ?? []
  const isName = name !== '' && name !== name.toUpperCase() && !isLevel(name) && !saysLevel(name) && !modes.test(name)
  return isName && isLevel(level) ? [{ name, levels: [tidy(level)] }] : []
}

/** Levels below the languages: one each, column by column. Any other number cannot be told apart. */
function addRowOfLevels(
  read: readonly Draft[],
  pieces: readonly { piece: string }[],
  line: number,
  isRest: boolean,
): void {
  const above = read.filter(({ lines }) => line - (lines.at(-1) ?? line) <= 1)
  if (above.length !== pieces.length) return
  above.forEach((language, at) => addLevel(language, pieces[at]?.piece ?? '', line, isRest))
}

/** `isRest`: the level began in the line above, "langue" above "maternelle". */
function addLevel(open: Draft, piece: string, line: number, isRest = false): void {
  const level = withCertificate(tidy(piece.replace(/^\((.*)\)$/, '$1')))
  if (
    level.length > maxLevelLength ||
    !(isLevel(level) || (saysLevel(level) && !/[():]/.test(level))) ||
    !/\p{L}/u.test(level)
  )
    return
  const begun = isRest && open.lines.includes(line - 1) ? open.levels.pop() : undefined
  open.levels.push(begun === undefined ? level : `${begun} ${level}`)
  if (!open.lines.includes(line)) open.lines.push(line)
}

/** "C1 (Cambridge Advanced, 2015)" as "C1, Cambridge Advanced, 2015": the level itself is put in brackets behind its language. */
function withCertificate(text: string): string {
  const [, level = '', proof = ''] = /^([^()]+?)\s*\(([^()]{2,60})\)$/u.exec(text) ?? []
  return isLevel(level) && proof !== '' ? `${level}, ${proof}` : text
}

/** One language, or several with a level each: "Deutsch Muttersprache Englisch fließend". */
function languagesOf(piece: string): { name: string; levels: string[] }[] {
  const named = languagesIn(piece)
  if (named.length === 0) return rareLanguage(piece)
  const starts = named.filter(({ start }, at) => at === 0 || saysLevel(piece.slice(named[at - 1]?.end, start)))
  return starts.flatMap((language, at) => {
    const from = at === 0 ? 0 : language.start
    const text = piece.slice(from, starts[at + 1]?.start)
    return { name: language.name, levels: levelsBeside(text, language, from) }
  })
}

function levelsBeside(text: string, { start, end }: NamedLanguage, from: number): string[] {
  const before = tidy(text.slice(0, start - from))
  const after = text.slice(end - from)
  // "English Spanish (fluent)": the level may be the other's.
  if (languagesIn(after).length > 0) return saysLevel(before) ? [before] : []
  const scale = scaleIn(after)
  const inBrackets = [...after.matchAll(/\(([^()]{1,80})\)/g)].map(([, inner = '']) => tidy(inner))
  const behind = after.replace(/\([^()]{1,80}\)/g, ' ')
  // What follows a colon, a dash or a bracket speaks of the language, whatever its words.
  const isSet = /^\s*[:：–—-]/u.test(behind)
  const plain = tidy(behind)
  return [
    ...(saysLevel(before) ? [before] : []),
    ...(plain !== '' && (isSet || saysLevel(plain)) ? [plain] : []),
    ...inBrackets,
    ...(scale === undefined ? [] : [scale]),
  ].filter((level) => level.length <= maxLevelLength && (level === scale || /\p{L}/u.test(level)))
}

/** "Engels – 4/5": a scale of somebody's own, in the file's words. */
const scaleIn = (text: string): string | undefined =>
  /^[\s:–—-]*(\d{1,2}\s?\/\s?(?:5|6|10))$/u.exec(text.trimEnd())?.[1]?.replace(/\s/g, '')

const drawn = /[●○◉◯⬤■□▪▫▰▱█▓░▒★☆✩✭◆◇•·∙⚫⚪\uE000-\uF8FF]+/gu

const tidy = (text: string) =>
  text
    .replace(drawn, ' ')
    .replace(/\(s\)/g, '')
    .replace(/\s[:：]\s/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:：,;.–—-]+|[\s:：,;–—-]+$/gu, '')
    .replace(/(?<=[ABC][12])\.$/, '')
    .replace(/\s(?:in|en|of|de|em|i)$/iu, '')

const isSentence = (text: string) => text.split(/\s+/).length > 14 && !/[,;|•·\t]/.test(text)
