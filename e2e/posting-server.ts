import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Posting = { title: string; company: string; description: string }

export const postings = {
  '/jobs/engineer': {
    title: 'Backend Engineer',
    company: 'Fjord Systems',
    description:
      '<p>We build booking software for ferries.</p><ul><li>Design PostgreSQL schemas</li><li>Write services in TypeScript</li><li>Run them on Kubernetes</li></ul><p>You have worked with PostgreSQL and TypeScript for some years, and you like to explain what you do.</p>',
  },
  '/jobs/pilot': { title: 'Harbour Pilot', company: 'Port of Oslo', description: 'Guide ships. '.repeat(40) },
} as const satisfies Record<string, Posting>

/** A local job board with `postings` by path; any other path is a page with too little text to read. */
export async function startPostingServer(): Promise<{ url: string; host: string; close: () => Promise<void> }> {
  const pages = new Map(Object.entries<Posting>(postings).map(([path, posting]) => [path, jobPage(posting)]))
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://board.example')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pages.get(pathname) ?? '<!doctype html><title>Sign in</title><p>Please sign in to go on.</p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A job page as most boards make them, with the posting as schema.org JSON-LD. */
function jobPage(posting: Posting): string {
  const data = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: posting.title,
    hiringOrganization: { '@type': 'Organization', name: posting.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
    },
    description: posting.description,
    datePosted: '2026-11-01',
  }
  return `<!doctype html><title>${posting.title}</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>${posting.title}</h1>`
}
