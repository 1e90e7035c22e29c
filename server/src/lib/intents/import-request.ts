import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'

/** A longer message says more than that. */
const read = createSetReader(['import.txt'], 20)

/** "Import it", "fill my profile from this file", by words/<language>/import.txt; it means something beside a file only. */
export const asksForImport = (message: string, language: Language): boolean => read(message, language).says('import')
