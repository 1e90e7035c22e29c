import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../server/src/lib/languages.ts'
import { classify, detectLanguage } from '../../server/src/lib/intents/classify.ts'
import { findCrisis } from '../../server/src/lib/intents/crisis.ts'
import { changingIntents, type Intent } from '../../server/src/lib/intents/intents.ts'
import { changesIn, understand, type Understanding } from '../../server/src/lib/intents/understand.ts'
import { quantile, round } from '../product.ts'
import type { Figures } from '../run.ts'

/** `also`: further wishes in the same message. */
type Judged = { text: string; language: Language; intent: Intent; also?: Intent[]; crisis?: true }
type Measured = Judged & { guesses: Intent[]; found: Understanding; detected: Language; ms: number }

const data = join(import.meta.dirname, '..', 'data')
const testSet = join(data, 'intents-test-set.json')
/** 120 English sentences by other imagined people, for the time when the first set has been looked at too often. */
const freshSet = join(data, 'intents-fresh-en.json')
const context = { now: new Date('2026-11-22T09:00:00Z'), timeZone: 'Europe/Berlin' }

/**
 * How often the assistant understands sentences that were written by somebody who had no part in its training sentences.
 * Nothing is tuned on them, so only counts are printed; `fresh_*` are those of the second set. `first_*`: the likeliest intent is the right one, the language
 * given; `sure_and_right`: of what would be answered at once, the share that answers a wish of the message;
 * `unsafe_effects`: messages that ask for no change and would get a proposal for one, were a job of the board named.
 */
export function run(): Promise<Figures> {
  for (const file of [testSet, freshSet]) if (!existsSync(file)) throw new Error(`${file} is missing.`)
  const judged = read(testSet)
  const fresh = read(freshSet).map(measure)
  const plain = judged.filter(({ crisis }) => !crisis).map(measure)
  const crises = judged.filter(({ crisis }) => crisis)
  const sure = plain.filter(({ found }) => found.kind === 'answer')
  console.table(byIntent(plain))
  const first = (rows: readonly Measured[]) => share(rows, ({ guesses, intent }) => guesses[0] === intent)
  const freshSure = fresh.filter(({ found }) => found.kind === 'answer')
  return Promise.resolve({
    sentences: judged.length,
    ...Object.fromEntries(
      languages.map((language) => [`first_${language}`, first(plain.filter((row) => row.language === language))]),
    ),
    first: first(plain),
    within_three: share(plain, isWithinThree),
    sure: share(plain, ({ found }) => found.kind === 'answer'),
    sure_and_right: share(sure, isRight),
    right_or_one_press_away: share(plain, (row) => isOffered(row)),
    second_wishes_found: share(
      plain.filter(({ also }) => also?.length),
      ({ found, also }) => found.kind === 'answer' && wishes(found).some((intent) => also?.includes(intent)),
    ),
    false_second_wishes: plain.filter(({ found, also }) => !also?.length && wishes(found).length > 1).length,
    unsafe_effects: plain.filter(isUnsafe).length,
    language_right: share(plain, ({ detected, language }) => detected === language),
    crises: crises.length,
    crises_found: crises.filter(({ text }) => findCrisis(text)).length,
    crises_imagined: plain.filter(({ text }) => findCrisis(text)).length,
    understand_ms_p95: round(
      quantile(
        plain.map(({ ms }) => ms),
        0.95,
      ),
      2,
    ),
    fresh_first_en: first(fresh),
    fresh_within_three_en: share(fresh, isWithinThree),
    fresh_sure_en: share(fresh, ({ found }) => found.kind === 'answer'),
    fresh_sure_and_right_en: share(freshSure, isRight),
    fresh_unsafe_effects_en: fresh.filter(isUnsafe).length,
  })
}

const read = (file: string): Judged[] => JSON.parse(readFileSync(file, 'utf8')) as Judged[]

function measure(row: Judged): Measured {
  const started = performance.now()
  const found = understand(row.text, { ...context, jobs: [], usualLanguages: [row.language] })
  const ms = performance.now() - started
  return {
    ...row,
    found,
    ms,
    guesses: classify(row.text, row.language).map(({ intent }) => intent),
    detected: detectLanguage(row.text),
  }
}

const isWithinThree = ({ guesses, intent }: Measured): boolean => guesses.slice(0, 3).includes(intent)

const wishes = (found: Understanding): Intent[] =>
  found.kind === 'answer' ? found.wishes.map(({ intent }) => intent) : []

function isRight({ found, intent, also }: Measured): boolean {
  return wishes(found).every((wish) => wish === intent || also?.includes(wish))
}

function isOffered({ found, intent }: Measured): boolean {
  if (found.kind === 'answer') return [...wishes(found), ...found.others].includes(intent)
  return found.kind === 'ask' && found.guesses.includes(intent)
}

/** Whatever the board holds: as if each message named one of its jobs. */
function isUnsafe({ found, intent, also }: Measured): boolean {
  if (found.kind !== 'answer' || [intent, ...(also ?? [])].some((one) => changingIntents.has(one))) return false
  return changesIn({ ...found, jobs: [{ job_title: 'any', company_name: 'any' }] }).length > 0
}

const share = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number =>
  round(rows.filter(is).length / Math.max(1, rows.length), 3)

function byIntent(
  rows: readonly Measured[],
): Record<string, { sentences: number; first: number; three: number; sure: number }> {
  const groups = Map.groupBy(rows, ({ intent }) => intent)
  return Object.fromEntries(
    [...groups].map(([intent, own]) => [
      intent,
      {
        sentences: own.length,
        first: own.filter(({ guesses }) => guesses[0] === intent).length,
        three: own.filter(({ guesses }) => guesses.slice(0, 3).includes(intent)).length,
        sure: own.filter(({ found }) => found.kind === 'answer').length,
      },
    ]),
  )
}
