import { expect, test } from 'vitest'
import { boardAt, boardInPage, boardPage, feedIdOf } from './board-at.ts'

const feedAt = (url: string) => {
  const board = boardAt(url)
  return board && feedIdOf(board)
}
const feedIn = (html: string) => {
  const board = boardInPage(html)
  return board && feedIdOf(board)
}

test.each([
  ['https://boards.greenhouse.io/acme', 'greenhouse:acme'],
  ['https://job-boards.greenhouse.io/acme/jobs/123?gh_jid=123', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_app?token=9&for=acme', 'greenhouse:acme'],
  ['https://jobs.lever.co/acme/0a1b2c3d-0000-4000-8000-000000000000/apply', 'lever:acme'],
  ['https://jobs.eu.lever.co/acme', 'lever:eu:acme'],
  ['https://jobs.ashbyhq.com/acme?embed=js', 'ashby:acme'],
  ['https://apply.workable.com/acme/j/ABC123/', 'workable:acme'],
  ['https://apply.workable.com/de/acme/', 'workable:acme'],
  ['https://apply.workable.com/ab/j/ABC123/', 'workable:ab'],
  ['https://careers.smartrecruiters.com/Acme', 'smartrecruiters:Acme'],
  ['https://acme.recruitee.com/o/welder', 'recruitee:acme'],
  ['http://acme.jobs.personio.com/job/12?language=de', 'personio:acme'],
])('%s belongs to %s', (url, feed) => expect(feedAt(url)).toBe(feed))

test.each([
  'https://acme.example/careers',
  'https://www.recruitee.com/pricing',
  'https://boards.greenhouse.io/',
  'https://boards.greenhouse.io.acme.example/acme',
  'javascript://boards.greenhouse.io/acme',
  `https://jobs.lever.co/${'a'.repeat(101)}`,
  'no address',
])('%s belongs to no board', (url) => expect(feedAt(url)).toBeUndefined())

test('a careers page shows the board that it embeds or links to most often', () => {
  expect(feedIn('<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme&amp;b=1"></script>')).toBe(
    'greenhouse:acme',
  )
  expect(feedIn(String.raw`<script>{"url":"https:\/\/jobs.lever.co\/acme"}</script>`)).toBe('lever:acme')
  const page = `<a href="https://jobs.lever.co/partner">Partner</a>
    <a href=//acme.recruitee.com/o/welder>Welder</a> <a href='https://acme.recruitee.com/o/baker'>Baker</a>`
  expect(feedIn(page)).toBe('recruitee:acme')
  expect(feedIn('<p>We have no openings.</p>')).toBeUndefined()
})

test('each board has a page of its own, which leads back to it', () => {
  for (const id of [
    'greenhouse:a',
    'lever:a',
    'lever:eu:a',
    'ashby:a',
    'smartrecruiters:A',
    'recruitee:a',
    'workable:a',
  ])
    expect(feedAt(boardPage(id))).toBe(id)
  expect(boardPage('arbeitnow')).toBe('')
})
