import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { checkSentence, leastSupport } from '../../../lib/facts/check-sentence.ts'
import { joinSources, readSource, type FactSource } from '../../../lib/facts/fact-source.ts'
import type { Language } from '../../../lib/languages.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'
import { stringsIn } from '../../../lib/strings-in.ts'
import { findForeignNames, findProfileNames } from './foreign-names.ts'
import { findFormFault, findTenseFault, type PhraseForm } from './phrase-form.ts'

/** What is wrong with a phrase, and the words that it shows in. */
export type Objection = { rule: ObjectionRule; words: string }
export type ObjectionRule =
  | 'unsupported'
  | 'misplaced'
  | 'lost'
  | 'dropped'
  | 'support'
  | 'fixed'
  | 'tense'
  | 'language'
  | 'long'
  | 'form'
  | 'incomplete'

/** Sentences, each with the lines of the profile that it tells, and all lines that the whole must tell. */
export type PhraseToCheck = {
  form: PhraseForm
  originals: string[]
  sentences: { text: string; originals: string[] }[]
}

/** Facts that a phrase must keep; names and claims may be said otherwise. */
const kept: ReadonlySet<string> = new Set(['number', 'date', 'skill'])

/**
 * What speaks against each phrase: facts that its lines do not say or say elsewhere, facts that it leaves out, too many
 * foreign words, names, another tense, language or form. None for one that may stand. Takes milliseconds a sentence.
 */
export function checkPhrases(
  profile: ProfileDocument,
  language: Language,
  phrases: readonly PhraseToCheck[],
): Objection[][] {
  const { references: _, ...told } = profile
  const whole = readSource(stringsIn(told).join('\n'))
  const names = findProfileNames(profile)
  const read = new Map<string, FactSource>()
  const sourceOf = (text: string): FactSource => {
    const known = read.get(text) ?? readSource(text)
    read.set(text, known)
    return known
  }

  function judgeSentence(form: PhraseForm, text: string, originals: readonly string[]): Objection[] {
    const original = joinSources(originals.map(sourceOf))
    // The heading of the job is no ground: the product says where and when.
    const { unsupported, misplaced, support } = checkSentence(
      text,
      { original, rest: nothing, profile: whole },
      language,
    )
    const said = textLanguage(text)
    return [
      ...unsupported.map((fact): Objection => ({
        rule: fact.kind === 'lost' ? 'lost' : 'unsupported',
        words: fact.text,
      })),
      ...misplaced.map((fact): Objection => ({ rule: 'misplaced', words: fact.text })),
      ...findForeignNames(text, original, names).map((words): Objection => ({ rule: 'fixed', words })),
      ...findTenseFault(form, text, originals, language).map((words): Objection => ({ rule: 'tense', words })),
      ...findFormFault(form, text, originals, language),
      ...(support < leastSupport ? [{ rule: 'support', words: '' } as const] : []),
      ...(said !== undefined && said !== language ? [{ rule: 'language', words: '' } as const] : []),
    ]
  }

  return phrases.map(({ form, originals, sentences }) => {
    const all = sentences.map(({ text }) => text).join(' ')
    return [
      ...sentences.flatMap(({ text, originals: own }) => judgeSentence(form, text, own)),
      ...originals.flatMap((original) => lostFacts(original, all, language)),
    ]
  })
}

const nothing = readSource('')

function lostFacts(original: string, text: string, language: Language): Objection[] {
  const said = readSource(text)
  const { unsupported } = checkSentence(original, { original: said, rest: nothing, profile: said }, language)
  return unsupported.filter(({ kind }) => kept.has(kind)).map((fact) => ({ rule: 'dropped', words: fact.text }))
}
