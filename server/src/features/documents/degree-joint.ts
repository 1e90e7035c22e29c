import type { ResumeLanguage } from './document-texts.ts'

/** "Ausbildung zum Fachlageristen" goes on by itself. */
const goesOn = /^(?:zu[mr]?|als|in|im|en|of)\s/i
/** In the others a comma stands between them. */
const joints: Partial<Record<ResumeLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [[/./, ' in ']],
  de: [
    [/ausbildung$/i, ': '],
    [/\b(?:bachelor|master|diplom|magister|promotion|staatsexamen|[bm]\.?\s?(?:sc|a|eng)\b)/i, ' in '],
  ],
  fr: [[/^\S+$/, ' ']],
  es: [
    [/^\p{Lu}{2,5}$/u, ' '],
    [
      /^(?:grado|máster|licenciatura|doctorado|diplomatura|diplomado|bachiller|postgrado|posgrado|ingeniería|técnic[oa]|técnic[oa] superior)\b/i,
      ' en ',
    ],
  ],
}

/** "GCSEs: Maths B, English C": "7 GCSEs in Maths B" would say that all seven are. */
const isListOfSubjects = (degree: string, field: string): boolean =>
  /^\d{1,2}\s|(?<!\p{L})(?:GCSEs?|[AO][- ]levels?|CSEs?|highers)$/iu.test(degree) &&
  (field.includes(',') || /\s(?:[A-G]\*?|\d)$/u.test(field))
/** "City & Guilds Vehicle Body Work" */
const isNamedByBody = /^(?:city (?:&|and) guilds|C&G)$/i

/** "AS (left after year 12)"; "(Hons)" and "(FH)" are part of a degree's name. */
const endsInRemark = /\((?:\p{Ll}|[^()]*\s)[^()]*\)$/u

/** What stands between a kind of degree and its field: "BSc in", "Ausbildung:", « BTS », "Grado en". */
export function degreeJoint(degree: string, field: string, language: ResumeLanguage): string {
  if (goesOn.test(field)) return ' '
  if (isListOfSubjects(degree, field)) return ': '
  if (isNamedByBody.test(degree)) return ' '
  if (endsInRemark.test(degree)) return ', '
  return joints[language]?.find(([pattern]) => pattern.test(degree))?.[1] ?? ', '
}
