// A request is at the start or end of a message; a pasted posting or CV is in between. Words of despair stand anywhere.
const longest = {
  wish: { head: 400, tail: 200 },
  message: { head: 1400, tail: 600 },
  whole: { head: 16_000, tail: 8000 },
}

/**
 * Drops control and invisible characters, applies NFKC, cuts: `wish` to 600 characters, `message` to 2,000, `whole` to
 * 24,000, which is more than a message of the chat may have.
 */
export function readable(text: string, part: keyof typeof longest = 'message'): string {
  const { head, tail } = longest[part]
  const cleaned = ends(text, 4 * head, 4 * tail)
    .normalize('NFKC')
    .replace(/\p{Cc}+/gu, (found) => (found.includes('\n') ? '\n' : ' '))
    .replace(/[\p{Cf}\p{Co}\p{Cn}\uFFFD]+/gu, '')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
  return ends(cleaned, head, tail)
}

function ends(text: string, head: number, tail: number): string {
  if (text.length <= head + tail) return text.toWellFormed()
  return `${text.slice(0, head)}\n${text.slice(-tail)}`.toWellFormed()
}

/** Lower case without accents, ß as ss: "Gespräch", "GESPRACH" and "gesprach" are the same word. */
export function fold(text: string): string {
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
}

/** Folded letters and digits with one space between words: "Ok, that's  enough!" is "ok thats enough". */
export const bareWords = (text: string): string =>
  fold(text)
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same with apostrophes between words too: "l’autre" is "l autre", and "archive-la" two words. */
export const spacedWords = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True within a Damerau–Levenshtein distance (optimal string alignment) of `most`. */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  if (most === 0) return a === b
  if (most === 1) return isOneSlip(a, b)
  let [before, previous] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return false
    before = previous
    previous = row
  }
  return (previous[b.length] ?? Infinity) <= most
}

/** By far the most is asked about one slip: what two words do not share at their ends is then all that needs a look. */
function isOneSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, other] = [a.length - end - start, b.length - end - start]
  if (left <= 1 && other <= 1) return true
  return left === 2 && other === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}

/** Typos tolerated by length; in shorter words a typo makes another word. */
export const slipsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)
