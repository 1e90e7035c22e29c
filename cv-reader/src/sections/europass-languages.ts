import type { ReadValue } from '../facts/fields.ts'
import type { IndexedLine } from '../lines/line.ts'
import { languageIn } from '../words/language-names.ts'

const mother =
  /^(?:mother tongue(?:s|\(s\))?|muttersprache(?:n|\(n\))?|langue(?:s|\(s\))? maternelle(?:s|\(s\))?|lengua(?:s|\(s\))? materna(?:s|\(s\))?|lingua madre|língua(?:s|\(s\))? materna(?:s|\(s\))?)\s*[:：]?(?=\s|$)/iu
const others =
  /^(?:other language(?:s|\(s\))?|(?:weitere|sonstige) sprache(?:n|\(n\))?|autre(?:s|\(s\))? langue(?:s|\(s\))?|otro(?:s|\(s\))? idioma(?:s|\(s\))?|altr[ae](?:\(e\))? lingu[ae](?:\(e\))?|outra(?:s|\(s\))? língua(?:s|\(s\))?)\s*[:：]?(?=\s|$)/iu
const modes =
  /^(?:(?:understanding|speaking|spoken|writing|listening|reading|interaction|production|verstehen|sprechen|schreiben|hören|lesen|teilnahme|an gesprächen|zusammenhängendes|comprendre|parler|écrire|écouter|lire|prendre part à une conversation|s['’]exprimer oralement en continu|comprensión|expresión|interacción|producción|oral|escrita|auditiva|lectura|de|en|to)\s*)+$/iu
const levels = /^(?:[ABC][12](?:\s|$))+$/u

type Spoken = { name: string; levels: string[]; lines: number[] }

/**
 * The languages of a Europass form, which stand among the skills: mother tongues, then others above or beside a table
 * of their levels. `rest`: the lines that are about something else.
 */
export function readEuropassLanguages(lines: readonly IndexedLine[]): {
  languages: ReadValue[]
  rest: readonly IndexedLine[]
} {
  const first = lines.findIndex(({ text }) => mother.test(text) || others.test(text))
  if (first < 0) return { languages: [], rest: lines }
  const spoken: Spoken[] = []
  let end = first
  for (; end < lines.length; end++) {
    const line = lines[end]
    if (!line || !readRow(spoken, line)) break
  }
  const languages = spoken.map(({ name, levels: own, lines: indexes }): ReadValue => {
    const level = [...new Set(own)].join(', ')
    return { value: level === '' ? name : `${name} (${level})`, confidence: 'high', lines: indexes }
  })
  return { languages, rest: [...lines.slice(0, first), ...lines.slice(end)] }
}

/** False for a line that belongs to no such table. */
function readRow(spoken: Spoken[], { text, index }: IndexedLine): boolean {
  const label = mother.exec(text)?.[0] ?? others.exec(text)?.[0]
  const rest = text.slice(label?.length ?? 0).trim()
  if (label !== undefined) {
    const own = mother.test(text) ? [label.replace(/\(\p{L}+\)|[:：]/gu, '').trim()] : []
    spoken.push(...namesIn(rest).map((name) => ({ name, levels: [...own], lines: [index] })))
    return true
  }
  if (modes.test(text)) return true
  const told = rest.split(/\s+/).filter((word) => /^[ABC][12]$/.test(word))
  if (levels.test(rest)) {
    const open = spoken.find((it) => it.levels.length === 0)
    open?.levels.push(...told)
    open?.lines.push(index)
    return open !== undefined
  }
  const name = languageIn(rest)
  const beside = name === undefined ? '' : rest.replace(name, '').trim()
  if (name === undefined || !(beside === '' || levels.test(beside))) return false
  spoken.push({ name, levels: told, lines: [index] })
  return true
}

const namesIn = (text: string): string[] =>
  text.split(/[,;/]|\s(?:and|und|et|y|e)\s/u).flatMap((part) => languageIn(part) ?? [])
