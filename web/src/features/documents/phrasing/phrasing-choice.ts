import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { runtimeConfig } from '../../../lib/config.ts'
import { useToast } from '../../../ui/toast.tsx'
import { keepPhrasing, useApplication } from '../application.api.ts'

/**
 * Whether a connected model may phrase the next documents, as the server has it: what a browser kept for itself would
 * outlive a refusal on another device, and count for whoever signs in next. Undefined where no language model is
 * connected, and until it is known.
 */
export function usePhrasingChoice(job_url: string): [isOn: boolean | undefined, choose: (isOn: boolean) => void] {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  /** A click whose answer is not there yet. */
  const [clicked, setClicked] = useState<boolean>()
  const isConnected = runtimeConfig().model !== undefined
  const { data: application } = useApplication(job_url, { enabled: isConnected })
  const { mutate } = useMutation({
    // One after the other: of two quick clicks, the last one counts.
    scope: { id: 'phrasing choice' },
    mutationFn: async (isOn: boolean) => keepPhrasing(client, isOn),
    onError(error) {
      console.warn('The choice was not kept.', error)
      toast('error', t`That could not be saved. Please try again.`)
    },
  })
  function choose(next: boolean): void {
    setClicked(next)
    mutate(next, { onSettled: () => setClicked(undefined) })
  }
  return [isConnected ? (clicked ?? application?.phrase) : undefined, choose]
}
