import path from 'node:path'
import { createFileReader } from '../../lib/children/file-reader.ts'
import type { FetchPage } from '../../lib/fetch/guarded-fetch.ts'
import type { Posting } from './posting.ts'
import { postingFromText, readPosting } from './read-posting.ts'
import { tidy } from './text-writer.ts'

/** Reads postings as plain text, without following links or running scripts. */
export type Postings = {
  read(url: string): Promise<Posting | 'unreadable' | 'refused'>
  fromText(text: string): Posting
  stop(): void
}

/** Characters. Larger pages take more than a few milliseconds, so a child process reads them. */
const largePage = 200_000

export function createPostings({ fetchPage }: { fetchPage: FetchPage }): Postings {
  const largePages = createFileReader<{ html: string; url: string }, Posting | undefined>({
    script: path.join(import.meta.dirname, 'read-posting-child.ts'),
    limits: { heapMb: 256, residentMb: 500, timeoutMs: 5000, processes: 1 },
    busy: undefined,
    failed: () => undefined,
  })
  const parse = (html: string, url: string) =>
    html.length > largePage ? largePages.read({ html, url }) : readPosting(html, url)

  return {
    async read(url) {
      const page = await fetchPage(url)
      if ('refused' in page) return page.refused === 'url_refused' ? 'refused' : 'unreadable'
      if (page.contentType === 'text/plain')
        return tidy(page.text).length >= 400 ? { ...postingFromText(page.text), source: 'page' } : 'unreadable'
      const html = page.contentType.endsWith('json')
        ? `<script type="application/ld+json">${page.text}</script>`
        : page.text
      return (await parse(html, page.url)) ?? 'unreadable'
    },
    fromText: postingFromText,
    stop: () => largePages.stop(),
  }
}
