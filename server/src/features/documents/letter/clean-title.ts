const genders =
  /\s*[([]?\b(?:(?:m|w|f|h|d|x|i|gn|all genders?)\s*[/|*]\s*)+(?:m|w|f|h|d|x|i|gn)\b[)\]]?|\s*\((?:all genders?|alle geschlechter|gn)\)/gi
const noise =
  /^(?:(?:100\s*%\s*)?(?:remote|hybrid|on-?site|home ?office|télétravail|remoto|full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|cdi|cdd|permanent|contract|freelance|befristet|unbefristet|temporary|urgent(?:ly hiring)?|immediate start|new|worldwide|anywhere|usa?|uk|europe|emea|apac|eu)\b[\s,/&()-]*)+$/i
const money = /(?:[£$€]\s?\d|\d[\d.,]*\s?(?:k\b|[€£$])|\b(?:salary|gehalt|salaire)\b)/i
const reference =
  /\s*[([]?\b(?:ref(?:erence)?|req(?:uisition)?|job|id|kennziffer|referenznummer)\b\.?\s*(?:no\.?|nr\.?|id|code)?[:#\s-]*[A-Z]*[-_]?\d[\w-]*[)\]]?|\s*#\s?\d[\w-]*|\s*[([](?:R|JR|REQ)?[-_ ]?\d{3,}[)\]]/gi

/**
 * A job title without what boards put around it: gender marks, "| Remote |", pay, reference numbers and the place.
 * What is left is the title as it was written; a title of nothing but such noise stays whole.
 * @param place the posting's or job's place, whose own words are noise behind a dash, comma or bar
 */
export function cleanTitle(title: string, place = ''): string {
  const text = title.replace(/\s+/g, ' ').trim()
  const bare = text.replace(genders, ' ').replace(reference, ' ')
  const parts = bare
    .split(/\s+[|•·–—]\s*|\s*\|\s*|\s+-\s+/)
    .map(trimmed)
    .filter(Boolean)
  const places = new Set(words(place))
  const isNoise = (part: string) =>
    noise.test(part) || money.test(part) || (words(part).length > 0 && words(part).every((word) => places.has(word)))
  // A bar separates a title from notes about it; half of the title may follow a dash.
  const kept = parts.filter((part, index) => index === 0 || !isNoise(part))
  const cleaned = trimmed(kept.map(withoutBracket).join(' – '))
  return cleaned === '' ? text : cleaned
}

const withoutBracket = (part: string): string =>
  trimmed(
    part.replace(/\(([^()]*)\)/g, (bracket, inside: string) =>
      noise.test(inside) || money.test(inside) ? '' : bracket,
    ),
  )
const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,|/–—-]+|[\s,|/–—-]+$/g, '')
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
