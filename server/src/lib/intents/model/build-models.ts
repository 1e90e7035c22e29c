import { languages, type Language } from '../../languages.ts'
import { intents, type Intent } from '../intents.ts'
import { trainBayes, type BayesModel } from './bayes-model.ts'
import { cellCount, conceptsAmong, countFeatures, inverseFrequencies, weigh, type Counts } from './features.ts'
import { packModel, type LinearModel } from './linear-model.ts'
import { readSentences, type Sentence } from './training-sentences.ts'
import { trainOne, type LinearOptions } from './train-linear.ts'

export type LanguageModels = { linear: LinearModel<Intent>; bayes: BayesModel }
export type IntentModels = {
  own: Record<Language, LanguageModels>
  /** Learned from the concepts in the sentences of all languages. */
  concepts: LinearModel<Intent>
  language: LinearModel<Language>
}

type Row = { counts: Counts; intent: Intent }

const ownOptions: LinearOptions = { cost: 0.1, positive: 8, rounds: 5 }
const conceptOptions: LinearOptions = { cost: 0.2, positive: 4, rounds: 5 }
const languageOptions: LinearOptions = { cost: 1, positive: 1, rounds: 5 }

/** Trains all models from the sentences; the same sentences give the same models. Takes seconds: for the build only. */
export function buildModels(sentencesOf: (language: Language) => readonly Sentence[] = readSentences): IntentModels {
  const rows = (language: Language): Row[] =>
    sentencesOf(language).map(({ text, intent }) => ({ counts: countFeatures(text, language), intent }))
  const all: Record<Language, Row[]> = { en: rows('en'), de: rows('de'), fr: rows('fr'), es: rows('es') }
  return {
    own: { en: trainOwn(all.en), de: trainOwn(all.de), fr: trainOwn(all.fr), es: trainOwn(all.es) },
    concepts: trainConcepts(Object.values(all).flat()),
    language: trainLanguage(sentencesOf),
  }
}

function trainOwn(rows: readonly Row[]): LanguageModels {
  return { linear: train(intents, rows, ({ intent }) => intent, ownOptions), bayes: trainBayes(intents, rows) }
}

function trainConcepts(rows: readonly Row[]): LinearModel<Intent> {
  const shared = rows.map(({ counts, intent }) => ({ counts: conceptsAmong(counts), intent }))
  const telling = shared.filter(({ counts }) => counts.size > 0)
  return train(intents, telling, ({ intent }) => intent, conceptOptions)
}

function trainLanguage(sentencesOf: (language: Language) => readonly Sentence[]): LinearModel<Language> {
  const rows = languages.flatMap((language) =>
    sentencesOf(language).map(({ text }) => ({ counts: countFeatures(text, undefined), language })),
  )
  return train(languages, rows, ({ language }) => language, languageOptions)
}

function train<Label extends string, One extends { counts: Counts }>(
  labels: readonly Label[],
  rows: readonly One[],
  labelOf: (row: One) => Label,
  options: LinearOptions,
): LinearModel<Label> {
  const idf = inverseFrequencies(rows.map(({ counts }) => counts))
  const weighed = rows.map(({ counts }) => weigh(counts, idf))
  const truth = rows.map(labelOf)
  const columns = labels.map((label) => trainOne(weighed, (row) => truth[row] === label, cellCount, options))
  return packModel(labels, idf, columns)
}
