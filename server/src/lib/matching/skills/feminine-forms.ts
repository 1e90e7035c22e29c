/** Endings of those who do a work, and how women's begin: Elektroniker, électricien, cocinero; kaufmann and kauffrau. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^(\p{Lu}[\p{L}-]{2,}(?:er|ist|ent|ant|eur|or|arzt|wirt))$/u, '$1in'],
  [/^([\p{L}-]{3,})mann$/u, '$1frau'],
  [/^(\p{Ll}[\p{L}-]{2,}i)en$/u, '$1enne'],
  [/^(\p{Ll}[\p{L}-]{2,})er$/u, '$1ère'],
  [/^(\p{Ll}[\p{L}-]{2,})eur$/u, '$1euse'],
  [/^(\p{Ll}[\p{L}-]{2,}t)eur$/u, '$1rice'],
  [/^(\p{Ll}[\p{L}-]{1,}(?:er|ari|str))o$/u, '$1a'],
  [/^(\p{Ll}[\p{L}-]{2,}[dt]or)$/u, '$1a'],
]

/** A name of work with one of its words as women bear it: "Bilanzbuchhalterin", "instaladora electricista". None may be a word. */
export function feminineForms(name: string): string[] {
  const words = name.split(' ')
  return words.flatMap((word, at) =>
    forms.flatMap(([ending, feminine]) =>
      ending.test(word) ? [words.with(at, word.replace(ending, feminine)).join(' ')] : [],
    ),
  )
}
