import { fold } from '../../../lib/matching/text/words.ts'
import { withAccents } from './grammar/lost-accents.ts'
import { namesRegion } from './region-names.ts'

const genders =
  /\s*[([]?\b(?:(?:m|w|f|h|d|x|i|gn|all genders?)\s*[/|*]\s*)+(?:m|w|f|h|d|x|i|gn)\b[)\]]?|\s*\((?:m|w|f|h|d|x|i)(?:\s*,\s*(?:m|w|f|h|d|x|i)){1,3}\)|\s*\((?:all genders?|alle geschlechter|gn)\)/gi
const noise =
  /^(?:(?:100\s*%\s*)?(?:remote|hybrid|on-?site|home ?office|wfh|télétravail|remoto|full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps plein|cdi|cdd|permanent|contract|freelance|befristet|unbefristet|temporary|urgent(?:ly hiring)?|immediate start|new|worldwide|anywhere|usa?|uk|europe|emea|apac|eu|latam|latin america|north america|dach|benelux|only|based|office|in[- ]office|days?|nights?|day shift|night shift|early shift|late shift|shifts|rotating shifts|(?:monday|mon)\s*(?:to|-|–)\s*(?:friday|fri)|presencial|híbrido|híbrida|hybride|présentiel|temps partiel|jornada completa|media jornada|indefinido|ab sofort|zum nächstmöglichen zeitpunkt|\d{4,})\b[\s,/&()-]*)+$/i
const money = /(?:[£$€]\s?\d|\d[\d.,]*\s?(?:k\b|[€£$])|\b(?:salary|gehalt|salaire)\b)/i
const reference =
  /\s*[([]?\b(?:ref(?:erence)?|req(?:uisition)?|job|id|kennziffer|referenznummer)\b\.?\s*(?:no\.?|nr\.?|id|code)?[:#\s-]*[A-Z]*[-_]?\d[\w-]*[)\]]?|\s*#\s?\d[\w-]*|\s*[([](?:R|JR|REQ)?[-_ ]?\d{3,}[)\]]/gi

/** How long or for how many hours: "(1-year contract)", "(30 Std.)", "in Teilzeit", "im 3-Schicht-Betrieb". */
const terms =
  /^\s*(?:\d+(?:[.,]\d+)?\s*(?:-\s*)?(?:%|std|stunden|h\b|hours?|hrs|heures?|horas|years?|months?|jahre?|monate?|ans?|mois|años?|meses)|(?:fixed[- ]term|maternity|elternzeitvertretung|befristet|unbefristet|cdi|cdd|interim|contract)\b).*$/iu
const hoursBehind =
  /\s+(?:in (?:Teilzeit|Vollzeit)(?:\s*(?:\/|oder|und|&)\s*(?:Teilzeit|Vollzeit))?|im (?:\d-?)?Schicht-?(?:betrieb|dienst|system)|in Wechselschicht)(?=\s*(?:\(|$))/iu
/** "Carer Job in Maidstone and the surrounding areas": what a board adds. */
const whereBehind = /\s+(?:(?:[Jj]obs?|[Vv]acancy|[Rr]ole|[Rr]equired)\s+(?:in|at|near)|near)\s+\p{Lu}.*$/u
/** "[PSET-IDL-ENG]" is a code. */
const code = /\s*\[[^\][]*\]/gu

/** A longer bracket repeats the title in other words. */
const longestBracket = 30

/** "Representative (Remote at Some Firm": a bracket that never closes was cut off, or is a remark. */
const openBracket = /(?<=\S)\s*[([][^()[\]]*$/u

/** "Support Worker Solihull **** to **** ph": boards that hide the pay; a hotel has 4****. */
const maskedPay = /\s*[-–,(]?\s*(?:(?:up to|from|circa|c\.)\s)?(?<!\d\s?|\*)\*{2,}.*$/iu
/** "Apprenticeship Under NAS 16-18 Year Olds Only": who may apply, and in whose scheme. */
const ofAge =
  /\s+(?:[-–(]\s*)?(?:(?:under|for|with)\s(?:NAS\s)?)?(?:\(?\d{2}\s?(?:[-–]|to)\s?\d{2}|over \d{2}|under \d{2})['’]?s?\s(?:year\s?olds?|years)(?:\sonly)?\)?\s*$/iu
/** "WF4 4DS Apprentice" */
const postcode = /(?<![\p{L}\d])\p{Lu}{1,2}\d[\p{Lu}\d]?\s\d\p{Lu}{2}(?![\p{L}\d])/gu
/** "Assistant Manager -- Must LOVE dogs", "Sous Chef Straight Shifts". */
const asides = /\s+(?:--+\s.*|straight shifts(?!\p{L}).*)$/iu

/** "Sous Chef – Live in", "Waiter Tips + meals", but "Experienced Live-in Carer" and "Live-in / Live-out Carer" */
const extras =
  /\s+(?:(?:live[- ]in|tips)(?=\s*(?:$|[^\p{L}\s/&]))|up to [£€$*]|share of tips|immediate start|great benefits)(?!\p{L}).*$/iu

/**
 * A job title without what boards put around it: gender marks, "| Remote |", pay, reference numbers and the place.
 * What is left is the title as it was written; a title of nothing but such noise stays whole.
 * @param place the posting's or job's place, whose own words are noise behind a dash, comma or bar
 */
export function cleanTitle(title: string, place = ''): string {
  const text = title
    .replace(/\s+(?=[,;])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = withoutTail(title.replace(/\s+(?=[,;])/g, ''))
    .replace(/^\s*wfh\s+/i, '')
    .replace(maskedPay, '')
    .replace(openBracket, '')
    .replace(postcode, ' ')
    .replace(asides, '')
    .replace(ofAge, '')
    .replace(extras, '')
    // "Sous Chef for ****" lost what stood behind.
    .replace(/\s(?:for|at|in|with|and)\s*$/i, '')
    .replace(genders, ' ')
    .replace(reference, ' ')
    .replace(code, ' ')
    .replace(whereBehind, '')
    .replace(hoursBehind, '')
    .replace(/\(\s+|\s+\)/g, (sign) => sign.trim())
    .replace(/\s+\/\s*|\s*\/\s+/g, ' / ')
  const parts = bare
    .split(/\s+[|•·–—]\s*|\s*\|\s*|\s+-\s+|\s+-(?=\p{Lu})|(?<=\p{L}{3})-\s+(?=\p{Lu})/u)
    .map(trimmed)
    .filter(Boolean)
  const places = new Set(words(place).map(fold))
  const isNoise = (part: string) =>
    noise.test(part) ||
    money.test(part) ||
    isCodeOf(part, places) ||
    (words(part).length > 0 && words(part).every((word) => places.has(fold(word))))
  // A bar separates a title from notes about it; half of the title may follow a dash.
  const kept = parts.filter((part, index) => index === 0 || !isNoise(part))
  const cleaned = trimmed(kept.map(withoutBracket).join(' – ')).replace(
    /(?<!\p{L})(\p{L}{3,})(?: \1)+(?!\p{L})/giu,
    '$1',
  )
  // "Care Assistant Job Bagshot"
  const told = cleaned.replace(/\s+jobs?\s+(\p{Lu}.*)$/iu, (all, where: string) =>
    words(where).every((word) => places.has(fold(word))) ? '' : all,
  )
  return inNormalCase(told === '' ? text : withoutPlaces(told, place))
}

/** "Care Assistant Ampthill, Bedfordshire", "Chelmsford Customer Service Apprenticeship": the places that the posting names. */
function withoutPlaces(title: string, place: string): string {
  const [town = '', ...counties] = place.split(',').map((part) => part.trim())
  const county = counties.find(
    (it) => it.length >= shortestTown && title.toLowerCase().endsWith(`, ${it.toLowerCase()}`),
  )
  const bare = county === undefined ? title : title.slice(0, title.length - county.length - 2)
  const cut = withoutTown(bare, place)
  const first = [town, ...counties].find(
    (it) =>
      it.length >= shortestTown && cut.startsWith(`${it} `) && words(cut.slice(it.length)).length >= fewestBehindTown,
  )
  return first !== undefined && counties.length > 0 && !namesRegion(first) ? cut.slice(first.length + 1) : cut
}
const fewestBehindTown = 2

/** Also work: "Specialist – HR" in Croatia, "SAP Consultant – FI" in Finland. */
const codesOfWork = new Set(['IT', 'HR', 'PR', 'QA', 'AI', 'ML', 'BI', 'PA', 'MM', 'SD', 'FI', 'CO', 'GP', 'AR'])

/** "– CL" of a job in Chile: the code of the country where it is. */
function isCodeOf(part: string, places: ReadonlySet<string>): boolean {
  if (!/^[A-Z]{2}$/.test(part) || codesOfWork.has(part)) return false
  return countryNames.some((names) => {
    const name = names.of(part)
    return name !== undefined && words(name).every((word) => places.has(fold(word)))
  })
}
const countryNames = ['en', 'de', 'fr', 'es'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
)

/** Boards also write both without a mark: "Northampton Northamptonshire East Midlands". */
function townAndCounty(place: string): string[] {
  const parts = place.split(',').map((part) => part.trim())
  const [town = '', ...rest] = place.split(' ')
  return parts.length > 1 || rest.length < 2 ? parts : [town, rest.join(' ')]
}

/** "Sous Chef Great Yarmouth": the town that the posting names for itself; not "Mayor of London". */
function withoutTown(title: string, place: string): string {
  const [town = '', county] = townAndCounty(place)
  const head = title.slice(0, Math.max(0, title.length - town.length))
  // "Country Director India" is of India.
  const isTown = county !== undefined || !namesRegion(town)
  const isBehind = isTown && town.length >= shortestTown && title.toLowerCase().endsWith(` ${town.toLowerCase()}`)
  return isBehind &&
    words(head).length > 0 &&
    !/(?<!\p{L})(?:of|for|in|at|the|de|von|für|zu)\s$|[-–,/&]\s*$/iu.test(head)
    ? head.trim()
    : title
}
const shortestTown = 4

const withoutBracket = (part: string): string =>
  trimmed(
    part.replace(/\(([^()]*)\)/g, (bracket, inside: string) =>
      noise.test(inside) || terms.test(inside) || money.test(inside) || inside.length > longestBracket ? '' : bracket,
    ),
  )

/** Boards that strip separators leave two spaces: "Chef de Partie  High Volume Food Led Pub  Accommodation". */
function withoutTail(title: string): string {
  const [head = '', ...rest] = title.trim().split(/[^\S\n]{2,}/)
  const tail = rest.length === 1 && words(rest[0] ?? '').length <= 3 ? rest : []
  return [head, ...tail].join(' – ').replace(/\s+/g, ' ')
}
/** "WEB DEVELOPER" shouts; short words in capitals are mostly names: SQL, IT, VP. */
function inNormalCase(title: string): string {
  const isShouted = title === title.toUpperCase() && /\p{Lu}{4}/u.test(title) && title.includes(' ')
  if (!isShouted) return title
  // Without a vowel, or in brackets, it is an abbreviation: IFRS, CNC.
  const plain = (word: string) =>
    /[AEIOUYÄÖÜÀÉÈÍÓÚ]/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word
  const normal = title
    .replace(/(\(?)(\p{Lu}{4,})/gu, (all, bracket: string, word: string) =>
      bracket !== '' && word.length <= longestAbbreviation ? all : bracket + plain(word),
    )
    .replace(shortWords, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    .replace(smallWords, (word) => word.toLowerCase())
    .replace(womansEnd, (end) => end.toLowerCase())
  return withAccents(normal)
}

const longestAbbreviation = 5

/** "BUS DRIVER", "BAR STAFF": as short as SQL, and words. */
const shortWords = /(?<!\p{L})(?:BUS|VAN|BAR|CAR|DAY|GAS|TAX|PUB|SPA|KEY|NEW|AIR|DOG|PET|TEA|TOP)(?!\p{L})/gu

/** Inside of a title: "RESPONSABLE DE LA COMMUNICATION", "HEAD OF SALES". */
const smallWords =
  /(?<=\p{L}[\s,]+)(?:DE|DEL|AL|LA|LAS|LOS|EL|EN|Y|CON|PARA|POR|DU|DES|LE|LES|AU|AUX|ET|OU|OF|AND|FOR|THE|IN|AT|TO|OR|WITH|UND|ODER|FÜR|IM|AM|DER|DIE|DAS|DEN|MIT|BEI|VON|ZUR|ZUM)(?=[\s,])/gu
/** "Arquitecto/A", "Kaufmann/-Frau"; not "UX/UI", nor "Sales/IT". */
const womansEnd = /(?<=\p{Ll}{2})\/(?:-\p{L}+|AS?|ES?|IN|INNEN|NE|SE|I?ÈRE|T?RICE|EUSE)(?!\p{L})/gu

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,|/–—-]+|[\s,|/–—-]+$/g, '')
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "We are currently seeking nurses for a hospital in Sussex" is no name of a position, so a letter can't repeat it as one. */
export function isNameOfPosition(title: string): boolean {
  return words(title).length <= mostWords && !sentence.test(title)
}

const mostWords = 14
const sentence =
  /\b(?:we are|are (?:currently |now )?(?:seeking|looking|hiring|recruiting)|is (?:currently |now )?(?:seeking|looking|hiring|recruiting)|looking for|wanted:?|required:?|needed|wir suchen|nous recherchons|buscamos)\b/i
