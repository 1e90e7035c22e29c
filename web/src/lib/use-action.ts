import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

type Options<Args extends unknown[]> = {
  onFailure?: (error: Error, ...args: Args) => void
}

/** Runs once at a time, never rejects: `{ result }`, or undefined if it failed or was running. Outlives its user. */
export function useAction<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  { onFailure }: Options<Args> = {},
) {
  const { mutateAsync, reset, isPending, error, submittedAt } = useMutation<Result, Error, Args>({
    mutationFn: (args) => action(...args),
    onError: (failure, args) => {
      console.warn(failure)
      onFailure?.(failure, ...args)
    },
  })
  // State would update too late for two quick clicks in one frame.
  const isRunning = useRef(false)

  const run = useCallback(
    async (...args: Args): Promise<{ result: Result } | undefined> => {
      if (isRunning.current) return undefined
      isRunning.current = true
      try {
        return { result: await mutateAsync(args) }
      } catch {
        return undefined
      } finally {
        isRunning.current = false
      }
    },
    [mutateAsync],
  )

  return { run, isBusy: isPending, failure: error && { error, attempt: submittedAt }, reset }
}
