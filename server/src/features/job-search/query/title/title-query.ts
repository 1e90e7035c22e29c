import type { Db } from '../../../../lib/db.ts'
import { findWholeSkill } from '../../../../lib/matching/skills/find-skills.ts'
import { token } from '../../index/terms.ts'
import { employerKey } from '../../index/employer-key.ts'
import { derivationsOf, inflectionsOf } from '../../index/word-forms.ts'
import {
  familyOf,
  isAskingWord,
  isFillerWord,
  isFunctionWord,
  isGenericWord,
  isRemoteWord,
  titleWords,
  wordsOf,
} from '../../index/words.ts'
import { readingLanguage } from './reading-language.ts'
import { isNamedWord, phrasesOf, type Phrase } from '../../index/occupations.ts'
import { otherSpelling, spellingsIn } from './compound-names.ts'
import { partsOf, splitUnwanted } from './title-parts.ts'
import { findMeantWords } from './typos.ts'
import type { KnownWords, LookUp } from './known-words.ts'
import { licences } from '../../../../lib/matching/skills/skill-list.ts'

/** Terms of a listing that stand for a word. */
export type TitleWord = {
  /** As typed, inflected, and with typing mistakes corrected. */
  typed: string[]
  /** Also the work for the person, and the person for the work. */
  exact: string[]
  /** Stems of all languages; one stem may join different trades. */
  stems: string[]
  isGeneric: boolean
}
/**
 * `names`: the typed words, which count only beside one of the tokens `onlyWith`, then other names that have no token
 * in the index. `tokens`: of the occupation, whatever its name.
 */
export type TitlePhrase = { kind: Phrase['kind']; names: TitleWord[][]; tokens: string[]; onlyWith: string[] }
/**
 * `parts`: any one suffices; empty where any work is wanted. `employers`: tokens of employers that the words beside an
 * occupation may name. `remote`: the words ask for remote work, as in "remote nurse".
 */
export type TitleQuery = {
  parts: TitlePhrase[][]
  employers: string[]
  remote: boolean
  /** Whether all words name software or the like, which texts ask for and titles seldom have. */
  isTools: boolean
  /** Steps of a career that contradict those of the search, and words that it rules out. */
  contrary: TitleWord[]
}

/** More words than this narrow no search; the rest is left out. */
const mostWords = 12

/**
 * `language` is the reader's: a French "chef de chantier" is no cook. `names`: other names of an occupation as their words,
 * some fifty, for those who look for words that they share; the index finds them by one token. `mayBeAnyWork`: "jobs" asks for
 * all work of a place, not for titles with that word.
 */
export async function readTitleQuery(
  db: Db,
  lookUp: LookUp,
  title: string,
  language: string | undefined,
  names: 'by token' | 'in words' = 'by token',
  mayBeAnyWork = false,
): Promise<TitleQuery | undefined> {
  const { wanted, unwanted } = splitUnwanted(title)
  const words = wordsOf(wanted)
  const isAsking = (word: string, at: number) => isAskingWord(word, words[at + 1])
  const namesNothing =
    (words.length === 0 || words.some(isAsking) || words.some(isRemoteWord)) &&
    words.every((word, at) => isFunctionWord(word) || isRemoteWord(word) || isAsking(word, at))
  if (namesNothing && (mayBeAnyWork || words.some(isRemoteWord)))
    return { parts: [], employers: [], remote: words.some(isRemoteWord), isTools: false, contrary: [] }
  const reading = readingLanguage(wanted, language)
  const parts = partsOf(wanted, reading)
  const asGiven = parts.map(namedWords).filter(({ length }) => length > 0)
  const [only, ...more] = asGiven
  if (only === undefined) return undefined
  const spelled = more.length > 0 ? undefined : await otherSpellingOf(only, lookUp)
  const named = spelled ? [only, spelled] : asGiven
  const read = (correct: (word: string) => string) =>
    named.map((words) =>
      withTyped(phrasesOf(words.map(correct), reading), words).map((phrase) =>
        names === 'by token' && phrase.kind === 'work' && phrase.tokens.length > 0
          ? { ...phrase, names: phrase.further }
          : phrase,
      ),
    )
  const asTyped = read((word) => word)
  const known = await lookUp([...wordsIn(asTyped), ...unwanted])
  const isRight = (word: string) => isNamedWord(word) || familyOf(word) !== undefined || isTool(word)
  const doubted = [...new Set(named.flat())].filter((word) => !isRight(word))
  const meant = await findMeantWords(db, doubted, known)
  const phrases = meant.size === 0 ? asTyped : read((word) => meant.get(word)?.[0] ?? word)
  const all = meant.size === 0 ? known : await lookUp([...wordsIn(phrases), ...[...meant.values()].flat(), ...unwanted])
  const wordOf = (word: string, kind: Phrase['kind']) => readWord([word, ...(meant.get(word) ?? [])], all, kind)
  return {
    employers: employersIn(phrases, wanted),
    isTools: named.every((part) => isTool(part.join(' ')) || part.every(isTool)),
    remote: parts.some((words) => words.some(isRemoteWord) && !words.every(isRemoteWord)),
    parts: phrases.map((part) =>
      part.map(({ typed, names: others, tokens, kind, onlyIn = [] }) => ({
        kind,
        tokens,
        names: [typed, ...others].map((name) => name.map((word) => wordOf(word, kind))),
        onlyWith: onlyIn.map(token.language),
      })),
    ),
    contrary: [...contraryOf(phrases.flat()), ...unwanted].map((word) => wordOf(word, 'level')),
  }
}

/** "Excel", "SAP", "Kubernetes": written right, however few titles have it. Titles name the work that a licence is for. */
function isTool(text: string): boolean {
  const found = findWholeSkill(text)
  return found?.kind === 'name' && !found.skill.isActivity && found.skill.group !== licences
}

/** Whether all work is wanted: only a place or remote work narrows the search. */
export const isAnyWork = ({ parts }: TitleQuery): boolean => parts.length === 0

/** With and without spaces, for who types "Hello Fresh"; all that was typed, because "of" is part of a name. */
function employersIn([first = [], ...others]: readonly TypedPhrase[][], whole: string): string[] {
  const plain = first.flatMap(({ kind, typed }) => (kind === 'plain' ? typed : []))
  if (others.length > 0 || plain.length === 0) return []
  const isAll = first.every(({ kind }) => kind === 'plain')
  const names = [plain.join(' '), plain.join(''), ...(isAll ? [whole] : [])]
  return [...new Set(names.map((name) => token.employer(employerKey(name))))]
}

/** The title with a German name written as one word or as several, whichever other titles use. */
async function otherSpellingOf(words: readonly string[], lookUp: LookUp): Promise<string[] | undefined> {
  const asked = spellingsIn(words)
  if (asked.length === 0) return undefined
  const known = await lookUp(asked)
  return otherSpelling(words, (word) => known.count(word) > 0 || isNamedWord(word))
}

type TypedPhrase = Phrase & { typed: string[] }

/** The words that say which work: function words, "jobs" and "remote" only if there are no others. */
function namedWords(words: readonly string[]): string[] {
  const meaningful = words.filter((word) => !isFunctionWord(word))
  const named = meaningful.filter((word) => !isRemoteWord(word))
  const asked = named.filter((word, at) => !isAskingWord(word, named[at + 1]))
  const telling = asked.filter((word) => !isFillerWord(word))
  return [telling, asked, named, meaningful, words].find(({ length }) => length > 0)?.slice(0, mostWords) ?? []
}

function withTyped(phrases: readonly Phrase[], words: readonly string[]): TypedPhrase[] {
  let at = 0
  return phrases.map((phrase) => {
    const from = at
    at += phrase.words.length
    return { ...phrase, typed: words.slice(from, at) }
  })
}

const wordsIn = (parts: readonly (readonly TypedPhrase[])[]): string[] => [
  ...new Set([...parts.flat().flatMap(({ typed, names }) => [...typed, ...names.flat()]), ...levels.flat(), 'manager']),
]

/** Only forms that some title has: each further term costs the index a look. */
function readWord(spellings: readonly string[], known: KnownWords, kind: Phrase['kind']): TitleWord {
  const written = (forms: readonly string[]) =>
    forms.filter((form) => spellings.includes(form) || known.count(form) > 0)
  // An occupation is not the "Garden" of Welwyn Garden City.
  const terms = (forms: readonly string[]) => [
    ...new Set(
      written(forms).flatMap((form) => [token.exact(form), ...(kind === 'plain' ? [token.placeWord(form)] : [])]),
    ),
  ]
  const typed = spellings.flatMap(inflectionsOf)
  // "Cleaning" is a cleaner's work, and "clean energy" is not.
  const derived = spellings
    .flatMap(derivationsOf)
    .filter((form) => kind !== 'work' || /(?:ing|ung|er|ers|erin)$/.test(form))
  return {
    typed: terms(typed),
    exact: terms([...typed, ...derived]),
    stems: [...new Set(spellings.flatMap((word) => (familyOf(word) ? [word] : known.stems(word))))],
    isGeneric: spellings.every(isGenericWord),
  }
}

const levels = [titleWords('lower level'), titleWords('higher level')]
/** "Director, junior" is a title; a director's assistant is not contradicted by "director". */
function contraryOf(phrases: readonly TypedPhrase[]): string[] {
  const typed = new Set(phrases.flatMap((phrase) => phrase.typed))
  const isFirstStep = phrases.some(({ kind, typed: words }) => kind === 'level' && words.join(' ') === 'entry level')
  const asked = isFirstStep ? levels[0] : levels.find((words) => words.some((word) => typed.has(word)))
  if (asked === undefined) return []
  const others = asked === levels[0] ? [...levels.flat(), 'manager'] : levels.flat()
  return others.filter((word) => !asked.includes(word) && !typed.has(word))
}
