import { aliases } from './aliases.ts'
import { stopWords } from './stop-words.ts'

/** One word of a text: as it stands there, and what it counts as. */
export type Token = {
  raw: string
  stem: string
  startsSentence: boolean
  /** Part of something longer: the C of C-level, the R of R$800. */
  isGlued: boolean
}

const tokenPattern = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’&/-][\p{L}\p{N}\p{M}]+|[+#]+)*/gu
const longestPhrase = 4

/**
 * The words of a text in order, spelled alike: lower case, accents kept, plurals and -ing/-ed forms reduced, and
 * known spellings of one thing replaced by one of them (K8s is Kubernetes). Same text, same tokens.
 */
export function readTokens(text: string): Token[] {
  const words = wordsOf(text)
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const { meaning, length } = aliasAt(words, at)
    const first = words[at]
    if (!first) break
    const raw = words
      .slice(at, at + length)
      .map((word) => word.raw)
      .join(' ')
    const parts = meaning === undefined ? [first.plain] : meaning.split(' ')
    parts.forEach((part, index) =>
      tokens.push({
        raw,
        stem: stem(part),
        startsSentence: first.startsSentence && index === 0,
        isGlued: first.isGlued,
      }),
    )
    at += length
  }
  return tokens
}

/** The stems that can say something about a fit: no grammar, no posting boilerplate, no single letters. */
export function contentStems(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.map((token) => token.stem).filter((word) => word.length > 1 && !/^\d+$/.test(word) && !stopStems.has(word)),
  )
}

/**
 * A word without its commonest English endings; close enough to tell that "managing" and "managed" are one word, and
 * short enough to explain. Words of up to three letters, and words with digits or signs, stay.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /[^\p{L}]/u.test(word)) return word
  let root = word
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`
  else if (/(ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2)
  else if (/[^su]s$/.test(root) && !root.endsWith('is')) root = root.slice(0, -1)
  if (root.endsWith('ing') && root.length > 5) root = undouble(root.slice(0, -3))
  else if (root.endsWith('ed') && root.length > 4) root = undouble(root.slice(0, -2))
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

const stopStems: ReadonlySet<string> = new Set([...stopWords].flatMap((word) => [word, stem(word)]))

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

type Word = { raw: string; plain: string; startsSentence: boolean; isGlued: boolean }

function wordsOf(given: string): Word[] {
  const text = given.normalize('NFKC')
  const words: Word[] = []
  let end = 0
  for (const match of text.matchAll(tokenPattern)) {
    const between = text.slice(end, match.index)
    end = match.index + match[0].length
    const startsSentence = words.length === 0 || /[.!?:;\n•]/.test(between)
    const plain = match[0].toLowerCase()
    // Unknown compounds with a slash or hyphen count word by word: "triage/assessment" is two skills.
    const whole = aliases.has(plain) || isMeaning.has(plain) || !/[/-]/.test(plain)
    const isGlued = (!whole && match[0].includes('-')) || /[$*&]/.test(text[end] ?? '')
    const pieces = whole ? [match[0]] : match[0].split(/[/-]/)
    pieces.forEach((raw, index) =>
      words.push({ raw, plain: raw.toLowerCase(), startsSentence: startsSentence && index === 0, isGlued }),
    )
  }
  return words
}

const isMeaning: ReadonlySet<string> = new Set(aliases.values())

function aliasAt(words: readonly Word[], at: number): { meaning: string | undefined; length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const meaning = aliases.get(
      words
        .slice(at, at + length)
        .map((word) => word.plain)
        .join(' '),
    )
    if (meaning !== undefined) return { meaning, length }
  }
  return { meaning: undefined, length: 1 }
}
