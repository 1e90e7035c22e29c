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
import type { LetterWish } from '@waymark/contract/documents.ts'
import { matchQuery, refreshApplication } from './application.api.ts'
import { saysTheSame } from './versions/says-the-same.ts'
import { forgetLetterDraft, letterWishOf } from './letter/letter-draft.ts'
import { failureText, generateDocuments, type DocumentLinks, type GenerationStep } from './documents.api.ts'

/** `ask`: the user is told first where the profile shows little of the posting or is in another language. */
type Attempt = { text?: string | undefined; keepEdits?: boolean; phrase?: boolean | undefined; ask?: boolean }
type Outcome = 'made' | 'held' | 'proposed'
/** Documents that the user has not taken yet, and the choices that their letter was written by. */
type Proposed = { links: DocumentLinks; letter: LetterWish | undefined }

/** Generates a job's documents. The run takes minutes and outlives the component: reopening the job shows it. */
export function useGeneration(
  { job_url, company_name, generated_documents }: Pick<JobRecord, 'job_url' | 'company_name' | 'generated_documents'>,
  saveLinks: (links: DocumentLinks) => Promise<void>,
) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const mutationKey = ['generate-documents', job_url]
  const proposedKey = ['proposed documents', job_url]
  const stepKey = ['generation-step', job_url]
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const textOf = (error: unknown) => failureText(error, t`Failed to generate documents. Please try again.`)

  async function take({ links, letter }: Proposed): Promise<void> {
    await saveLinks(links)
    await refreshApplication(client, job_url)
    forgetLetterDraft(job_url, letter)
    client.setQueryData<Proposed | null>(proposedKey, null)
  }

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn({ text, keepEdits, phrase, ask }: Attempt): Promise<Outcome> {
      const setStep = (step: GenerationStep) => {
        client.setQueryData<GenerationStep>(stepKey, step)
        // The posting has just been read: its requirements are shown while the documents are written.
        if (step === 'resume') void client.prefetchQuery({ ...matchQuery(job_url), staleTime: 0 })
      }
      const letter = letterWishOf(job_url, generated_documents?.cover_letter_link != null)
      const { cv_link = null, cover_letter_link = null } = generated_documents ?? {}
      const propose = cv_link !== null && cover_letter_link !== null
      client.setQueryData<Proposed | null>(proposedKey, null)
      const posting = { url: job_url, company_name, text, keep_edits: keepEdits, phrase, letter, ask, propose }
      const links = await generateDocuments(posting, setStep)
      if (!links) {
        await client.fetchQuery({ ...matchQuery(job_url), staleTime: 0 })
        return 'held'
      }
      const proposed = { links, letter }
      if (
        propose &&
        !(await saysTheSame(client, [cv_link, cover_letter_link], [links.cv_link, links.cover_letter_link]))
      ) {
        client.setQueryData<Proposed | null>(proposedKey, proposed)
        return 'proposed'
      }
      await take(proposed)
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

  const { data: proposed = null } = useQuery<Proposed | null>({
    queryKey: proposedKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

  return {
    isBusy: last?.status === 'pending',
    /** Nothing was written: the user is to decide, knowing the match. */
    isHeld: last?.status === 'success' && last.data === 'held',
    step,
    text: last?.variables?.text,
    failure: last?.error ? { text: textOf(last.error), cause: last.error.cause } : undefined,
    /** New documents that wait for the user's word. */
    proposed: proposed && {
      links: proposed.links,
      use: () => take(proposed),
      async keep(): Promise<void> {
        client.setQueryData<Proposed | null>(proposedKey, null)
        // The new ones are among the versions.
        await refreshApplication(client, job_url)
      },
    },
    start(attempt: Attempt = {}): void {
      if (client.isMutating({ mutationKey, exact: true }) === 0) mutate(attempt)
    },
  }
}
