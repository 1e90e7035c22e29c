import { dateWords } from './date-facts.ts'
import { fold } from '../matching/text/words.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}&.'’+#/-]*/gu
const months = new Set(dateWords('capital'))

/** Every word of a text, folded, without the signs around it. */
export function wordsIn(text: string): Set<string> {
  return new Set([...text.matchAll(word)].flatMap(([raw]) => formsOf(raw)))
}

/** A word, and its parts where signs join it: "AWS-hosted", "TCP/IP". */
function formsOf(raw: string): string[] {
  const bare = fold(raw)
    .replace(/['’]s$/, '')
    .replace(/[.'’/-]+$/, '')
  return [bare, ...bare.split(/[-/&.]/)].filter((it) => it !== '').flatMap((it) => [it, it.replace(/s$/, '')])
}

/** Words written as names, with their folded forms. German nouns all have a capital, so there only several count. */
export function readNames(text: string, language: string): { text: string; forms: string[]; start: number }[] {
  return [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const bare = raw.replace(/['’]s$/, '').replace(/[.'’/-]+$/, '')
    const capitals = bare.match(/\p{Lu}/gu)?.length ?? 0
    const opens = /(?:^|[.:;!?•·“"(]\s*|[–-]\s+)$/u.test(text.slice(0, index))
    const isName =
      capitals >= 2 ||
      (/^\p{Lu}/u.test(bare) && !opens && language !== 'de') ||
      (/\p{L}/u.test(bare) && /\d/.test(bare) && !/^\d+\p{Ll}{1,2}$/u.test(bare))
    return isName && bare.length > 1 && !months.has(bare.toLowerCase())
      ? [{ text: bare, forms: formsOf(bare), start: index }]
      : []
  })
}
