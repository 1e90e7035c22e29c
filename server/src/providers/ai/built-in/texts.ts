import type { Catalogue } from '../../../lib/languages.ts'
import { en } from './texts-en.ts'

/** What the built-in assistant says; the English texts are the measure for other languages. */
export type Texts = typeof en

export const assistantTexts: Catalogue<Texts> = { en }
