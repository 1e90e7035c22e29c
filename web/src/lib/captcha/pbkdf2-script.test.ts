// @vitest-environment node
import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pbkdf2Sha256 } from './pbkdf2-script.ts'

test.each([
  [0, 0, 1, 32],
  [20, 16, 1000, 32],
  [64, 52, 3, 20],
  [65, 60, 7, 80],
  [200, 130, 2, 64],
])('a %i byte password with a %i byte salt gives the key that node:crypto gives', (password, salt, rounds, length) => {
  const [p, s] = [randomBytes(password), randomBytes(salt)]
  expect(Buffer.from(pbkdf2Sha256(p, s, rounds, length)).toString('hex')).toBe(
    pbkdf2Sync(p, s, rounds, length, 'sha256').toString('hex'),
  )
})
