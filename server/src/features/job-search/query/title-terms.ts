import type { TermsWanted } from './terms-wanted.ts'
import type { TitlePhrase, TitleQuery, TitleWord } from './title-query.ts'

/** A spelling of each word in a title, of an occupation's in their order, or a stem of each in a text. */
export type Reading = 'exact' | 'in order' | 'stems'

const nameTerms = (name: readonly TitleWord[], reading: Reading): TermsWanted => ({
  all: name.map((word) => ({ word: reading === 'stems' ? word.stems : word.exact })),
})
/** Another name has to stand there as such: a "site reliability manager" is no site manager. */
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
/** A stem that is much shorter is another word's: "programador" has that of "program". */
const mostDropped = 3

/** Stems of the words typed, in titles; those of other names would be of yet other work ("joiner" and "join"). */
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

const isAnyPost = (phrases: readonly TitlePhrase[]): boolean => typedWords(phrases).every(({ isGeneric }) => isGeneric)

/** Names of the work that share a word, so that it stands for the work: "clinical" is only in two of a scientist's. */
const fewestSharing = 3

/** A specific word typed, or one that names of the work share: "warehouse" for "mozo de almacén". */
export function anyCoreWord({ parts }: TitleQuery): TermsWanted | undefined {
  const phrases = parts.flat()
  const ofNames = phrases.flatMap(({ names }) => {
    const has = (name: TitleWord[], { typed: [spelling] }: TitleWord) => name.some(({ typed }) => typed[0] === spelling)
    const isShared = (word: TitleWord) => names.filter((name) => has(name, word)).length >= fewestSharing
    return names.flat().filter((word) => !word.isGeneric && isShared(word))
  })
  const words = [...specificWords(phrases), ...ofNames]
  return ofParts([...new Map(words.map((word) => [word.typed[0], word])).values()].map(({ exact: word }) => ({ word })))
}

/** Any word typed that names a trade, not only a post in it. */
export function anySpecificWord({ parts }: TitleQuery): TermsWanted | undefined {
  const words = specificWords(parts.flat())
  return ofParts(words.map(({ exact: word }) => ({ word })))
}

/** Of words that name a trade, undefined where the posts alone would be left: "executive" is no marketing. */
export function allButOneWord({ parts }: TitleQuery): TermsWanted | undefined {
  const ways = parts.flatMap((phrases) => {
    const words = typedWords(phrases)
    if (words.length < 3) return []
    return words.flatMap((_, left) => {
      const others = words.toSpliced(left, 1)
      return others.every(({ isGeneric }) => isGeneric) ? [] : [nameTerms(others, 'exact')]
    })
  })
  return ofParts(ways)
}

export function hasGenericWord({ parts }: TitleQuery): boolean {
  return typedWords(parts.flat()).some(({ isGeneric }) => isGeneric)
}

/** Of an occupation with several, the last: whoever is not a guard is no security guard. */
const specificWords = (phrases: readonly TitlePhrase[]): TitleWord[] =>
  phrases.flatMap((phrase) => {
    const words = typedWords([phrase]).filter(({ isGeneric }) => !isGeneric)
    return isWork(phrase) ? words.slice(-1) : words
  })

/** Whether fewer words than those typed can be searched for. */
export function hasFewerWords({ parts }: TitleQuery): boolean {
  return parts.some((phrases) => typedWords(phrases).length > 1)
}

/** How well a title fits a part: whether it has the words typed, how many they are, and neighbours in their order. */
export type Fit = { typed: TermsWanted; words: number; pairs: [TermsWanted, TermsWanted][] }
/** More pairs cost time and tell no more. */
const mostPairs = 4

export function fitsOf({ parts }: TitleQuery): Fit[] {
  return parts.map((phrases) => {
    const words = typedWords(phrases)
    const terms = words.map(({ typed }): TermsWanted => ({ word: typed }))
    return {
      typed: { all: terms },
      words: words.length,
      pairs: terms.slice(1, mostPairs + 1).flatMap((second, at): Fit['pairs'] => {
        const first = terms[at]
        return first ? [[first, second]] : []
      }),
    }
  })
}
