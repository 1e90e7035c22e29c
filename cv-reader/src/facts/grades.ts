/** `isClass`: an honours class or a distinction, which belongs to the degree and is no grade point average. */
export type FoundGrade = { value: string; start: number; end: number; isClass: boolean }

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?:\s?%|\s?(?:\/|out of|von|sur|su|de)\s?\d{1,3}(?:[.,]\d{1,2})?)?`
const labelled = new RegExp(
  String.raw`(?:\b|^)(?:(?:cum(?:ulative)?\.?\s)?c?\.?gpa|(?<!(?<!final|overall|average|total|degree)\s)grade|grade\spoint\saverage|(?:gesamt|abschluss|end|durchschnitts|abitur|bachelor|master)?note(?:n?durchschnitt)?|(?:noten)?durchschnitt|moyenne|nota(?:\s(?:media|final|finale))?|promedio|votazione|voto|marks?|percentage|score|średnia|cijfer|overall)\s?[:=]?\s*(${number})(?![\d\p{L}]|[.,]\d|[-–]\d)`,
  'iu',
)
const before = new RegExp(
  String.raw`(?<![\d.,/])(\d(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,2}(?:[.,]\d{1,2})?)?)\s(?:c?gpa)\b`,
  'iu',
)
const bracketed = /\(\s?(\d[.,]\d{1,2}\s?\/\s?(?:4|5|6|7|10|20)(?:[.,]\d{1,2})?)\s?\)/u
const honours =
  /\b(?:(?:with\s)?(?:first|second|upper second|lower second|third)[ -]class(?:\s(?:upper|lower))?(?:\s(?:honours|honors|division))?|(?:summa|magna|insigni)\s?cum\slaude|cum\slaude|with\s(?:high(?:est)?\s)?(?:distinction|honou?rs)|mit\sauszeichnung|(?:(?:lehr|schul)?abschluss\s)?mit\s(?:(?:sehr\s)?gutem|ausgezeichnetem)\serfolg(?:\sbestanden)?|mention\s(?:très\sbien|assez\sbien|bien)|sobresaliente|matrícula de honor|(?:110|100)\s?e\slode|110\/110(?:\se\slode)?|(?<=[,(]\s?)(?:distinction|merit)(?=\s*[,)])|2:[12]|[12]st\sclass(?:\shonou?rs)?)(?![\p{L}\d])/iu

/** The first grade of a text: "GPA: 3.8/4.0", "Note 1,3", "first class honours". */
export function findGrade(text: string): FoundGrade | undefined {
  const part = text.slice(0, 400)
  for (const pattern of [labelled, before, bracketed, honours]) {
    const found = pattern.exec(part)
    if (!found) continue
    // "2019" and "GPA 2015" are years.
    const value = (found[1] ?? found[0]).trim()
    if (/^(?:19|20)\d\d$/.test(value)) continue
    return { value, start: found.index, end: found.index + found[0].length, isClass: pattern === honours }
  }
  return undefined
}
