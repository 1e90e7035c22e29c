import { findHints } from '../../../lib/intents/cues.ts'
import { isToolRefusal } from '../tools/tool.ts'
import type { Ask, Piece } from './ask.ts'
import { titleOfProfile } from './roles/named-role.ts'
import { openPage } from './pages.ts'

const shownJobs = 6

/** Jobs for a title and a place; the default title is that of the latest job in the profile. */
export async function answerSearch(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, search } = ask
  const { say, text, texts } = speech
  const t = texts.search
  // Without a title, a single short word may be left of the sentence.
  const named = search?.title !== undefined && search.title.trim().length > 2 ? search.title : undefined
  const title = named ?? (await titleOfProfile(ask))
  if (title === undefined) return [{ p: say(t.no_title) }, { buttons: [openPage(speech, 'search')] }]
  const { place, remote } = search ?? {}
  const wanted = {
    title: title.slice(0, 200),
    limit: shownJobs,
    ...(place ? { place } : {}),
    ...(remote ? { remote } : {}),
  }
  const saysHours = findHints(ask.text, speech.language).includes('hours')
  const hours: Piece[] = saysHours ? [{ p: say(t.hours) }] : []
  const found = await tools.search_jobs.run(wanted, call)
  if (isToolRefusal(found))
    return [
      { p: say(texts.failed.unknown_place, { place: place ?? '' }) },
      { buttons: [{ label: text(t.anywhere, { title }), go: { intent: 'job_search', role: title } }] },
    ]
  const where = `${place ? text(t.at_place, { place }) : ''}${remote ? text(t.remote) : ''}`
  const tooNarrow = { label: text(t.anywhere, { title }), go: { intent: 'job_search', role: title } } as const
  const distant = {
    label: text(t.remote_too, { title }),
    go: { intent: 'job_search', role: title, remote: true },
  } as const
  if (found.results.length === 0)
    return [
      { p: [...say(t.none, { title, place: where }), ' ', ...say(t.try)] },
      ...hours,
      { buttons: [...(place || remote ? [tooNarrow] : []), ...(remote ? [] : [distant]), openPage(speech, 'search')] },
    ]
  return [
    ...hours,
    ...(named === undefined ? [{ p: say(t.from_profile) }] : []),
    { p: say(t.found, { title, place: where, count: found.results.length }) },
    { jobs: found.results },
    ...(found.results.every(({ source }) => source.is_sample) ? [{ p: say(t.sample) }] : []),
    { buttons: [...(remote ? [] : [distant]), openPage(speech, 'search')] },
  ]
}
