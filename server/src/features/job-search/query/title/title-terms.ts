import { token } from '../../index/terms.ts'
import { titleWords } from '../../index/words.ts'
import type { TermsWanted } from '../terms-wanted.ts'
import type { TitlePhrase, TitleQuery, TitleWord } from './title-query.ts'

/** A spelling of each word in a title, of an occupation's in their order, or a stem of each in a text. */
export type Reading = 'exact' | 'in order' | 'stems'

const nameTerms = (name: readonly TitleWord[], reading: Reading): TermsWanted => ({
  all: name.map((word) => ({ word: reading === 'stems' ? word.stems : word.exact })),
})
/** Another name must stand there word by word: a "site reliability manager" is no site manager. */
const otherName = (name: readonly TitleWord[]): TermsWanted => ({ phrase: name.map(({ typed }) => ({ word: typed })) })

function typedTerms({ kind, names, onlyWith }: TitlePhrase, reading: Reading): TermsWanted {
  const [typed = []] = names
  const words =
    reading === 'in order' && kind === 'work'
      ? { phrase: typed.map(({ exact }) => ({ word: exact })) }
      : nameTerms(typed, reading)
  return onlyWith.length === 0 ? words : { all: [words, { word: onlyWith }] }
}

function phraseTerms(phrase: TitlePhrase, reading: Reading): TermsWanted {
  const others = phrase.names.slice(1)
  return {
    any: [
      typedTerms(phrase, reading),
      ...(phrase.tokens.length === 0 ? [] : [{ word: phrase.tokens }]),
      ...others.map((name) => (reading === 'stems' ? nameTerms(name, reading) : otherName(name))),
    ],
  }
}

const phrasesTerms = (phrases: readonly TitlePhrase[], reading: Reading): TermsWanted => ({
  all: phrases.map((phrase) => phraseTerms(phrase, reading)),
})
/** A much shorter stem belongs to another word: "programador" has that of "program". */
const mostDropped = 3

/** Stems of the words typed, in titles; stems of the other names would find unrelated work ("joiner" would find "join"). */
export function typedStems({ parts }: TitleQuery): TermsWanted {
  const stemsOf = ({ typed: [spelling = ''], stems }: TitleWord) => {
    // Without the mark of an exact word.
    const length = spelling.length - 1
    return { word: stems.filter((stem) => stem.length >= length - mostDropped) }
  }
  return { any: parts.map((phrases) => ({ all: typedWords(phrases).map(stemsOf) })) }
}

const ofParts = (parts: readonly TermsWanted[]): TermsWanted | undefined =>
  parts.length === 0 ? undefined : { any: parts }

const typedWords = (phrases: readonly TitlePhrase[]): TitleWord[] => phrases.flatMap(({ names }) => names[0] ?? [])
const isWork = ({ kind }: TitlePhrase): boolean => kind === 'work'

/** Every phrase, each by one of its names. */
export function allPhrases({ parts }: TitleQuery, reading: Reading): TermsWanted {
  return { any: parts.map((phrases) => phrasesTerms(phrases, reading)) }
}

/** An employer that the words may name, with the occupation and steps typed besides; undefined where they name none. */
export function ofEmployer({ parts: [phrases = []], employers }: TitleQuery): TermsWanted | undefined {
  if (employers.length === 0) return undefined
  const others = phrases.filter(({ kind }) => kind !== 'plain')
  return { all: [{ word: employers }, ...others.map((phrase) => phraseTerms(phrase, 'exact'))] }
}

/** Whether every search names an occupation; its other words then only narrow it. */
export function namesWork({ parts }: TitleQuery): boolean {
  return parts.every((phrases) => phrases.some(isWork))
}

/** The occupations, with the steps of a career asked for; undefined where nothing else is asked. */
export function workInTitle({ parts }: TitleQuery, reading: Reading): TermsWanted | undefined {
  if (parts.every((phrases) => phrases.every(({ kind }) => kind !== 'plain'))) return undefined
  return {
    any: parts.map((phrases) =>
      phrasesTerms(
        phrases.filter(({ kind }) => kind !== 'plain'),
        reading,
      ),
    ),
  }
}

/** The occupations alone; undefined where nothing else is asked, and for "scientist", which is many. */
export function workAlone({ parts }: TitleQuery): TermsWanted | undefined {
  const work = parts.map((phrases) => phrases.filter(isWork))
  if (parts.every((phrases) => phrases.every(isWork)) || work.some(isAnyPost)) return undefined
  return { any: work.map((phrases) => phrasesTerms(phrases, 'exact')) }
}

const isAnyPost = (phrases: readonly TitlePhrase[]): boolean => typedWords(phrases).every(isGeneric)

/** Names of the work that share a word, so that it stands for the work: "clinical" is only in two of a scientist's. */
const fewestSharing = 3

/** A specific typed word, or one that several names of the work share: "warehouse" for "mozo de almacén". */
export function anyCoreWord({ parts }: TitleQuery): TermsWanted | undefined {
  const phrases = parts.flat()
  const ofNames = phrases.flatMap((phrase) => {
    if (wholeOf(phrase).length > 0) return []
    const { names } = phrase
    const has = (name: TitleWord[], { typed: [spelling] }: TitleWord) => name.some(({ typed }) => typed[0] === spelling)
    const isShared = (word: TitleWord) => names.filter((name) => has(name, word)).length >= fewestSharing
    return names.flat().filter((word) => !isGeneric(word) && !isThing(word) && isShared(word))
  })
  const words = [...new Map(ofNames.map((word) => [word.typed[0], word])).values()]
  return ofParts([...phrases.flatMap(coresOf), ...words.map(({ exact: word }) => ({ word }))])
}

/** Any typed word that names a trade ("nurse"), unlike one that only names a position ("executive"). */
export function anySpecificWord({ parts }: TitleQuery): TermsWanted | undefined {
  return ofParts(parts.flat().flatMap(coresOf))
}

/** All words that name a trade but one; compounds stay whole. Undefined if only words for positions ("executive") would be left. */
export function allButOneWord({ parts }: TitleQuery): TermsWanted | undefined {
  const ways = parts.flatMap((phrases) => {
    const units = phrases.flatMap((phrase) => {
      const words = typedWords([phrase])
      return wholeOf(phrase).length > 0 ? [words] : words.map((word) => [word])
    })
    if (units.length < 2 || typedWords(phrases).length < 3) return []
    return units.flatMap((_, left) => {
      const others = units.toSpliced(left, 1).flat()
      return others.every(isGeneric) ? [] : [nameTerms(others, 'exact')]
    })
  })
  return ofParts(ways)
}

export function hasGenericWord({ parts }: TitleQuery): boolean {
  return typedWords(parts.flat()).some(isGeneric)
}

/** Words that stand for a phrase in titles without the others: "customer success" (manager), "guard" (security). */
function coresOf(phrase: TitlePhrase): TermsWanted[] {
  const whole = wholeOf(phrase)
  if (whole.length > 0) return whole.every(isGeneric) ? [] : [{ phrase: whole.map(({ exact: word }) => ({ word })) }]
  const words = typedWords([phrase]).filter((word) => !isGeneric(word))
  return (isWork(phrase) ? words.slice(-1) : words).map(({ exact: word }) => ({ word }))
}

/** Words that mean something else apart: a compound, or an occupation whose last word is no trade. */
function wholeOf(phrase: TitlePhrase): TitleWord[] {
  const words = typedWords([phrase])
  if (!isWork(phrase)) return words.length > 1 ? words : []
  const named = words.slice(words.findIndex((word) => !isGeneric(word)))
  const last = named.at(-1)
  if (last === undefined || words.every(isGeneric)) return []
  if (!isGeneric(last)) return isThing(last) && named.length > 1 ? named : []
  return named.length > 2 ? named.slice(0, -1) : []
}

const isGeneric = (word: TitleWord): boolean => word.isGeneric
const isThing = ({ typed }: TitleWord): boolean => typed.some((term) => things.has(term.slice(1)))
const things = new Set(titleWords('thing'))

/** Whether fewer words than those typed can be searched for. */
export function hasFewerWords({ parts }: TitleQuery): boolean {
  return parts.some((phrases) => typedWords(phrases).length > 1)
}

/** How well a title fits a part: whether it has the words typed, how many they are, and neighbours in their order. */
export type Fit = { typed: TermsWanted; words: number; pairs: [TermsWanted, TermsWanted][] }
/** More pairs cost time and tell no more. */
const mostPairs = 4

/** `besides`: words that titles need not have, such as "part time". */
export function fitsOf({ parts }: TitleQuery, besides: readonly string[] = []): Fit[] {
  return parts.map((phrases) => {
    const typed = typedWords(phrases).map((word): TermsWanted => ({ word: word.typed }))
    const terms = [...typed, ...besides.map((word): TermsWanted => ({ word: [token.exact(word)] }))]
    return {
      typed: { all: typed },
      words: terms.length,
      pairs: terms.slice(1, mostPairs + 1).flatMap((second, at): Fit['pairs'] => {
        const first = terms[at]
        return first ? [[first, second]] : []
      }),
    }
  })
}
