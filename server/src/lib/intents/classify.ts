import type { Language } from '../languages.ts'
import { intents, type Intent } from './intents.ts'
import { evidenceOf } from './model/bayes-model.ts'
import type { IntentModels } from './model/build-models.ts'
import { countFeatures } from './model/features.ts'
import { marginsOf, rank } from './model/linear-model.ts'
import { loadModels } from './model/model-file.ts'
import { readable } from './plain-text.ts'

export type IntentGuess = { intent: Intent; p: number }

/** What each model counts; found by cross-validation over writers, and such that p says how often it is right. */
const shares = { linear: 2.5, bayes: 0.3 }
const languageSharpness = 6

/** All intents with their probabilities, the likeliest first. */
export function classify(text: string, language: Language, models: IntentModels = loadModels()): IntentGuess[] {
  const counts = countFeatures(readable(text, 'wish'), language)
  const margins = marginsOf(models.linear, counts)
  const evidence = evidenceOf(models.bayes[language], counts)
  const scores = intents.map(
    (_, index) => shares.linear * (margins[index] ?? 0) + shares.bayes * (evidence[index] ?? 0),
  )
  return rank(intents, scores).map(({ label, p }) => ({ intent: label, p }))
}

/** Below this lead over the second one, a language is a guess; a single word ("CV", "ok") is in one language by chance. */
const sureLead = { word: 0.9, sentence: 0.35 }

/** On a near tie, languages are possible down to this share of the likeliest one's probability. */
const possibleShare = 0.1

/** The language of a text; on a near tie the first possible one of `usual`: the conversation's, then the interface's. */
export function detectLanguage(text: string, usual: readonly Language[] = []): Language {
  const model = loadModels().language
  const words = readable(text, 'wish')
  const margins = marginsOf(model, countFeatures(words, undefined))
  const ranked = rank(
    model.labels,
    margins.map((margin) => languageSharpness * margin),
  )
  const [first, second] = ranked
  // The model knows languages in Latin letters only; on other scripts it would guess at random.
  if (!first || !second || !/\p{Script=Latin}/u.test(words)) return usual[0] ?? 'en'
  const lead = /\s/.test(words) ? sureLead.sentence : sureLead.word
  if (first.p - second.p >= lead) return first.label
  const possible = ranked.filter(({ p }) => p >= first.p * possibleShare).map(({ label }) => label)
  return usual.find((language) => possible.includes(language)) ?? first.label
}
