import { serveTasks } from '../../../lib/children/guarded-child-side.ts'
import { readPlaces, type Places } from '../../../lib/places/places.ts'
import { allSources } from '../../../providers/listings/sources.ts'
import { sample } from '../../../providers/listings/sources/sample.ts'
import { prepareListing } from '../index/prepare-listing.ts'
import type { PageToRead, ReadPage } from './listing-reader.ts'

/** More than any page has; a hostile one is cut there. */
const mostPostings = 20_000

let places: Places | undefined

serveTasks((page: PageToRead): Promise<ReadPage> => Promise.resolve(page).then(readPage))

function readPage({ source: id, board, body, page, since, now }: PageToRead): ReadPage {
  const source = [...allSources, sample].find((one) => one.id === id)
  if (!source) throw new Error(`There is no source called ${id}.`)
  const known = (places ??= readPlaces())
  const { postings, hasMore } = source.read(body, { page, since, now, board, keys: {} })
  const some = postings.slice(0, mostPostings)
  const feed = { id: board === '' ? id : `${id}:${board}`, country: source.country }
  const listings = some.flatMap((posting) => prepareListing(posting, feed, known, now) ?? [])
  return { listings, dropped: some.length - listings.length, hasMore }
}
