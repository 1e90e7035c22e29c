import { expect, test } from 'vitest'
import { jobStatuses, statusesThat, statusMeanings, withScheme } from './job-tracking.ts'

test('the board has five columns in order, each with its colour', () => {
  expect(jobStatuses.map((status) => [status, statusMeanings[status].tone])).toEqual([
    ['Viewed', 'grey'],
    ['Applied', 'blue'],
    ['Interview', 'yellow'],
    ['Offer', 'green'],
    ['Rejected', 'red'],
  ])
})

test('the funnel leads from the first look to an offer; a rejection is an answer and an end', () => {
  expect(statusesThat('inFunnel')).toEqual(['Viewed', 'Applied', 'Interview', 'Offer'])
  expect(statusesThat('isApplied')).toEqual(['Applied', 'Interview', 'Offer'])
  expect(statusesThat('isAnswer')).toEqual(['Interview', 'Offer', 'Rejected'])
  expect(statusesThat('isEnd')).toEqual(['Rejected'])
})

test.each([
  ['jobs.example/1', 'https://jobs.example/1'],
  ['www.example.co.uk', 'https://www.example.co.uk'],
  ['localhost.test:8080/jobs?id=1', 'https://localhost.test:8080/jobs?id=1'],
  ['http://jobs.example', 'http://jobs.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['a job I saw', 'a job I saw'],
  ['', ''],
])('the address %j is completed to %j', (written, completed) => {
  expect(withScheme(written)).toBe(completed)
})
