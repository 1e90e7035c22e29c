import { findLicenceClasses } from '../skills/licence-classes.ts'
import { contentStems } from '../text/stems.ts'
import type { Span } from './clause-span.ts'

const value = String.raw`(?:\d[A-Z]?|[IVX]{1,4}|[A-E])(?![\p{L}\p{N}])`
const values = String.raw`${value}(?:\s*(?:[,/&+–-]|to|or|and|bis|oder|und|bzw\.|à|ou|et|o|y|e)\s*${value})*`
/** A higher one stands for a lower one. Not the "niveau IV" of France, which is counted downwards. */
const ordered = new RegExp(
  String.raw`(?<!\p{L})(?:[Ll]evels?|LEVEL|[Ll]vl\.?|[Nn]ivel(?:es)?|NIVEL|[Ss]tufen?|[Nn]iveaux?(?=[\s:]+\d)|NIVEAU(?=[\s:]+\d))[\s:]+(${values})`,
  'gu',
)
/** One of a number of kinds. */
const classed = new RegExp(
  String.raw`(?<!\p{L})(?:[Kk]lassen?|[Cc]lass(?:es?)?|[Cc]lases?|[Cc]at[ée]gor(?:y|ies?|ías?)|[Kk]ategorien?)[\s:]+(${values})`,
  'gu',
)
/** B1 and B2 of an electrician or of a language. */
const coded = /(?<![\p{L}\p{N}])([A-H])(\d)(?![\p{L}\p{N}])/gu
/** "SSIAP 2", "WSET 3", "NVQ 3": the number behind the letters counts upwards. */
const lettered = /(?<!\p{L})(\p{Lu}{3,6})\s?(\d)(?![\p{L}\p{N}])/gu
/** The number behind these says of what kind a paper is: CACES 3 is for another machine than CACES 1. */
const ofKinds = /^CACES$/
const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const ofLorries = /(?<!\p{L})(?:HGV|LGV|CDL)(?!\p{L})/u

const valuesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(new RegExp(value, 'gu')) ?? [])

const numberOf = (it: string): number => (/^\d/.test(it) ? Number(it.charAt(0)) : romans.indexOf(it))
const numbersOf = (text: string): number[] =>
  valuesOf(text, ordered)
    .map(numberOf)
    .filter((it) => it > 0)

/** Whether a text names the level or class of a paper: "Level 3", "niveau 2", "Stufe 2S", "Kategorie I". */
export const namesLevel = (text: string): boolean => numbersOf(text).length > 0 || valuesOf(text, classed).length > 0

/** True if both texts name levels and the held one is lower than the lowest that is asked for, or of another class. */
export function isLowerLevel(asked: string, held: string): boolean {
  const [wanted, had] = [numbersOf(asked), numbersOf(held)]
  if (wanted.length > 0 && had.length > 0 && Math.max(...had) < Math.min(...wanted)) return true
  return isOtherClass(asked, held) || isLowerCode(asked, held) || isLowerLettered(asked, held)
}

function isLowerLettered(asked: string, held: string): boolean {
  if (ofLorries.test(asked)) return false
  const had = [...held.matchAll(lettered)]
  const wanted = [...asked.matchAll(lettered)]
  const isLower = ([, letters, step = '']: RegExpMatchArray) => {
    const same = had.filter(([, own]) => own === letters)
    return same.length > 0 && same.every(([, , own = '']) => (ofKinds.test(letters ?? '') ? own !== step : own < step))
  }
  return wanted.length > 0 && wanted.every(isLower)
}

/** Of classes of driving licences the list of skills knows which includes which. */
function isOtherClass(asked: string, held: string): boolean {
  if (ofLorries.test(asked) || findLicenceClasses(asked).length > 0) return false
  const [wanted, had] = [valuesOf(asked, classed), new Set(valuesOf(held, classed))]
  return wanted.length > 0 && had.size > 0 && !wanted.some((it) => had.has(it))
}

function isLowerCode(asked: string, held: string): boolean {
  const had = [...held.matchAll(coded)]
  const wanted = [...asked.matchAll(coded)]
  return (
    wanted.length > 0 &&
    wanted.every(([, letter, step = '']) => {
      const same = had.filter(([, own]) => own === letter)
      return same.length > 0 && same.every(([, , own = '']) => own < step)
    })
  )
}

/** "NVQ", "Diploma": papers of any subject, which the words beside the level name. */
const ofAnySubject = /(?<!\p{L})(?:NVQ|SVQ|QCF|RQF|BTEC|ILM|diploma|certificate|award)(?!\p{L})/iu
const subjectBehind =
  /^(?:\s*(?:or|and|to|\/|&|-)\s*(?:level\s)?\d)?(?:\s(?:diploma|certificate|award|qualification))?\s(?:in|of)(?:\s(?!and\s|or\s|is\s|would\s|with\s|from\s)\p{L}[\p{L}’'-]*(?:\s(?:and|&)(?=\ssocial care))?){1,5}/iu
const subjectBeside = /^\s\p{Lu}\p{Ll}+(?:\s(?:and|&)?\s?\p{Lu}\p{Ll}+){0,3}/u
const levelBehind = /^\s*[-–(]?\s*(?:level|lvl|stufe|niveau|nivel)[\s:]+\d(?!\d)\)?/iu
const levelBefore = /(?<!\p{L})(?:level|niveau|nivel|stufe)\s\d\s(?:(?:de|en|in|of)\s)?(?:\p{Lu}\p{L}+\s)?$/iu
const farthestBefore = 40

/**
 * The span of a paper's name with its own level and subject: "first aid level 3" and "level 3 Paediatric First Aid" of a
 * line that names several, "NVQ Level 3 in Hairdressing".
 */
export function withLevel(line: string, { start, end }: Span): Span {
  const name = line.slice(start, end)
  if (namesLevel(name) || /\d$/.test(name)) {
    const subject = ofAnySubject.test(name) ? subjectOf(line.slice(end)) : ''
    return { start, end: end + subject.length }
  }
  const behind = levelBehind.exec(line.slice(end))?.[0] ?? ''
  if (behind !== '') return { start, end: end + behind.length }
  const before = levelBefore.exec(line.slice(Math.max(0, start - farthestBefore), start))?.[0] ?? ''
  return { start: start - before.length, end }
}

const subjectOf = (behind: string): string => (subjectBehind.exec(behind) ?? subjectBeside.exec(behind))?.[0] ?? ''

const generalStems = contentStems(
  'level nvq svq qcf rqf btec ilm diploma certificate award qualification city guilds full studying working towards',
)

/** True if both name a paper of any subject, such as an NVQ, each with its subject, and these share no word. */
export function isOtherSubject(asked: string, held: string): boolean {
  if (!ofAnySubject.test(asked) || !ofAnySubject.test(held) || !/\d/.test(asked)) return false
  const stemsOf = (text: string) =>
    new Set([...contentStems(text)].filter((stem) => !generalStems.has(stem) && /\p{L}/u.test(stem)))
  const [wanted, had] = [stemsOf(asked), stemsOf(held)]
  return wanted.size > 0 && had.size > 0 && wanted.isDisjointFrom(had)
}

/** The part of a line that names the thing: "first aid level 3" of "Food hygiene level 2 and first aid level 3". */
export const partNaming = (line: string, thing: string): string =>
  line
    .split(/[,;](?!\s*(?:\d|[IVX]+(?!\p{L})))|\s(?:and|und|et|y)\s(?!(?:\d|[IVX]+(?!\p{L})))/u)
    .find((part) => part.toLowerCase().includes(thing.toLowerCase())) ?? line
