import { session } from './session.ts'

/** A value that outlives components but not the sign-in. Fits `useSyncExternalStore(store.subscribe, store.get)`. */
export function createUserStore<Value>(empty: Value) {
  const listeners = new Set<() => void>()
  let value = empty
  let { token } = session.get()

  function set(next: Value): void {
    value = next
    for (const listener of listeners) listener()
  }

  session.subscribe(() => {
    const now = session.get().token
    if (now === token) return
    token = now
    if (value !== empty) set(empty)
  })

  return {
    get: (): Value => value,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
