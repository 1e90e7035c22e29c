import { profileLimits } from '@waymark/contract/profile-document.ts'
import { endsInTime, isOnlyDates, withoutDates } from '../facts/dates.ts'
import { labelNamed } from '../words/contact-labels.ts'
import type { IndexedLine } from '../lines/line.ts'
import { languageIn } from '../words/language-names.ts'
import { namesLicence } from '../words/licence-words.ts'
import { isAllCaps, splitAtGap } from '../lines/line-look.ts'
import type { ReadValue } from '../facts/fields.ts'
import { isSpoken, readLanguages } from './languages.ts'
import type { ReadCertification } from './certifications.ts'
import { toCertification } from './licences.ts'
import { sectionNamed, type SectionKind } from '../words/section-names.ts'
import { isSentence, splitItems, splitListLabel } from './skill-items.ts'
import { isLabelColumn, labelledCells, labelOf } from './skill-labels.ts'
import { schoolWords } from '../words/degree-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import { isLevel, saysBasicLevel, withoutLevel } from '../words/skill-levels.ts'
import { continuesLine, endsInConjunction, type RightEdges } from '../lines/wrapped-lines.ts'

export type ReadSkill = { skill: ReadValue; category: ReadValue | undefined }
export type ReadSkills = { skills: ReadSkill[]; languages: ReadValue[]; licences: ReadCertification[] }

/** Reads skills with their groups, without levels and sentences; spoken languages and licences have lists of their own. */
export function readSkills(lines: readonly IndexedLine[], isSure: boolean, edges: RightEdges): ReadSkills {
  const read: ReadSkills = { skills: [], languages: [], licences: [] }
  const rows = joinLists(lines, edges)
  const hasLabelColumn = isLabelColumn(rows.map(({ line }) => line))
  const dated = rows.filter(({ line }) => endsInTime(line.text)).length
  const isCompared = lines.some(({ text }) => splitItems(splitListLabel(text).items).some(isWeak))
  let group: ReadValue | undefined
  rows.forEach((row, at) => {
    if (headsTable.test(row.line.text) || isEntry(row, dated)) return
    if (isGroupName(row, rows[at + 1], rows[at + 2])) {
      group = categoryOf(row.line.text, row)
      return
    }
    const cells = labelledCells(row.line)
    for (const { label, items } of cells.length > 1 ? cells : [labelOf(row.line, hasLabelColumn)]) {
      if (label !== undefined && isLicenceLabel(label)) read.licences.push(...licencesUnder(label, items, row))
      else if (label === undefined || !isElsewhere(label)) {
        const category = label === undefined ? group : categoryOf(label, row)
        const languages = label === undefined ? [] : languagesUnder(label, items, row)
        if (languages.length > 0) read.languages.push(...languages)
        else addSkills(read, items, { row, isSure, isLabelled: label !== undefined, category, isCompared })
      }
    }
  })
  return read
}

/** Languages have levels of their own. */
const isWeak = (item: string) => saysBasicLevel(item) && !isSpoken(item)

/** "IT helper, Wesley School (2022 – 2024)" is no skill; in "Java, Kotlin (2018 – 2020)" the time says how long. */
function isEntry({ line }: Row, dated: number): boolean {
  if (!endsInTime(line.text)) return false
  const items = splitItems(splitListLabel(line.text).items)
  const isEachDated = items.every(endsInTime) && (items.length > 1 || dated > 1)
  return !isEachDated && items.some(namesWork)
}

const namesWork = (item: string) => employerWords(item) > 0 || schoolWords(item) > 0 || titleWords(item) >= 1.5

/** The section's own heading is not a group. */
const bareName =
  /^(?:skills?|competenc(?:y|ies|es)|abilities|expertise|kenntnisse|fähigkeiten|compétences|competencias|habilidades|aptitudes|competenze|vaardigheden|competências)$/iu

function categoryOf(name: string, row: Row): ReadValue | undefined {
  const value = name.replace(/\s?[:：]\s*$/u, '').trim()
  return bareName.test(value) || !/\p{L}/u.test(value) ? undefined : { value, confidence: 'high', lines: row.lines }
}

const headsTable = /^[^\t]{2,30}\t+(?:level|niveau|nivel|livello|nível|proficiency|rating|experience|years?)$/i

type Row = { line: IndexedLine; lines: readonly number[] }

function joinLists(lines: readonly IndexedLine[], edges: RightEdges): Row[] {
  const rows: { line: IndexedLine; lines: number[]; last: IndexedLine }[] = []
  const tightest = gapWithinItems(lines)
  for (const line of lines) {
    if (line.text === '') continue
    const open = rows.at(-1)
    if (open !== undefined && (goesOn(open, line, edges) || isRest(open.last, line, tightest))) {
      open.line = { ...open.line, text: `${open.line.text} ${line.text}`, spans: [...open.line.spans, ...line.spans] }
      open.lines.push(line.index)
      open.last = line
    } else rows.push({ line, lines: [line.index], last: line })
  }
  return rows
}

/** In line heights: items have this much more space above them than the lines of one item. */
const widerBetween = 0.15

/** The widest gap within an item of a list whose items stand apart and begin with capitals; undefined for other lists. */
function gapWithinItems(lines: readonly IndexedLine[]): number | undefined {
  const [, ...others] = lines.filter(({ text }) => text !== '')
  const gaps = others.map(({ gapAbove }) => gapAbove)
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  const low = others.filter(startsLow).length
  return gaps.length > 1 && most - least >= widerBetween && low < lines.length / 2 ? most - widerBetween : undefined
}

const startsLow = ({ text }: IndexedLine) => /^\p{Ll}/u.test(text)

/** "Triage and differential" above "diagnosis" in a narrow column. */
function isRest(above: IndexedLine, line: IndexedLine, tightest: number | undefined): boolean {
  if (tightest === undefined || line.gapAbove > tightest || !startsLow(line) || line.bullet) return false
  return above.block === line.block && Math.abs(above.left - line.left) <= 3 && above.bold === line.bold
}

/** "Préparation de" above "commandes" in a narrow column. */
const openEnd = /(?:\s(?:de|des|du|of|von|für|for|à|la|le|les|del|in|with|avec|con|mit)|\p{L}-)$/iu

function goesOn(open: { line: IndexedLine; last: IndexedLine }, line: IndexedLine, edges: RightEdges): boolean {
  if (line.bullet || splitListLabel(line.text).label !== undefined || splitAtGap(line).after.length > 0) return false
  if (/(?:[,;|•·&/]|\s[–—-])\s*$/u.test(open.last.text) && Math.abs(line.size - open.last.size) < 0.6)
    return !/^\p{L}[^,;]*:$/u.test(line.text)
  if (endsInConjunction(open.last.text)) return true
  // "…, QGIS" above "(self-taught), SQL"
  if (/^\([^()\d]{2,40}\)/.test(line.text) && open.last.block === line.block && !/\)\s*$/.test(open.last.text))
    return true
  if (openEnd.test(open.last.text) && /^\p{Ll}/u.test(line.text)) return true
  // "Stock • Forklift" above "licence • Loading": the item between two dots was wrapped.
  if (/\s[|•·]\s/u.test(open.last.text) && /^\p{Ll}/u.test(line.text) && line.right > line.left)
    return continuesLine({ ...open.last, bold: line.bold }, line, edges)
  // A comma list whose line ends without a comma continues within an item.
  const isList = (/[,;]/.test(open.line.text) && !/[|•·]/u.test(open.line.text)) || open.line.bullet
  return isList && continuesLine({ ...open.last, bold: line.bold }, line, edges)
}

function isGroupName({ line }: Row, next: Row | undefined, afterNext: Row | undefined): boolean {
  if (next === undefined || line.text.length > 60 || /[,;|•·\t]/u.test(line.text)) return false
  if (/[:：]$/.test(line.text)) return !/[:：]$/.test(next.line.text)
  if (line.bullet || isLevel(next.line.text)) return false
  const standsOut = (other: IndexedLine) =>
    (line.bold && !other.bold) ||
    line.size > other.size * 1.05 ||
    (line.heading !== undefined && other.heading === undefined) ||
    (isAllCaps(line.text) && !isAllCaps(other.text) && /\p{L}{6}/u.test(line.text))
  if (!standsOut(next.line)) return !line.bullet && next.line.bullet && afterNext?.line.bullet === true
  const isList = /[,;|•·\t]/u.test(next.line.text) || next.line.bullet
  return isList || (afterNext !== undefined && standsOut(afterNext.line))
}

function isLicenceLabel(label: string): boolean {
  return labelNamed(label) === 'licence' || sectionNamed(label)?.kinds.join() === 'certifications'
}

/** "Führerschein: B" keeps its label; "Certificates: First Aid, HACCP" is a list of names. */
function licencesUnder(label: string, items: string, { lines }: Row): ReadCertification[] {
  if (labelNamed(label) === 'licence') return [toCertification(`${label}: ${items}`, lines)]
  return splitItems(items).map((item) => toCertification(item, lines))
}

function isElsewhere(label: string): boolean {
  // `Führerschein: B`, `Hobbies: Chess`; but `Other: Git` is a group.
  if (labelNamed(label) === 'other') return true
  const kinds = sectionNamed(label)?.kinds ?? []
  return kinds.length > 0 && kinds.every((kind) => elsewhere.has(kind))
}

const elsewhere: ReadonlySet<SectionKind> = new Set([
  'interests',
  'awards',
  'education',
  'references',
  'contact',
  'links',
  'training',
  'publications',
])

function languagesUnder(label: string, items: string, row: Row): ReadValue[] {
  if (sectionNamed(label)?.kinds.includes('languages') !== true) return []
  const index = row.lines[0] ?? row.line.index
  const parts = splitItems(items)
  const named = parts.filter((part) => languageIn(part) !== undefined).length
  // `Languages: Java, C, Basic English`: one language among many items is not a spoken one.
  if (named < parts.length / 2) return []
  return readLanguages([{ text: items, index }]).map((value) => ({ ...value, lines: row.lines }))
}

type AddedFrom = {
  row: Row
  isSure: boolean
  isLabelled: boolean
  category: ReadValue | undefined
  isCompared: boolean
}

function addSkills(
  { skills, languages, licences }: ReadSkills,
  text: string,
  { row, isSure, isLabelled, category, isCompared }: AddedFrom,
): void {
  const parts = isPhrase(text) && row.line.bullet ? [text] : splitItems(text)
  if (parts.length > 1 && isRunningText(text, parts)) return
  if (parts.length === 1 && isLinkText(row.line)) return
  for (const part of parts
    .flatMap(splitLongPair)
    .flatMap((item, at, all) => splitLastPair(item, (at > 0 || isLabelled) && at === all.length - 1))) {
    if (isSpoken(part)) {
      languages.push(...readLanguages([{ text: part, index: row.lines[0] ?? row.line.index }]))
      continue
    }
    const skill = withoutLevel(
      (endsInTime(part) ? withoutDates(part) : part).replace(/^(?:and|und|et|y|e|&)\s+/i, ''),
      isCompared,
    )
      .replace(/(?<=\p{L}{2})\.$/u, '')
      .replace(/^(?:[-–—*]\s*|\.\s+)/u, '')
    if (
      !/[\p{L}\d]/u.test(skill) ||
      isLevel(skill) ||
      isOnlyDates(part) ||
      isSentence(skill) ||
      /@|https?:|(?<!\p{L})(?:seit|since|depuis|desde|dal|sinds)\s(?:\p{L}+\s)?(?:19|20)\d\d$/u.test(skill) ||
      /[:-]$/.test(skill)
    )
      continue
    if (namesLicence(skill)) {
      licences.push(toCertification(skill, row.lines))
      continue
    }
    if (skills.some((known) => known.skill.value.toLowerCase() === skill.toLowerCase())) continue
    const isShort = skill.split(' ').length <= 4 && (parts.length > 1 || isLabelled || skill.length <= 40)
    const confidence = isSure && isShort ? 'high' : 'medium'
    skills.push({ skill: { value: skill, confidence, lines: row.lines }, category })
  }
}

/** "GitHub repository" with an address behind it: where work is to be seen, and no skill. */
const isLinkText = ({ text, links }: IndexedLine) =>
  links.some((link) => /^https?:/i.test(link)) && text.split(/\s+/).some((word) => labelNamed(word) === 'link')

/** "Windows Server 2022 and Active Directory (home lab)" is too long for one skill, and its bracket speaks of both. */
function splitLongPair(item: string): string[] {
  const pair =
    item.length > profileLimits.skill ? /^([^()]+?)\s(?:and|und|et|y|e|&)\s([^()]+?)(\s\([^()]+\))$/iu.exec(item) : null
  const [, first, second, bracket] = pair ?? []
  return first && second && bracket ? [first + bracket, second + bracket] : [item]
}

/** `Java, C and Python` lists three; `Research and Development` in the middle of a list is one. */
function splitLastPair(item: string, isLast: boolean): string[] {
  const pair = isLast ? /^(\S+)\s+(?:and|und|et|y|e|&)\s+(\S+)$/i.exec(item) : null
  return pair?.[1] === undefined || pair[2] === undefined ? [item] : [pair[1], pair[2]]
}

/** "Client interviews in English, Igbo and basic French": the comma is part of what somebody can do. */
const isPhrase = (text: string) =>
  text.length <= longestPhrase &&
  /^(?:[^\s,;|•·()]+\s){3,}[^\s,;|•·()]+,\s[^,;|•·]+\s(?:and|und|et|y|e|&)\s[^,;|•·]+$/iu.test(text)
const longestPhrase = 200

function isRunningText(text: string, parts: readonly string[]): boolean {
  const words = text.split(/\s+/).length
  const isText = /[.!?](?:\s|$)/.test(text) && words > 10 && words / parts.length > 3
  return isText || words / parts.length > 6 || /^(?:i|i'm|i’m|ich|je|j['’]ai|yo)\s/i.test(text)
}
