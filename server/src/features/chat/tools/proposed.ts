import type { Proposal } from '@waymark/contract/proposals.ts'
import type { NotProposed } from '../proposals/proposals.service.ts'
import { refuseTool, type ToolRefusal } from './tool.ts'

const reasons: Record<NotProposed, string> = {
  gone: 'What this is about is not there.',
  unchanged: 'It is so already.',
  too_many: 'Too many proposals wait for a decision. Please decide about some of them first.',
}

export type Proposed = { status: 'waiting'; proposal: Proposal; sentence: string }

/** What a proposing tool returns: nothing has happened yet, and the caller must not claim that it has. */
export function toToolResult(outcome: Proposal | NotProposed): Proposed | ToolRefusal {
  if (typeof outcome === 'string') return refuseTool(outcome, reasons[outcome])
  return { status: 'waiting', proposal: outcome, sentence: 'Proposed. Nothing happens before the user confirms it.' }
}
