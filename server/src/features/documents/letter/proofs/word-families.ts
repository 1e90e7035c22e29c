import { orderedStems } from '../../../../lib/matching/text/stems.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'

/** Words of one family: Kommissionierung and Kommissionieren, recruiting and recruited. */
const family = 6
/** So many words begin with these that what follows tells the family: microservices, Microsoft; community, communication. */
const [beginning, behindBeginning] = [
  /^(?:micro|macro|multi|inter|trans|under|super|photo|hydro|cyber|elektro|electro|psycho|commun)/,
  3,
]
const familyOf = (stem: string): string =>
  stem.slice(0, Math.max(family, (beginning.exec(stem)?.[0].length ?? 0) + behindBeginning))

/** Words that say that something is asked or was learnt, not what. */
const askingWords =
  'abgeschlossene abgeschlossen ausbildung weiterbildung kenntnisse erfahrung berufserfahrung mindestens sicher sichere gute sehr fundierte umgang bereitschaft mehrjährige jahre formation maîtrise expérience connaissance connaissances bonne bonnes années première équivalent niveau diplôme conocimiento conocimientos dominio manejo experiencia formación sólida años nivel certificado título titulación similar least experience experienced knowledge level strong proven qualified qualification certificate degree years background working'
const asking = new Set(orderedStems(askingWords).map(familyOf))

/** The telling words of a text by the beginning that their family shares; the value is the stem. */
export function familiesIn(text: string): Map<string, string> {
  return new Map(
    orderedStems(text)
      .map((stem) => [familyOf(stem), stem] as const)
      .filter(([start]) => !asking.has(start)),
  )
}

/**
 * How much two texts share: the words of one family, and what they tell together. Of two forms the everyday one counts:
 * "programs" say little of "programmatic".
 */
export function sharedBy(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  const shared = [...one].flatMap(([start, stem]) => {
    const form = other.get(start)
    return form === undefined ? [] : [Math.min(tellingness(stem), tellingness(form))]
  })
  return { count: shared.length, weight: shared.reduce((sum, weight) => sum + weight, 0) }
}

/** How much of what the first text tells the second one says, 0 to 1. */
export function shareOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const all = [...one.values()].reduce((sum, stem) => sum + tellingness(stem), 0)
  return all === 0 ? 0 : sharedBy(one, other).weight / all
}
