import { namesBrokenOff } from '@waymark/cv-reader/facts/not-held.ts'
import { isExpired } from '../../lib/matching/profile/limits.ts'
import { isNotYetHeld } from '../../lib/matching/profile/not-yet-held.ts'

/** The year behind "valid from" is no end. */
const lasting =
  /(?<!\p{L})(?:(?:valid|good|gültig|valable|validité|válid[oa]|vigente)[\s:]+(?:\p{L}+\s){0,2}?(?:until|till|thru|through|to|bis|jusqu\S*|hasta)|expir(?:es|y|ation)|renewal|läuft|vence|caduca)(?:\s\p{L}{2,9}){0,3}[\s:.]*((?:\d{1,2}[./-]){0,2}(?:19|20)\d{2})(?!\d)/giu
/** What is a part of something else. */
const part =
  /(?<!\p{L})(?:left in(?!.{0,12}\bwith\b)|one module|modulprüfung|coursework (?:in|for)|exams? \d|teilprüfung\p{L}*)(?!\p{L})|^(?:studied(?!.*(?<!\p{L})(?:LLB|LLM|[BM]\.?(?:A|Sc|Eng)|hons)(?!\p{L}))|attended|modules?|coursework|audited|studium ohne|études? (?:de|en) .* sans)(?!\p{L})/iu

/**
 * Whether a degree, certificate or course can be told as held: neither planned, broken off, lapsed nor a part of one.
 * @param text its name, with all that the profile writes beside it
 * @param today `YYYY-MM-DD`
 * @param date when it was or will be earned, as the profile has it
 */
export function isHeldPaper(text: string, today: string, date = ''): boolean {
  return (
    !isNotYetHeld(text, today, date) &&
    !namesBrokenOff(text) &&
    !isExpired(text) &&
    !isGone(text, today) &&
    !isPartOfPaper(text)
  )
}

/** What a name itself says not to be held, whatever the day. */
export const isOpenPaper = (text: string): boolean => namesBrokenOff(text) || isExpired(text) || isPartOfPaper(text)

/** "Module in Statistics", "Exam 1 of 2". */
export const isPartOfPaper = (text: string): boolean => part.test(text)

/** "Valid until 03/2022"; not "expires 2029". */
function isGone(text: string, today: string): boolean {
  return [...text.matchAll(lasting)].some(([, end = '']) => {
    const [year = '', month = '12'] = end.split(/[./-]/).toReversed()
    return `${year}-${month.padStart(2, '0')}` < today.slice(0, 7)
  })
}
