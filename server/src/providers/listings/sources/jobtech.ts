import { listAt, number, parseJson, place, record, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 100
const lastOffset = 2000
const firstDays = 3

export const jobtech: Source = {
  id: 'jobtech',
  name: 'Arbetsförmedlingen (JobTech)',
  homepage: 'https://arbetsformedlingen.se/platsbanken',
  terms: 'https://jobtechdev.se/en/about-us/terms',
  kind: 'public',
  hosts: ['jobsearch.api.jobtechdev.se'],
  country: 'SE',
  recorded: false,
  everyMinutes: 120,
  pauseMs: 1000,
  mostPages: 20,
  showsAll: false,
  hasPoints: true,
  request({ page, since, now }) {
    const from = since ?? new Date(now.getTime() - firstDays * 86_400_000)
    const after = from.toISOString().slice(0, 19)
    const offset = Math.min(page * pageSize, lastOffset)
    return {
      url: `https://jobsearch.api.jobtechdev.se/search?limit=${pageSize}&offset=${offset}&sort=pubdate-desc&published-after=${after}`,
    }
  },
  read(body, { page }) {
    const answer = parseJson(body)
    const total = number(record(record(answer)['total'])['value']) ?? 0
    return {
      hasMore: (page + 1) * pageSize < Math.min(total, lastOffset),
      postings: listAt(answer, 'hits').map((job) => {
        const address = record(job['workplace_address'])
        const [longitude, latitude] = Array.isArray(address['coordinates']) ? (address['coordinates'] as unknown[]) : []
        return {
          external_id: text(job['id']),
          url: text(job['webpage_url']),
          title: text(job['headline']),
          company: text(record(job['employer'])['name']),
          location: place(
            address['municipality'] ?? address['city'],
            address['region'],
            address['country'] ?? 'Sverige',
          ),
          latitude: number(latitude),
          longitude: number(longitude),
          salary: text(job['salary_description']),
          employment_type: ['working_hours_type', 'duration', 'employment_type']
            .map((field) => text(record(job[field])['label']))
            .filter(Boolean)
            .join(', '),
          text: text(record(job['description'])['text_formatted']) || text(record(job['description'])['text']),
          posted_at: time(job['publication_date']),
          expires_at: time(job['application_deadline']),
        }
      }),
    }
  },
}
