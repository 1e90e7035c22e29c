import { findHints } from '../../../../lib/intents/cues.ts'
import { findSearchTerms, type JobSearchTerms } from '../../../../lib/intents/entities/job-search-terms.ts'
import { findNamedJobs } from '../../../../lib/intents/entities/named-jobs.ts'
import { spellOut } from '../../../../lib/intents/words/spelling.ts'
import { searchTurnWords } from '../../../../lib/intents/words/search-turn-words.ts'
import { applyStatus } from '@waymark/contract/job-tracking.ts'
import type { FoundState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { answerSearch } from '../search/search-answers.ts'
import type { Language } from '../../../../lib/languages.ts'
import { plain } from './referred-job.ts'

/** Longer messages say themselves what they want. */
const mostWords = 12

/**
 * What goes on from the results of a search: one of them by its number or employer ("add the second one"), more of them,
 * or the same search otherwise ("only part time", "and in Bradford?", "further away is fine"). Undefined for anything else.
 */
export async function answerOfSearch(ask: Ask, found: FoundState): Promise<Piece[] | undefined> {
  const { language } = ask.speech
  const text = plain(ask.text)
  if (text.split(' ').length > mostWords || ask.url !== undefined) return undefined
  const words = searchTurnWords(language)
  const isSaid = (patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'u').test(text)
  const result = resultIn(ask, text, found)
  if (result !== undefined) return aboutResult(ask, text, { ...found, age: undefined }, result)
  if (found.age !== undefined) return undefined
  if (isSaid(words.more)) return answerSearch({ ...ask, search: found.terms, seen: found.seen })
  if (isSaid(words.wider)) return answerSearch({ ...ask, search: { ...found.terms, wide: true } })
  const narrowed = narrowedBy(ask, found.terms)
  return narrowed && answerSearch({ ...ask, search: narrowed })
}

/** Its place among the results; -1 where there are not so many. */
function resultIn({ text: message, jobs, speech: { language } }: Ask, text: string, { jobs: shown }: FoundState) {
  const { ordinals, last, number, besides } = searchTurnWords(language)
  const left = (pattern: string) => {
    const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u').exec(text)
    return said && { said, rest: `${text.slice(0, said.index)} ${text.slice(said.index + said[0].length)}` }
  }
  const small = new RegExp(`(?<![\\p{L}\\p{N}])(?:${besides.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const isOnly = (rest: string) => rest.replace(small, ' ').trim() === ''
  const numbered = left(number)
  if (numbered && isOnly(numbered.rest)) {
    const at = Number(numbered.said.slice(1).find((group) => group !== undefined)) - 1
    return shown[at] === undefined ? -1 : at
  }
  for (const [at, pattern] of ordinals.entries()) {
    const named = left(pattern)
    if (named && isOnly(named.rest)) return shown[at] === undefined ? -1 : at
  }
  const end = left(last.join('|'))
  if (end && isOnly(end.rest)) return shown.length - 1
  if (jobs.length > 0) return undefined
  const [only, second] = findNamedJobs(
    message,
    shown.map(({ title, company, location }) => ({ job_title: '', company_name: company, location, title })),
  )
  return only && !second && only.company_name !== ''
    ? shown.findIndex(({ company, title }) => company === only.company_name && title === only.title)
    : undefined
}

async function aboutResult(ask: Ask, text: string, found: FoundState, at: number): Promise<Piece[]> {
  const { speech, tools, call, board } = ask
  const { say, texts, language } = speech
  const t = texts.search
  const job = found.jobs[at]
  if (!job) return [{ p: say(t.no_such, { count: found.jobs.length }) }, { found }]
  const { add, needsCard } = searchTurnWords(language)
  const has = (patterns: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})`, 'u').test(text)
  const isApplied = findHints(ask.text, language).includes('applied')
  const card = { job_title: job.title, company_name: job.company, location: job.location, salary: job.salary }
  const known = board.find(({ job_url }) => job_url === job.job_url)
  if (known)
    return [
      { p: say(texts.add.exists, { job: speech.job(known), stage: speech.stage(known.status) }) },
      { cards: [known] },
      { found },
    ]
  const isNeeded = has(needsCard)
  if (!isApplied && !isNeeded && !has(add)) return [...shownAgain(ask, job), { found }]
  const status = isApplied ? 'Applied' : (ask.stage ?? applyStatus)
  const proposed = await tools.add_job.run({ ...card, job_url: job.job_url, status, source: hostOf(job.job_url) }, call)
  const place = job.location === '' ? '' : `, ${job.location}`
  const values = { job: speech.job(card), place, stage: speech.stage(status) }
  return [
    ...(isNeeded ? [{ p: say(t.first_add) }] : []),
    ...proposalPieces(speech, proposed, texts.add.told, values),
    { found },
  ]
}

function shownAgain({ speech }: Ask, job: FoundState['jobs'][number]): Piece[] {
  const { say, text, texts } = speech
  const place = job.location === '' ? '' : `, ${job.location}`
  const name = speech.job({ job_title: job.title, company_name: job.company })
  const pay = job.salary === '' ? [] : [text(texts.search.salary, { salary: job.salary })]
  const link = { label: texts.apply, url: job.job_url, title: job.title, company: job.company }
  return [
    { p: [{ strong: name }, place, ...pay, ' ', { apply: link }] },
    { p: say(texts.search.one_more) },
    { buttons: [{ label: text(texts.search.add_it, { job: name }), go: { intent: 'job_add', url: job.job_url } }] },
  ]
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : ''
}

/** The search with what a message changes of it; undefined where it says anything else. */
function narrowedBy({ text, speech: { language }, places }: Ask, terms: JobSearchTerms): JobSearchTerms | undefined {
  const own = findSearchTerms(spellOut(text, language), language, places)
  const { told = [], unwanted = [], language: spoken } = own.conditions ?? {}
  const isNamed = told.length > 0 || unwanted.length > 0 || spoken !== undefined
  if (!isNamed && !own.remote && own.place === undefined && !own.near) return undefined
  if (own.title !== undefined && !isSmall(own.title, language)) return undefined
  const before = terms.conditions
  const place = own.place ?? (own.near || own.remote ? undefined : terms.place)
  return {
    title: terms.title,
    place,
    remote: own.remote || (own.place === undefined && terms.remote),
    ...(own.near && { near: own.near }),
    ...(own.place !== undefined && own.morePlaces && { morePlaces: own.morePlaces }),
    conditions: {
      told: [...new Set([...(before?.told ?? []), ...told])],
      unwanted: [...new Set([...(before?.unwanted ?? []), ...unwanted])],
      language: spoken ?? before?.language,
    },
  }
}

const isSmall = (title: string, language: Language): boolean => {
  const { besides } = searchTurnWords(language)
  return new RegExp(`^(?:(?:${besides.join('|')})(?: |$))+$`, 'u').test(plain(title))
}
