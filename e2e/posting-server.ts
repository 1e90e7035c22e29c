import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PostingServer = { url: string; host: string; close: () => Promise<void> }

/** A local job board with `pages` by path; any other path is a page with too little text to read. */
export async function startPostingServer(pages: Record<string, string>): Promise<PostingServer> {
  const server: Server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pages[request.url ?? ''] ?? '<!doctype html><title>Sign in</title><p>Please sign in to go on.</p>')
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
export function jobPage(posting: { title: string; company: string; description: string }): string {
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
