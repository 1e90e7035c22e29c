import { escapeHtml } from '../../../lib/html.ts'
import { time } from '../read-json.ts'
import { childrenOf, parseXml, textOf } from '../read-xml.ts'
import type { Source } from '../source.ts'
import { nameOf } from './lever.ts'

export const personio: Source = {
  id: 'personio',
  name: 'Personio',
  homepage: 'https://www.personio.com',
  terms: 'https://developer.personio.de/docs/retrieving-open-job-positions',
  kind: 'employer',
  hosts: ['{board}.jobs.personio.de', '{board}.jobs.personio.com'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request: ({ board }) => ({ url: `https://${board}.jobs.personio.de/xml`, headers: { accept: 'application/xml' } }),
  read(body, { board }) {
    return {
      hasMore: false,
      postings: childrenOf(parseXml(body, 'workzag-jobs'), 'position').map((position) => {
        const id = textOf(position, 'id')
        const [more] = childrenOf(position, 'additionalOffices')
        const others = more ? childrenOf(more, 'office').map((office) => office.text.trim()) : []
        const [descriptions] = childrenOf(position, 'jobDescriptions')
        const parts = descriptions ? childrenOf(descriptions, 'jobDescription') : []
        return {
          external_id: id,
          url: `https://${board}.jobs.personio.de/job/${encodeURIComponent(id)}`,
          title: textOf(position, 'name'),
          company: textOf(position, 'subcompany') || nameOf(board),
          location: [textOf(position, 'office'), ...others].filter(Boolean).join('; '),
          employment_type: [textOf(position, 'schedule'), textOf(position, 'employmentType')]
            .filter(Boolean)
            .join(', '),
          text: parts.map((part) => `<h3>${escapeHtml(textOf(part, 'name'))}</h3>${textOf(part, 'value')}`).join('\n'),
          posted_at: time(textOf(position, 'createdAt')),
        }
      }),
    }
  },
}
