import { oneLine } from '../resume/resume-sections.ts'

/** Hours and spans count something: "40h", "3-5 years". */
const counted = String.raw`(?!\d{1,3}\s?(?:h|k|%)(?![\p{L}\d])|\d{1,3}\s?[-–—]\s?\d{1,3}(?![\w/-]))`
const number = String.raw`${counted}(?=[\w/-]*\d)([A-Za-z]{0,5}[-_/]?\d[\w/-]{1,18})(?![\w@])`
const sign = String.raw`(?:no|nr|number|code|id|n°|nº|número)(?!\p{L})\.?\s*:?|#`
/** Behind its own name, with a colon, a number sign or "number" between. */
const labelled = new RegExp(
  String.raw`(?<!\p{L})(?:(?:job |vacancy |position )?ref(?:erence)?|requisition|kennziffer|kenn-?nr|referenz(?:nummer)?|referenz-nr|stellen(?:nummer|-id)|chiffre|réf(?:érence)?|referencia)\.?\s*(?:${sign}|:)\s*#?\s*${number}`,
  'iu',
)
/** Behind these a colon alone tells of hours, places and years: "Job: 40h per week", "Vacancy: 12 places". */
const signedName = new RegExp(String.raw`(?<!\p{L})(?:job|vacancy|req)\.?\s*(?:${sign})\s*#?\s*${number}`, 'iu')
const named = new RegExp(String.raw`(?<!\p{L})(?:kennziffer|referenznummer)\s+${number}`, 'iu')
const signed = /#\s?(\d{3,}[\w-]*)/u
/** The last part of a title, where it is too long for a postcode and neither a date nor pay in round thousands. */
const trailing = /[-–—|,]\s*(?!(?:19|20)\d\d[01]\d(?:[0-3]\d)?\s*$|\d+000\s*$)(\d{6,10})\s*$/u

/** The number by which an employer finds its posting, from the title or behind its name in the text; else undefined. */
export function referenceOf(title: string, text: string): string | undefined {
  const own = oneLine(title)
  const patterns = [labelled, signedName, named, signed, trailing]
  const found =
    patterns.map((pattern) => pattern.exec(own)?.[1]).find((it) => it !== undefined) ??
    [labelled, signedName, named]
      .map((pattern) => pattern.exec(text.slice(0, mostCharacters))?.[1])
      .find((it) => it !== undefined)
  return found?.replace(/[-_/]+$/, '')
}

const mostCharacters = 40_000
