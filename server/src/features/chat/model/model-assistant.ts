import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../../lib/log.ts'
import { blocksFromMarkdown } from '../../../lib/markdown/blocks-from-markdown.ts'
import { blocksToHtml } from '../../../lib/markdown/blocks.ts'
import { stringsIn } from '../../../lib/strings-in.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import { askTwice, type ModelCalls } from '../../../providers/ai/model-calls.ts'
import type { ModelFailure } from '../../../providers/ai/model-failure.ts'
import type { Ran } from '../../../providers/ai/model-run.ts'
import { withoutPrivateLines } from '../../../providers/ai/private-lines.ts'
import type { DocumentsService } from '../../documents/documents.service.ts'
import type { Piece } from '../answers/ask.ts'
import type { Progress } from '../answer-progress.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { draftSentencesIn } from './draft-sentences.ts'
import { addressesIn } from './known-addresses.ts'
import { messagesToSend, type Turn } from './model-messages.ts'
import { piecesOf, toModelTools } from './model-tools.ts'
import { instructionsFor } from './model.prompts.ts'

type Deps = {
  modelCalls: ModelCalls
  tools: Tools
  documents: Pick<DocumentsService, 'findUnsupportedFacts'>
  clock: Clock
  log: Log
}
export type ModelQuestion = { call: ToolCall; message: string; fileName: string | undefined; earlier: readonly Turn[] }
/**
 * With a failure, `pieces` holds what was written before it. `unsupported`: what drafts in it say of the user and the
 * user's own texts do not.
 */
export type ModelAnswer = { pieces: Piece[]; failure: ModelFailure | undefined; unsupported: string[] }
export type ModelAssistant = ReturnType<typeof createModelAssistant>

/** Of what the model can read at once; instructions, tools and the answer take the rest. */
const shares = { messages: 0.35, results: 0.35 } as const
/** A long CV and a long profile together. */
const mostOwnChars = 100_000
/** Enough to look smooth; each time the whole answer so far is sent. */
const tellEveryMs = 80

/** Asks the connected language model, with the registry's tools. Never throws for what a provider does. */
export function createModelAssistant({ modelCalls, tools, documents, clock, log }: Deps) {
  const { name, readableChars: chars } = modelCalls

  async function ask(
    { call, message, fileName, earlier }: ModelQuestion,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<{ ran: Ran; pieces: Piece[] }> {
    const { asker } = call
    const timeZone = asker.timeZone ?? 'UTC'
    const question =
      fileName === undefined ? message : `${message}\n\n(Attached file: ${JSON.stringify(fileName)})`.trim()
    const messages = messagesToSend(earlier, question, Math.floor(chars * shares.messages))
    const said = wordsOf({ message, earlier })
    const toolset = toModelTools({
      tools,
      call: { ...call, said: said.join('\n') },
      log,
      message,
      addresses: addressesIn(messages),
      maxChars: Math.floor(chars * shares.results),
    })
    const isLinkAllowed = (href: string) => toolset.record.addresses.has(href)
    const toBlocks = (text: string) => blocksFromMarkdown(text, { isLinkAllowed })
    const ran = await modelCalls.request(
      { userId: asker.userId, what: 'answer' },
      {
        instructions: instructionsFor({ model: name, day: dayIn(timeZone, clock.now()), timeZone }),
        messages,
        tools: toolset.tools,
        signal,
        onText: everyFew((text) => progress.tell(blocksToHtml(toBlocks(text)))),
        kinds: () => toolset.record.kinds,
      },
    )
    return { ran, pieces: [...toBlocks(ran.text), ...piecesOf(toolset.record)] }
  }

  /** Drafts go to employers with one press of a key, so what the model made up is named. */
  async function unsupportedIn(text: string, { call, ...question }: ModelQuestion): Promise<string[]> {
    const sentences = draftSentencesIn(text)
    if (sentences.length === 0) return []
    const { profile } = await tools.read_profile.run({}, call)
    const cv = await tools.read_attached_cv.run({}, call)
    const own = [...stringsIn(profile), ...('text' in cv ? [cv.text] : []), ...wordsOf(question)].join('\n')
    return documents.findUnsupportedFacts(sentences, [own.slice(0, mostOwnChars)]).catch((error: unknown) => {
      log.warn({ err: error }, 'a draft of the language model could not be checked')
      return []
    })
  }

  return {
    name,

    async answer(question: ModelQuestion, progress: Progress): Promise<ModelAnswer> {
      const { userId } = question.call.asker
      const deadline = AbortSignal.any([progress.signal, AbortSignal.timeout(modelCalls.timeoutMs)])
      const earlier = question.earlier.map(({ role, text }) =>
        role === 'assistant' ? { role, text: withoutPrivateLines(text) } : { role, text },
      )
      const asked = await modelCalls.inTurn(userId, deadline, () =>
        askTwice(
          (isShort) => ask({ ...question, earlier: isShort ? [] : earlier }, progress, deadline),
          ({ pieces }) => pieces.length > 0,
          deadline,
        ),
      )
      if (typeof asked === 'string') return { pieces: [], failure: asked, unsupported: [] }
      const { ran, pieces } = asked
      const failure = ran.failure ?? (pieces.length === 0 ? 'empty' : undefined)
      if (failure !== undefined && !progress.signal.aborted) modelCalls.logFailure(failure, ran)
      const unsupported = failure === undefined ? await unsupportedIn(ran.text, { ...question, earlier }) : []
      return { pieces, failure, unsupported }
    },
  }
}

/** What the user wrote. */
const wordsOf = ({ message, earlier }: Pick<ModelQuestion, 'message' | 'earlier'>): string[] => [
  message,
  ...earlier.flatMap(({ role, text }) => (role === 'user' ? [text] : [])),
]

/** Calls at once and then at most every `tellEveryMs`; the whole text follows with the answer itself. */
function everyFew(tell: (text: string) => void): (text: string) => void {
  let next = 0
  return (text) => {
    if (performance.now() < next) return
    tell(text)
    next = performance.now() + tellEveryMs
  }
}
