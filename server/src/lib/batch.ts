/** Joins lookups that arrive while a query runs into the next one. No answer is older than its question. */
export function createBatch<Key, Value>(
  findMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { maxKeys = 100, concurrency = 2 }: { maxKeys?: number; concurrency?: number } = {},
): (key: Key) => Promise<Value | undefined> {
  type Waiting = { resolve(value: Value | undefined): void; reject(error: unknown): void }
  const gathering = new Map<Key, Waiting[]>()
  const pending = new Set<Key>()
  let underWay = 0

  function take(): Map<Key, Waiting[]> {
    const taken = new Map<Key, Waiting[]>()
    for (const [key, waiting] of gathering) {
      if (taken.size === maxKeys) break
      if (pending.has(key)) continue
      pending.add(key)
      taken.set(key, waiting)
      gathering.delete(key)
    }
    return taken
  }

  async function send(taken: Map<Key, Waiting[]>): Promise<void> {
    underWay++
    try {
      const found = await findMany([...taken.keys()])
      for (const [key, waiting] of taken) for (const { resolve } of waiting) resolve(found.get(key))
    } catch (error) {
      for (const waiting of taken.values()) for (const { reject } of waiting) reject(error)
    }
    for (const key of taken.keys()) pending.delete(key)
    underWay--
    sendWaiting()
  }

  function sendWaiting(): void {
    while (underWay < concurrency) {
      const taken = take()
      if (taken.size === 0) return
      void send(taken)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const waiting = gathering.get(key)
      if (waiting) waiting.push({ resolve, reject })
      else gathering.set(key, [{ resolve, reject }])
      sendWaiting()
    })
}
