import { readConfig } from '../server/src/config.ts'
import { createListingReader } from '../server/src/features/job-search/sources/listing-reader.ts'
import { createListings, fetchFeedPage, signInToFeed } from '../server/src/providers/listings/listings.ts'
import { readSourcesFile, writeSourcesFile } from '../server/src/providers/listings/sources-file.ts'

/** `check <id>` reads a source's first page and, if that works, enables it in DATA_DIR/sources.json. */
const config = readConfig()
const listings = createListings({ ...config, keys: config.sourceKeys })
const [command, id] = process.argv.slice(2)

if (command === undefined || command === 'list') {
  for (const feed of listings.feeds()) console.log(`${feed.id.padEnd(28)} ${feed.idle ?? 'on'}`)
} else if (command === 'check' && id !== undefined) {
  process.exitCode = (await check(id)) ? 0 : 1
} else {
  console.error('npm run sources [-- list | -- check <id>]')
  process.exitCode = 1
}
process.exit()

async function check(wanted: string): Promise<boolean> {
  const feed = listings.feeds().find((one) => one.id === wanted || one.source.id === wanted)
  if (!feed) return fail(`No source is called ${wanted}.`)
  if (feed.idle === 'needs_key') return fail(`${wanted} needs ${feed.source.keys?.join(' and ')}.`)
  const now = new Date()
  const signedIn = await signInToFeed(listings, feed)
  if ('problem' in signedIn) return fail(signedIn.problem)
  const answer = await fetchFeedPage(listings, feed, { page: 0, since: undefined, now }, signedIn.headers)
  if ('problem' in answer) return fail(answer.problem)
  const reader = createListingReader()
  const read = await reader.read({
    source: feed.source.id,
    board: feed.board,
    body: answer.body,
    page: 0,
    since: undefined,
    now,
  })
  reader.stop()
  if ('problem' in read) return fail(read.problem)
  const whole = read.listings.filter(({ company, country }) => company !== '' && country !== null)
  console.log(
    `${read.listings.length} postings, ${read.dropped} unreadable, ${whole.length} with employer and country.`,
  )
  for (const { title, company, location, posted_at } of read.listings.slice(0, 5))
    console.log(`  ${title} · ${company} · ${location} · ${posted_at ?? 'no date'}`)
  if (whole.length < read.listings.length / 2 || read.listings.length === 0)
    return fail('Fewer than half of the postings have an employer and a country; the source stays off.')
  const file = readSourcesFile(config.dataDir)
  if (!feed.source.recorded && !file.checked.includes(feed.source.id))
    writeSourcesFile(config.dataDir, { ...file, checked: [...file.checked, feed.source.id] })
  console.log(`${feed.source.name} is used from now on.`)
  return true
}

function fail(reason: string): false {
  console.error(reason)
  return false
}
