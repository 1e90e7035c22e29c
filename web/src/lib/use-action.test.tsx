import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QueryProvider } from './query-provider.tsx'
import { useAction } from './use-action.ts'

function show<Args extends unknown[], Result>(action: (...args: Args) => Promise<Result>) {
  return renderHook(() => useAction(action), { wrapper: QueryProvider }).result
}

test('two presses in one frame run the action once', async () => {
  const action = vi.fn(() => Promise.resolve('saved'))
  const hook = show(action)
  await act(async () => {
    const [first, second] = await Promise.all([hook.current.run(), hook.current.run()])
    expect(first).toEqual({ result: 'saved' })
    expect(second).toBeUndefined()
  })
  expect(action).toHaveBeenCalledTimes(1)
})

test('it is busy until the action is done', async () => {
  let finish = () => {}
  const hook = show(() => new Promise<void>((resolve) => (finish = resolve)))
  act(() => void hook.current.run())
  await waitFor(() => expect(hook.current.isBusy).toBe(true))
  await act(async () => finish())
  await waitFor(() => expect(hook.current.isBusy).toBe(false))
})

test('a failure is shown with its error, not thrown, and the next run takes it away', async () => {
  const action = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no disk')).mockResolvedValue('saved')
  const hook = show(action)
  await act(async () => expect(await hook.current.run()).toBeUndefined())
  await waitFor(() => expect(hook.current.failure?.error.message).toBe('no disk'))
  await act(async () => expect(await hook.current.run()).toEqual({ result: 'saved' }))
  await waitFor(() => expect(hook.current.failure).toBeNull())
})
