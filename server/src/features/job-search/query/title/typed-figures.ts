import type { JobHours } from '@waymark/contract/job-search/job-search.ts'

/** `unsaid`: pay, as typed. Few postings say it, so a search by it would lose the others; a filter of its own asks for it. */
export type Figures = { title: string; hours: JobHours | undefined; unsaid: string[] }

const week = '(?:week|wk|woche|semaine|semana|settimana|vecka|uge)'
const to = '\\s?(?:-|–|to|bis|à|a)\\s?'
const hours = '\\d{1,2}(?:[.,]\\d{1,2})?'
const weeklyHours = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,])(${hours})(?:${to}(${hours}))?\\s?(?:(?:h|hrs?|hours?|std|stunden|heures?|horas?|ore|uur|tim)` +
    `\\s?(?:a|per|each|pro|die|in der|par|por|a la|al|la|/)?\\s?${week}|wochenstunden|horas? semanales|hours? weekly)(?!\\p{L})`,
  'iu',
)
/** Fewer are part time. The statistics of the EU and of the United States draw the line at 35. */
const fullTimeHours = 35

const unit = '(?:\\s?(?:k|thousand|mil|tsd))?'
const each =
  '(?:\\s?(?:\\/|an|al|a|per|pro|par|por|im|die|p\\.?)\\s?(?:hour|hr|h|year|yr|annum|month|week|day|stunde|jahr|monat|heure|an|mois|hora|año|mes))?'
const amount = `\\d{1,3}(?:[.,\\s]?\\d{3}){0,2}(?:[.,]\\d{1,2})?${unit}`
const before = '[£$€]\\s?'
const after = '\\s?(?:[£$€]|euros?|dollars?|pounds|eur|usd|gbp|chf)'
const plus = '\\+?'
const pay = new RegExp(
  `(?<![\\p{L}\\d])(?:${before}${amount}(?:${to}(?:${before})?${amount})?${plus}${each}` +
    `|${amount}(?:(?:${after})?${to}${amount})?${after}${plus}${each}` +
    `|(?!401k)(?:\\d{2,3}k?\\s?-\\s?)?\\d{2,3}k${plus}${each})(?![\\p{L}\\d])`,
  'iu',
)

/** Weekly hours and pay that stand as figures in a search, and the search without them. */
export function readFigures(title: string): Figures {
  const inWeek = weeklyHours.exec(title)
  const paid = pay.exec(title)
  const left = [inWeek?.[0], paid?.[0]]
    .reduce<string>((text, found) => (found === undefined ? text : text.replace(found, ' ')), title)
    .replace(/\s+/g, ' ')
    .trim()
  if ((!inWeek && !paid) || left === '') return { title, hours: undefined, unsaid: [] }
  const most = Number((inWeek?.[2] ?? inWeek?.[1])?.replace(',', '.'))
  return {
    title: left,
    hours: inWeek ? (most < fullTimeHours ? 'part_time' : 'full_time') : undefined,
    unsaid: paid ? [paid[0].trim()] : [],
  }
}
