import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*', '**/testing/**'] }],
  // Line numbers would change the catalogue with every edit above a sentence.
  format: formatter({ lineNumbers: false }),
}
export default config
