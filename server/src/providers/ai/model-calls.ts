import { setTimeout as sleep } from 'node:timers/promises'
import type { DataKind } from '@waymark/contract/account/ledger.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { ConnectedModel } from './language-model.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { ModelFailure } from './model-failure.ts'
import { runModel, type Ran, type Run } from './model-run.ts'
import { createModelTurns } from './model-turns.ts'

type Deps = { model: ConnectedModel; ledger: Ledger; clock: Clock; log: Log }

/** What is sent. `kinds`, of the user's data in it, is read for each request, because tools add to them. */
export type ModelRequest = Omit<Run, 'model' | 'note'> & { kinds: () => Iterable<DataKind> }
/** `what` is the request's name in the ledger. */
export type ModelCaller = { userId: string; what: string }
export type ModelCalls = ReturnType<typeof createModelCalls>

/** Cautious: English has some four characters for each token, other languages fewer. */
const charsPerToken = 3
/** After a longer wait for a turn or a busy provider, doing without the model is better. */
const longestWaitMs = 30_000
const longestRetryMs = 10_000
const shortestRetryMs = 500

/** The one way to the connected model: turns, the user's share of a day, and a ledger entry before anything leaves. */
export function createModelCalls({ model, ledger, clock, log }: Deps) {
  const { settings, name } = model
  const turns = createModelTurns(settings.atOnce)

  return {
    name,
    timeoutMs: settings.timeoutMs,
    /** How much the model can read at once, in characters, answer included. */
    readableChars: settings.contextTokens * charsPerToken,

    /** Does `work` in the user's turn, unless the turn comes too late or the user's share of the day is used up. */
    async inTurn<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T | ModelFailure> {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)])
      const endTurn = await turns.take(userId, patience)
      if (!endTurn) return 'crowded'
      try {
        if ((await ledger.tokensToday(userId)) >= settings.tokensPerDay) return 'budget'
        return await work()
      } finally {
        endTurn()
      }
    },

    /** Never throws for what a provider does. */
    request({ userId, what }: ModelCaller, { kinds, ...run }: ModelRequest): Promise<Ran> {
      const sender = { name, what, price: settings.price, startedAt: clock.now() }
      const note: Run['note'] = (used) => ledger.addCall(userId, { ...used, kinds: [...kinds()] }, sender)
      return runModel({ ...run, model, note })
    },

    /** Nothing of the error itself: providers repeat in it what they were sent. */
    logFailure(failure: ModelFailure, { status, error }: Partial<Ran> = {}): void {
      log.warn({ model: name, failure, status, error }, 'the language model did not answer')
    },
  }
}

/**
 * Asks a second time if a moment later, or with less to read, the first try may work.
 * @param isBegun whether something of the first answer can be used: then it stands
 */
export async function askTwice<T extends { ran: Ran }>(
  ask: (isShort: boolean) => Promise<T>,
  isBegun: (first: T) => boolean,
  signal: AbortSignal,
): Promise<T> {
  const first = await ask(false)
  const { failure, retryAfterMs = shortestRetryMs } = first.ran
  if (failure === undefined || isBegun(first) || signal.aborted) return first
  if (failure === 'too_long') return ask(true)
  if ((failure !== 'busy' && failure !== 'away') || retryAfterMs > longestRetryMs) return first
  await sleep(retryAfterMs, undefined, { signal }).catch(() => undefined)
  return signal.aborted ? first : ask(false)
}
