import { expect, test } from 'vitest'
import { handFile, takeHandedFile } from './first-steps.ts'
import { session } from './session.ts'

test('a file that was handed over is taken once, and by nobody who signs in later', () => {
  const file = new File(['Ada'], 'cv.txt')
  session.signIn({ token: 'ada', name: 'Ada', account: 'ada@example.org' })
  handFile(file)
  expect([takeHandedFile(), takeHandedFile()]).toEqual([file, undefined])
  handFile(file)
  session.signOut()
  session.signIn({ token: 'bob', name: 'Bob', account: 'bob@example.org' })
  expect(takeHandedFile()).toBeUndefined()
})
