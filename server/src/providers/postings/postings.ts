import path from 'node:path'
import { createFileReader, type FileReaderSettings } from '../../lib/children/file-reader.ts'
import type { FetchedPage, FetchPage, FetchRefusal, FetchRequest } from '../../lib/fetch/guarded-fetch.ts'
import type { SourcePosting } from '../listings/source-posting.ts'
import { postingFromBoard } from './board-posting.ts'
import type { Posting } from './posting.ts'
import { postingFromText, readPosting, type PageProblem } from './read-posting.ts'
import { tidy } from './text-writer.ts'

/** Why nothing was read; `refused`: the address must not be reached; `busy`: too many others are being read. */
export type ReadProblem = PageProblem | 'refused' | 'busy'

/** Reads postings as plain text, without following links or running scripts. */
export type Postings = {
  /** `owner` is the user who asks, for the queue of large pages. */
  read(url: string, owner?: string): Promise<Posting | ReadProblem>
  fromText(text: string): Posting
  stop(): void
}

/** The public interfaces of applicant-tracking systems, by the address of a posting's page. */
export type Boards = {
  requestAt(url: string): (FetchRequest & { url: string; read(body: string): SourcePosting | undefined }) | undefined
  fetchPage: FetchPage
}

/** Characters. Larger pages take more than a few milliseconds, so a child process reads them. */
const largePage = 200_000

type PostingsSettings = { fetchPage: FetchPage; boards?: Boards } & Pick<FileReaderSettings, 'queue'>

export function createPostings({ fetchPage, boards, queue }: PostingsSettings): Postings {
  const largePages = createFileReader<{ html: string; url: string }, Posting | PageProblem | 'busy'>({
    script: path.join(import.meta.dirname, 'read-posting-child.ts'),
    limits: { heapMb: 256, residentMb: 500, timeoutMs: 15_000 },
    queue,
    busy: 'busy',
    failed: () => 'unreadable',
  })
  const parse = (html: string, url: string, owner: string | undefined) =>
    html.length > largePage ? largePages.read({ html, url }, owner) : readPosting(html, url)

  /** @returns undefined where no interface is known or it has no answer, so that the page is tried */
  async function readBoard(url: string): Promise<Posting | 'not_found' | undefined> {
    const request = boards?.requestAt(url)
    if (!boards || !request) return undefined
    const answer = await boards.fetchPage(request.url, request)
    if ('refused' in answer) return answer.status === 404 ? 'not_found' : undefined
    try {
      const found = request.read(answer.text)
      const posting = found && postingFromBoard(found)
      if (!posting) return 'not_found'
      // Some answers leave the text out; the page has it.
      return posting.description + posting.requirements === '' ? undefined : posting
    } catch {
      return undefined
    }
  }

  async function readPage(url: string, owner: string | undefined): Promise<Posting | ReadProblem> {
    const page = await fetchPage(url)
    if ('refused' in page) return problemOf(page)
    if (page.contentType === 'text/plain')
      return tidy(page.text).length >= 400 ? { ...postingFromText(page.text), source: 'page' } : 'unreadable'
    return parse(htmlOf(page), page.url, owner)
  }

  return {
    async read(url, owner) {
      const onBoard = await readBoard(url)
      if (typeof onBoard === 'object') return onBoard
      const read = await readPage(url, owner)
      // A closed posting's page is often an empty frame, but its system knows that it is gone.
      return typeof read === 'string' && read !== 'refused' ? (onBoard ?? read) : read
    },
    fromText: postingFromText,
    stop: () => largePages.stop(),
  }
}

const htmlOf = ({ contentType, text }: FetchedPage) =>
  contentType.endsWith('json') ? `<script type="application/ld+json">${text}</script>` : text

/** Sites answer programs with 403 or 429 and the same page to a browser with 200. */
function problemOf({ refused, status }: FetchRefusal): ReadProblem {
  if (refused === 'url_refused') return 'refused'
  if (status === 404 || status === 410) return 'not_found'
  if (status === 401 || status === 407) return 'sign_in'
  return status === 403 || status === 429 ? 'needs_browser' : 'unreadable'
}
