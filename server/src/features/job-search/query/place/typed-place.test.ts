import { expect, test } from 'vitest'
import { readPlaces } from '../../../../lib/places/places.ts'
import { homeCountries } from './home-countries.ts'
import { readTypedPlace, type Reader } from './typed-place.ts'

const places = readPlaces()
const anybody: Reader = { language: undefined, latitude: undefined, longitude: undefined }

/** "nurse | Leeds, , United Kingdom", with a question mark where the place is only offered. */
function read(title: string, reader = anybody): string | undefined {
  const typed = readTypedPlace(title, places, reader)
  if (!typed) return undefined
  const { job_title, city, also = [], state, country, language, taken } = typed
  const place = [[city, ...also].filter(Boolean).join(' or '), state, country, language].filter(Boolean).join(', ')
  return `${job_title} | ${place}${taken ? '' : '?'}`
}

test.each([
  ['nurse leeds', 'nurse | Leeds, United Kingdom'],
  ['Buchhalter in Hamburg', 'Buchhalter | Hamburg, Germany'],
  ['plombier Lyon 69003', 'plombier | Lyon, France'],
  ['plombier 69003 Lyon', 'plombier | Lyon, France'],
  ['Koch München', 'Koch | Munich, Germany'],
  ['nurse, Leeds, UK', 'nurse | Leeds, United Kingdom'],
  ['nurse Leeds LS1 4AP', 'nurse | Leeds, United Kingdom'],
  ['nurse in Leeds part time', 'nurse part time | Leeds, United Kingdom'],
  ['nurse Leeds part time', 'nurse part time | Leeds, United Kingdom'],
  ['enfermera cerca de Sevilla', 'enfermera | Sevilla, Spain'],
  ['software engineer new york', 'software engineer | New York City, United States'],
  ['Berlin software engineer', 'software engineer | Berlin, Germany'],
  ['remote python developer Germany', 'remote python developer | Germany'],
  ['nurse texas', 'nurse | Texas, United States'],
  ['nurse Austin, TX', 'nurse | Austin, Texas, United States'],
  ['kubernetes berlin', 'kubernetes | Berlin, Germany'],
  ['jobs in Leeds', 'jobs | Leeds, United Kingdom'],
  ['driver dallas tx', 'driver | Dallas, Texas, United States'],
  ['nurse portland or', 'nurse | Portland, Oregon, United States'],
  ['cleaner london evenings', 'cleaner evenings | London, United Kingdom'],
  ['electrician canada', 'electrician | Canada'],
  ['plumber uk', 'plumber | United Kingdom'],
  ['ingeniero mecánico mexico', 'ingeniero mecánico | Mexico'],
  ['electrician ontario', 'electrician | Ontario, Canada'],
  ['electrician ontario canada', 'electrician | Ontario, Canada'],
  ['electrician in North York', 'electrician | Toronto, Canada'],
  ['teacher in Reading', 'teacher | Reading, United Kingdom'],
  ['nurse Reading UK', 'nurse | Reading, United Kingdom'],
  ['accountant surrey', 'accountant | Guildford, United Kingdom'],
  ['driver cornwall', 'driver | Truro, United Kingdom'],
  ['project manager washington dc', 'project manager | Washington, District of Columbia, United States'],
  ['sydney retail', 'retail | Sydney, Australia'],
  ['madrid hostelería', 'hostelería | Madrid, Spain'],
  ['sales deutschland', 'sales | Germany'],
  ['vertrieb österreich', 'vertrieb | Austria'],
  ['manager us', 'manager | United States'],
  ['remote us', 'remote | United States'],
  ['nurse in leeds or bradford', 'nurse | Leeds or Bradford, United Kingdom'],
  ['Krankenpfleger in Köln oder Bonn', 'Krankenpfleger | Köln or Bonn, Germany'],
  ['chef london and brighton', 'chef | Brighton or London, United Kingdom'],
  ['sales, berlin, hamburg', 'sales | Hamburg or Berlin, Germany'],
  ['nurse or carer in leeds', 'nurse or carer | Leeds, United Kingdom'],
])('a place is read from “%s”', (title, expected) => {
  expect(read(title)).toBe(expected)
})

test.each([
  'remote python developer',
  'Paris Hilton',
  'mobile developer',
  'reading specialist',
  'University of Leeds lecturer',
  'Boston Scientific engineer',
  'contact us',
  'work for us',
  'bank of america sales',
  'engineer in test',
  'nurse',
  'Leeds',
  'senior product manager, growth',
  'registered nurse in training',
  'nurse per diem',
  'come join us',
  'IT support',
  'driver or cleaner',
  'developer in us',
  'head of us sales',
  'join us in sales',
  'nurse or carer',
])('“%s” names no place', (title) => {
  expect(read(title)).toBeUndefined()
})

test.each([
  ['developer mobile', 'developer | Mobile, United States?'],
  ['teacher reading', 'teacher | Reading, United Kingdom?'],
  ['Lieferfahrer Essen', 'Lieferfahrer | Essen, North Rhine-Westphalia, Germany?'],
  ['Air France', 'Air | France?'],
  ['nurse in Whitby', 'nurse | Whitby, Canada?'],
])('a place that “%s” may not mean is only offered', (title, expected) => {
  expect(read(title)).toBe(expected)
})

test('who asks for English gets postings in English, wherever the work is', () => {
  expect(read('English speaking jobs Berlin')).toBe('jobs | Berlin, Germany, en')
  expect(read('english-speaking nanny')).toBe('nanny | en')
  expect(readTypedPlace('english speaking nanny berlin', undefined, anybody)).toMatchObject({
    job_title: 'nanny berlin',
    country: null,
    language: 'en',
  })
})

test('of towns with one name, the one near the reader is meant, or else the largest', () => {
  expect(read('nurse Cambridge')).toBe('nurse | Cambridge, United Kingdom')
  expect(read('nurse Cambridge', { ...anybody, latitude: 42.3, longitude: -71 })).toBe(
    'nurse | Cambridge, Massachusetts, United States',
  )
})

test('a town without its state is the largest of that name, or all of a size', () => {
  expect(read('driver dallas')).toBe('driver | Dallas, Texas, United States')
  expect(read('driver springfield')).toBe('driver | Springfield, United States')
  expect(read('administrativo valencia')).toBe('administrativo | Valencia, Spain')
})

test('a region or country stands above a small town of its name, unless the reader lives in the town’s country', () => {
  const inUnitedStates = { ...anybody, homes: ['US'] }
  expect(read('electrician ontario', inUnitedStates)).toBe('electrician | Ontario, California, United States')
  expect(read('electrician ontario canada', inUnitedStates)).toBe('electrician | Ontario, Canada')
  expect(read('nurse washington', { ...anybody, homes: ['GB'] })).toBe('nurse | Washington, United Kingdom')
})

test('a county behind a town says which one is meant', () => {
  expect(read('nurse Boston Lincolnshire')).toBe('nurse | Boston, United Kingdom')
  expect(read('nurse Boston')).toBe('nurse | Boston, Massachusetts, United States')
})

test.each([
  ['comercial valencia', ['ES'], 'comercial | Valencia, Spain'],
  ['camarero león', ['ES'], 'camarero | León, Spain'],
  ['maestro toledo', ['ES'], 'maestro | Toledo, Spain'],
  ['vendeur saint-denis', ['FR', 'BE', 'CH'], 'vendeur | Saint-Denis, France'],
  ['nurse durham', ['GB'], 'nurse | Durham, United Kingdom'],
  ['nurse perth', ['GB'], 'nurse | Perth, United Kingdom'],
  ['nurse perth', [], 'nurse | Perth, Australia'],
  ['chef paris', ['US'], 'chef | Paris, France'],
])('“%s” by a reader of %j is “%s”', (title, homes, expected) => {
  expect(
    read(title, { ...anybody, homes })?.replace(/, [^,]+(?=, (?:Spain|France|United Kingdom|Australia))/, ''),
  ).toBe(expected)
})

test('the country of a reader is that of the profile, else where the language of the account is spoken', () => {
  const homes = (place: string, language: string | null) => homeCountries({ place, language }, places)
  expect(homes('Leeds, United Kingdom', 'es')).toEqual({
    known: { country: 'GB', state: 'ENG', city: expect.objectContaining({ name: 'Leeds' }) },
    likely: ['GB', 'ES'],
  })
  expect(homes('', 'de')).toEqual({ known: undefined, likely: ['DE', 'AT', 'CH'] })
  expect(homes('', 'en')).toEqual({ known: undefined, likely: [] })
  expect(homes('', null)).toEqual({ known: undefined, likely: [] })
})
