import type { CaptchaAction } from '@waymark/contract/accounts.ts'
import { useRef } from 'react'
import { loadChunk } from '../navigation/load-chunk.ts'

// A minute less than the server's five, so that a solution never goes stale on its way.
const freshMs = 4 * 60_000

type Solving = { token: Promise<string | undefined>; startedAt: number }

/**
 * An invisible captcha for one form. `warmUp` starts solving when the user begins to fill the form in, so that
 * submitting does not wait. Every token is handed out once: the next attempt gets a fresh challenge.
 */
export function useCaptcha(action: CaptchaAction) {
  const solving = useRef<Solving | null>(null)

  function start(): Solving {
    const token = loadChunk(() => import('./captcha.ts')).then(({ solveCaptcha }) => solveCaptcha(action))
    // A failure before the user submits is not shown; submitting tries again.
    token.catch(() => undefined)
    return { token, startedAt: Date.now() }
  }

  return {
    warmUp(): void {
      solving.current ??= start()
    },
    async token(): Promise<string | undefined> {
      const ready = solving.current
      solving.current = null
      if (ready && Date.now() - ready.startedAt < freshMs) {
        try {
          return await ready.token
        } catch {
          // It failed while the form was filled in, perhaps offline.
        }
      }
      return await start().token
    },
  }
}
