import { expect, test } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { checkPhrases, type ObjectionRule, type PhraseToCheck } from './check-phrases.ts'

const pipeline = 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'
const platform = 'Run the Kubernetes platform of 14 product teams: upgrades, capacity, access and the on-call rota.'
const databases = 'Moved 38 PostgreSQL databases to a new data centre in two nights with 4 minutes of downtime.'
const helped = 'Helped to introduce a ticket system and saved up to 3 hours a week'
const german = 'Betreute die Server von drei Reedereien und führte monatliche Prüfungen der Datensicherung durch'

function rulesOf(original: string, text: string, language: 'en' | 'de' = 'en'): ObjectionRule[] {
  const phrase: PhraseToCheck = {
    form: 'line',
    originals: [original],
    sentences: [{ text, originals: [original] }],
  }
  const [objections = []] = checkPhrases(makeProfile(), language, [phrase])
  return [...new Set(objections.map(({ rule }) => rule))]
}

test.each([
  [pipeline, 'Rebuilt the CI/CD pipeline and cut deployment time from 45 to 6 minutes.'],
  [pipeline, 'Reduced deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  [platform, 'Run the Kubernetes platform for 14 product teams: capacity, upgrades, access and the on-call rota.'],
  [databases, 'Moved 38 PostgreSQL databases to a new data centre within two nights, with 4 minutes of downtime.'],
  [helped, 'Helped to introduce a ticket system, which saved up to 3 hours a week'],
  [pipeline, 'By rebuilding the CI/CD pipeline, cut deployment time from 45 to 6 minutes.'],
])('an honest rewording passes: %s → %s', (original, text) => expect(rulesOf(original, text)).toEqual([]))

test('an honest rewording in German passes', () => {
  const text = 'Betreute die Server von drei Reedereien und prüfte monatlich die Datensicherung'
  expect(rulesOf(german, text, 'de')).toEqual([])
})

test('outside English a line keeps its verb, so that nothing over goes on', () => {
  const text = german.replace('Betreute', 'Betreue')
  expect(rulesOf(german, text, 'de')).toContain('tense')
})

test.each<[ObjectionRule, string, string]>([
  ['unsupported', pipeline, 'Cut deployment time from 45 to 2 minutes by rebuilding the CI/CD pipeline.'],
  ['misplaced', pipeline, 'Led a team that cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  ['unsupported', pipeline, 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline in Rust.'],
  [
    'misplaced',
    pipeline,
    'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline of 14 product teams.',
  ],
  ['misplaced', pipeline, 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline with Terraform.'],
  ['lost', helped, 'Introduced a ticket system and saved up to 3 hours a week'],
  ['dropped', pipeline, 'Cut deployment time by rebuilding the CI/CD pipeline.'],
  [
    'support',
    pipeline,
    'Cut deployment time from 45 to 6 minutes, CI/CD pipeline, delighting shareholders beyond measure.',
  ],
  ['fixed', pipeline, 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline at Siemens.'],
  ['fixed', pipeline, 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline (Siemens).'],
  ['fixed', pipeline, 'Siemens: cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  [
    'fixed',
    pipeline,
    'As senior platform engineer cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
  ],
  [
    'fixed',
    pipeline,
    'Cut deployment time at nordlicht logistics from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
  ],
  [
    'tense',
    platform,
    'Managed the Kubernetes platform of 14 product teams: upgrades, capacity, access and the on-call rota.',
  ],
  ['tense', 'Managed 40 accounts for two banks', 'Manage 40 accounts for two banks'],
  ['tense', pipeline, 'Will cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  ['language', pipeline, 'Die CI/CD pipeline mit der Zeit für das deployment von 45 auf 6 minutes und auf der Höhe.'],
  ['long', pipeline, `${pipeline} ${pipeline}`],
  ['form', pipeline, 'I cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  ['form', pipeline, '**Cut** deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'],
  ['form', pipeline, 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pip\u200beline.'],
  ['form', pipeline, 'Cut deployment time from 45 to 6 minutes (٩٠ %) by rebuilding the CI/CD pipeline.'],
  ['form', pipeline, ''],
])('%s: %s → %s', (rule, original, text) => expect(rulesOf(original, text)).toContain(rule))

test('in German a new noun may be a name, and is refused as one', () => {
  expect(rulesOf(german, `${german} bei Siemens`, 'de')).toContain('fixed')
})

test('a sentence of a letter is one of the sender, whole and with its full stop', () => {
  const rules = (text: string) =>
    checkPhrases(makeProfile(), 'en', [
      { form: 'paragraph', originals: [pipeline], sentences: [{ text, originals: [pipeline] }] },
    ])[0]?.map(({ rule }) => rule)
  const told = 'cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline'
  expect(rules(`I ${told}.`)).toEqual([])
  expect(rules(`C${told.slice(1)}.`)).toEqual(['form'])
  expect(rules(`I ${told}`)).toEqual(['form'])
})

test('a sentence does not tell what is still done as over', () => {
  const rules = (verb: string) =>
    checkPhrases(makeProfile(), 'en', [
      {
        form: 'paragraph',
        originals: [platform],
        sentences: [
          {
            text: `I ${verb} the Kubernetes platform of 14 product teams, with upgrades, capacity, access and the on-call rota.`,
            originals: [platform],
          },
        ],
      },
    ])[0]?.map(({ rule }) => rule)
  expect(rules('run')).toEqual([])
  expect(rules('ran')).toContain('tense')
  expect(rules('managed')).toContain('tense')
})

test('each sentence of a paragraph is held to the lines that it names, and the whole to all of them', () => {
  const texts = ['I moved 38 PostgreSQL databases in two nights.', 'I cut deployment time from 45 to 6 minutes.']
  const paragraph = (first: string, second: string): PhraseToCheck => ({
    form: 'paragraph',
    originals: [pipeline, databases],
    sentences: [
      { text: first, originals: [databases] },
      { text: second, originals: [pipeline] },
    ],
  })
  const honest = paragraph(
    'I moved 38 PostgreSQL databases to a new data centre in two nights, with 4 minutes of downtime.',
    'By rebuilding the CI/CD pipeline I cut deployment time from 45 to 6 minutes.',
  )
  const swapped = paragraph(texts[1] ?? '', texts[0] ?? '')
  const [passed, refused] = checkPhrases(makeProfile(), 'en', [honest, swapped])
  expect(passed).toEqual([])
  expect(refused?.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['misplaced', 'dropped']))
})
