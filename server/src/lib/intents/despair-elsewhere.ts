import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold, readable } from './plain-text.ts'

type Lists = { despair: RegExp; idioms: RegExp | undefined }
let known: ReadonlyMap<string, Lists> | undefined

/** Of scripts whose words are written, or may be written, without spaces. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

const alike: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ی: 'ي', ک: 'ك' }

/** "I do not want to die" is the opposite of what stands in it. */
const negations = 'non|não|nao|no|niet|nie|не|ne|nu|nem|inte|ikke|δεν|δε|μη|nisam|necu|tidak|nggak|gak|không|لا|ما|مش|לא'
  .split('|')
  .map(plain)
  .join('|')

/**
 * The language in which a message says plainly that its writer wants to die, of those that the assistant does not speak
 * otherwise (words/despair-elsewhere.txt, whose head says how it is written); undefined without such words.
 */
export function despairLanguage(text: string): string | undefined {
  const sentences = readable(text, 'whole')
    .split(/[.!?;,\n…。！？；，、؟،।]+/u)
    .map((sentence) => ` ${plain(sentence)} `)
    .filter((sentence) => sentence.trim() !== '')
  const lists = [...(known ??= readLists())]
  return lists.find(([, { despair, idioms }]) =>
    sentences.some((sentence) => despair.test(idioms ? sentence.replaceAll(idioms, ' . ') : sentence)),
  )?.[0]
}

/** The languages that have a list. */
export const despairLanguages = (): string[] => [...(known ??= readLists()).keys()]

/** Folded further than elsewhere: people leave out what their keyboard lacks. Scripts without spaces have none at all. */
function plain(text: string): string {
  const words = fold(text)
    .replace(/['’]/gu, ' ')
    .replace(/[łøđıیک]/gu, (letter) => alike[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return unspaced.test(words.normalize('NFC')) ? words.replaceAll(' ', '') : words
}

function readLists(): Map<string, Lists> {
  const lines = readFileSync(join(import.meta.dirname, 'words/despair-elsewhere.txt'), 'utf8').split('\n')
  const written = new Map<string, string[]>()
  let own: string[] = []
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    if (line.startsWith('# ')) written.set(line.slice(2), (own = []))
    else own.push(line)
  }
  return new Map([...written].map(([language, all]) => [language, listsFrom(all)]))
}

function listsFrom(lines: readonly string[]): Lists {
  const end = endPattern(lines.find((line) => line.startsWith('$ '))?.slice(2) ?? '')
  const idioms = lines.filter((line) => line.startsWith('- ')).map((line) => patternOf(line.slice(2), end))
  const despair = lines.filter((line) => !/^[-$] /.test(line)).map((line) => patternOf(line, end))
  return {
    despair: new RegExp(`(?<! (?:${negations}))(?:${despair.join('|')})`, 'u'),
    idioms: idioms.length > 0 ? new RegExp(idioms.join('|'), 'gu') : undefined,
  }
}

/** `any more|like this + and|because`: nothing, or words of the first kind alone, or one of the second and anything. */
function endPattern(line: string): string {
  const [still = '', andThen = ''] = line.split(' + ')
  const either = (words: string) => (words === '' ? undefined : `(?:${words.split('|').map(plain).join('|')})`)
  const [more, on] = [either(still), either(andThen)]
  const space = unspaced.test(line) ? '' : ' '
  return `(?=${more ? `(?:${space}${more})*` : ''}(?: $${on ? `|${space}${on}${space}` : ''}))`
}

/** A space stands before each word and at the end of a sentence; in scripts without spaces at its ends only. */
function patternOf(phrase: string, endOfAll: string): string {
  const [start, end] = [phrase.startsWith('^') ? '^' : '', phrase.endsWith('$') ? endOfAll : '']
  const bare = phrase.replace(/^\^|\$$/g, '')
  if (unspaced.test(bare)) return `${start === '' ? '' : '^ '}${plain(bare)}${end}`
  const words = bare.split(/\s+/).map((word) => {
    if (word === '..') return `(?: (?!(?:${negations}) )\\S+){0,2}`
    const either = word.split('|').map(plain)
    return either.length === 1 ? ` ${either[0]}` : ` (?:${either.join('|')})`
  })
  return `${start}${words.join('')}${end === '' ? '(?= )' : end}`
}
