import { isExpired } from '../../lib/matching/profile/limits.ts'
import { isBrokenOff, isNotYetHeld } from '../../lib/matching/profile/not-yet-held.ts'

const gone =
  /(?<!\p{L})(?<!(?:not|nicht|no|non|never|nie) )(?:expired|lapsed|out of date|abgelaufen|ungültig|périmée?|expirée?|caducad[oa]|vencid[oa])(?!\p{L})/iu
const lasting =
  /(?<!\p{L})(?:valid|good|expir(?:es|y|ation)|renewal|gültig|läuft|valable|validité|válid[oa]|vigente|vence|caduca)(?:\p{L}|[\s:.])*?(?:until|till|thru|through|to|on|bis|ab|jusqu\S*|hasta|el|en|date)?[\s:]*((?:\d{1,2}[./-]){0,2}(?:19|20)\d{2})(?!\d)/giu
/** What was begun, or is a part of something else. */
const part =
  /(?<!\p{L})(?:left (?:after|without|before|in)|withdrew|discontinued|exmatrikuliert|abgegangen|trunc[oa]|inconclus[oa]|egresad[oa] sin|sin título|one module|modules? (?:in|of|\d)|modul(?:e|prüfung)? (?:in|\d)|coursework|exams? \d|\d exams?|teilprüfung\p{L}*|to be completed|exam (?:booked|pending)|failed|nicht bestanden)(?!\p{L})|^(?:studied|attended|module|audited|studium ohne|études? (?:de|en) .* sans)(?!\p{L})/iu

/**
 * Whether a degree, certificate or course can be told as held: neither planned, broken off, lapsed nor a part of one.
 * @param text its name, with all that the profile writes beside it
 * @param today `YYYY-MM-DD`
 * @param date when it was or will be earned, as the profile has it
 */
export function isHeldPaper(text: string, today: string, date = ''): boolean {
  return (
    !isNotYetHeld(text, today, date) &&
    !isBrokenOff(text) &&
    !isExpired(text) &&
    !isGone(text, today) &&
    !isPartOfPaper(text)
  )
}

/** What a name itself says not to be held, whatever the day. */
export const isOpenPaper = (text: string): boolean =>
  isBrokenOff(text) || isExpired(text) || isPartOfPaper(text) || (gone.test(text) && !/20[3-9]\d/.test(text))

/** "Module in Statistics", "Physics (left after two years)". */
export const isPartOfPaper = (text: string): boolean => part.test(text)

/** "Lapsed 2021", "valid until 03/2022"; not "expires 2029". */
function isGone(text: string, today: string): boolean {
  const ahead = [...text.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].some(([year]) => Number(year) > Number(today.slice(0, 4)))
  if (gone.test(text) && !ahead) return true
  return [...text.matchAll(lasting)].some(([, end = '']) => {
    const [year = '', month = '12'] = end.split(/[./-]/).toReversed()
    return `${year}-${month.padStart(2, '0')}` < today.slice(0, 7)
  })
}
