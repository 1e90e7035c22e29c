import * as z from 'zod/mini'
import type { Asker } from '../asker.ts'

/** Who asks, in which conversation; an outside client has none. */
export type ToolCall = {
  asker: Asker
  session_id: string | null
  /** What the user wrote, where somebody calls who may make things up: a model, or a client with a conversation of its own. */
  said?: string
}

/** Kinds of data that a tool reads or proposes to change, for a privacy ledger. */
export type Touched = 'profile' | 'board' | 'attached_cv' | 'postings' | 'documents'

/** All access to user data, for every kind of assistant. `proposes`: only the user's click has an effect. */
export type Tool<I extends z.ZodMiniType = z.ZodMiniType, O = unknown> = {
  name: string
  sentence: string
  effect: 'reads' | 'proposes'
  touches: readonly Touched[]
  input: I
  run(input: z.infer<I>, call: ToolCall): Promise<O>
}

export function defineTool<const I extends z.ZodMiniType, O>(tool: Tool<I, O>): Tool<I, O> {
  return tool
}

/** An expected failure, with a sentence for the caller. */
export type ToolRefusal = { refused: string; sentence: string }

export function refuseTool(refused: string, sentence: string): ToolRefusal {
  return { refused, sentence }
}

export function isToolRefusal(result: unknown): result is ToolRefusal {
  return typeof result === 'object' && result !== null && 'refused' in result && 'sentence' in result
}

/** Runs a tool on unchecked input, as language models and outside clients send it. */
export async function runTool(tools: readonly Tool[], name: string, input: unknown, call: ToolCall): Promise<unknown> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return refuseTool('unknown_tool', `There is no tool called ${name.slice(0, 60)}.`)
  const checked = z.safeParse(tool.input, input)
  if (checked.success) return tool.run(checked.data, call)
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return refuseTool('invalid_input', problems.slice(0, 5).join('; '))
}
