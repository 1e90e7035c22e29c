import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswords } from './password-hash.ts'

const { hash: hashPassword, renew, findMatching, isOutdated } = createPasswords()

test('a hash is argon2id, 19 MiB, two passes, 16 bytes of salt, as a PHC string that others can read', async () => {
  const hash = await hashPassword('Correct horse 7!')
  const match = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(hash)
  const nonce = Buffer.from(match?.[1] ?? '', 'base64')
  expect(nonce).toHaveLength(16)
  const tag = argon2Sync('argon2id', {
    message: 'Correct horse 7!',
    nonce,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
  expect(tag.toString('base64').replace(/=+$/, '')).toBe(match?.[2])
})

test('the same password twice has two hashes, unless a salt is used again on purpose', async () => {
  const one = await hashPassword('Correct horse 7!')
  expect(await hashPassword('Correct horse 7!')).not.toBe(one)
  expect(await hashPassword('Correct horse 7!', one)).toBe(one)
})

test('of several hashes with one salt the one that the password has is found', async () => {
  const first = await hashPassword('First horse 1!')
  const second = await hashPassword('Second horse 2!', first)
  expect(await findMatching('Second horse 2!', [first, second])).toBe(second)
  expect(await findMatching('Third horse 3!', [first, second])).toBeUndefined()
  expect(await findMatching('First horse 1!', [])).toBeUndefined()
})

test('a hash like an outdated one has its parameters too, and renewed it has today’s with the same salt', async () => {
  const outdated = (await hashPassword('First horse 1!')).replace('m=19456', 'm=8192')
  const like = await hashPassword('Second horse 2!', outdated)
  expect(like).toContain('m=8192')
  expect(await findMatching('Second horse 2!', [outdated, like])).toBe(like)
  const renewed = await renew('Second horse 2!', like)
  expect(isOutdated(renewed)).toBe(false)
  expect(await renew('Second horse 2!', like)).toBe(renewed)
})

test('other parameters than today’s are outdated', async () => {
  const hash = await hashPassword('Correct horse 7!')
  expect(isOutdated(hash)).toBe(false)
  expect(isOutdated(hash.replace('m=19456', 'm=8192'))).toBe(true)
})

test('a cheap hash, of tests, is outdated for everybody else', async () => {
  const cheap = await createPasswords({ cheap: true }).hash('Correct horse 7!')
  expect(isOutdated(cheap)).toBe(true)
  expect(await findMatching('Correct horse 7!', [cheap])).toBe(cheap)
})
