import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  skipToken,
  type MutationState,
} from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { matchQuery, refreshApplication } from './application.api.ts'
import { forgetLetterDraft, letterWishOf } from './letter/letter-draft.ts'
import { failureText, generateDocuments, type DocumentLinks, type GenerationStep } from './documents.api.ts'

/** `ask`: the user is told first where the profile shows little of the posting or is in another language. */
type Attempt = { text?: string | undefined; keepEdits?: boolean; phrase?: boolean | undefined; ask?: boolean }
type Outcome = 'made' | 'held'

/** Generates a job's documents. The run takes minutes and outlives the component: reopening the job shows it. */
export function useGeneration(
  { job_url, company_name, generated_documents }: Pick<JobRecord, 'job_url' | 'company_name' | 'generated_documents'>,
  saveLinks: (links: DocumentLinks) => Promise<void>,
) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const mutationKey = ['generate-documents', job_url]
  const stepKey = ['generation-step', job_url]
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const textOf = (error: unknown) => failureText(error, t`Failed to generate documents. Please try again.`)

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ text, keepEdits, phrase, ask }: Attempt): Promise<Outcome> {
      const setStep = (step: GenerationStep) => {
        client.setQueryData<GenerationStep>(stepKey, step)
        // The posting has just been read: its requirements are shown while the documents are written.
        if (step === 'resume') void client.prefetchQuery({ ...matchQuery(job_url), staleTime: 0 })
      }
      const letter = letterWishOf(job_url, generated_documents?.cover_letter_link != null)
      const posting = { url: job_url, company_name, text, keep_edits: keepEdits, phrase, letter, ask }
      const links = await generateDocuments(posting, setStep)
      if (!links) {
        await client.fetchQuery({ ...matchQuery(job_url), staleTime: 0 })
        return 'held'
      }
      await saveLinks(links)
      await refreshApplication(client, job_url)
      forgetLetterDraft(job_url, letter)
      return 'made'
    },
    onSuccess(outcome) {
      if (outcome === 'made') toast('success', t`Your CV and cover letter are ready.`)
    },
    onError(error) {
      console.warn('The documents were not generated.', error)
      if (!isShown.current) toast('error', textOf(error))
    },
  })
  const last = useMutationState({
    filters: { mutationKey, exact: true },
    select: (mutation) => mutation.state as MutationState<Outcome, Error, Attempt>,
  }).at(-1)
  const { data: step } = useQuery<GenerationStep>({
    queryKey: stepKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return {
    isBusy: last?.status === 'pending',
    /** Nothing was written: the user is to decide, knowing the match. */
    isHeld: last?.status === 'success' && last.data === 'held',
    step,
    text: last?.variables?.text,
    failure: last?.error ? { text: textOf(last.error), cause: last.error.cause } : undefined,
    start(attempt: Attempt = {}): void {
      if (client.isMutating({ mutationKey, exact: true }) === 0) mutate(attempt)
    },
  }
}
