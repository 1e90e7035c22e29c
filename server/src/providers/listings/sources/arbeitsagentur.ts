import { listAt, number, parseJson, place, record, records, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 100

export const arbeitsagentur: Source = {
  id: 'arbeitsagentur',
  name: 'Bundesagentur für Arbeit',
  homepage: 'https://www.arbeitsagentur.de/jobsuche',
  terms: 'https://www.arbeitsagentur.de/nutzungsbedingungen',
  kind: 'public',
  hosts: ['rest.arbeitsagentur.de'],
  country: 'DE',
  recorded: false,
  everyMinutes: 180,
  pauseMs: 1500,
  mostPages: 60,
  showsAll: false,
  request({ page, since, now }) {
    const days = since === undefined ? 1 : Math.max(1, Math.ceil((now.getTime() - since.getTime()) / 86_400_000))
    return {
      url: `https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v6/jobs?angebotsart=1&size=${pageSize}&page=${page + 1}&veroeffentlichtseit=${days}`,
      headers: { 'x-api-key': 'jobboerse-jobsuche' },
    }
  },
  read(body, { page }) {
    const answer = parseJson(body)
    return {
      hasMore: (page + 1) * pageSize < (number(record(answer)['maxErgebnisse']) ?? 0),
      postings: listAt(answer, 'ergebnisliste').map((job) => {
        const id = text(job['referenznummer'])
        const places = records(job['stellenlokationen']).map((one) => record(one['adresse']))
        return {
          external_id: id,
          url: text(job['externeURL']) || `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(id)}`,
          title: text(job['stellenangebotsTitel']) || text(job['hauptberuf']),
          company: text(job['firma']),
          location: places.map((one) => place(one['ort'], one['region'], one['land'])).join('; '),
          language: 'de',
          text: text(job['stellenangebotsBeschreibung']),
          posted_at: time(record(job['veroeffentlichungszeitraum'])['von']) ?? time(job['datumErsteVeroeffentlichung']),
        }
      }),
    }
  },
}
