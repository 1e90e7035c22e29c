import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unpinnedPackages } from './pinned-packages.mjs'

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Parameters<
  typeof unpinnedPackages
>[0]
const x64 = { platform: 'linux', arch: 'x64' }

test('a SHA-512 checksum pins every package of the lock file, of every platform', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const unpinned = packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(packages.length).toBeGreaterThan(500)
  expect(unpinned.map(([path]) => path)).toEqual([])
})

test('a package without a checksum is named where it would be installed, links and folders of this repository are not', () => {
  const packages = {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/web': { link: true },
    'node_modules/pinned': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/@a/native-arm64': { version: '2.0.0', os: ['linux'], cpu: ['arm64'] },
    'node_modules/x/node_modules/anywhere': { version: '3.0.0' },
  }
  expect(unpinnedPackages({ packages }, x64)).toEqual(['anywhere@3.0.0'])
  expect(unpinnedPackages({ packages }, { platform: 'linux', arch: 'arm64' })).toEqual([
    '@a/native-arm64@2.0.0',
    'anywhere@3.0.0',
  ])
})
