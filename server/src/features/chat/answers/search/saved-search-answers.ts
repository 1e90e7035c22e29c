import { findSavedSearchRequest, type SavedSearchRequest } from '../../../../lib/intents/saved-searches.ts'
import { findSearchTerms, type JobSearchTerms } from '../../../../lib/intents/entities/job-search-terms.ts'
import { textsIn } from '../../../../lib/languages.ts'
import de from '../../texts/saved/de.json' with { type: 'json' }
import en from '../../texts/saved/en.json' with { type: 'json' }
import es from '../../texts/saved/es.json' with { type: 'json' }
import fr from '../../texts/saved/fr.json' with { type: 'json' }
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'
import { openPage } from '../pages.ts'
import type { Speech } from '../speech.ts'
import type { Searched } from '../thread/thread-state.ts'
import { filtersIn } from './search-filters.ts'

const catalogue = { en, de, fr, es }
const textsOf = ({ language }: Speech): typeof en => textsIn(catalogue, language).texts

const shownJobs = 5

/** What is said about saved searches; undefined for any other message. `last`: the search that was shown before. */
export async function answerSavedSearches(
  ask: Omit<Ask, 'text'>,
  last: Searched | undefined,
): Promise<Piece[] | undefined> {
  const request = findSavedSearchRequest(ask.message, ask.speech.language)
  if (!request) return undefined
  if (request.kind === 'about') return answerAbout(ask)
  return request.kind === 'save' ? proposeSaving(ask, request, last) : answerNews(ask)
}

const answerAbout = ({ speech }: Omit<Ask, 'text'>): Piece[] => [
  { p: speech.say(textsOf(speech).about) },
  { buttons: [openPage(speech, 'search')] },
]

async function answerNews({ speech, tools, call }: Omit<Ask, 'text'>): Promise<Piece[]> {
  const { say } = speech
  const t = textsOf(speech)
  const open: Piece = { buttons: [openPage(speech, 'search')] }
  const { searches } = await tools.list_saved_searches.run({}, call)
  if (searches.length === 0) return [{ p: say(t.none_saved) }, open]
  const fresh = searches.filter(({ new_count }) => new_count > 0)
  const quiet = searches.filter(({ new_count }) => new_count === 0)
  return [
    ...fresh.flatMap(({ name, new_count, new_jobs }): Piece[] => [
      { p: say(t.found, { name, count: new_count }) },
      { jobs: new_jobs.slice(0, shownJobs) },
    ]),
    ...(quiet.length > 0 ? [{ p: say(t.nothing, { list: speech.and.format(quiet.map(({ name }) => name)) }) }] : []),
    open,
  ]
}

async function proposeSaving(
  ask: Omit<Ask, 'text'>,
  { mails, words }: Extract<SavedSearchRequest, { kind: 'save' }>,
  last: Searched | undefined,
): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, texts } = speech
  const t = textsOf(speech)
  const { title, places, remote, told } = termsOf(ask, words, last)
  if (title === undefined) return [{ p: say(t.which) }, { buttons: [openPage(speech, 'search')] }]
  const { hours, contract } = filtersIn(told)
  const pieces: Piece[] = []
  for (const place of places) {
    const wanted = { title, mails, ...(place && { place }), ...(remote && { remote }) }
    const proposed = await tools.save_search.run(
      { ...wanted, ...(hours && { hours }), ...(contract && { contract }) },
      call,
    )
    if (!isToolRefusal(proposed)) {
      const name = proposed.proposal.subject
      pieces.push({ p: say(t.propose[mails], { name }) }, { proposal: proposed.proposal })
    } else if (proposed.refused === 'unknown_place')
      pieces.push({ p: say(texts.failed.unknown_place, { place: place ?? '' }) })
    else if (proposed.refused === 'full') pieces.push({ p: say(t.full) })
    else if (proposed.refused === 'unchanged') pieces.push({ p: say(t.unchanged) })
    else pieces.push({ p: say(texts.failed.too_many) })
  }
  return pieces
}

/** The search that the message names; without a trade in it the last one, somewhere else where it names a place. */
function termsOf({ speech, places }: Omit<Ask, 'text'>, words: string, last: Searched | undefined) {
  const own = findSearchTerms(words, speech.language, places)
  const isNamed = own.title !== undefined && own.title.trim().length > 1
  const terms: Partial<JobSearchTerms> = isNamed ? own : { ...last }
  const at = own.place === undefined ? terms : own
  return {
    title: terms.title,
    places: [at.place, ...(at.morePlaces ?? [])],
    remote: own.remote || terms.remote === true,
    told: terms.conditions?.told ?? [],
  }
}
