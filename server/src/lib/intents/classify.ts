import type { Language } from '../languages.ts'
import type { Intent } from './intents.ts'
import { countFeatures } from './model/features.ts'
import { marginsOf, rank } from './model/linear-model.ts'
import { loadModels } from './model/model-file.ts'
import { readable } from './plain-text.ts'

export type IntentGuess = { intent: Intent; p: number }

/** Fitted by cross-validation, so that p is how often the first guess is right. */
const sharpness = 4
const languageSharpness = 6

/** All intents with their probabilities, the likeliest first. */
export function classify(text: string, language: Language): IntentGuess[] {
  const model = loadModels().intents[language]
  const margins = marginsOf(model, countFeatures(readable(text, 'wish'), language))
  return rank(model.labels, margins, sharpness).map(({ label, p }) => ({ intent: label, p }))
}

/** With a smaller lead over the second, a language is a guess: "CV", "ok", "Software Engineer". */
const sureLead = 0.35

/** The language of a text; on a near tie, the first of `usual` that is one of the two. */
export function detectLanguage(text: string, usual: readonly Language[] = []): Language {
  const model = loadModels().language
  const words = readable(text, 'wish')
  const [first, second] = rank(model.labels, marginsOf(model, countFeatures(words, undefined)), languageSharpness)
  if (!first || !second || !/\p{L}/u.test(words)) return usual[0] ?? 'en'
  if (first.p - second.p >= sureLead) return first.label
  return usual.find((language) => language === first.label || language === second.label) ?? first.label
}
