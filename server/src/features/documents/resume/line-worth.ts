import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDuties } from '../../../lib/matching/skills/find-duties.ts'
import { hasPhrase, phraseList } from '../../../lib/matching/text/phrases.ts'
import { readWords } from '../../../lib/matching/text/words.ts'
import type { PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { scoreLine } from '../../../lib/matching/ranking/rank-lines.ts'
import { isCircumstance } from '../circumstances.ts'
import { isSetback } from '../setback.ts'

/** "ramené de 3 heures à 25 minutes", "cut from 9 a month to one"; "from 9 to 5" says no more than when. */
const change =
  /(?<!\p{L})(?:ramen|rédui|augment|baiss|reduc|lift|increas|shorten|verkürz|reduj|aument|(?:pass(?:ée?s?)|port(?:ée?s?)|cut|raised|grew|brought|down|gesenkt|gesteigert|erhöht|subió|subí|bajó|bajé|pasó|pasé)(?!\p{L}))(?!\p{L}* (?:and|und|et|y)\s)\p{L}*(?!\p{L}).{0,80}?\s(?:from|de|von|desde)\s(?!(?:19|20)\d{2}(?!\d))\d.{0,40}?\s(?:to|à|a|auf|hasta)\s(?:\d|one|un|une|eine[nmr]?|una)/iu

/** "reduced readmissions by 11%", "Réduction des coûts de 12 %", "Reduje los costes un 18 %". */
const changeBy =
  /(?<!\p{L})(?:reduc|reduj|réduc|rédui|cut(?!\p{L})|increas|raised|improv|boost|grew(?!\p{L})|lift|lower(?:ed|ing)|decreas|shorten|augment|baiss|diminu|amélior|accr[ou]|aument|mejor[aéó]|increment|disminu)\p{L}*(?! (?:and|und|et|y)\s)(?=\s).{0,80}?\s(?:by|de|en|un)\s(?:(?:about|around|over|more than|some|nearly|almost|un|plus de|près de|más de|casi)\s){0,2}\d[\d.,]*\s?(?:%|percent|pour cent|por ciento)/iu
/** German says it at the end: "von 1,1 auf 1,9 Mio. gesteigert", "um 18 % gesenkt". */
const germanChange =
  /(?<!\p{L})(?:von\s(?!(?:19|20)\d{2}(?!\d))(?:\p{L}+\s)?\d.{0,40}?\sauf\s(?:\p{L}+\s)?\d|um\s(?:\p{L}+\s){0,2}\d[\d.,]*\s?%).{0,40}?\s(?:gesenkt|gesteigert|erhöht|reduziert|verbessert|verkürzt|verringert|ausgebaut|gesunken|gestiegen)(?!\p{L})/iu

/** Whether a line says how much something changed: from what to what, or by which share, for the better. */
export const tellsChange = (line: string): boolean =>
  (change.test(line) || changeBy.test(line) || germanChange.test(line)) && !isSetback(line)

const ofCircumstance = -50
const ofTrade = 1
const ofInformal = -1.5
const aBit = 0.001

/** "New guys" is said among colleagues. */
const informal = phraseList(
  readFileSync(join(import.meta.dirname, 'informal-words.txt'), 'utf8')
    .trim()
    .split('\n'),
)

/** Whether a line tells by verb and object of the trade that the title names: who drove a truck, for a driver's job. */
const isOfTrade = (line: string, { trade }: PostingInterest): boolean =>
  trade.size > 0 && findDuties(line).some(({ skill }) => trade.has(skill.name))

/**
 * How early the lines of one job stand: near to the posting, with results before duties and what is said carelessly last. The best that says how
 * much something changed is second at least, and what is no work comes last.
 */
export function lineWorths(lines: readonly string[], posting: PostingInterest): number[] {
  const worths = lines.map((line, index) => {
    if (isCircumstance(line)) return ofCircumstance
    const manner = hasPhrase(readWords(line), informal) ? ofInformal : 0
    return scoreLine(line, posting, { index, count: lines.length }) + (isOfTrade(line, posting) ? ofTrade : 0) + manner
  })
  const [, second = -Infinity] = worths.toSorted((a, b) => b - a)
  const changes = lines.map((line, at) => (tellsChange(line) ? (worths[at] ?? 0) : -Infinity))
  const best = Math.max(...changes)
  return worths.map((worth, at) => (changes[at] === best && best > -Infinity ? Math.max(worth, second + aBit) : worth))
}
