import { serveTasks } from '../../../lib/children/guarded-child-side.ts'
import { readPlaces, type Places } from '../../../lib/places/places.ts'
import { allSources } from '../../../providers/listings/sources.ts'
import { sample } from '../../../providers/listings/sources/sample.ts'
import { prepareListing } from '../index/prepare-listing.ts'
import { storedPosting } from '../index/stored-posting.ts'
import type { PageToRead, ReaderTask, ReadPage, ReadStored, StoredToRead } from './listing-reader.ts'

/** More than any page has; a hostile one is cut there. */
const mostPostings = 20_000

let places: Places | undefined

serveTasks((task: ReaderTask): Promise<ReadPage | ReadStored> =>
  Promise.resolve(task).then((one) => ('page' in one ? readPage(one.page) : readStored(one))),
)

const sourceOf = (id: string) => [...allSources, sample].find((one) => one.id === id)

function readPage({ source: id, board, body, page, since, now }: PageToRead): ReadPage {
  const source = sourceOf(id)
  if (!source) throw new Error(`There is no source called ${id}.`)
  const known = (places ??= readPlaces())
  const { postings, hasMore } = source.read(body, { page, since, now, board, keys: {} })
  const some = postings.slice(0, mostPostings)
  const feed = { id: board === '' ? id : `${id}:${board}`, country: source.country }
  const listings = some.flatMap((posting) => prepareListing(posting, feed, known, now) ?? [])
  return { listings, dropped: some.length - listings.length, hasMore }
}

function readStored({ stored, now }: StoredToRead): ReadStored {
  const known = (places ??= readPlaces())
  return {
    prepared: new Map(
      stored.flatMap((one) => {
        const source = sourceOf(one.source.split(':')[0] ?? '')
        const posting = storedPosting(one, source?.hasPoints === true)
        const listing = prepareListing(posting, { id: one.source, country: source?.country }, known, now)
        return listing ? [[one.id, listing] as const] : []
      }),
    ),
  }
}
