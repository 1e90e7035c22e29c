import { isLanguage, type Language } from '../../../../lib/languages.ts'
import type { ToolCall } from '../../tools/tool.ts'
import type { AnswerState } from '../answer-state.ts'

/** The languages of the conversation and of the user, likeliest first. */
export function usual(state: AnswerState | undefined, { asker }: ToolCall): Language[] {
  const own = asker.language?.slice(0, 2)
  return [...(state ? [state.language] : []), ...(own !== undefined && isLanguage(own) ? [own] : [])]
}

/** A lone address or file name is in no language. */
export function languageOf(
  message: string,
  { language }: { language: Language },
  usualLanguages: Language[],
): Language {
  const words = message.replace(/https?:\/\/\S+/gi, '').match(/\p{L}{2,}/gu) ?? []
  return words.length === 0 ? (usualLanguages[0] ?? language) : language
}
