import { foldWord } from './normal-words.ts'
import { isLargeCity } from './city-names.ts'
import { allWords, alternatives } from './dictionary.ts'
import { intlWords } from './intl-words.ts'
import { isState } from './states.ts'

const countries = new Set([
  ...intlWords('countries'),
  ...'usa us u.s.a u.s uk uae england scotland wales deutschland'.split(' ').map(foldWord),
])

const remote = new RegExp(
  String.raw`^(?:fully |100 ?% )?(?:${alternatives(allWords(({ remote_work }) => remote_work))})(?:\s?[-–,/(]\s?.{2,40})?$`,
  'iu',
)
/** A state or canton after a comma or in brackets. Legal forms look alike. */
const region = /^(?:[A-Z]{2,3}|[A-Z]\.[A-Z]\.)(?:\s\d{4,5}(?:-\d{4})?)?$/
const legalForms = new Set(
  'INC LLC LTD LLP PLC AG KG SE AB AS BV NV OY SL SAS SA SRL SPA GBR OHG CEO CTO CFO COO CIO VP HR QA IT PR FM UX UI PHD MBA MSC BSC'.split(
    ' ',
  ),
)
const placeWord =
  /^(?:[A-ZÀ-ÞĀ-Ž\u0370-\u1fff][\p{L}\p{M}.'’-]*|d[eou]|de[lrsn]?|las?|los|les?|am|an|im|in|bei|ob|of|the|sur|sous|upon|und|y|et|auf|san|st\.?|zu)$/u

export function isCountry(text: string): boolean {
  return countries.has(foldWord(text.replace(/^the /i, '')))
}

const cantons = new Set('ZH BE LU UR SZ OW NW GL ZG FR SO BS BL SH AR AI SG GR AG TG TI VD VS NE GE JU'.split(' '))
const isSwissCanton = (letters: string): boolean => cantons.has(letters)

function isPlaceName(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return words.length <= 4 && words.every((word) => placeWord.test(word)) && /^\p{Lu}/u.test(text.trim())
}

/** 3: "City, State", country or remote; 2.5: large city or postcode; 0.5: a few capitalised words; 0: no place. */
export function placeLikeness(text: string): number {
  const plain = text.trim().replace(/^\((.*)\)$/s, '$1')
  if (plain.length < 2 || plain.length > 60) return 0
  if (remote.test(plain) || isCountry(plain)) return 3
  if (isLargeCity(plain)) return 2.5
  if (plain.includes('/') && plain.split('/').every((part) => isLargeCity(part.trim()))) return 2.5
  const parts = plain.split(/\s*[,(]\s*/).map((part) => part.replace(/\)$/, '').trim())
  const last = parts.at(-1) ?? ''
  const first = parts[0] ?? ''
  if (parts.length >= 2 && parts.length <= 4 && parts.slice(0, -1).every(isPlaceName)) {
    if (isCountry(last) || remote.test(last)) return 3
    // "Staff Nurse (ICU)" and "Industriekauffrau (IHK)": letters in brackets alone are no region.
    const isKnown = !plain.endsWith(')') || isState(last) || isSwissCanton(last) || isLargeCity(first)
    if (isKnown && region.test(last) && !legalForms.has(last)) return 3
    if (isPlaceName(last) && parts.length === 2) return isLargeCity(first) ? 2 : 0.8
  }
  if (/^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(plain) && isPlaceName(plain.replace(/^\S+\s/, ''))) return 2.5
  if (parts.length === 1 && /^\p{Lu}[\p{L} .'-]+\s[A-Z]{2}$/u.test(plain) && !legalForms.has(plain.slice(-2)))
    return 1.5
  return parts.length === 1 && isPlaceName(first) ? 0.5 : 0
}
