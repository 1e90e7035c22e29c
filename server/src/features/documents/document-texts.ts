import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }

/** Fixed words of a CV. `{slots}` take profile or posting fields only. Sentences state facts: no feelings, no judgement. */
export type DocumentTexts = Readonly<Record<keyof typeof en, string>>

/** The languages of a CV's headings and dates. */
export const resumeLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar'] as const
export type ResumeLanguage = (typeof resumeLanguages)[number]

export const documentTexts: Readonly<Record<ResumeLanguage, DocumentTexts>> = { en, de, fr, es, it, pt, nl, pl, tr, ar }

export type Wording = { texts: DocumentTexts; language: ResumeLanguage }

/** Fills a template without interpreting values. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}
