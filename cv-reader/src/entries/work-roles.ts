import { degreeWords, isSubject } from '../words/degree-words.ts'
import { employerWords, endsInLegalForm, namesUnit, standsLikePlace, titleWords } from '../words/occupation-words.ts'
import { foldWord } from '../words/normal-words.ts'
import { type HeadLine, textOfTokens } from './head-tokens.ts'
import type { Heads, Placed, RoleModel } from './role-candidates.ts'
import { beginsWithFamilyCare, beginsWithLeave } from '../words/leave-words.ts'
import { isCountry, placeLikeness } from '../words/place-names.ts'
import { isState as namesState } from '../words/states.ts'
import { isPlacement, namesAgencies } from '../words/placement-words.ts'
import {
  articleBehindComma,
  establishment,
  linksNames,
  namesActivity,
  ownBusiness,
  startsWithArticle,
  stateService,
  tradesAs,
} from '../words/work-words.ts'

export type WorkRole = 'title' | 'employer' | 'place'

const wordCount = (text: string) => text.split(/\s+/).length
const startsLow = (text: string) => /^\p{Ll}/u.test(text)
const isAddress = (text: string) => /@|https?:\/\/|www\./i.test(text)
const isOdd = (text: string) => isAddress(text) || !/\p{L}{2}/u.test(text) || /^[<[{].*[>\]}]$/.test(text)
const isSentence = (text: string) => /[.!?;]$/.test(text) && wordCount(text) > 5

/** Counts other lower-case words: a sentence has many, a name hardly any. */
function smallWords(text: string): number {
  const words = text.split(/\s+/).slice(1)
  return words.filter((word) => /^\p{Ll}/u.test(word) && !linksNames.test(word) && !word.includes('.')).length
}

const isOwnBusiness = (text: string) => ownBusiness.test(text)

/** "“Camp”, Maclean’s, November 2019" names a work that was published, and no job. */
export const isPublication = (text: string) => /^["“„«]/.test(text)

/** A time without an employer, which belongs in the line of the title. */
export const isBreak = (text: string) => beginsWithLeave(text) || beginsWithFamilyCare(text)

/** A title that needs no employer. */
export const isOwn = (title: string) => isBreak(title) || isOwnBusiness(title)

/** What the state asks of people is what they did, and nobody's company; "National Service Industries" is one. */
const isStateService = (text: string) => stateService.test(text) && employerWords(text) === 0

/** Two letters before a name are rather those of a company: "JD Sports". */
const namesDegree = (text: string) => degreeWords(text) >= 2 && !/^\p{Lu}{2}\s\p{Lu}/u.test(text)

const isOfTitle = (text: string) =>
  /[\d()]/.test(text) || titleWords(text) > 0 || standsLikePlace(text) || isSubject(text) || /^\p{Lu}{2,}/u.test(text)

function titleEvidence(text: string): number {
  const words = titleWords(text)
  const employer = employerWords(text)
  const base =
    words >= 2 || isStateService(text) ? 2.4 : words >= 1.75 ? 2 : words >= 1.5 ? 1.4 : words >= 1 ? 0.7 : -0.3
  const company = employer === 2 && words < 2 ? -3 : employer > 0 && words === 0 ? -1 : 0
  const place = placeLikeness(text) >= 2.5 && words < 2 ? -2.5 : 0
  const degree = namesDegree(text) && words < 2 ? -2.5 : 0
  const long = wordCount(text) > 14 ? -4 : wordCount(text) > 10 ? -1.5 : 0
  const sentence = words === 0 ? -0.5 * Math.max(0, smallWords(text) - 1) : 0
  // "Municipalidad de Maipú, Departamento de Informática" is where somebody works.
  const unit = words === 0 && /,\s/.test(text) && namesUnit(text) ? -2 : 0
  // "Bricklayer, Redrow Homes": what is no subject, no part of an organisation and no second title is rarely the end of a title.
  const [, behind] = /^[^,]+,\s(?=\p{Lu})([^,]+)$/u.exec(text) ?? []
  const isStray = behind !== undefined && !isOfTitle(behind)
  const venue = articleBehindComma.test(text) ? -2 : 0
  return (
    (isOwn(text) ? 3 : base) +
    venue +
    (isStray ? -1 : 0) +
    unit +
    company +
    place +
    degree +
    long +
    sentence +
    (startsLow(text) ? (words === 0 ? -2 : -0.8) : 0) +
    (isOdd(text) ? -6 : 0) +
    (isSentence(text) ? -3 : 0)
  )
}

function employerEvidence(text: string): number {
  const words = titleWords(text)
  const isState =
    /^[^,]+,\s[A-Z]{2}(?:\s\([^()]*\))?$/.test(text) && placeLikeness(text.replace(/\s\([^()]*\)$/, '')) >= 2
  const employer = isState ? 0 : employerWords(text)
  const degree = namesDegree(text) && employer === 0 ? -2.5 : 0
  const base = employer === 2 || namesAgencies(text) ? 2.6 : employer > 0 && words < 2 ? 1.2 : 0
  const title = employer === 2 ? 0 : words >= 2 ? -2.2 : words >= 1.5 ? -0.9 : 0
  // "Niagara Falls, NY (various contractors)" is a place, whatever is said of it.
  const likeness = isNamedAfterTown(text) ? 0 : placeLikeness(text.replace(/(?<=, [A-Z]{2})\s\([^()]*\)$/, ''))
  const place = employer > 0 ? 0 : likeness >= 2.5 ? -2.2 : likeness >= 0.8 ? -0.6 : 0
  const long = wordCount(text) > 12 ? -3 : wordCount(text) > 8 ? -1.2 : 0
  const tail = /,\s\p{Lu}[\p{L}'’-]+$/u.test(text) && !endsInLegalForm(text) ? -0.5 : 0
  // "Cardiology, Northgate Hospital" begins with what belongs to the title.
  const part = /^([^,\s]+),\s/.exec(text)?.[1]
  const ahead = part !== undefined && standsLikePlace(part) && employerWords(part) === 0 ? -0.8 : 0
  const sentence = -0.8 * Math.max(0, smallWords(text) - (employer > 0 ? 2 : 1))
  const named = startsWithArticle.test(text) && words < 1 ? 0.6 : 0
  const isRegion = /^[A-Z]{2}\s\(/.test(text) && namesState(text.slice(0, 2))
  const odd =
    isRegion || namesActivity.test(text) || text.includes('@') || tradesAs.test(text) || !/\p{L}|\d/u.test(text)
      ? -6
      : 0
  return (
    base +
    title +
    degree +
    place +
    long +
    sentence +
    tail +
    ahead +
    named +
    odd +
    (isOwn(text) || isStateService(text) ? -4 : 0) +
    (startsLow(text) && employer === 0 ? -0.9 : 0) +
    (isSentence(text) ? -3 : 0)
  )
}

/** "CBC Edmonton", "AOK Bayern": letters and a town are a name. */
const isNamedAfterTown = (text: string) =>
  /^\p{Lu}{3,5}\s\p{Lu}\p{Ll}/u.test(text) && !isCountry(text.split(' ')[0] ?? '')

function placeEvidence(text: string): number {
  const likeness = placeLikeness(text)
  if (text.split(/,\s+/).some(isNamedAfterTown)) return -3.5
  if (likeness === 0 || (likeness < 0.8 && /^\p{Lu}{3,8}$/u.test(text))) return -3.5
  if (likeness < 2 && standsLikePlace(text)) return -3.5
  const base = likeness >= 3 ? 2.6 : likeness >= 2 ? 2 : likeness >= 1.5 ? 1.2 : likeness >= 0.8 ? 0.5 : -0.4
  // "Calgary, AB" ends like a legal form.
  const name = /^([^,]+),\s[A-Z]{2}$/.exec(text)?.[1] ?? text
  const words = titleWords(name) >= 1.5 || employerWords(name) > 0 ? -3 : 0
  return base + words
}

/** "Reporter, energy and business – CBC": what goes on in lower case behind a title is its subject. */
const isItsSubject = ({ before, text }: Placed<WorkRole>) =>
  (before === 'comma' || before === 'bracket') && startsLow(text) && employerWords(text) < 2 && !isPlacement(text)

/** Evidence from the arrangement: "Engineer at Acme", a place right after its company. */
function workPairs(placed: readonly Placed<WorkRole>[]): number {
  const title = placed.find(({ role }) => role === 'title')
  const employer = placed.find(({ role }) => role === 'employer')
  const place = placed.find(({ role }) => role === 'place')
  let score = farBelow(title) + farBelow(employer)
  if (title && employer) {
    if (isOwnBusiness(title.text)) score -= 2
    if (isItsSubject(employer)) score -= 3.5
    const sameLine = title.offset === employer.offset
    if (sameLine && employer.before === 'at' && employer.at > title.at) score += title.text.includes(', ') ? 0.5 : 1.2
    if (sameLine && employer.before === 'en' && employer.at > title.at) score += 0.5
    if (sameLine && employer.before === 'at' && employer.at < title.at) score -= 0.5
    if (sameLine ? title.at < employer.at : title.offset < employer.offset) score += 0.15
  }
  if (place && employer && place.offset === employer.offset && place.at > employer.at) score += 0.2
  // "Acme, Springfield": after a company's comma a place is likelier than a part of the name.
  if (place?.before === 'comma' && employer && employer.offset === place.offset && place.at > employer.at) {
    // "Acme Ltd – Leeds, England": a country is rarely all that stands behind a name.
    score += endsInLegalForm(employer.text) && !isCountry(place.text) ? 1.2 : 0.4
  }
  // "JD Sports · Luton": a place that no list knows hardly ever stands before its employer.
  const isAhead = place && employer && place.offset === employer.offset && place.at < employer.at
  if (isAhead && placeLikeness(place.text) < 0.8) score -= 0.8
  if (title && employer && place && isListed(title, employer, place)) score += 0.8
  if (place && employer && place.text.length > 3 && employer.text.includes(place.text)) score += 0.8
  if (place && place.offset > 2) score -= 0.5
  return score
}

/** "Cook, Harbour Grill, Whitby": three names with commas end in a town, which no list may know. */
const isListed = (title: Placed<WorkRole>, employer: Placed<WorkRole>, place: Placed<WorkRole>) =>
  employer.offset === title.offset &&
  place.offset === title.offset &&
  employer.at === title.at + 1 &&
  place.at > employer.at &&
  employer.before === 'comma' &&
  place.before === 'comma' &&
  !/[\s,]/.test(place.text) &&
  isNotPart(employer.text) &&
  /\p{Ll}/u.test(place.text) &&
  !standsLikePlace(place.text)

/** A part of an organisation, a subject and letters ("EMEA") do not name its whole. */
const isNotPart = (text: string) => !standsLikePlace(text) && !isSubject(text) && /\p{Ll}/u.test(text)

const farBelow = (placed: Placed<WorkRole> | undefined) => (placed === undefined || placed.offset < 2 ? 0 : -1.2)

/** The model with places that the CV itself shows: the town after "Hotel Astoria, " is one in all its entries, as is the person's `home`. */
export function withKnownPlaces(
  model: RoleModel<WorkRole>,
  entries: readonly Heads[],
  home: string | undefined,
): RoleModel<WorkRole> {
  const heads = entries.flatMap((entry) => entry.heads)
  const homes = townsIn(home)
  const isCustom = heads.some((head) => endsInCity(head, homes))
  const places = new Set([...homes, ...heads.flatMap((head) => townsBehindEmployers(head, isCustom))])
  if (places.size === 0) return model
  const isKnown = (text: string) => places.has(foldWord(text))
  const { title, employer, place } = model.evidence
  return {
    ...model,
    evidence: {
      title,
      employer: (text) => employer(text) - (isKnown(text) ? 2.2 : 0),
      place: (text) => (isKnown(text) ? Math.max(place(text), 2) : place(text)),
    },
  }
}

/** "Cabinet Morel, Lille": where one entry ends in a city, a single name at the same place in another is its town. */
function endsInCity(head: HeadLine, homes: readonly string[]): boolean {
  const last = head.tokens.at(-1)
  if (last?.before !== 'comma' || head.tokens.length < 2) return false
  const name = textOfTokens(head, last, last)
  return placeLikeness(name) >= 2.5 || homes.includes(foldWord(name))
}

/** "Walsall WS1 1YB" as "walsall". */
const townsIn = (place = ''): string[] =>
  place
    .split(/[,()]/)
    .map((part) => part.replace(/\S*\d\S*/g, ' ').trim())
    .filter((part) => /^\p{Lu}\p{L}{3,}/u.test(part))
    .map(foldWord)

function townsBehindEmployers(head: HeadLine, isCustom: boolean): string[] {
  const { tokens } = head
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    if (token.before !== 'comma' || before === undefined || at < tokens.length - 2) return []
    const [name, town] = [textOfTokens(head, before, before), textOfTokens(head, token, token)]
    const isNamed = establishment.test(name) || endsInLegalForm(name) || (isCustom && at === tokens.length - 1)
    const isEmployer = isNamed && titleWords(name) < 1.5
    const isTown =
      /\p{Ll}/u.test(town) &&
      placeLikeness(town) >= 0.5 &&
      employerWords(town) === 0 &&
      titleWords(town) === 0 &&
      !standsLikePlace(town) &&
      !/\s/.test(town)
    return isEmployer && isTown ? [foldWord(town)] : []
  })
}

export const workModel: RoleModel<WorkRole> = {
  roles: ['title', 'employer', 'place'],
  evidence: { title: titleEvidence, employer: employerEvidence, place: placeEvidence },
  missing: { title: -1, employer: -1, place: 0 },
  inherited: 'employer',
  labelled: { employer: 'employer', title: 'title', place: 'place' },
  pair: workPairs,
}
