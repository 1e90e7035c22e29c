import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findDates, isOnlyDates } from '../facts/dates.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import { writtenLinks } from '../facts/web-links.ts'
import { textOfTokens, type HeadLine } from '../entries/head-tokens.ts'
import { type EntryLines, splitLongEntries } from '../entries/long-entries.ts'
import type { IndexedLine } from '../lines/line.ts'
import { joinWrapped, type Paragraph, type RightEdges, rightEdges } from '../lines/wrapped-lines.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { readProjectParagraphs } from './project-paragraphs.ts'
import { dateValue } from './work.ts'
import { isSentence, splitItems, splitListLabel } from './skill-items.ts'

type ReadProject = ReadEntry<ProfileDocument['projects'][number]>
type Draft = {
  name: ReadValue | undefined
  role: ReadValue | undefined
  link: ReadValue | undefined
  description: ReadValue[]
  skills: ReadValue[]
}

const skillsLabel =
  /^(?:(?:key |main )?(?:technolog(?:y|ies)|tech(?:nical)? ?stack|stack|tools?|skills?|environment|languages?|frameworks?|built with|werkzeuge|technologien|outils|environnement(?: technique)?|tecnolog[ií]as|herramientas|tecnologie|tecnologias)(?: (?:used|and tools|& tools|utilisées|utilizadas|eingesetzt))?)$/iu

/** Reads projects: name, role, address and time of each, what was done, and with which tools. */
export function readProjects(lines: readonly IndexedLine[], reach?: RightEdges): readonly ReadProject[] {
  const listed = lines.length > 0 && lines.every(({ text }) => findDates(text.slice(0, 400)).length === 0)
  const paragraphs = listed ? joinWrapped(lines, reach ?? rightEdges(lines)) : []
  if (paragraphs.length > 0 && paragraphs.every(({ bullet }) => bullet)) return paragraphs.map(readBullet)
  const told = readProjectParagraphs(lines, reach ?? rightEdges(lines))
  if (told) return told
  const { entries } = splitLongEntries(listed ? withDoings(lines) : lines, reach)
  const edges = rightEdges([...entries.flatMap(({ body }) => body), ...lines])
  return entries.map((entry) => readProject(entry, edges)).filter(isProject)
}

/** In a Word file without dates, list marks and wrapped lines, names are written like titles and what was done like sentences. */
function withDoings(lines: readonly IndexedLine[]): readonly IndexedLine[] {
  const [first] = lines
  const isPlain = lines.every(({ bullet, left, right }) => !bullet && right <= left)
  if (first === undefined || !isPlain || isDoing(first.text)) return lines
  return lines.map((line) => (isDoing(line.text) ? { ...line, bullet: true } : line))
}

const small = /^(?:of|and|the|for|in|at|a|an|to|with|by|on|de|del|des|du|la|le|et|und|für|der|die|das|y|e|el)$/iu

function isDoing(text: string): boolean {
  const words = text
    .replace(/\(.*?\)/g, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !small.test(word))
  const low = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length > 2 && low >= words.length / 2.5
}

const isProject = ({ name, description = [] }: ReadProject) => name !== undefined || description.length > 0

/** "Seed Bank: keeps the seeds of forty gardens": a project in one bullet. */
function readBullet({ text, lines }: Paragraph): ReadProject {
  const [, name = '', description = ''] = /^(.{2,60}?)\s?[:–—]\s+(.+)$/su.exec(text) ?? []
  const value = (found: string): ReadValue => ({ value: found, confidence: 'medium', lines })
  if (name !== '') return { name: value(name), description: [value(description)] }
  return isSentence(text) ? { description: [value(text)] } : { name: value(text) }
}

function readProject(entry: EntryLines, edges: RightEdges): ReadProject {
  const draft: Draft = { name: undefined, role: undefined, link: undefined, description: [], skills: [] }
  const [first, ...others] = entry.heads
  if (first) readHead(draft, first)
  const below = others.filter(({ line }) => !isOnlyDates(line.text)).map(({ line }) => line)
  const [next] = below
  if (next && draft.role === undefined && isRole(next.text)) {
    draft.role = { value: next.text, confidence: 'medium', lines: [next.index] }
    below.shift()
  }
  for (const { text, lines, bullet } of joinWrapped([...below, ...entry.body], edges)) {
    readLine(draft, text, lines, bullet)
  }
  return present({
    name: draft.name,
    role: draft.role,
    link: draft.link,
    from: dateValue(entry.date?.from, entry.dateLines),
    to: dateValue(entry.date?.to, entry.dateLines),
    description: draft.description,
    skills: draft.skills,
  })
}

/** A line below the name such as "Solo Developer". */
const isRole = (text: string) => text.split(/\s+/).length <= 4 && !/[,.:;|•\t]/.test(text) && titleWords(text) >= 2

/** "Night plan | Python, Flask", "Night plan, lead developer", "Night plan: what it does". */
function readHead(draft: Draft, head: HeadLine): void {
  const { tokens, sources } = head
  const [address] = writtenLinks(head.line.text)
  const linked = head.line.links.find((link) => /^https?:/i.test(link))
  if (address ?? linked) draft.link = { value: address ?? linked ?? '', confidence: 'high', lines: sources }
  let rest = ''
  for (const [at, token] of tokens.entries()) {
    const text = textOfTokens(head, token, token)
    if (text === '' || (address !== undefined && text.includes(address.slice(0, 12)))) continue
    if (draft.name === undefined) draft.name = { value: text, confidence: 'medium', lines: sources }
    else if (token.before === 'bar' || token.before === 'cell' || token.before === 'look') {
      const last = tokens.at(-1) ?? token
      if (addTail(draft, textOfTokens(head, token, last), sources)) return
      rest = textOfTokens(head, tokens[at] ?? token, last)
      break
    } else if (titleWords(text) >= 1.5 && draft.role === undefined)
      draft.role = { value: text, confidence: 'medium', lines: sources }
    else if (token.before === 'dash') {
      rest = textOfTokens(head, token, tokens.at(-1) ?? token)
      break
    } else draft.name = { ...draft.name, value: textOfTokens(head, tokens[0] ?? token, token) }
  }
  if (rest !== '') draft.description.push({ value: rest, confidence: 'medium', lines: sources })
  splitLongName(draft)
}

/** Beside a name is a list of tools or a role; anything else is description. */
function addTail(draft: Draft, text: string, lines: readonly number[]): boolean {
  const items = splitItems(text)
  if (items.length > 1 && items.every((item) => item.length <= 50 && !isSentence(item))) {
    draft.skills.push(...items.map((value): ReadValue => ({ value, confidence: 'medium', lines })))
    return true
  }
  if (titleWords(text) < 1.5 || isSentence(text)) return false
  draft.role = { value: text, confidence: 'medium', lines }
  return true
}

/** A whole sentence is not a name, but the text before its colon may be one. */
function splitLongName(draft: Draft): void {
  const { name } = draft
  if (!name) return
  const colon = /^(.{2,80}?)\s?[:–—]\s+(.+)$/su.exec(name.value)
  if (colon?.[1] !== undefined && colon[2] !== undefined && name.value.length > 60) {
    draft.name = { ...name, value: colon[1] }
    draft.description.unshift({ ...name, value: colon[2] })
  } else if (name.value.length > 100 || name.value.split(' ').length > 16) {
    draft.name = undefined
    draft.description.unshift(name)
  }
}

/** "Kotlin • Spring Boot • MySQL" names tools, without a label. */
const isToolList = (text: string) =>
  /\s[•·]\s/.test(text) &&
  !/:|(?:19|20)\d\d/.test(text) &&
  splitItems(text).every((item) => item.split(' ').length <= 3 && !/[.!?]$/.test(item) && employerWords(item) === 0)

function readLine(draft: Draft, text: string, lines: readonly number[], bullet: boolean): void {
  const { label, items } = splitListLabel(text)
  if (label !== undefined && skillsLabel.test(label)) {
    draft.skills.push(...splitItems(items).map((value): ReadValue => ({ value, confidence: 'high', lines })))
    return
  }
  if (isToolList(text)) {
    draft.skills.push(...splitItems(text).map((value): ReadValue => ({ value, confidence: 'medium', lines })))
    return
  }
  const [address] = writtenLinks(text)
  const words = text.replace(/^\p{L}[\p{L} ]{0,20}:\s/u, '').split(/\s+/)
  if (address !== undefined && words.length <= 2 && draft.link === undefined) {
    draft.link = { value: address, confidence: 'high', lines }
    return
  }
  if (/\p{L}{2}/u.test(text) && !isOnlyDates(text))
    draft.description.push({ value: text, confidence: bullet ? 'high' : 'medium', lines })
}
