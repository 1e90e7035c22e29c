import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { intlWords } from './make-intl-words.ts'
import { root } from '../run.mjs'

const written = readFileSync(join(root, 'cv-reader/src/words/intl-words.tsv'), 'utf8')

// Another Node.js brings another edition of the names.
test.skipIf(!written.startsWith(`cldr\t${process.versions['cldr'] ?? ''}\n`))(
  'the names of months, countries and languages are those of their source: nothing is typed by hand',
  () => expect(written).toBe(intlWords()),
)
