import { findSpokenLanguages } from '../../../../lib/matching/posting/spoken-languages.ts'

/** `text` is the language with the level as it was said: "Spanish (B2)". */
export type StatedLanguage = { code: string; text: string }

const mostLanguages = 3
const clauses = /[.;!?\n]|,\s|\s(?:but|aber|sondern|mais|pero|sino)\s/u
const negation = /(?<![\p{L}])(?:not|cannot|never|no|\p{L}+n['’]t|nicht|kein\w*|nie|pas|jamais|nunca)(?![\p{L}])/iu
const cefr = /\b[abc][12]\b\+?/iu
const said =
  /(?<![\p{L}])(?:native(?:ly)?|mother tongue|fluent(?:ly)?|a bit|a little|basic|some|conversational|intermediate|advanced|muttersprach\w*|fließend|verhandlungssicher|grundkenntnisse|ein bisschen|ein wenig|langue maternelle|courant|couramment|bilingue|notions|un peu|lengua materna|nativ[oa]|con fluidez|fluido|un poco|básico|avanzado)(?![\p{L}])/iu
const speaking =
  /(?<![\p{L}])(?:i (?:now |also |can )*(?:speak|know)|i['’]?m (?:now |also )?(?:fluent|native)|my \p{L}+ is|ich (?:spreche|kann|beherrsche)|mein\w* (?:muttersprache|\p{L}+ ist)|muttersprache|je (?:parle|maîtrise)|hablo|domino|mi \p{L}+ es)(?![\p{L}])/iu

/** Languages that a message says somebody speaks, or wants in the profile; not those that it denies. */
export function statedLanguages(message: string): StatedLanguage[] {
  const found = message
    .slice(0, 1000)
    .split(clauses)
    .filter((clause) => !negation.test(clause))
    .flatMap(languagesOf)
  return [...new Map(found.map((one) => [one.code, one])).values()].slice(0, mostLanguages)
}

/** "I speak Spanish B2 now" is a wish to have it in the profile, though no verb says so. */
export const statesLanguage = (message: string): boolean =>
  speaking.test(message.slice(0, 1000)) && statedLanguages(message).length > 0

/** The language of a text such as "Spanish (B2)". */
export const languageCode = (text: string): string | undefined => findSpokenLanguages(capitalised(text))[0]?.code

function languagesOf(clause: string): StatedLanguage[] {
  const hits = findSpokenLanguages(capitalised(clause))
  return hits.map(({ code, start, end }, index) => {
    const name = capitalised(clause.slice(start, end))
    const after = clause.slice(end, hits[index + 1]?.start ?? clause.length)
    // What stands before belongs to the language before, up to the "and".
    const before = clause.slice(hits[index - 1]?.end ?? 0, start).replace(/^.*(?:\s(?:and|und|et|y)\s)/iu, '')
    const levels = [before, index < hits.length - 1 ? (after.split(/\s(?:and|und|et|y)\s/iu)[0] ?? '') : after]
    const level = levels.flatMap((part) => cefr.exec(part)?.[0].toUpperCase() ?? [])[0]
    const words = level ?? levels.flatMap((part) => said.exec(part)?.[0] ?? [])[0]
    return { code, text: words === undefined ? name : `${name} (${words})` }
  })
}

/** People write "spanish" in a hurry. Keeps every position. */
function capitalised(text: string): string {
  return text.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => {
    const upper = letter.toUpperCase()
    return upper.length === letter.length ? upper : letter
  })
}
