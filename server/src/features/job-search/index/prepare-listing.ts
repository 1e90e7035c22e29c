import { cutText } from '@waymark/contract/card-texts.ts'
import { countryCodeOf, twoLetterCountry } from '../../../lib/places/country-names.ts'
import { foldName } from '../../../lib/places/fold-name.ts'
import { parsePlace } from '../../../lib/places/place-parser.ts'
import type { Places } from '../../../lib/places/places.ts'
import { plainText } from '../../../lib/posting-text/plain-text.ts'
import { cleanText, splitPosting } from '../../../lib/posting-text/posting-sections.ts'
import { safeAddress } from '../../../lib/posting-text/safe-html.ts'
import { readSalary, yearlyDollars, type Salary } from '../../../lib/posting-text/salary.ts'
import { languageOf } from '../../../lib/posting-text/text-language.ts'
import { keyOf, similarityHash } from '../../../lib/posting-text/text-hash.ts'
import type { SourcePosting } from '../../../providers/listings/source-posting.ts'
import { employerKey, employerName, shortEmployerKey } from './employer-key.ts'
import { employmentTerms, employmentVersion } from './employment-terms.ts'
import { tradeWordsOf } from './opening.ts'
import { occupationTokens } from './occupation-tokens.ts'
import { occupationsVersion } from './occupations.ts'
import { configOf, token, tokensOf, type IndexedPlace } from './terms.ts'
import { saysRemote } from './remote-text.ts'
import { isFunctionWord, isRemoteWord, wordsOf } from './words.ts'

export type PreparedListing = {
  external_id: string
  url: string
  title: string
  company: string
  location: string
  country: string | null
  remote: boolean
  salary: string
  employment_type: string
  language: string | null
  company_info: string
  description: string
  requirements: string
  benefits: string
  posted_at: string | null
  expires_at: string | null
  content_hash: string
  employer_key: string
  group_key: string
  /** The same for one title of one employer in any place; null without an employer. */
  title_key: string | null
  text_hash: string | null
  config: string
  /** Words in order without function words; those of the posting's place are not in `trade_words`. */
  title_words: string[]
  trade_words: string[]
  /** A tsvector of the title's words, not stemmed. */
  exact_terms: string
  /** Once each. */
  body_words: string[]
  tokens: string[]
  latitude: number | null
  longitude: number | null
  /** Latitude and longitude, in turn, of further cities. */
  other_places: number[] | null
  salary_usd: number | null
}

const longest = { title: 300, company: 200, location: 300, salary: 200, employment_type: 100, url: 2048 } as const
/** Without any of these a posting cannot be shown or identified. */
const titleOf = (posting: SourcePosting): string => oneLine(posting.title, longest.title)
/** Increased when the reading of postings changes, so that unchanged postings are indexed again. */
export const indexVersion = `11 ${occupationsVersion} ${employmentVersion}`
/** Beyond these a text repeats itself; they bound the index. */
const mostBodyWords = 600

/** Cleans a posting for the index; undefined without title or address. `now` replaces a missing or future time. */
export function prepareListing(
  posting: SourcePosting,
  source: { id: string; country?: string | undefined },
  places: Places,
  now: Date,
): PreparedListing | undefined {
  const title = titleOf(posting)
  const url = safeAddress(posting.url)
  if (title === '' || !url?.startsWith('http') || url.length > longest.url || posting.external_id === '')
    return undefined
  const company = oneLine(posting.company, longest.company)
  const texts = textsOf(posting)
  const plain = plainText([texts.description, texts.requirements].join(' '))
  const place = placeOf(posting, source.country, places, plain)
  const language = posting.language ?? languageOf(plain) ?? languageOf(title) ?? null
  const pay = posting.pay ?? (posting.salary ? readSalary(posting.salary, currencyOf(place.country)) : undefined)
  const salary = oneLine(posting.salary ?? (pay ? payText(pay) : ''), longest.salary)
  const posted_at = posting.posted_at && posting.posted_at <= now ? posting.posted_at : undefined
  const allTitleWords = wordsOf(title)
  const titleWords = allTitleWords.filter((word) => !isFunctionWord(word))
  const placeWords = new Set(wordsOf(posting.location))
  const words = wordsOf(plain)
  const employer_key = employerKey(company)
  const salary_usd = pay ? yearlyDollars(pay) : null
  const where = place.city ?? (place.remote ? 'remote' : foldName(posting.location))
  const tradeWords = titleWords.filter((word) => !placeWords.has(word))
  const group_key = keyOf(
    company === ''
      ? `${source.id} ${posting.external_id}`
      : `${employerName(company)}|${tradeWordsOf(titleWords, placeWords).join(' ')}|${place.country}|${where}`,
  )
  const forTokens = {
    posted_at: posted_at ?? now,
    language,
    source: source.id,
    employer_key,
    short_employer_key: shortEmployerKey(company),
    group_key,
    salary_usd,
    place,
    employment: employmentTerms(allTitleWords, wordsOf(posting.employment_type ?? ''), words),
  }
  const shown = {
    ...texts,
    external_id: posting.external_id.slice(0, 300),
    url,
    title,
    company,
    salary,
    language,
    location: oneLine(posting.location, longest.location),
    country: place.country,
    remote: place.remote,
    employment_type: oneLine(posting.employment_type ?? '', longest.employment_type),
    posted_at: posted_at?.toISOString() ?? null,
    expires_at: posting.expires_at?.toISOString() ?? null,
  }
  return {
    ...shown,
    content_hash: keyOf(JSON.stringify([indexVersion, shown])),
    employer_key,
    group_key,
    title_key:
      company === ''
        ? null
        : keyOf(`${employerName(company)}|${withoutPlaces(title, titleWords, placeWords).join(' ')}`),
    text_hash: similarityHash(words) ?? null,
    config: configOf(language),
    title_words: titleWords,
    trade_words: tradeWords,
    exact_terms: titleWords.map((word, at) => `'${exactToken(word, placeWords)}':${at + 1}`).join(' '),
    body_words: [...new Set([...titleWords, ...words])].filter((word) => !isFunctionWord(word)).slice(0, mostBodyWords),
    // A town "Baker" is nobody's work; an empty word keeps its neighbours apart.
    tokens: [...tokensOf(forTokens), ...occupationTokens(titleWords.map((word) => (placeWords.has(word) ? '' : word)))],
    latitude: place.latitude,
    longitude: place.longitude,
    other_places: otherPlaces(place),
    salary_usd,
  }
}

function otherPlaces({ others }: IndexedPlace): number[] | null {
  const cities = others.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [latitude, longitude],
  )
  return cities.length === 0 ? null : cities
}

/**
 * Without the letters of a state behind a place either, as in "Driver | Campinas/SP". They end a part of the title: those of
 * "Berlin IT Manager" are its trade.
 */
function withoutPlaces(title: string, words: readonly string[], places: ReadonlySet<string>): string[] {
  const ends = new Set(title.split(/[()[\]|,;:/–—]|\s-\s/u).map((part) => wordsOf(part).at(-1)))
  const isState = (word: string, before: string | undefined) =>
    word.length === 2 && ends.has(word) && before !== undefined && places.has(before)
  const left = words.filter((word, at) => !places.has(word) && !isState(word, words[at - 1]))
  return left.length === 0 ? [...words] : left
}

// Words are letters and digits, so they need no quoting.
function exactToken(word: string, placeWords: ReadonlySet<string>): string {
  return placeWords.has(word) ? token.placeWord(word) : token.exact(word)
}

function textsOf(posting: SourcePosting) {
  const split = splitPosting(posting.text)
  const own = (text: string | undefined, other: string) => (text === undefined ? other : cleanText(text) || other)
  return {
    company_info: own(posting.company_info, split.company_info),
    description: split.description,
    requirements: own(posting.requirements, split.requirements),
    benefits: own(posting.benefits, split.benefits),
  }
}

function placeOf(posting: SourcePosting, hint: string | undefined, places: Places, plain: string): IndexedPlace {
  // A source may write a name where its other answers have a code.
  const statedCountry = twoLetterCountry(posting.country ?? '') ?? countryCodeOf(posting.country ?? '')
  const parsed = parsePlace(posting.location, places, statedCountry ?? hint)
  const { city, state } = parsed
  const country = parsed.country ?? statedCountry ?? null
  const given =
    isCoordinate(posting.latitude, 90) && isCoordinate(posting.longitude, 180)
      ? { latitude: posting.latitude ?? null, longitude: posting.longitude ?? null }
      : undefined
  return {
    country,
    state: state?.code ?? null,
    city: city?.name ?? null,
    others: parsed.others.map((other) => ({
      country: other.country ?? null,
      state: other.state?.code ?? null,
      latitude: other.city?.latitude ?? null,
      longitude: other.city?.longitude ?? null,
    })),
    latitude: given?.latitude ?? city?.latitude ?? null,
    longitude: given?.longitude ?? city?.longitude ?? null,
    remote:
      posting.remote ??
      (parsed.remote || wordsOf(posting.title).some(isRemoteWord) || (country === null && !city && saysRemote(plain))),
    remote_countries: parsed.countries.length > 0 ? parsed.countries : country ? [country] : countriesIn(posting.title),
  }
}

/** "AI Training - Accountants (UK)" is remote work in one country, although its place says "Remote". */
function countriesIn(title: string): string[] {
  const [, ...parts] = title.slice(0, longest.title).split(/[()[\]|,]|\s[-–—]\s?/u)
  const named = parts.map((part) => part.trim()).filter((part) => part.length >= 4 || /^(?:UK|USA?|UAE)$/.test(part))
  return [...new Set(named.flatMap((part) => countryCodeOf(part.toLowerCase()) ?? []))]
}

function isCoordinate(value: number | undefined, most: number): boolean {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= most && value !== 0
}

const currencies = new Map(
  `US:USD GB:GBP CA:CAD AU:AUD NZ:NZD CH:CHF SE:SEK NO:NOK DK:DKK PL:PLN IN:INR SG:SGD JP:JPY BR:BRL MX:MXN ZA:ZAR
  AE:AED HK:HKD CZ:CZK HU:HUF DE:EUR AT:EUR FR:EUR ES:EUR IT:EUR NL:EUR BE:EUR IE:EUR PT:EUR FI:EUR`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
function currencyOf(country: string | null): string | undefined {
  return currencies.get(country ?? '')
}

function payText({ min, max, currency, period }: Salary): string {
  const amounts = [min, max]
    .filter((amount) => amount !== null && amount > 0)
    .map((amount) => new Intl.NumberFormat('en').format(amount ?? 0))
  return amounts.length === 0 ? '' : `${[...new Set(amounts)].join(' – ')} ${currency} per ${period}`
}

function oneLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replace(/<[^>]{1,200}>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39|#x27|nbsp|#8211|#8217|ndash|rsquo);/gi,
      (_, name: string) => named[name.toLowerCase()] ?? ' ',
    )
    .replace(/[\s\p{Cc}\p{Bidi_Control}\u200b\ufeff]+/gu, ' ')
    .trim()
  return cutText(line, most)
}
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
  '#8211': '–',
  '#8217': '’',
  ndash: '–',
  rsquo: '’',
}
