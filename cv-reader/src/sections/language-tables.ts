import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { allWords } from '../words/dictionary.ts'
import { languageIn } from '../words/language-names.ts'
import { squeezed } from '../words/normal-words.ts'
import { isLevel } from '../words/skill-levels.ts'

const labels = new Set(allWords(({ language_table_labels }) => language_table_labels).map(squeezed))

const cellsOf = ({ text }: IndexedLine) => text.split(/\t+|\s?[:：]\s+/u).filter((cell) => cell.trim() !== '')
const namesTable = (line: IndexedLine) => labels.has(squeezed(cellsOf(line)[0] ?? ''))
const languageOf = (cell: string) => (languageIn(cell)?.length === cell.trim().length ? cell.trim() : undefined)
const grade = /^[ABC][12]$/
const gradesOf = (line: IndexedLine) => cellsOf(line).filter((cell) => grade.test(cell.trim()))

/** The longest table: six languages with the head of three lines that Europass has. */
const mostLines = 30
const mostHeads = 3

/**
 * The languages that a section of skills holds as a Europass does: "Mother tongue(s) | Armenian", below it the other languages, and their
 * levels for listening, reading, speaking and writing, which may follow in a column of their own. `lines` are all that the table fills.
 */
export function readLanguageTable(section: readonly IndexedLine[]): { languages: ReadValue[]; lines: Set<number> } {
  const start = section.findIndex(namesTable)
  if (start === -1) return { languages: [], lines: new Set() }
  const rest = section.slice(start, start + mostLines)
  const table = rest.filter((line, at) => {
    const next = rest.slice(at, at + mostHeads + 1).find(isRow)
    return next === line || (next !== undefined && !namesTable(next) && gradesOf(next).length > 0 && isHead(line))
  })
  const found: { name: string; grades: string[]; line: number; isNative: boolean }[] = []
  let label = ''
  let isNative = true
  const open: string[][] = []
  for (const line of table) {
    const cells = cellsOf(line)
    if (namesTable(line)) {
      const [first = ''] = cells
      isNative = label === '' && isLevel(first.replace(/\(.*?\)/g, ''))
      label = first.replace(/\(.*?\)/g, '')
    }
    const grades = gradesOf(line)
    const names = (namesTable(line) ? cells.slice(1) : cells).flatMap((cell) =>
      namesIn(cell).flatMap((name) => languageOf(name) ?? []),
    )
    for (const name of names)
      found.push({
        name,
        grades: isNative ? [label.trim()] : grades,
        line: line.index,
        isNative,
      })
    if (names.length === 0 && grades.length > 1) open.push(grades)
  }
  const without = found.filter((language) => !language.isNative && language.grades.length === 0)
  // Levels in a column of their own belong to the languages only if there are as many rows.
  if (open.length === without.length) without.forEach((language, at) => (language.grades = open[at] ?? []))
  const languages = found.map(({ name, grades, line }): ReadValue => {
    const level = [...new Set(grades)].join(', ')
    return { value: level === '' ? name : `${name} (${level})`, confidence: 'high', lines: [line] }
  })
  return languages.length === 0
    ? { languages, lines: new Set() }
    : { languages: withLines(languages, table), lines: new Set(table.map(({ index }) => index)) }
}

const namesIn = (cell: string) => cell.split(/,\s|\s?\/\s?/u)
const isLanguageLine = (line: IndexedLine) =>
  cellsOf(line).every((cell) => namesIn(cell).every((name) => languageOf(name) !== undefined))
const isRow = (line: IndexedLine) => namesTable(line) || gradesOf(line).length > 0 || isLanguageLine(line)
/** "Listening | Reading" above its levels; "Computer skills: Excel, Word" is no such header. */
const isHead = ({ text }: IndexedLine) => !/[,;:：]/u.test(text)

/** The head and the levels were read with the languages. */
const withLines = ([first, ...others]: readonly ReadValue[], table: readonly IndexedLine[]): ReadValue[] =>
  first ? [{ ...first, lines: [...new Set([...first.lines, ...table.map(({ index }) => index)])] }, ...others] : []
