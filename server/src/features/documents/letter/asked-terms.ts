import type { LetterChoices } from '@waymark/contract/documents.ts'
import { oneLine } from '../resume/resume-sections.ts'

export type AskedTerm = { name: 'salary' | 'start'; words: string }

const asksFor: readonly (readonly [AskedTerm['name'], RegExp])[] = [
  [
    'salary',
    /salary (?:expectations?|requirements?)|(?:expected|desired) salary|gehalts(?:vorstellung|wunsch|erwartung)|prétentions (?:salariales|de salaire)|(?:expectativas?|pretensi[oó]n(?:es)?|aspiraci[oó]n(?:es)?) salarial/iu,
  ],
  [
    'start',
    /earliest (?:possible )?(?:start|joining|date)|when you (?:could|can|would be able to) start|stating when|your (?:availability|notice period|start date)|(?:eintritts|start|beginn)(?:termin|datum)|frühestmöglich\p{L}* (?:start|beginn|eintritt)|(?:date de|votre|vos) disponibilités?|quand (?:tu peux|vous pouvez) commencer|date de prise de poste|fecha de incorporaci[oó]n|su disponibilidad|tu disponibilidad|cuándo (?:puede|podría|puedes)s? (?:empezar|incorporar)/iu,
  ],
]

/** What a posting wants to be told of pay and start, in the words that the user gave for it; nothing without both. */
export function askedTerms(posting: string, choices: Pick<LetterChoices, 'salary' | 'start'>): AskedTerm[] {
  return asksFor.flatMap(([name, pattern]) => {
    const words = oneLine(choices[name] ?? '').replace(/[.\s]+$/, '')
    return words !== '' && pattern.test(posting) ? [{ name, words }] : []
  })
}
