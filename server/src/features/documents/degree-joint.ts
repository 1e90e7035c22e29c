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

/** What stands between a kind of degree and its field: "BSc in", "Ausbildung:", « BTS », "Grado en". */
export function degreeJoint(degree: string, field: string, language: ResumeLanguage): string {
  if (goesOn.test(field)) return ' '
  return joints[language]?.find(([pattern]) => pattern.test(degree))?.[1] ?? ', '
}
