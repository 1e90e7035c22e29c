import { contentStems } from './stems.ts'

/** Spelled numbers and spans of time say how much, not what: "Anleitung von zwei Auszubildenden". */
export const measureStems: ReadonlySet<string> = contentStems(
  'years year months month jahre jahren jahr monate ans années mois años meses two three four five six several zwei drei vier fünf sechs mehrere deux trois quatre cinq plusieurs dos tres cuatro cinco varios area areas bereich umgang',
)
