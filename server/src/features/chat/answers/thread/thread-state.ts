import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { JobSearchTerms } from '../../../../lib/intents/entities/job-search-terms.ts'
import type { Piece } from '../ask.ts'

/** A found posting, as far as a card of it says. */
export type Posting = Pick<FoundJob, 'job_title' | 'company' | 'location' | 'salary' | 'job_url'>

/** What was searched, and the addresses of all that were shown. */
export type Searched = JobSearchTerms & { seen: string[] }

/**
 * What a conversation is about beyond its last answer. Each `age` counts the answers since then that were about something
 * else; one that was not understood does not count.
 */
export type ThreadState = {
  /** The card that was shown, proposed for, drafted for or reminded of. */
  about?: { job_url: string; age: number } | undefined
  /** The list that was shown last: of cards, or of found postings. */
  listed?: ({ age: number } & ({ job_urls: string[] } | { postings: Posting[] })) | undefined
  /** The one of them that was spoken of last. */
  posting?: Posting | undefined
  search?: { terms: Searched; age: number } | undefined
  /** The answer asks something. */
  asks?: boolean
}

/** From then on neither a card nor a list nor a search is what a message goes on with. */
export const oldest = { about: 5, listed: 4, search: 3 } as const

type Answered = {
  pieces: readonly Piece[]
  /** The cards that the message is about. */
  job_urls: readonly string[]
  /** The cards that the answer names, in its order. */
  told: readonly string[]
}

/** What the next message may go on with. */
export function nextThread(before: ThreadState | undefined, answered: Answered): ThreadState {
  return { ...goneOn(before, answered), asks: answered.pieces.some(isQuestion) }
}

const isQuestion = (piece: Piece): boolean => 'p' in piece && JSON.stringify(piece.p).includes('?')

function goneOn(before: ThreadState | undefined, { pieces, job_urls, told }: Answered): ThreadState {
  const isUnsure = pieces.some((piece) => 'unsure' in piece)
  const found = pieces.flatMap((piece) => ('jobs' in piece ? piece.jobs : []))
  const terms = pieces.flatMap((piece) => ('searched' in piece ? [piece.searched] : [])).at(-1)
  const posting = pieces.flatMap((piece) => ('posting' in piece ? [piece.posting] : [])).at(-1)
  const later = <T extends { age: number }>(kept: T | undefined, most: number): T | undefined =>
    kept && kept.age + 1 <= most ? { ...kept, age: kept.age + (isUnsure ? 0 : 1) } : undefined
  const old = {
    about: later(before?.about, oldest.about),
    listed: later(before?.listed, oldest.listed),
    search: later(before?.search, oldest.search),
  }
  const search = terms ? { terms, age: 0 } : old.search
  if (found.length > 0) return { listed: { postings: found.map(toPosting), age: 0 }, search }
  // A search without a result leaves no list that "the first one" could mean; the end of a longer one does.
  if (terms) return terms.seen.length > 0 ? { listed: old.listed, search } : { search }
  const about = cardsOf(pieces, job_urls, told)
  const used = posting?.job_url ?? about[0]
  if (old.listed && urlsOf(old.listed).some((url) => url === used)) old.listed.age = 0
  const kept = { listed: old.listed, search, posting: old.listed ? (posting ?? before?.posting) : undefined }
  const list = told.length > 1 ? { job_urls: [...told], age: 0 } : old.listed
  // A job that is but mentioned, in a word of comfort perhaps, is meant by "it", and not by a wish without a name.
  const isMentioned =
    old.about !== undefined && old.about.job_url !== about[0] && job_urls.length === 0 && !isWork(pieces)
  const age = isMentioned ? oldest.about - 1 : 0
  if (about.length === 1) return { ...kept, about: { job_url: about[0] ?? '', age }, posting: undefined }
  if (asksWhich(pieces)) return { ...kept, listed: list, about: old.about }
  if (about.length > 1) return { ...kept, listed: list, posting: undefined }
  return { ...kept, about: posting ? undefined : old.about }
}

const urlsOf = (listed: NonNullable<ThreadState['listed']>): string[] =>
  'postings' in listed ? listed.postings.map(({ job_url }) => job_url) : listed.job_urls

const toPosting = ({ job_title, company, location, salary, job_url }: FoundJob): Posting => ({
  job_title,
  company,
  location,
  salary,
  job_url,
})

const isWork = (pieces: readonly Piece[]): boolean => worked(pieces).length > 0

/** "Which job do you mean?" is no answer about its jobs. */
const asksWhich = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => 'pending' in piece && piece.pending.job_url === undefined)

/** The cards that an answer is about: by what it proposes, drafts or asks for, or else by what it was asked or tells. */
function cardsOf(pieces: readonly Piece[], jobUrls: readonly string[], told: readonly string[]): string[] {
  return [...new Set([worked(pieces), jobUrls, told].find((urls) => urls.length > 0))]
}

/** What an answer proposes, drafts or asks for. */
const worked = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if ('proposal' in piece) return piece.proposal.job_url ?? []
    if ('draft' in piece) return piece.draft.job_url ?? []
    return 'pending' in piece ? (piece.pending.job_url ?? []) : []
  })
