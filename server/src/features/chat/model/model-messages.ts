import type { ModelMessage } from 'ai'

export type Turn = { role: 'user' | 'assistant'; text: string }

const cutMark = '\n… (cut: this message is longer than what fits)'

/** The question and as much of what came before as fits into `maxChars`, the newest first; never half a message before it. */
export function messagesToSend(earlier: readonly Turn[], question: string, maxChars: number): ModelMessage[] {
  const asked = question.length <= maxChars ? question : `${question.slice(0, maxChars)}${cutMark}`
  const sent: ModelMessage[] = [{ role: 'user', content: asked }]
  let left = maxChars - asked.length
  for (const { role, text } of earlier.toReversed()) {
    left -= text.length
    if (left < 0) break
    if (text.trim() !== '') sent.unshift({ role, content: text })
  }
  // Providers refuse a conversation that the assistant begins.
  while (sent[0]?.role === 'assistant') sent.shift()
  return sent
}
