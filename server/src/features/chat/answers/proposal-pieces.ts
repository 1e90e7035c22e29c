import { isToolRefusal, type ToolRefusal } from '../tools/tool.ts'
import type { Proposed } from '../tools/proposed.ts'
import type { Piece } from './ask.ts'
import type { Speech, Template, Values } from './speech.ts'

export function proposalPieces(
  { say, texts }: Speech,
  proposed: Proposed | ToolRefusal,
  template: Template,
  values: Values,
): Piece[] {
  if (!isToolRefusal(proposed)) return [{ p: say(template, values) }, { proposal: proposed.proposal }]
  const sentence = proposed.refused === 'too_many' ? texts.failed.too_many : texts.change.nothing
  return [{ p: say(sentence) }]
}
