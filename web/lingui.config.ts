import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// scripts/check-catalogue.ts extracts into a temporary folder to compare.
const folder = process.env['CATALOGUE_FOLDER'] ?? '<rootDir>/src/locales'

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: `${folder}/{locale}`, include: ['src'], exclude: ['**/*.test.*', '**/testing/**'] }],
  // Line numbers would change the catalogue with every edit above a sentence.
  format: formatter({ lineNumbers: false }),
}
export default config
