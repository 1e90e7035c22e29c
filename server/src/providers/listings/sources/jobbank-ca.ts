import { childrenOf, parseXml, textOf } from '../read-xml.ts'
import { time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 100

export const jobbankCa: Source = {
  id: 'jobbank-ca',
  name: 'Job Bank Canada',
  homepage: 'https://www.jobbank.gc.ca',
  terms: 'https://www.jobbank.gc.ca/termsandconditions',
  kind: 'public',
  hosts: ['www.jobbank.gc.ca'],
  country: 'CA',
  recorded: false,
  everyMinutes: 60,
  // Its robots.txt asks for five seconds between calls.
  pauseMs: 5000,
  mostPages: 5,
  showsAll: false,
  request: ({ page }) => ({
    url: `https://www.jobbank.gc.ca/jobsearch/feed/jobSearchRSSfeed?sort=D&rows=${pageSize}&page=${page + 1}`,
    headers: { accept: 'application/atom+xml' },
  }),
  read(body) {
    const entries = childrenOf(parseXml(body, 'feed'), 'entry')
    return {
      hasMore: entries.length >= pageSize,
      postings: entries.map((entry) => {
        const url = childrenOf(entry, 'link')[0]?.attributes['href'] ?? ''
        const summary = textOf(entry, 'summary')
        return {
          external_id: /jobposting\/(\d+)/.exec(url)?.[1] ?? url,
          url,
          title: textOf(entry, 'title'),
          company: labelled(summary, 'Employer'),
          location: labelled(summary, 'Location').replace(/\(([A-Z]{2})\)/, ', $1'),
          salary: labelled(summary, 'Salary'),
          text: '',
          posted_at: time(textOf(entry, 'updated')),
        }
      }),
    }
  },
}

function labelled(summary: string, label: string): string {
  return new RegExp(`${label}:\\s*</strong>([^<]*)`, 'i').exec(summary)?.[1]?.trim() ?? ''
}
