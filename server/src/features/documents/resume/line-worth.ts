import type { PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import type { LinePlace } from '../../../lib/matching/ranking/line-features.ts'
import { scoreLine } from '../../../lib/matching/ranking/rank-lines.ts'
import { isCircumstance } from '../circumstances.ts'

/** "ramené de 3 heures à 25 minutes", "cut from 9 a month to one"; "from 9 to 5" says no more than when. */
const change =
  /(?<!\p{L})(?:ramen|rédui|pass|port|augment|baiss|cut|reduc|rais|grew|brought|lift|increas|down|shorten|gesenkt|gesteigert|erhöht|verkürz|reduj|aument|subi|baj[óé]|pas[óé])\p{L}*(?!\p{L}).*\s(?:from|de|von|desde)\s\d.*\s(?:to|à|a|auf|hasta)\s(?:\d|one|un|une|eine[nmr]?|una)/iu

/** Whether a line says how much something changed: from what to what. */
export const tellsChange = (line: string): boolean => change.test(line)

/** Of scores from some -1 to 4: what changed by how much is never the last line of a job. */
const ofChange = 0.4
const ofCircumstance = -50

/** How early a line stands in its job: near to the posting, with results before duties, and what is no work last. */
export const lineWorth = (line: string, posting: PostingInterest, place: LinePlace): number =>
  isCircumstance(line) ? ofCircumstance : scoreLine(line, posting, place) + (tellsChange(line) ? ofChange : 0)
