import { searchLanguages, searchLimits, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { findHints } from '../../../../lib/intents/cues.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { SearchedPlace } from '../../tools/search-tools.ts'
import type { Ask, Piece } from '../ask.ts'
import { isKnownRole, titleOfProfile } from '../roles/named-role.ts'
import { openPage } from '../pages.ts'
import { filtersIn } from './search-filters.ts'
import type { Speech } from '../speech.ts'
import { threadTexts } from '../thread/thread-texts.ts'

/** Of one place, and of each of several. */
const shownJobs = { alone: 6, each: 3 }
const mostTitle = 200
/** Where some are left out afterwards. */
const mostRead = 20
const widest = 100 as const

/** Jobs for a title and a place; the default title is that of the latest job in the profile. */
export async function answerSearch(ask: Ask): Promise<Piece[]> {
  const { speech, search } = ask
  const { say, text, texts } = speech
  const t = texts.search
  // Without a title, a single short word may be left of the sentence.
  const named = search?.title !== undefined && isTitle(search.title) ? search.title : undefined
  const title = named ?? (await titleOfProfile(ask))
  if (title === undefined) return [{ p: say(t.no_title) }, { buttons: [openPage(speech, 'search')] }]
  const { place: said, near, remote, morePlaces = [] } = search ?? {}
  const place = said ?? (near ? await homeTown(ask) : undefined)
  const places = [place, ...morePlaces]
  const found: Found[] = []
  for (const one of places) found.push(await searchAt(ask, title, one, places.length > 1))
  const jobs = found.flatMap((one) => (one.kind === 'found' ? one.results : []))
  // What is but narrowed was looked for before.
  const isFresh = search?.conditions === undefined && (ask.thread?.seen ?? []).length === 0
  if (isFresh && named !== undefined && jobs.length === 0 && !(await isKnownRole(ask, named)))
    return [
      { p: say(t.no_such_work, { title }) },
      { p: say(texts.role.or_name) },
      { buttons: [openPage(speech, 'search')] },
    ]
  const pieces = found.flatMap((one) => piecesOf(ask, title, one, jobs.length === 0 && places.length === 1))
  const terms = { ...search, title, place, remote: remote ?? false }
  const before = ask.thread?.seen ?? []
  const seen = [...before, ...jobs.map(({ job_url }) => job_url)].slice(-mostSeen)
  const searched = { searched: { ...terms, seen } }
  if (before.length > 0 && jobs.length === 0)
    return [{ p: say(threadTexts(speech).no_more, { title }) }, searched, { buttons: [openPage(speech, 'search')] }]
  const anywhere = { label: text(t.anywhere, { title }), go: { intent: 'job_search', role: title } } as const
  const distant = {
    label: text(t.remote_too, { title }),
    go: { intent: 'job_search', role: title, remote: true },
  } as const
  const isNarrow = place !== undefined || remote === true
  const fuller = jobs.length === 0 ? await otherwise(ask, title, place) : []
  return [
    ...(named === undefined && jobs.length > 0 ? [{ p: say(t.from_profile) }] : []),
    ...pieces,
    ...fuller,
    ...(jobs.length > 0 && jobs.every(({ source }) => source.is_sample) ? [{ p: say(t.sample) }] : []),
    ...(near && place === undefined ? [{ p: say(t.no_home) }] : []),
    ...conditionPieces(ask),
    searched,
    {
      buttons: [
        ...(jobs.length === 0 && isNarrow ? [anywhere] : []),
        ...(remote || found.every(({ kind }) => kind === 'unknown') ? [] : [distant]),
        openPage(speech, 'search'),
      ],
    },
  ]
}

const mostSeen = 60

/** Where hours or a contract leave nothing, what there is without them. */
async function otherwise(ask: Ask, title: string, place: string | undefined): Promise<Piece[]> {
  const { speech, search } = ask
  const { used } = filtersIn(search?.conditions?.told ?? [])
  if (!search?.conditions || used.length === 0) return []
  const told = search.conditions.told.filter((condition) => !used.includes(condition))
  const found = await searchAt(
    { ...ask, search: { ...search, conditions: { ...search.conditions, told } } },
    title,
    place,
    true,
  )
  if (found.kind === 'unknown' || found.results.length === 0) return []
  return [{ p: speech.say(speech.texts.search.otherwise, { list: quotedList(speech, used) }) }, { jobs: found.results }]
}

const isTitle = (words: string): boolean => words.trim().length > 2 || shortTrades.has(fold(words.trim()))

const shortTrades: ReadonlySet<string> = new Set(['it', 'hr', 'rh'])

async function homeTown({ tools, call }: Ask): Promise<string | undefined> {
  const { profile } = await tools.read_profile.run({}, call)
  return profile.personal_details.present_location.trim() || undefined
}

type Found =
  | { kind: 'unknown'; place: string }
  | { kind: 'found'; results: FoundJob[]; searched: SearchedPlace | undefined }

async function searchAt(
  { tools, call, search, thread }: Ask,
  title: string,
  place: string | undefined,
  isOneOfSeveral: boolean,
): Promise<Found> {
  const { unwanted = [], language, told = [] } = search?.conditions ?? {}
  const { hours, contract, left } = filtersIn(told)
  const shown = isOneOfSeveral ? shownJobs.each : shownJobs.alone
  const seen = thread?.seen ?? []
  const wanted = {
    title: title.slice(0, mostTitle),
    limit: unwanted.length > 0 || left.length > 0 || seen.length > 0 ? mostRead : shown,
    ...(seen.length >= mostRead && { offset: seen.length - (seen.length % mostRead) }),
    ...(search?.wide && { radius_km: widest }),
    ...(place && { place }),
    ...(search?.remote && { remote: true }),
    ...(language !== undefined && isSearched(language) && { language }),
    ...(hours && { hours }),
    ...(contract && { contract }),
  }
  const found = await tools.search_jobs.run(wanted, call)
  if (isToolRefusal(found)) return { kind: 'unknown', place: place ?? '' }
  const results = found.results
    .filter(({ job_title, job_url }) => !unwanted.some((thing) => isAbout(job_title, thing)) && !seen.includes(job_url))
    // What no filter is may stand in a title: "Nurse (Nights)".
    .toSorted((a, b) => namedIn(b.job_title, left) - namedIn(a.job_title, left))
  return { kind: 'found', results: results.slice(0, shown), searched: found.searched }
}

const namedIn = (title: string, things: readonly string[]): number =>
  things.some((thing) => isAbout(title, thing.replace(onlyWords, '').trim())) ? 1 : 0

const onlyWords =
  /(?<!\p{L})(?:only|just|shifts?|work|nur|schichten|schicht|seulement|uniquement|que|solo|turnos?|de)(?!\p{L})/giu

/** "Night Support Worker" is about "nights". */
function isAbout(title: string, thing: string): boolean {
  const words = fold(title).match(/[\p{L}\p{N}]+/gu) ?? []
  return fold(thing)
    .split(' ')
    .every((unwanted) => {
      const stem = unwanted.replace(/(?:es|en|s|n|e)$/u, '')
      return words.some((word) => word === unwanted || (stem.length >= shortestStem && word.startsWith(stem)))
    })
}

/** A shorter one is the beginning of anything: "sal" of "sales" stands in "salon". */
const shortestStem = 4

const isSearched = (code: string): code is (typeof searchLanguages)[number] =>
  searchLanguages.some((language) => language === code)

/** Each result stands under a place that is true of it: near, remote, or unknown. */
function piecesOf({ speech, search }: Ask, title: string, found: Found, isNothing: boolean): Piece[] {
  const { say, text, texts } = speech
  const t = texts.search
  if (found.kind === 'unknown') return [{ p: say(texts.failed.unknown_place, { place: found.place }) }]
  const { results, searched } = found
  const country = searched && countryIn(speech, searched)
  const where = searched ? text(searched.city ? t.at_place : t.in_place, { place: nameOf(speech, searched) }) : ''
  const place = `${where}${search?.remote ? text(t.remote) : ''}`
  if (results.length === 0) return [{ p: [...say(t.none, { title, place }), ' ', ...(isNothing ? say(t.try) : [])] }]
  const { used } = filtersIn(search?.conditions?.told ?? [])
  const isNear = ({ distance_km }: FoundJob) => distance_km !== null && distance_km <= searchLimits.radius_km
  const isRemote = (job: FoundJob) => job.remote && !isNear(job)
  const isThere = (job: FoundJob) =>
    !searched ||
    search?.remote === true ||
    isNear(job) ||
    (searched.city === undefined && job.country === searched.country_code && !job.remote)
  const stated = results.filter((job) => job.found_by !== 'unstated')
  const unstated = results.filter((job) => job.found_by === 'unstated')
  const [there, elsewhere] = [stated.filter(isThere), stated.filter((job) => !isThere(job))]
  const [remote, unread] = [elsewhere.filter(isRemote), elsewhere.filter((job) => !isRemote(job))]
  return [
    ...(there.length > 0
      ? [{ p: say(t.found, { title, place, count: there.length }) }]
      : stated.length > 0 || used.length === 0
        ? [{ p: say(t.none_place, { title, place }) }]
        : []),
    ...listed(there),
    ...(remote.length > 0 ? [{ p: say(t.remote_group, { place: country ?? '' }) }, ...listed(remote)] : []),
    ...(unread.length > 0 ? [{ p: say(t.unread_group) }, ...listed(unread)] : []),
    ...(unstated.length > 0
      ? [{ p: say(t.unstated_group, { title, place, list: quotedList(speech, used) }) }, ...listed(unstated)]
      : []),
  ]
}

const listed = (jobs: readonly FoundJob[]): Piece[] => (jobs.length > 0 ? [{ jobs }] : [])

/** What of the wish no filter can see. */
function conditionPieces({ speech, search, text: message }: Ask): Piece[] {
  const { say, texts, language } = speech
  const t = texts.search
  const { told = [], unwanted = [], language: spoken } = search?.conditions ?? {}
  const { used, left } = filtersIn(told)
  const saysHours = told.length === 0 && findHints(message, language).includes('hours')
  const spokenName = spoken && new Intl.DisplayNames([language], { type: 'language' }).of(spoken)
  return [
    ...(spokenName === undefined ? [] : [{ p: say(t.language, { language: spokenName }) }]),
    ...(used.length > 0 ? [{ p: say(t.filtered, { list: quotedList(speech, used) }) }] : []),
    ...(left.length > 0 ? [{ p: say(t.conditions, { list: quotedList(speech, left) }) }] : []),
    ...(saysHours ? [{ p: say(t.hours) }] : []),
    ...(unwanted.length > 0 ? [{ p: say(t.unwanted, { list: quotedList(speech, unwanted) }) }] : []),
  ]
}

const quotedList = ({ text, texts, and }: Speech, words: readonly string[]): string =>
  and.format(words.map((word) => text(texts.quoted, { text: word })))

const countryIn = ({ language }: Speech, { country_code }: SearchedPlace): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country_code) ?? country_code

function nameOf(speech: Speech, searched: SearchedPlace): string {
  const part = searched.city ?? searched.state
  const country = countryIn(speech, searched)
  return part === undefined ? country : `${part}, ${country}`
}
