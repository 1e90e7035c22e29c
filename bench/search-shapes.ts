import { jobToFind, type JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { countryName, type Places } from '../server/src/lib/places/places.ts'
import { createRandom, type RealRow } from './search-rows.ts'

const broadWords = 'manager engineer senior sales lead software assistant specialist director analyst'.split(' ')

/** Distinct searches of each shape: titles and places are those of different postings. */
export function shapesOf(rows: readonly RealRow[], places: Places, each: number): Record<string, JobToFind[]> {
  const random = createRandom(11)
  const pick = () => rows[Math.floor(random() * rows.length)] as RealRow
  const titleOf = ({ title }: RealRow) =>
    title
      .replace(/[([,–-].*$/, '')
      .trim()
      .slice(0, 80) || title.slice(0, 80)
  const find = (search: Partial<JobToFind>) => jobToFind.parse({ job_title: 'manager', ...search })
  const many = (make: (index: number) => Partial<JobToFind> | undefined): JobToFind[] => {
    const found = new Map<string, JobToFind>()
    for (let index = 0; found.size < each; index++) {
      const made = make(index)
      if (made) found.set(JSON.stringify(made).toLowerCase(), find(made))
    }
    return [...found.values()]
  }
  const cityOf = (row: RealRow) =>
    row.city === ''
      ? undefined
      : places.findCities(row.city).find((city) => countryName(city.state.country) === row.country)
  const broad = (index: number) =>
    `${broadWords[index % broadWords.length]}${index < broadWords.length ? '' : ` ${pick().title.split(' ')[0]}`}`
  return {
    broad: many((index) => ({ job_title: broad(index).slice(0, 100) })),
    narrow: many(() => ({ job_title: titleOf(pick()) })),
    country: many(() => {
      const row = pick()
      return places.findCountry(row.country) ? { job_title: titleOf(row), country: row.country } : undefined
    }),
    city: many(() => {
      const row = pick()
      return cityOf(row) ? { job_title: titleOf(row), country: row.country, city: row.city } : undefined
    }),
    within_50_km: many((index) => {
      const city = cityOf(pick())
      return city
        ? { job_title: broad(index).slice(0, 100), country: countryName(city.state.country), city: city.name }
        : undefined
    }),
    page_20: many((index) => ({ job_title: broad(index).slice(0, 100), offset: 190 })),
  }
}
