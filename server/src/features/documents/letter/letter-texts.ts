import type { LetterChoices } from '@waymark/contract/documents.ts'
import type { Language } from '../../../lib/languages.ts'
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import variants from './texts/variants.json' with { type: 'json' }

export type LetterTexts = Record<keyof typeof en, string>

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { en, de, fr, es }

type Variants = { texts: Partial<Record<keyof typeof en, string[]>>; talk: Record<LetterChoices['tone'], string[]> }
/** Other wordings that say the same. */
export const letterVariants: Readonly<Record<Language, Variants>> = variants
