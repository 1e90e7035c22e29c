import type { Emit } from '../../lib/http/event-stream.ts'

/** How often an unfinished answer is stored: a reload, or another process that stops it, is at most so far behind. */
const saveEveryMs = 1000

export type Progress = {
  /** Aborted when the user stops the answer. */
  signal: AbortSignal
  /** The whole answer so far, as HTML. */
  tell(html: string): void
  end(): void
}

/** Tells the caller and the database what an answer holds so far. `save` returns false once the answer is stopped. */
export function trackProgress(emit: Emit | undefined, save: (html: string) => Promise<boolean>): Progress {
  const stopped = new AbortController()
  let html = ''
  let isSaving = false
  const timer = setInterval(() => {
    if (isSaving) return
    isSaving = true
    save(html)
      .then((isRunning) => void (isRunning || stopped.abort()))
      // A lost connection to the database shows when the answer is finished.
      .catch(() => undefined)
      .finally(() => void (isSaving = false))
  }, saveEveryMs)
  return {
    signal: stopped.signal,
    tell(text) {
      html = text
      emit?.('text', { html })
    },
    end: () => clearInterval(timer),
  }
}
