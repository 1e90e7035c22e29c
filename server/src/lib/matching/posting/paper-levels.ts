import { findLicenceClasses } from '../skills/licence-classes.ts'

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
  return isOtherClass(asked, held) || isLowerCode(asked, held)
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

/** The part of a line that names the thing: "first aid level 3" of "Food hygiene level 2 and first aid level 3". */
export const partNaming = (line: string, thing: string): string =>
  line
    .split(/[,;](?!\s*(?:\d|[IVX]+(?!\p{L})))|\s(?:and|und|et|y)\s(?!(?:\d|[IVX]+(?!\p{L})))/u)
    .find((part) => part.toLowerCase().includes(thing.toLowerCase())) ?? line
