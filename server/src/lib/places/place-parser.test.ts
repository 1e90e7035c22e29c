import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { parsePlace } from './place-parser.ts'
import { readPlaces, type Places } from './places.ts'

let places: Places
beforeAll(() => {
  places = readPlaces()
})

const said = (text: string, hint?: string) => {
  const { country, state, city, remote } = parsePlace(text, places, hint)
  return [city?.name, state?.name, country, remote]
}

test.each([
  ['Austin, TX', 'Austin', 'Texas', 'US', false],
  ['New York, New York, United States', 'New York City', 'New York', 'US', false],
  ['Toronto, CA', 'Toronto', 'Ontario', 'CA', false],
  ['San Mateo, CA United States', 'San Mateo', 'California', 'US', false],
  ['München', 'Munich', 'Bavaria', 'DE', false],
  ['Sankt Gallen, Schweiz', 'Sankt Gallen', 'Saint Gallen', 'CH', false],
  ['Bangalore, India', 'Bengaluru', 'Karnataka', 'IN', false],
  ['London', 'London', 'England', 'GB', false],
  ['Manchester', 'Manchester', 'England', 'GB', false],
  ['Aldford, Cheshire', 'Aldford', 'England', 'GB', false],
  ['Chester Cheshire North West', 'Chester', 'England', 'GB', false],
  ['Boston, Lincolnshire', 'Boston', 'England', 'GB', false],
  ['Washington, Tyne and Wear', 'Washington', 'England', 'GB', false],
  ['Newton, Lancashire', 'Preston', 'England', 'GB', false],
  ['Tunbridge Wells, Kent', 'Royal Tunbridge Wells', 'England', 'GB', false],
  ['Norfolk, VA', 'Norfolk', 'Virginia', 'US', false],
  ['Victoria', undefined, 'Victoria', 'AU', false],
  ['London, ON', 'London', 'Ontario', 'CA', false],
  ['Remote - US', undefined, undefined, 'US', true],
  ['Remote', undefined, undefined, undefined, true],
  ['Tokyo (Remote/Hybrid)', 'Tokyo', 'Tokyo', 'JP', true],
  ['10810 N Tatum Blvd. Phoenix, AZ 85028', 'Phoenix', 'Arizona', 'US', false],
  ['Greater Toronto Area', 'Toronto', 'Ontario', 'CA', false],
  ['Epes, AL', undefined, 'Alabama', 'US', false],
  ['North Carolina', undefined, 'North Carolina', 'US', false],
  ['Tbilisi, Georgia', 'Tbilisi', 'Tbilisi', 'GE', false],
  ['San Francisco, CA • New York, NY', 'San Francisco', 'California', 'US', false],
  ['Norfolk', 'Norwich', 'England', 'GB', false],
  ['Suffolk County', 'Suffolk', 'Virginia', 'US', false],
  ['Granada', 'Granada', 'Andalusia', 'ES', false],
  ['Deutschland', undefined, undefined, 'DE', false],
  ['Florida', undefined, 'Florida', 'US', false],
  ['Salem, OR', 'Salem', 'Oregon', 'US', false],
  ['Fishers, IN', 'Fishers', 'Indiana', 'US', false],
  ['PORTLAND OR 97201', 'Portland', 'Oregon', 'US', false],
  ['LONDON, HYBRID OR REMOTE', 'London', 'England', 'GB', true],
  ['REMOTE OR HYBRID, LONDON', 'London', 'England', 'GB', true],
  ['HYBRID IN LONDON', 'London', 'England', 'GB', false],
  ['Monclova, Ohio', undefined, 'Ohio', 'US', false],
  ['Victoria, London', 'London', 'England', 'GB', false],
  ['Llay, Wrecsam (Wrexham)', 'Wrexham', 'Wales', 'GB', false],
  ['القاهرة', undefined, undefined, undefined, false],
  ['', undefined, undefined, undefined, false],
])('a place as postings write it is resolved: %s', (text, ...expected) => {
  expect(said(text)).toEqual(expected)
})

test.each([
  ['Richmond, Surrey', 51.5],
  ['Richmond, North Yorkshire', 54.4],
  ['Ashford, Kent', 51.1],
  ['Ashford, Surrey', 51.4],
  ['Gillingham, Dorset', 51],
  ['Gillingham, Kent', 51.4],
])('“%s” is the namesake near the county’s town, at %s degrees north', (text, latitude) => {
  expect(parsePlace(text, places).city?.latitude).toBeCloseTo(latitude, 1)
})

test('a source that serves one country settles names that several have', () => {
  expect(said('Birmingham')[2]).toBe('GB')
  expect(said('Birmingham', 'US').slice(1, 3)).toEqual(['Alabama', 'US'])
})

test.each([
  ['San Francisco, Boston, New York, Denver', 'San Francisco', ['Boston', 'New York City', 'Denver']],
  ['Hamburg; München oder Köln', 'Hamburg', ['Munich', 'Köln']],
  ['Lincoln, NE; Loveland, CO; Omaha, NE', 'Lincoln', ['Loveland', 'Omaha']],
  ['BOSTON OR DENVER', 'Boston', ['Denver']],
  ['Dublin, Ireland, London, United Kingdom', 'Dublin', ['London']],
  [
    'Boulder, Colorado, United States, Madison, Wisconsin, United States, Seattle, Washington, United States',
    'Boulder',
    ['Madison', 'Seattle'],
  ],
  ['Seattle, Washington', 'Seattle', []],
  ['Kansas City, Kansas', 'Kansas City', []],
  ['Berlin; Berlin, Germany; Germany', 'Berlin', []],
])('a posting may name several cities: %s', (text, city, others) => {
  const parsed = parsePlace(text, places)
  expect(parsed.city?.name).toBe(city)
  expect(parsed.others.map((other) => other.city?.name)).toEqual(others)
})

test('remote work names the countries that it is open to; a region is all of its countries', () => {
  expect(parsePlace('Remote - Germany; Remote - Austria', places).countries).toEqual(['DE', 'AT'])
  expect(parsePlace('Remote, LATAM', places).countries).toContain('BR')
  expect(parsePlace('Remote, worldwide', places).countries).toEqual([])
})

test('a hostile place is read in bounded steps', () => {
  const { country } = parsePlace(`${'('.repeat(50_000)}${', or '.repeat(50_000)}Berlin`, places)
  expect(country).toBeUndefined()
})

testOnRealData(
  'real place texts resolve to a country in 97 % and to a city in 85 % of the rows that name one',
  300_000,
  (folder) => {
    const rows = gunzipSync(readFileSync(path.join(folder, 'jobs/location-strings.tsv.gz')))
      .toString('utf8')
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => line.split('\t'))
      .map(([count, text = '', country, , city]) => ({
        count: Number(count),
        country,
        city,
        place: parsePlace(text, places),
      }))
    const share = (named: 'country' | 'city') => {
      const all = rows.filter((row) => row[named] !== '')
      const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
      return sum(all.filter(({ place }) => place[named])) / sum(all)
    }
    expect(share('country')).toBeGreaterThan(0.97)
    expect(share('city')).toBeGreaterThan(0.85)
  },
)
