export type ModelTurns = {
  /** Resolves when this owner may start; undefined if `signal` is aborted first. Call what it resolves to at the end. */
  take(owner: string, signal: AbortSignal): Promise<(() => void) | undefined>
}

type Waiting = { owner: string; start: () => void }

/** One call of each owner at a time and `most` of all, first come, first served. In memory: calls end with their process. */
export function createModelTurns(most: number): ModelTurns {
  const running = new Set<string>()
  let waiting: Waiting[] = []

  function startNext(): void {
    while (running.size < most) {
      const next = waiting.find(({ owner }) => !running.has(owner))
      if (!next) return
      waiting = waiting.filter((one) => one !== next)
      running.add(next.owner)
      next.start()
    }
  }

  return {
    take: (owner, signal) =>
      new Promise((resolve) => {
        const end = () => {
          running.delete(owner)
          startNext()
        }
        const giveUp = () => {
          waiting = waiting.filter((one) => one !== own)
          resolve(undefined)
        }
        const own: Waiting = {
          owner,
          start() {
            signal.removeEventListener('abort', giveUp)
            resolve(end)
          },
        }
        if (signal.aborted) return resolve(undefined)
        signal.addEventListener('abort', giveUp, { once: true })
        waiting.push(own)
        startNext()
      }),
  }
}
