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
import { errorText } from '../../lib/error-text.ts'
import { useToast } from '../../ui/toast.tsx'
import { generateDocuments, GenerationError, type GenerationStep } from '../documents/documents.api.ts'
import { saveDocumentLinks } from './job-tracking.api.ts'

/**
 * The making of one job's documents. It takes minutes and goes on when the dialog is closed: whoever opens the job
 * again finds it where it is.
 */
export function useGeneration({ job_url, company_name }: JobRecord) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const mutationKey = ['generate-documents', job_url]
  const stepKey = ['generation-step', job_url]
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const textOf = (error: unknown): string =>
    error instanceof GenerationError
      ? error.message
      : errorText(error, t`Failed to generate documents. Please try again.`)

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn(text: string | undefined) {
      const setStep = (step: GenerationStep) => client.setQueryData<GenerationStep>(stepKey, step)
      const links = await generateDocuments({ url: job_url, company_name, text }, setStep)
      await saveDocumentLinks(client, job_url, links)
    },
    onSuccess: () => toast('success', t`Your CV and cover letter are ready.`),
    onError: (error) => void (shown.current || toast('error', textOf(error))),
  })
  const last = useMutationState({
    filters: { mutationKey, exact: true },
    select: (mutation) => mutation.state as MutationState<void, Error, string | undefined>,
  }).at(-1)
  const { data: step } = useQuery<GenerationStep>({
    queryKey: stepKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

  return {
    busy: last?.status === 'pending',
    step,
    /** The text of the posting that was pasted for the last attempt. */
    text: last?.variables,
    failure: last?.error ? { text: textOf(last.error), cause: last.error.cause } : undefined,
    start(text?: string): void {
      if (client.isMutating({ mutationKey, exact: true }) === 0) mutate(text)
    },
  }
}
