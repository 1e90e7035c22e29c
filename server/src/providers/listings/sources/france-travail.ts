import { listAt, number, parseJson, record, text, time } from '../read-json.ts'
import { UnknownShape, type Source } from '../source.ts'

/** A window of 150 offers a call, up to the 3,000th. */
const pageSize = 150

export const franceTravail: Source = {
  id: 'france-travail',
  name: 'France Travail',
  homepage: 'https://www.francetravail.fr',
  terms: 'https://francetravail.io/mentions-legales',
  kind: 'public',
  hosts: ['api.francetravail.io', 'entreprise.francetravail.fr'],
  country: 'FR',
  recorded: false,
  everyMinutes: 180,
  pauseMs: 1000,
  mostPages: 20,
  showsAll: false,
  hasPoints: true,
  keys: ['FRANCE_TRAVAIL_ID', 'FRANCE_TRAVAIL_SECRET'],
  signIn: {
    request: (keys) => ({
      url: 'https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: keys['FRANCE_TRAVAIL_ID'] ?? '',
        client_secret: keys['FRANCE_TRAVAIL_SECRET'] ?? '',
        scope: 'api_offresdemploiv2 o2dsoffre',
      }).toString(),
    }),
    read(body) {
      const token = text(record(parseJson(body))['access_token'])
      if (token === '') throw new UnknownShape('Signing in gave no token.')
      return { authorization: `Bearer ${token}` }
    },
  },
  request: ({ page }) => ({
    url: `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?sort=1&range=${page * pageSize}-${(page + 1) * pageSize - 1}`,
    headers: { accept: 'application/json' },
  }),
  read(body) {
    const jobs = listAt(parseJson(body), 'resultats')
    return {
      hasMore: jobs.length >= pageSize,
      postings: jobs.map((job) => {
        const where = record(job['lieuTravail'])
        const id = text(job['id'])
        return {
          external_id: id,
          url:
            text(record(job['origineOffre'])['urlOrigine']) ||
            `https://candidat.francetravail.fr/offres/recherche/detail/${encodeURIComponent(id)}`,
          title: text(job['intitule']),
          company: text(record(job['entreprise'])['nom']),
          // "75 - PARIS 08": the department's number before, the district's after.
          location: text(where['libelle'])
            .replace(/^\w{2,3} - /, '')
            .replace(/ \d\d$/, ''),
          latitude: number(where['latitude']),
          longitude: number(where['longitude']),
          salary: text(record(job['salaire'])['libelle']),
          employment_type: [
            text(job['typeContratLibelle']),
            text(job['dureeTravailLibelleConverti']),
            job['alternance'] === true ? 'Alternance' : '',
          ]
            .filter(Boolean)
            .join(', '),
          language: 'fr',
          text: text(job['description']),
          company_info: text(record(job['entreprise'])['description']) || undefined,
          posted_at: time(job['dateCreation']),
        }
      }),
    }
  },
}
