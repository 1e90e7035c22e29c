import type { CaptchaAction } from '@waymark/contract/accounts.ts'
import { useRef } from 'react'
import { loadChunk } from '../navigation/load-chunk.ts'

// One minute less than the server's five, so that no solution expires in transit.
const freshMs = 4 * 60_000

type Solving = { token: Promise<string | undefined>; startedAt: number }

/** A form's invisible captcha. `warmUp` starts solving while the user types; every token is handed out once. */
export function useCaptcha(action: CaptchaAction) {
  const solving = useRef<Solving | null>(null)

  function start(): Solving {
    const token = loadChunk(() => import('./captcha.ts')).then(({ solveCaptcha }) => solveCaptcha(action))
    // A failure before submitting stays silent; submitting tries again.
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
        } catch {}
      }
      return await start().token
    },
  }
}
