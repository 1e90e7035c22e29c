import { oneLine } from '../resume/resume-sections.ts'

const number = String.raw`(?=[\w/-]*\d)([A-Za-z]{0,5}[-_/]?\d[\w/-]{1,18})(?![\w@])`
/** Behind its own name, with a colon, a number sign or "number" between. */
const labelled = new RegExp(
  String.raw`(?<!\p{L})(?:(?:job |vacancy |position )?ref(?:erence)?|requisition|req|job|vacancy|kennziffer|kenn-?nr|referenz(?:nummer)?|referenz-nr|stellen(?:nummer|-id)|chiffre|réf(?:érence)?|referencia)\.?\s*(?:(?:no|nr|number|code|id|n°|nº|número)\b\.?\s*:?|:|#)\s*#?\s*${number}`,
  'iu',
)
const named = new RegExp(String.raw`(?<!\p{L})(?:kennziffer|referenznummer)\s+${number}`, 'iu')
const signed = /#\s?(\d{3,}[\w-]*)/u
/** The last part of a title; a year is none. */
const trailing = /[-–—|,]\s*(?!(?:19|20)\d\d\s*$)(\d{4,10})\s*$/u

/** The number by which an employer finds its posting, from the title or behind its name in the text; else undefined. */
export function referenceOf(title: string, text: string): string | undefined {
  const own = oneLine(title)
  const patterns = [labelled, named, signed, trailing]
  const found =
    patterns.map((pattern) => pattern.exec(own)?.[1]).find((it) => it !== undefined) ??
    [labelled, named].map((pattern) => pattern.exec(text.slice(0, mostCharacters))?.[1]).find((it) => it !== undefined)
  return found?.replace(/[-_/]+$/, '')
}

const mostCharacters = 40_000
