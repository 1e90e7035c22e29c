import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { placeScore } from '@waymark/cv-reader/facts/postal-place.ts'
import { oneLine } from '../resume/resume-sections.ts'

/** A country, a state, a postcode or a known town: less may be an occupation that was misread as a place. */
const surePlace = 2
const postcode = /^(?:[A-Z]{1,2}-)?\d{4,6}\s+/

/** The town that a letter is dated from, without its postcode; empty unless it is proved to be a place. */
export function townOf({
  present_location,
  address,
}: Pick<ProfileDocument['personal_details'], 'present_location' | 'address'>): string {
  const place = oneLine(present_location)
  const town = oneLine(place.split(',')[0] ?? '')
    .replace(postcode, '')
    .replace(/\s\(\d{2,3}\)$/, '')
  if (town === '') return ''
  const inAddress = oneLine(address)
    .split(/\s*[,|]\s*/)
    .some((part) => postcode.test(part) && part.replace(postcode, '') === town)
  return inAddress || placeScore(place) >= surePlace ? town : ''
}
