import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  letterForms,
  letterLengths,
  letterTones,
  type LetterChoices,
  type LetterWish,
} from '@waymark/contract/documents.ts'
import { keepBrowserText, readBrowserText } from '../../../lib/browser-text.ts'
import { useApplication } from '../application.api.ts'

const key = 'waymark.letterStyle'
type Style = Omit<LetterChoices, 'why'>
const usual: Style = { tone: 'plain', length: 'full', form: 'auto' }

/** The form that was chosen last in this browser. */
function lastStyle(): Style | undefined {
  const [tone, length, form] = readBrowserText(key).split(' ')
  const known = {
    tone: letterTones.find((one) => one === tone),
    length: letterLengths.find((one) => one === length),
    form: letterForms.find((one) => one === form),
  }
  return known.tone && known.length && known.form && { tone: known.tone, length: known.length, form: known.form }
}

const draftKey = (job_url: string) => ['letter draft', job_url]

/** What the user chose here for the next letter, over what its letter has so far. Nothing is lost when the panel closes. */
export function useLetterDraft(job_url: string) {
  const client = useQueryClient()
  const { data: application } = useApplication(job_url)
  const { data: draft } = useQuery<LetterChoices | null>({
    queryKey: draftKey(job_url),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const stored = application?.documents.find(({ letter }) => letter !== null)?.letter
  const choices: LetterChoices = draft ?? stored ?? { ...usual, ...lastStyle(), why: '' }
  return {
    choices,
    set(change: Partial<LetterChoices>): void {
      const { tone, length, form, why } = { ...choices, ...change }
      client.setQueryData<LetterChoices>(draftKey(job_url), { tone, length, form, why })
      keepBrowserText(key, `${tone} ${length} ${form}`)
    },
  }
}

/** For the call that writes the letter; undefined leaves it as the job's letter is, or as the user's newest one. */
export function letterWishOf(client: QueryClient, job_url: string, hasLetter: boolean): LetterWish | undefined {
  return draftOf(client, job_url) ?? (hasLetter ? undefined : lastStyle())
}

const draftOf = (client: QueryClient, job_url: string) =>
  client.getQueryData<LetterChoices | null>(draftKey(job_url)) ?? undefined

/** Once a letter was written by them, the choices are its own; what was typed meanwhile stays. */
export function forgetLetterDraft(client: QueryClient, job_url: string, written: LetterWish | undefined): void {
  if (draftOf(client, job_url) === written) client.setQueryData(draftKey(job_url), null)
}
