import { foldName } from '../../../lib/places/fold-name.ts'
import { parsePlace } from '../../../lib/places/place-parser.ts'
import type { Places } from '../../../lib/places/places.ts'
import { employerName } from './employer-key.ts'
import { isFunctionWord, wordsOf } from './words.ts'

export type Opening = { job_title: string; company_name: string; location: string }

/** A title's words without those of its place: "Nurse - Leeds" in Leeds is "nurse"; "Leeds" alone is a title all the same. */
export function tradeWordsOf(titleWords: readonly string[], placeWords: ReadonlySet<string>): readonly string[] {
  const trade = titleWords.filter((word) => !placeWords.has(word))
  return trade.length === 0 ? titleWords : trade
}

/** Tells which openings are surely this one: of the same employer, with the same title, at the same known place. */
export function sameOpeningAs(wanted: Opening, places: Places): (other: Opening) => boolean {
  const employer = employerName(wanted.company_name)
  const place = placeOf(wanted.location, places)
  return (other) => {
    if (place === '' || employer === '' || employerName(other.company_name) !== employer) return false
    const placeWords = new Set(wordsOf(`${wanted.location} ${other.location}`))
    const [title, otherTitle] = [wanted, other].map(({ job_title }) =>
      tradeWordsOf(
        wordsOf(job_title).filter((word) => !isFunctionWord(word)),
        placeWords,
      ).join(' '),
    )
    return title !== '' && title === otherTitle && placeOf(other.location, places) === place
  }
}

function placeOf(location: string, places: Places): string {
  const { city, country, remote, others } = parsePlace(location, places)
  if (!city) return remote ? `remote ${country ?? ''}` : foldName(location).trim()
  return [{ city, country }, ...others].map((one) => `${one.city?.name ?? ''} ${one.country ?? ''}`).join(', ')
}
