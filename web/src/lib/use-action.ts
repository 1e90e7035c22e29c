import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

type Options<Args extends unknown[]> = {
  /** Runs after a failure, in addition to the returned `failure`. */
  onFailure?: (error: Error, ...args: Args) => void
}

/**
 * An action that the user starts, such as saving: whether it runs, how it failed, and never two at a time.
 *
 * `run` resolves to `{ result }`, or to undefined where it failed or was already running; it never rejects.
 * `failure.attempt` grows with each failure, so that an alert with it as its key is announced anew.
 * A component that goes away stops hearing of the action, but the action itself goes on.
 */
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
  // State comes too late for two quick clicks in one frame.
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
