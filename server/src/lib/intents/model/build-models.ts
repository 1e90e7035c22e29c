import { languages, type Language } from '../../languages.ts'
import { intents, type Intent } from '../intents.ts'
import { trainBayes, type BayesModel } from './bayes-model.ts'
import { cellCount, countFeatures, inverseFrequencies, weigh, type Counts } from './features.ts'
import { packModel, type LinearModel } from './linear-model.ts'
import { readSentences, type Sentence } from './training-sentences.ts'
import { trainOne, type LinearOptions } from './train-linear.ts'

export type IntentModels = {
  /** Learned from the sentences of all languages together. */
  linear: LinearModel<Intent>
  bayes: Record<Language, BayesModel>
  language: LinearModel<Language>
}

type Row = { counts: Counts; intent: Intent }

const intentOptions: LinearOptions = { cost: 0.2, positive: 8, rounds: 5 }
const languageOptions: LinearOptions = { cost: 1, positive: 1, rounds: 5 }

/** Trains all models from the sentences; the same sentences give the same models. Takes seconds: for the build only. */
export function buildModels(sentencesOf: (language: Language) => readonly Sentence[] = readSentences): IntentModels {
  const rows = (language: Language): Row[] =>
    sentencesOf(language).map(({ text, intent }) => ({ counts: countFeatures(text, language), intent }))
  const all: Record<Language, Row[]> = { en: rows('en'), de: rows('de'), fr: rows('fr'), es: rows('es') }
  const bayes = (language: Language) => trainBayes(intents, all[language])
  return {
    linear: train(intents, Object.values(all).flat(), ({ intent }) => intent, intentOptions),
    bayes: { en: bayes('en'), de: bayes('de'), fr: bayes('fr'), es: bayes('es') },
    language: trainLanguage(sentencesOf),
  }
}

function trainLanguage(sentencesOf: (language: Language) => readonly Sentence[]): LinearModel<Language> {
  const rows = languages.flatMap((language) =>
    sentencesOf(language).map(({ text }) => ({ counts: countFeatures(text, undefined), language })),
  )
  const sizes = Object.fromEntries(languages.map((language) => [language, sentencesOf(language).length]))
  const fewest = Math.min(...Object.values(sizes))
  // A language that has more sentences than the others would have words such as "CV" for itself.
  const shares = rows.map(({ language }) => fewest / (sizes[language] ?? fewest))
  return train(languages, rows, ({ language }) => language, languageOptions, shares)
}

function train<Label extends string, One extends { counts: Counts }>(
  labels: readonly Label[],
  rows: readonly One[],
  labelOf: (row: One) => Label,
  options: LinearOptions,
  shares?: readonly number[],
): LinearModel<Label> {
  const idf = inverseFrequencies(rows.map(({ counts }) => counts))
  const weighed = rows.map(({ counts }) => weigh(counts, idf))
  const truth = rows.map(labelOf)
  const columns = labels.map((label) => trainOne(weighed, (row) => truth[row] === label, cellCount, options, shares))
  return packModel(labels, idf, columns)
}
