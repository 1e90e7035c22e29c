import {
  letterForms,
  letterLengths,
  letterTones,
  type LetterChoices,
  type LetterWish,
} from '@waymark/contract/documents.ts'
import { keepBrowserText, readBrowserText, useBrowserText } from '../../../lib/browser-text.ts'
import { dateText, lastingKey, removeText } from '../../../lib/kept-text.ts'
import { session } from '../../../lib/session.ts'
import { useApplication } from '../application.api.ts'

const key = 'waymark.letterStyle'
type Style = Pick<LetterChoices, 'tone' | 'length' | 'form'>
const usual: Style = { tone: 'plain', length: 'full', form: 'auto' }

function knownStyle({ tone, length, form }: Partial<Record<keyof Style, unknown>>): Style | undefined {
  const known = {
    tone: letterTones.find((one) => one === tone),
    length: letterLengths.find((one) => one === length),
    form: letterForms.find((one) => one === form),
  }
  return known.tone && known.length && known.form && { tone: known.tone, length: known.length, form: known.form }
}

/** The form that was chosen last in this browser. */
function lastStyle(): Style | undefined {
  const [tone, length, form] = readBrowserText(key).split(' ')
  return knownStyle({ tone, length, form })
}

const draftKey = (job_url: string): string => lastingKey(session.get().account ?? '', `letter ${job_url}`)

/** Undefined for a text that another version of the product wrote. */
function readDraft(text: string): LetterChoices | undefined {
  try {
    const draft = JSON.parse(text === '' ? 'null' : text) as Partial<Record<keyof LetterChoices, unknown>> | null
    const style = draft ? knownStyle(draft) : undefined
    const words = (name: 'salary' | 'start') => (typeof draft?.[name] === 'string' ? draft[name] : '')
    const why = typeof draft?.why === 'string' ? draft.why : null
    return style && { ...style, why, salary: words('salary'), start: words('start') }
  } catch {
    return undefined
  }
}

/** What the user chose for the next letter, over what its letter has so far. Kept in this browser until it is written. */
export function useLetterDraft(job_url: string) {
  const { data: application } = useApplication(job_url)
  const draft = readDraft(useBrowserText(draftKey(job_url)))
  const stored = application?.documents.find(({ letter }) => letter !== null)?.letter
  const choices: LetterChoices = draft ?? stored ?? { ...usual, ...lastStyle(), why: '' }
  return {
    choices,
    set(change: Partial<LetterChoices>): void {
      const { tone, length, form, why, salary = '', start = '' } = { ...choices, ...change }
      keepBrowserText(draftKey(job_url), JSON.stringify({ tone, length, form, why, salary, start }))
      dateText(localStorage, draftKey(job_url))
      keepBrowserText(key, `${tone} ${length} ${form}`)
    },
  }
}

/** For the call that writes the letter; undefined leaves it as the job's letter is, or as the user's newest one. */
export function letterWishOf(job_url: string, hasLetter: boolean): LetterWish | undefined {
  return readDraft(readBrowserText(draftKey(job_url))) ?? (hasLetter ? undefined : lastStyle())
}

/** Once a letter was written by them, the choices are its own; what was typed meanwhile stays. */
export function forgetLetterDraft(job_url: string, written: LetterWish | undefined): void {
  const draft = draftKey(job_url)
  if (JSON.stringify(readDraft(readBrowserText(draft))) !== JSON.stringify(written)) return
  keepBrowserText(draft, '')
  removeText(localStorage, draft)
}
