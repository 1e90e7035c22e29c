import { parsePlace } from '../../../../lib/places/place-parser.ts'
import { countryName } from '../../../../lib/places/places.ts'
import type { Ask } from '../ask.ts'

/** The name of the country that the profile's place is in. */
export async function homeOf({
  tools,
  call,
  places,
}: Pick<Ask, 'tools' | 'call' | 'places'>): Promise<string | undefined> {
  const { profile } = await tools.read_profile.run({}, call)
  const place = profile.personal_details.present_location.trim()
  const code = place === '' ? undefined : parsePlace(place, places).country
  return code === undefined ? undefined : countryName(code)
}
