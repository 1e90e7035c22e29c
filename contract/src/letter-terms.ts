export type LetterTerm = 'salary' | 'start'

const asksFor: readonly (readonly [LetterTerm, RegExp])[] = [
  [
    'salary',
    /salary (?:expectations?|requirements?)|(?:expected|desired) salary|gehalts(?:vorstellung|wunsch|erwartung)|prétentions (?:salariales|de salaire)|(?:expectativas?|pretensi[oó]n(?:es)?|aspiraci[oó]n(?:es)?) salarial/iu,
  ],
  [
    'start',
    /earliest (?:possible )?(?:start|joining|date)|when you (?:could|can|would be able to) start|your (?:availability|notice period|start date)|(?:eintritts|start|beginn)(?:termin|datum)|frühestmöglich\p{L}* (?:start|beginn|eintritt)|(?:date de|votre|vos) disponibilités?|quand (?:tu peux|vous pouvez) commencer|date de prise de poste|fecha de incorporaci[oó]n|su disponibilidad|tu disponibilidad|cuándo (?:puede|podría|puedes) (?:empezar|incorporar)/iu,
  ],
]

/** What a posting wants to be told of pay and start, by the usual phrases of four languages. */
export function askedTermsIn(posting: string): LetterTerm[] {
  return asksFor.flatMap(([name, pattern]) => (pattern.test(posting) ? [name] : []))
}
