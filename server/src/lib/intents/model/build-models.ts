import { languages, type Language } from '../../languages.ts'
import { intents, type Intent } from '../intents.ts'
import { cellCount, countConceptFeatures, countFeatures, inverseFrequencies, weigh, type Counts } from './features.ts'
import { packModel, type LinearModel } from './linear-model.ts'
import { readSentences, type Sentence } from './training-sentences.ts'
import { trainOne, type LinearOptions } from './train-linear.ts'

export type IntentModels = { intents: Record<Language, LinearModel<Intent>>; language: LinearModel<Language> }

const intentOptions: LinearOptions = { cost: 0.2, positive: 4, rounds: 20 }
const languageOptions: LinearOptions = { cost: 1, positive: 1, rounds: 8 }

/** Trains all models from the sentences, deterministically. Takes seconds: for the build only. */
export function buildModels(): IntentModels {
  const sentences = Object.fromEntries(languages.map((one) => [one, readSentences(one)])) as Record<
    Language,
    Sentence[]
  >
  return {
    intents: {
      en: trainIntents('en', sentences),
      de: trainIntents('de', sentences),
      fr: trainIntents('fr', sentences),
      es: trainIntents('es', sentences),
    },
    language: trainLanguage(sentences),
  }
}

/** A language's model: its own sentences, and only the concepts of the other languages' sentences. */
export function trainIntents(
  language: Language,
  sentences: Record<Language, readonly Sentence[]>,
): LinearModel<Intent> {
  const own = sentences[language].map(({ text, intent }) => ({ counts: countFeatures(text, language), intent }))
  const others = languages
    .filter((other) => other !== language)
    .flatMap((other) =>
      sentences[other].map(({ text, intent }) => ({ counts: countConceptFeatures(text, other), intent })),
    )
    .filter(({ counts }) => counts.size > 0)
  return train(intents, [...own, ...others], own.length, intentOptions, ({ intent }) => intent)
}

export function trainLanguage(sentences: Record<Language, readonly Sentence[]>): LinearModel<Language> {
  const rows = languages.flatMap((language) =>
    sentences[language].map(({ text }) => ({ counts: countFeatures(text, undefined), language })),
  )
  return train(languages, rows, rows.length, languageOptions, ({ language }) => language)
}

function train<Label extends string, Row extends { counts: Counts }>(
  labels: readonly Label[],
  rows: readonly Row[],
  counted: number,
  options: LinearOptions,
  labelOf: (row: Row) => Label,
): LinearModel<Label> {
  const idf = inverseFrequencies(rows.slice(0, counted).map(({ counts }) => counts))
  const weighed = rows.map(({ counts }) => weigh(counts, idf))
  const columns = labels.map((label) =>
    trainOne(weighed, (row) => rows[row] !== undefined && labelOf(rows[row]) === label, cellCount, options),
  )
  return packModel(labels, idf, columns)
}
