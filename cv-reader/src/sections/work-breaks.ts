import { textOfTokens } from '../entries/head-tokens.ts'
import type { EntryLines } from '../entries/long-entries.ts'
import { isBreak } from '../entries/work-roles.ts'
import { isOnlyDates } from '../facts/dates.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'
import { dateValue, type Work } from './work.ts'
import { readBody } from './work-bodies.ts'

/**
 * A time without work among the jobs, which nobody employed the person for: "Elternzeit (Sohn Max), Köln", "Year off, travelling in Asia".
 * All of its words are the title, so that none of them becomes an employer. Undefined for jobs.
 */
export function readBreak({ heads, body, date, dateLines }: EntryLines, edges: RightEdges): Work | undefined {
  const named = heads.find(({ tokens }) => tokens.length > 0)
  const first = named?.tokens[0]
  const last = named?.tokens.findLast(({ cell }) => cell === first?.cell)
  const text = named && first && last ? textOfTokens(named, first, last) : ''
  // "Career break – full-time mum, and carer for my father": the first words say that it is no job.
  const start = named && first ? textOfTokens(named, first, first) : ''
  if (!named || !(isBreak(text) || isBreak(start))) return undefined
  const below = heads.filter((head) => head !== named && !isOnlyDates(head.line.text)).map(({ line }) => line)
  const { duties, achievements } = readBody([...below, ...body], edges, text)
  return {
    title: { value: text, confidence: 'high', lines: named.sources },
    employer: undefined,
    place: undefined,
    from: dateValue(date?.from, dateLines, date?.isPair),
    to: dateValue(date?.to, dateLines, date?.isPair),
    duties,
    achievements,
    isRead: true,
  }
}
