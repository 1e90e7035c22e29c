import { allWords, labelsByWord } from './dictionary.ts'
import { normalWords, squeezed } from './normal-words.ts'

/** What a section is about. `interests`, `awards` and `other` have no place in the profile. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'volunteering'
  | 'education'
  | 'skills'
  | 'languages'
  | 'training'
  | 'publications'
  | 'certifications'
  | 'references'
  | 'contact'
  | 'links'
  | 'interests'
  | 'awards'
  | 'projects'
  | 'other'

const kindOfName = labelsByWord(({ sections }) => sections, squeezed)
const fillers = new Set(allWords(({ section_fillers }) => section_fillers).flatMap(normalWords))
/** `Teaching Experience`, `Expérience associative`: other words beside these only narrow them down. */
const lastWords = kindsOf(allWords(({ section_last_words }) => section_last_words).flatMap(normalWords))
const firstWords = kindsOf(allWords(({ section_first_words }) => section_first_words).flatMap(normalWords))
/** "Customer experience" is a field of work, and no section. */
const fields = new Set(allWords(({ section_fields }) => section_fields).flatMap(normalWords))
/** "Unterrichtserfahrung": Germanic compounds are one word. */
const compoundEnds = [...lastWords].filter(([word, kind]) => kind === 'experience' && word.length > 7)
/** `Experience with Java` starts a sentence. */
const prepositions = new Set(allWords(({ section_prepositions }) => section_prepositions).flatMap(normalWords))

function kindsOf(words: readonly string[]): ReadonlyMap<string, SectionKind> {
  return new Map(
    words.flatMap((word) => {
      const kind = kindOfName.get(word)
      return kind === undefined ? [] : [[word, kind]]
    }),
  )
}

/** `exact`: the dictionary has the name, not just its head noun. */
export type SectionName = { kinds: readonly SectionKind[]; exact: boolean }

/** The sections that a text names as a whole, several for `Skills & Languages`; undefined if it names none. */
export function sectionNamed(given: string): SectionName | undefined {
  if (given.length > maxNameLength) return undefined
  const text = given.replace(halfWord, (_, first: string, and: string, second: string) => {
    return `${first}${/bildung(?:en)?$/iu.exec(second)?.[0] ?? ''} ${and} ${second}`
  })
  const whole = exactKind(normalWords(text))
  if (whole !== undefined) return { kinds: [whole], exact: true }
  const parts = text
    .split(/\s*(?:&|\+|\/|,|\||\s(?:and|und|et|y|e|en|i)\s)\s*/iu)
    .map(normalWords)
    .filter((words) => words.length > 0)
  const kinds = parts.map(exactKind)
  const known = kinds.filter((kind) => kind !== undefined)
  if (known.length === parts.length && known.length > 0) return { kinds: [...new Set(known)], exact: true }
  return byHeadNoun(normalWords(text)) ?? (known.length > 0 ? { kinds: [...new Set(known)], exact: false } : undefined)
}

/** True for a name that the dictionary has word for word. */
export const isSectionName = (text: string): boolean => kindOfName.has(squeezed(text))

/** "Aus- und Weiterbildung" names both. */
const halfWord = /^(\p{L}{2,12})-\s(und|&)\s(\p{L}+bildung(?:en)?)/iu

const maxNameLength = 60

function exactKind(words: readonly string[]): SectionKind | undefined {
  const squeezed = words.join('')
  const found = kindOfName.get(squeezed)
  if (found !== undefined || words.length < 2) return found
  const kinds = new Set(words.map((word) => kindOfName.get(word)))
  const [kind] = kinds
  // `Profile Summary`, `Technical Skills`: words that each name the same.
  if (kinds.size === 1 && kind !== undefined) return kind
  const telling = words.filter((word) => !fillers.has(word) && !/^\d{1,2}$|^[ivx]{1,4}$/.test(word))
  return telling.length === words.length ? undefined : kindOfName.get(telling.join(''))
}

function byHeadNoun(words: readonly string[]): SectionName | undefined {
  const last = words.at(-1) ?? ''
  const compound = compoundEnds.find(([end]) => last.length > end.length + 3 && last.endsWith(end))?.[1]
  if ((words.length < 2 && compound === undefined) || words.length > 4) return undefined
  const kind = lastWords.get(last) ?? firstWords.get(words[0] ?? '') ?? compound
  if (kind === 'experience' && words.some((word) => fields.has(word))) return undefined
  if (words.some((word) => prepositions.has(word))) return undefined
  return kind === undefined ? undefined : { kinds: [kind], exact: false }
}
