import type { Catalogue } from '../../../lib/languages.ts'
import { en } from './texts-en.ts'

/** The English texts define the shape for other languages. */
export type Texts = typeof en

export const assistantTexts: Catalogue<Texts> = { en }
