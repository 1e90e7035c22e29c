import { expect, test } from 'vitest'
import { findDate } from './dates.ts'
import { removesIt, tellsMoved } from './stages.ts'

const calendar = { now: new Date('2026-11-22T09:00:00Z'), timeZone: 'Europe/London' }

test.each([
  ['remind me sat morning bout horsforth', '2026-11-28'],
  ['remind me sun night about calder', '2026-11-29'],
  ['next sat please', '2026-11-28'],
  ['can you do it by sun', '2026-11-29'],
  ['ring them before sat', '2026-11-28'],
  ['REMIND ME SAT MORNING', '2026-11-28'],
  ['Call them on Sun', '2026-11-29'],
  ['MON would suit me', '2026-11-23'],
])('short names of the weekend are days where a word beside them says so: %s', (text, day) => {
  expect(findDate(text, 'en', calendar)?.day).toBe(day)
})

test.each(['i sat at the desk all day', 'we sat and talked', 'the sun came out', 'job at the Sun newspaper'])(
  'sitting and the sun are no days: %s',
  (text) => expect(findDate(text, 'en', calendar)).toBeUndefined(),
)

test.each([
  'take the wealstun nudge off',
  'delete the reminder for acme',
  'lösch die wiedervorlage bei knauth',
  'enlève la relance pour croix',
  'quita el aviso de san viator',
  'remove the note from acme',
])('what is removed from a job leaves the job where it is: %s', (text) => expect(removesIt(text)).toBe(false))

test.each(['take acme off', 'delete the calder job', 'lösch knauth', 'supprime croix', 'quita kadagua'])(
  'a job is removed by its name: %s',
  (text) => expect(removesIt(text)).toBe(true),
)

test.each([
  'pennine just rang, they wanna move it to thursday 4pm',
  'knauth hat auf montag 14 uhr verschoben',
  'croix a décalé à lundi 10h',
  'nervion lo ha pasado al lunes a las 10',
])('an appointment that was moved is told: %s', (text) => expect(tellsMoved(text)).toBe(true))

test.each(['move acme to offer', 'i moved to leeds', 'schreib knauth', 'je postule chez croix'])(
  'other moves are none: %s',
  (text) => expect(tellsMoved(text)).toBe(false),
)
