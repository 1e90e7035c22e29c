import { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { deriveKeyInScript } from './pbkdf2-script.ts'

type Work = { type: 'work'; challenge: Challenge; counterStart: number; counterStep: number; timeout: number }
type Request = Work | { type: 'abort' }

// Speaks the protocol of altcha/workers/pbkdf2, without crypto.subtle.
let controller: AbortController | undefined

async function work({ challenge, counterStart, counterStep, timeout }: Work): Promise<void> {
  controller = new AbortController()
  try {
    const solution = await solveChallenge({
      challenge,
      controller,
      counterStart,
      counterStep,
      timeout,
      deriveKey: deriveKeyInScript,
    })
    self.postMessage(solution)
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.type === 'abort') controller?.abort()
  else void work(data)
})
