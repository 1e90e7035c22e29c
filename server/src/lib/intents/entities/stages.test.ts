import { expect, test } from 'vitest'
import { tellsInvitation } from './stages.ts'

test.each([
  'they want to interview me on thursday at 10',
  'die wollen mich am Freitag um 9 sehen',
  'ils veulent me voir jeudi à 14h',
  'me quieren ver el lunes a las 10',
])('an invitation is heard: %s', (text) => expect(tellsInvitation(text)).toBe(true))

test.each([
  'they don’t want to interview me',
  'they never invited me in',
  'I hope they want to interview me',
  'die wollen mich nicht sehen',
  'ils ne veulent pas me voir',
  'no me quieren ver',
])('what is denied or hoped for is none: %s', (text) => expect(tellsInvitation(text)).toBe(false))
