import type { ModelFailure } from '../../../providers/ai/model-failure.ts'
import type { Piece } from '../answers/ask.ts'
import type { Speech } from '../answers/speech.ts'

/** What a model wrote before it failed, and one line that says why the built-in assistant goes on. */
export function withFallbackNote(pieces: readonly Piece[], failure: ModelFailure, model: string) {
  return ({ text, texts: { model: texts } }: Speech): Piece[] => {
    const note = pieces.length === 0 ? texts.fell_back : texts.broke_off
    return [...pieces, { p: { em: text(note, { model, reason: texts.reasons[failure] }) } }]
  }
}

/** What a draft says of its sender and the sender's own texts do not say. */
export function draftNote(unsupported: readonly string[], { text, texts }: Speech): Piece[] {
  return unsupported.length === 0
    ? []
    : [{ p: { em: text(texts.model.unsupported, { words: unsupported.join(', ') }) } }]
}
