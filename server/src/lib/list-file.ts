import { readFileSync } from 'node:fs'

/** The lines of a list that lies beside the code. Empty lines and lines that begin with # say nothing. */
export const listLines = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The rows of a table of words: a name, a tab, and words with bars between them. A name may have several rows. */
export const wordRows = (path: string): { name: string; words: string[] }[] =>
  listLines(path).map((line) => {
    const [name = '', words = ''] = line.split('\t')
    return { name, words: words.split('|') }
  })

/** The words of a row of such a table. Throws for a row that is not there: a list has been renamed. */
export function wordsByName(path: string): (name: string) => string[] {
  const rows = new Map(wordRows(path).map(({ name, words }) => [name, words]))
  return (wanted) => {
    const words = rows.get(wanted)
    if (!words) throw new Error(`${path} has no row "${wanted}".`)
    return words
  }
}
