import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { textsIn, type Language } from '../../../lib/languages.ts'
import type { Inline } from '../../../lib/markdown/blocks.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import de from '../texts/de.json' with { type: 'json' }
import en from '../texts/en.json' with { type: 'json' }
import es from '../texts/es.json' with { type: 'json' }
import fr from '../texts/fr.json' with { type: 'json' }

export type Texts = typeof en
const catalogue: Record<Language, Texts> = { en, de, fr, es }

/** `{names}` are filled in, `**words**` emphasised; `count` decides between two forms. */
export type Template = string | { one: string; other: string; zero?: string }
export type Values = Record<string, string | number>

/** "Le poste d’assistante", "près d’Angers" */
const elided = (template: string, values: Values): string =>
  template.replace(/(?<!\p{L})([Dd])e (\*{0,2})\{(\w+)\}/gu, (whole, d: string, mark: string, name: string) =>
    /^[aâàeéèêëiîïoôuûy]/iu.test(String(values[name] ?? '')) ? `${d}’${mark}{${name}}` : whole,
  )

export type Speech = ReturnType<typeof createSpeech>

/** The texts of a language, with days and times as its readers write them. */
export function createSpeech(language: Language, timeZone: string, now: Date) {
  const { texts } = textsIn(catalogue, language)
  const plural = new Intl.PluralRules(language)
  const dates = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const days = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  const times = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit' })
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const today = dayIn(timeZone, now)

  function formOf(template: Template, values: Values): string {
    const form = typeof template === 'string' ? template : numbered(template, Number(values['count']))
    return language === 'fr' ? elided(form, values) : form
  }
  function numbered(template: Exclude<Template, string>, count: number): string {
    if (count === 0 && template.zero !== undefined) return template.zero
    return template[plural.select(count) === 'one' ? 'one' : 'other']
  }
  const fill = (text: string, values: Values) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

  const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

  return {
    language,
    texts,

    /** A line to show. Values stay plain text, whatever characters they hold. */
    say(template: Template, values: Values = {}): Inline[] {
      return formOf(template, values)
        .split('**')
        .flatMap((part, index): Inline[] => {
          const text = fill(part, values)
          if (text === '') return []
          return [index % 2 === 1 ? { strong: text } : text]
        })
    },

    text: (template: Template, values: Values = {}): string =>
      fill(formOf(template, values).replaceAll('**', ''), values),

    stage: (status: JobStatus): string => texts.stages[status],
    job: ({ job_title, company_name }: { job_title: string; company_name: string }): string =>
      fill(texts.job, { title: job_title, company: company_name }),

    day(day: string): string {
      const away = daysUntil(day)
      const name = days.format(new Date(`${day}T00:00:00Z`))
      return Math.abs(away) <= 1 ? `${relative.format(away, 'day')} (${name})` : name
    },
    moment(time: string): string {
      const at = new Date(time)
      const away = daysUntil(dayIn(timeZone, at))
      const name = Math.abs(away) <= 1 ? relative.format(away, 'day') : dates.format(at)
      return `${name}, ${times.format(at)}`
    },
    ago(time: string): string {
      const away = daysUntil(dayIn(timeZone, new Date(time)))
      if (away > -14) return relative.format(away, 'day')
      return away > -60
        ? relative.format(Math.round(away / 7), 'week')
        : relative.format(Math.round(away / 30), 'month')
    },
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
  }
}
