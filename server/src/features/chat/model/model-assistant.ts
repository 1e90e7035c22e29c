import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../../lib/log.ts'
import { blocksFromMarkdown } from '../../../lib/markdown/blocks-from-markdown.ts'
import { blocksToHtml } from '../../../lib/markdown/blocks.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import type { ConnectedModel } from '../../../providers/ai/language-model.ts'
import type { ModelFailure } from '../../../providers/ai/model-failure.ts'
import { createModelTurns } from '../../../providers/ai/model-turns.ts'
import type { Piece } from '../answers/ask.ts'
import type { Progress } from '../answer-progress.ts'
import type { Ledger } from '../ledger/ledger.service.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { addressesIn } from './known-addresses.ts'
import { messagesToSend, type Turn } from './model-messages.ts'
import { runModel, type Ran } from './model-run.ts'
import { piecesOf, toModelTools } from './model-tools.ts'
import { instructionsFor } from './model.prompts.ts'
import { withoutPrivateLines } from './private-lines.ts'

type Deps = { model: ConnectedModel; tools: Tools; ledger: Ledger; clock: Clock; log: Log }
export type ModelQuestion = { call: ToolCall; message: string; fileName: string | undefined; earlier: readonly Turn[] }
/** With a failure, `pieces` holds what was written before it. */
export type ModelAnswer = { pieces: Piece[]; failure: ModelFailure | undefined }
export type ModelAssistant = ReturnType<typeof createModelAssistant>

/** Cautious: English has some four characters for each token, other languages fewer. */
const charsPerToken = 3
/** Of what the model can read at once; instructions, tools and the answer take the rest. */
const shares = { messages: 0.35, results: 0.35 } as const
/** Longer waits for one's turn, or for a busy provider, are worse than the built-in assistant's answer. */
const longestWaitMs = 30_000
const longestRetryMs = 10_000
const shortestRetryMs = 500
/** Enough to look smooth; each time the whole answer so far is sent. */
const tellEveryMs = 80

/** Asks the connected language model, with the registry's tools. Never throws for what a provider does. */
export function createModelAssistant({ model, tools, ledger, clock, log }: Deps) {
  const { settings, name } = model
  const turns = createModelTurns(settings.atOnce)
  const chars = settings.contextTokens * charsPerToken

  async function ask(
    { call, message, fileName, earlier }: ModelQuestion,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<{ ran: Ran; pieces: Piece[] }> {
    const { asker } = call
    const timeZone = asker.timeZone ?? 'UTC'
    const sender = { name, price: settings.price, startedAt: clock.now() }
    const question =
      fileName === undefined ? message : `${message}\n\n(Attached file: ${JSON.stringify(fileName)})`.trim()
    const messages = messagesToSend(earlier, question, Math.floor(chars * shares.messages))
    const toolset = toModelTools({
      tools,
      call,
      log,
      message,
      addresses: addressesIn(messages),
      maxChars: Math.floor(chars * shares.results),
    })
    const isLinkAllowed = (href: string) => toolset.record.addresses.has(href)
    const toBlocks = (text: string) => blocksFromMarkdown(text, { isLinkAllowed })
    const ran = await runModel({
      model,
      instructions: instructionsFor({ model: name, day: dayIn(timeZone, clock.now()), timeZone }),
      messages,
      tools: toolset.tools,
      signal,
      onText: everyFew((text) => progress.tell(blocksToHtml(toBlocks(text)))),
      note: (used) => ledger.addCall(asker.userId, { ...used, kinds: [...toolset.record.kinds] }, sender),
    })
    return { ran, pieces: [...toBlocks(ran.text), ...piecesOf(toolset.record)] }
  }

  /** A second try where a moment later, or with less to read, the first one may work. */
  async function askTwice(question: ModelQuestion, progress: Progress, signal: AbortSignal) {
    const first = await ask(question, progress, signal)
    const { failure, retryAfterMs = shortestRetryMs } = first.ran
    if (failure === undefined || first.pieces.length > 0 || signal.aborted) return first
    if (failure === 'too_long') return ask({ ...question, earlier: [] }, progress, signal)
    if ((failure !== 'busy' && failure !== 'away') || retryAfterMs > longestRetryMs) return first
    await sleep(retryAfterMs, undefined, { signal }).catch(() => undefined)
    return signal.aborted ? first : ask(question, progress, signal)
  }

  return {
    name,

    async answer(question: ModelQuestion, progress: Progress): Promise<ModelAnswer> {
      const { userId } = question.call.asker
      const failed = (failure: ModelFailure): ModelAnswer => ({ pieces: [], failure })
      const deadline = AbortSignal.any([progress.signal, AbortSignal.timeout(settings.timeoutMs)])
      const patience = AbortSignal.any([deadline, AbortSignal.timeout(longestWaitMs)])
      const endTurn = await turns.take(userId, patience)
      if (!endTurn) return failed('crowded')
      try {
        if ((await ledger.tokensToday(userId)) >= settings.tokensPerDay) return failed('budget')
        const earlier = question.earlier.map(({ role, text }) =>
          role === 'assistant' ? { role, text: withoutPrivateLines(text) } : { role, text },
        )
        const { ran, pieces } = await askTwice({ ...question, earlier }, progress, deadline)
        const failure = ran.failure ?? (pieces.length === 0 ? 'empty' : undefined)
        // Nothing of the error itself: providers repeat in it what they were sent.
        if (failure !== undefined && !progress.signal.aborted)
          log.warn({ model: name, failure, status: ran.status, error: ran.error }, 'the language model did not answer')
        return { pieces, failure }
      } finally {
        endTurn()
      }
    },
  }
}

/** Calls at once and then at most every `tellEveryMs`; the whole text follows with the answer itself. */
function everyFew(tell: (text: string) => void): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    tell(text)
    next = performance.now() + tellEveryMs
  }
}
