import { foldName } from './fold-name.ts'
import type { State } from './place-table.ts'
import type { City } from './places.ts'

type NamedPart = { text: string; states: readonly State[]; cities: readonly { city: City; partial: boolean }[] }

const points = { near: 3, abroad: -12 }

/**
 * What a county beside a city says of the city, as points of the place parser: of namesakes the one nearer to the county's town is
 * meant ("Richmond, Surrey" is by London and not in Yorkshire), and none of another country ("Newton, Lancashire").
 */
export function countyPoints(city: City, beside: NamedPart): number {
  const town = countyTown(beside)
  if (!town) return 0
  if (town.state === city.state) return points.near * (1 - 2 * Math.min(1, degreesBetween(town, city)))
  const isElsewhere = town.state.country !== city.state.country
  return isElsewhere && !beside.cities.some((one) => one.city.state === city.state) ? points.abroad : 0
}

/** The town that stands for a county: Guildford for "Surrey", which the places count to the state England. */
function countyTown({ text, states, cities }: NamedPart): City | undefined {
  const name = foldName(text)
  return cities.find(({ city, partial }) => !partial && states.includes(city.state) && foldName(city.name) !== name)
    ?.city
}

const degreesBetween = (a: City, b: City): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))
