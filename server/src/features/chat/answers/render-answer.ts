import type { JobInMessage, MessageButton } from '@waymark/contract/message-parts.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import { blocksToHtml, blocksToMarkdown, type Block, type Line } from '../../../lib/markdown/blocks.ts'
import { toCardInMessage } from '../board/cards.ts'
import type { StoredPart } from '../stored-parts.ts'
import type { AnswerState, LastTurn } from './answer-state.ts'
import type { Button, Piece } from './ask.ts'
import type { Speech } from './speech.ts'
import { briefOf } from './thread/brief.ts'
import type { ThreadState } from './thread/thread-state.ts'

/** An answer to store and send: complete as HTML, and the same in parts. `title` suits a conversation without one. */
export type RenderedAnswer = { html: string; parts: StoredPart[]; title?: string }

const mostButtons = 3

/** The HTML spells out cards and buttons for clients without parts. Buttons come last, at most three beside the choices of a question. */
export function renderAnswer(pieces: readonly Piece[], speech: Speech): RenderedAnswer {
  const choices = pieces.flatMap((piece) => ('choices' in piece ? piece.choices : []))
  const others = pickButtons(pieces.flatMap((piece) => ('buttons' in piece ? piece.buttons : [])))
  const buttons = choices.length > 0 ? unlike([...choices, ...others]) : others
  const parts: StoredPart[] = []
  const html: string[] = []
  let blocks: Block[] = []
  const flush = () => {
    if (blocks.length === 0) return
    parts.push({ type: 'text', text: blocksToMarkdown(blocks), html: blocksToHtml(blocks) })
    html.push(blocksToHtml(blocks))
    blocks = []
  }
  for (const piece of pieces) {
    if (isBlock(piece)) {
      blocks.push(piece)
      continue
    }
    const special = specialPart(piece, speech)
    if (!special) continue
    flush()
    parts.push(special.part)
    if (special.block) html.push(blocksToHtml([special.block]))
  }
  flush()
  const sent = buttons.map(toMessageButton)
  if (sent.length > 0) parts.push({ type: 'buttons', buttons: sent })
  // The choices stand in the question itself.
  const closing = choices.length > 0 ? undefined : closingSentence(sent, speech)
  if (closing) html.push(blocksToHtml([closing]))
  parts.push({ type: 'state', state: stateOf(pieces, buttons, speech) })
  return { html: html.join('\n'), parts }
}

const isBlock = (piece: Piece): piece is Block =>
  'p' in piece || 'h' in piece || 'ul' in piece || 'ol' in piece || 'quote' in piece || 'table' in piece

function specialPart(piece: Exclude<Piece, Block>, speech: Speech): { part: StoredPart; block?: Block } | undefined {
  if ('jobs' in piece)
    return {
      part: { type: 'jobs', jobs: piece.jobs.map(toJobInMessage) },
      block: { ul: piece.jobs.map((job) => jobLine(job, speech)) },
    }
  if ('cards' in piece)
    return {
      part: { type: 'cards', cards: piece.cards.map(toCardInMessage) },
      block: { ul: piece.cards.map((card) => [{ strong: speech.job(card) }, ` (${speech.stage(card.status)})`]) },
    }
  if ('proposal' in piece) return { part: { type: 'proposal', proposal_id: (piece.proposal satisfies Proposal).id } }
  return undefined
}

function jobLine(job: FoundJob, { say, text, texts, ago }: Speech): Line {
  const place = job.location === '' ? '' : `, ${job.location}`
  // A board of a trade may name no employer.
  const company = job.company === '' ? '' : `, ${job.company}`
  const values = { title: job.job_title, company, place, age: ago(job.posted_at) }
  const salary = job.salary === '' ? [] : [text(texts.search.salary, { salary: job.salary })]
  const link = { label: texts.apply, url: job.job_url, title: job.job_title, company: job.company }
  return [...say(texts.search.line, values), ...salary, ' ', { apply: link }]
}

const toJobInMessage = ({ job_title, company, location, salary, job_url, posted_at }: FoundJob): JobInMessage => ({
  job_title,
  company,
  location,
  salary,
  job_url,
  posted_at,
})

/** No label twice, and at most one that leaves the chat, as the last. */
function pickButtons(buttons: readonly Button[]): Button[] {
  const different = unlike(buttons)
  const pages = different.filter((button) => 'href' in button).slice(0, 1)
  return [...different.filter((button) => 'go' in button).slice(0, mostButtons - pages.length), ...pages]
}

const unlike = (buttons: readonly Button[]): Button[] => [
  ...new Map(buttons.map((button) => [button.label, button])).values(),
]

const toMessageButton = (button: Button): MessageButton =>
  'go' in button ? { label: button.label, message: button.label } : button

function closingSentence(buttons: readonly MessageButton[], { say, text, texts, or }: Speech): Block | undefined {
  const messages = buttons.flatMap((button) => ('message' in button ? [button.message] : []))
  if (messages.length === 0) return undefined
  return { p: say(texts.also, { list: or.format(messages.map((one) => text(texts.quoted, { text: one }))) }) }
}

function stateOf(pieces: readonly Piece[], buttons: readonly Button[], { language }: Speech): AnswerState {
  const pending = pieces.flatMap((piece) => ('pending' in piece ? [piece.pending] : [])).at(-1)
  const practice = pieces.flatMap((piece) => ('practice' in piece ? [piece.practice] : [])).at(-1)
  const draft = pieces.flatMap((piece) => ('draft' in piece ? [piece.draft] : [])).at(-1)
  const brief = briefOf(pieces)
  return {
    language,
    buttons: buttons.flatMap((button) => ('go' in button ? [{ message: button.label, go: button.go }] : [])),
    ...(pending && { pending }),
    ...(practice && { practice }),
    ...(draft && { draft }),
    ...(brief && { brief }),
  }
}

/** The answer with what the next message may go on from. */
type Remembered = { last: LastTurn; thread: ThreadState; story: string | undefined }

export const withLast = (answer: RenderedAnswer, { last, thread, story }: Remembered): RenderedAnswer => ({
  ...answer,
  parts: answer.parts.map((part) =>
    part.type === 'state'
      ? { ...part, state: { ...part.state, last, thread, ...(story !== undefined && { story }) } }
      : part,
  ),
})
