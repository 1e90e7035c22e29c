/** A class of driving licence that a text names, under the name that the list of skills has for it. */
export type LicenceClass = { name: string; start: number; end: number }

const names: Readonly<Record<string, string>> = {
  B: 'Driving licence',
  BE: 'BE licence',
  C1: 'C1 licence',
  C1E: 'C1E licence',
  C: 'HGV Class 2',
  CE: 'HGV Class 1',
  EC: 'HGV Class 1',
  D1: 'D1 licence',
  D: 'Bus licence',
  DE: 'Bus licence',
  T: 'Tractor licence',
  L: 'Tractor licence',
  A: 'Motorbike licence',
}
const letters = String.raw`(?:C1\s?\+?\s?E|C\s?\+\s?E|B\s?\+\s?E|D\s?\+\s?E|C1|D1|BE|CE|EC|DE|B|C|D|T|L|A)(?![\p{L}\p{N}+])`
const joins = String.raw`\s*(?:[,/&(]|und|et|y|and|oder|ou|o|or|bzw\.?|sowie|\+)\s*(?:gerne |auch |ideally |idéalement )?(?:Klasse |catégorie |permis |permiso |category )?`
const licence = String.raw`(?<!\p{L})(?:[Ff]ührerschein(?:s|e|klassen?)?|[Ff]ahrerlaubnis|[Pp]ermis(?:os?)?|[Cc]arn[eé]t?s?|[Dd]riving licen[cs]es?|[Ll]icen[cs]es?)`
const between = String.raw`(?:\s*(?:de conducir|de conduire|der|des|de la|de|clases?|Klassen?|catégories?|categoría|tipo|[Cc]lass|[Cc]ategory|[Cc]at\.?|\(|:))*\s*`
const list = `${letters}(?:${joins}${letters})*`
/** Capitals count: "permis à point" and "a licence" name no class, nor does the article of "A driving licence". */
const named = [
  new RegExp(`${licence}${between}(${list})`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:[Cc]at(?:egory)?\.?\s*|[Cc]lass\s*)|(?!A\s))(${list})\)?[\s-]+(?:licen[cs]e|Führerschein|driving licen)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:Klassen?|LGV|HGV|[Cc]at(?:egory)?\.?)\s+((?:C1E|C1|CE|BE|C\s?\+\s?E|C)(?![\p{L}\p{N}+])(?:${joins}${letters})*)`,
    'gu',
  ),
]
/** "Permis B obligatoire, BE apprécié": behind a licence two letters name another class. */
const alone = /(?<![\p{L}\p{N}+])(?:C1E|CE|BE|C1|D1|C\s?\+\s?E|B\s?\+\s?E)(?![\p{L}\p{N}+])/gu

/** A "driver's license Class D" and a "Class C license" are for cars in America and Australia, a British class C licence is not. */
const beforeCars = /(?<!\p{L})driver['’]?s?['’]?\s*$/iu
const americanClass = /^class\s[CD][\s-]+license/iu
const ofCars = (text: string, { index, 0: all }: RegExpExecArray, name: string): string =>
  ['HGV Class 2', 'Bus licence'].includes(name) && (beforeCars.test(text.slice(0, index)) || americanClass.test(all))
    ? 'Driving licence'
    : name

/** Classes of driving licences in English, German, French and Spanish, in the order of the text. */
export function findLicenceClasses(text: string): LicenceClass[] {
  const lists = named.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const start = match.index + match[0].lastIndexOf(match[1] ?? '')
      const [first, ...others] = classesIn(match[1] ?? '', start, new RegExp(letters, 'gu'))
      return first ? [{ ...first, name: ofCars(text, match, first.name), start: match.index }, ...others] : []
    }),
  )
  const inLists = lists.flat()
  const [first] = inLists
  if (!first) return []
  const behind = classesAlone(text.slice(first.end)).map((it) => ({
    ...it,
    start: it.start + first.end,
    end: it.end + first.end,
  }))
  const all = [...inLists, ...behind].toSorted((a, b) => a.start - b.start)
  return all.filter((one, index) => all[index - 1] === undefined || one.start >= (all[index - 1]?.end ?? 0))
}

/** Of two letters or more, in a text that goes on behind a licence. */
export const classesAlone = (text: string): LicenceClass[] => classesIn(text, 0, alone)

function classesIn(text: string, offset: number, pattern: RegExp): LicenceClass[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: letters, index }) => {
    const name = names[letters.replace(/[\s+]/g, '')]
    return name ? [{ name, start: offset + index, end: offset + index + letters.length }] : []
  })
}
