import type { FoundJob, TypedPlace } from '@waymark/contract/job-search/job-search.ts'
import { expect, test } from 'vitest'
import { emptySearchApp } from '../../../../testing/search-app.ts'

const { add, search } = emptySearchApp()

async function find(asked: object) {
  const { status, body } = await search(asked)
  expect(status).toBe(200)
  const results = body['results'] as FoundJob[]
  return {
    found: results.map(({ company, found_by }) => `${company}: ${found_by}`),
    typed: body['typed_place'] as TypedPlace | null,
  }
}

test('a town among the words is searched as if it were chosen, and the answer says so', async () => {
  await add([
    { company: 'Leeds' },
    { company: 'Bradford', location: 'Bradford, United Kingdom' },
    { company: 'London', location: 'London, United Kingdom' },
  ])
  const { found, typed } = await find({ job_title: 'nurse leeds' })
  expect(found).toEqual(['Leeds: all_words', 'Bradford: all_words', 'London: farther'])
  expect(typed).toEqual({
    job_title: 'nurse',
    country: 'United Kingdom',
    state: null,
    city: 'Leeds',
    language: null,
    taken: true,
  })
})

test('who wants the words gets the words, and a chosen place stands above a typed one', async () => {
  await add([
    { company: 'Title', title: 'Nurse, Leeds unit', location: 'London, United Kingdom' },
    { company: 'Leeds' },
  ])
  const asWords = await find({ job_title: 'nurse leeds', place_as_words: true })
  expect(asWords.typed).toBeNull()
  expect(asWords.found[0]).toBe('Title: all_words')
  const chosen = await find({ job_title: 'nurse leeds', country: 'United Kingdom', city: 'London' })
  expect(chosen.typed).toBeNull()
  expect(chosen.found[0]).toBe('Title: all_words')
})

test('a doubtful name stays a word and is offered as a place', async () => {
  await add([{ company: 'Apps', title: 'Developer, mobile' }])
  const { found, typed } = await find({ job_title: 'developer mobile' })
  expect(found).toEqual(['Apps: all_words'])
  expect(typed).toMatchObject({ city: 'Mobile', taken: false })
})

test('a misspelt town is read where its spelling is no word of titles', async () => {
  const inBerlin = { company: 'Berlin', title: 'Developer', location: 'Berlin, Germany' }
  await add([inBerlin, { company: 'York', title: 'Developer', location: 'York, United Kingdom' }])
  const { found, typed } = await find({ job_title: 'developer berln' })
  expect(typed).toMatchObject({ job_title: 'developer', city: 'Berlin', taken: true })
  expect(found).toEqual(['Berlin: all_words'])
  await add(Array.from({ length: 5 }, (_, at) => ({ company: `Five ${at}`, title: 'Berln developer' })))
  expect((await find({ job_title: 'developer berln' })).typed).toBeNull()
})

test('a title that names the typed place is found although its own place is another, or unknown', async () => {
  await add([
    { company: 'There', location: 'Leeds, United Kingdom' },
    { company: 'Named', title: 'Nurse, Leeds unit', location: 'York, United Kingdom' },
    { company: 'Unread', title: 'Nurse Leeds', location: 'Nether Wallopshire' },
    { company: 'Abroad', title: 'Nurse Leeds', location: 'Paris, France' },
  ])
  const { found } = await find({ job_title: 'nurse leeds' })
  expect(found[0]).toBe('There: all_words')
  expect(found.slice(1).toSorted()).toEqual(['Named: all_words', 'Unread: all_words'])
})

test('remote work that says it is open to the country stands above remote work of anywhere', async () => {
  await add([
    { company: 'Anywhere', location: 'Remote' },
    { company: 'Germany', location: 'Remote, Germany', title: 'Senior nurse, nights' },
  ])
  expect((await find({ job_title: 'remote nurse germany' })).found).toEqual([
    'Germany: all_words',
    'Anywhere: all_words',
  ])
})

test('where nothing is remote, what is not comes as lacking that word', async () => {
  await add([{ company: 'Office', title: 'Data entry clerk' }])
  expect((await find({ job_title: 'remote data entry' })).found).toEqual(['Office: fewer_words'])
  expect((await find({ job_title: 'data entry', remote: true })).found).toEqual([])
})

test('“jobs in Leeds” finds any work there, and “remote jobs” any remote work', async () => {
  await add([
    { company: 'Nurse' },
    { company: 'Baker', title: 'Baker' },
    { company: 'Paris', location: 'Paris, France' },
    { company: 'Remote', location: 'Remote, United Kingdom', title: 'Coder' },
  ])
  const { found } = await find({ job_title: 'jobs in Leeds' })
  expect(found.slice(0, 2).toSorted()).toEqual(['Baker: all_words', 'Nurse: all_words'])
  expect(found).toContain('Remote: remote')
  expect(found).not.toContain('Paris: all_words')
  expect((await find({ job_title: 'remote jobs' })).found).toEqual(['Remote: all_words'])
})

test('“English speaking” asks for postings in English', async () => {
  await add([
    { company: 'English', title: 'Nanny', location: 'Berlin, Germany', language: 'en' },
    { company: 'German', title: 'Nanny', location: 'Berlin, Germany', language: 'de' },
  ])
  const { found, typed } = await find({ job_title: 'English speaking nanny Berlin' })
  expect(found).toEqual(['English: all_words'])
  expect(typed).toMatchObject({ job_title: 'nanny', city: 'Berlin', language: 'en' })
})

test('pages follow each other without the place being read otherwise', async () => {
  await add(Array.from({ length: 12 }, (_, at) => ({ company: `Employer ${at}` })))
  const [first, second] = [
    await find({ job_title: 'nurse leeds' }),
    await find({ job_title: 'nurse leeds', offset: 10 }),
  ]
  expect(new Set([...first.found, ...second.found]).size).toBe(12)
})

test('in a chosen country its towns are read from the words, and no others', async () => {
  await add([
    { company: 'Berlin', location: 'Berlin, Germany' },
    { company: 'Munich', location: 'Munich, Germany' },
  ])
  const there = await find({ job_title: 'nurse Berlin', country: 'Germany' })
  expect(there.typed).toMatchObject({ city: 'Berlin', country: 'Germany', taken: true })
  expect(there.found).toEqual(['Berlin: all_words', 'Munich: farther'])
  expect((await find({ job_title: 'nurse Leeds', country: 'Germany' })).typed).toBeNull()
})
