/**
 * Joins lookups that are asked for at the same time into one query. Alone, a lookup goes out at once: nobody waits for
 * company. While `atOnce` queries are under way the next keys gather, so that under load one query carries many.
 * An answer is as fresh as that of a query of one's own: a key never joins a query that left before it came, but waits
 * for it to end and goes out anew, so that what many ask for at once is not looked up by many queries side by side.
 * @param findMany answers a map; keys without a value are left out. It is given each key once. When it fails, everybody
 * who waits for one of its keys gets the error
 * @param most keys in one query; more wait for the next one, in the order in which they came
 * @param atOnce queries under way at a time
 */
export function createBatch<Key, Value>(
  findMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { most = 100, atOnce = 2 }: { most?: number; atOnce?: number } = {},
): (key: Key) => Promise<Value | undefined> {
  type Waiting = { resolve(value: Value | undefined): void; reject(error: unknown): void }
  const gathering = new Map<Key, Waiting[]>()
  const asked = new Set<Key>()
  let underWay = 0

  function take(): Map<Key, Waiting[]> {
    const taken = new Map<Key, Waiting[]>()
    for (const [key, waiting] of gathering) {
      if (taken.size === most) break
      if (asked.has(key)) continue
      asked.add(key)
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
    for (const key of taken.keys()) asked.delete(key)
    underWay--
    sendWaiting()
  }

  function sendWaiting(): void {
    while (underWay < atOnce) {
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
