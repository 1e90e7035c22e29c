import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'

const require = createRequire(join(root, 'contract', 'package.json'))

/** i18n-nationality 1.4.0 calls people from Wallis and Futuna Welsh. */
const wrong = new Set(['WF'])

export function countryData(): string {
  const { country_calling_codes: byCode } = require('libphonenumber-js/metadata.min.json') as {
    country_calling_codes: Record<string, string[]>
  }
  const { nationalities } = require('i18n-nationality/langs/en.json') as { nationalities: Record<string, string> }
  const regions = new Set(Object.values(byCode).flat())
  const silent = Object.keys(nationalities).filter((country) => !regions.has(country))
  const dial = Object.entries(byCode).map(([code, users]) => `${code}:${users.join('')}`)
  // A nationality that merely repeats the country's name adds nothing to what browsers know.
  const countryNames = new Intl.DisplayNames('en', { type: 'region' })
  const names = Object.entries(nationalities)
    .filter(([country, name]) => !wrong.has(country) && name !== countryNames.of(country))
    .map((pair) => pair.join(''))
  return `// Written by scripts/lists/make-country-lists.ts from libphonenumber-js and i18n-nationality; do not edit.

export const silentData = '${silent.toSorted().join('')}'

export const dialData =
  '${dial.join(' ')}'

export const nationalityData =
  '${names.toSorted().join('|')}'
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'contract', 'src', 'country-data.ts'), countryData())
