import type { CvOutline } from '@waymark/cv-reader/outline-from-lines.ts'

export type Turn = { role: 'user' | 'assistant'; text: string }

/** The text of the attached file, and whether it came with this very message. */
export type AttachedCv = {
  name: string
  text: string
  aside: string
  pages: number | undefined
  cut: boolean
  mixed_columns: boolean
  outline: CvOutline
  isNew: boolean
}

export type Question = {
  /** Oldest first; the last one is the user's message to answer. */
  messages: readonly Turn[]
  cv: AttachedCv | undefined
  user: { name: string; language: string }
}

/** `html` holds allowed tags only; `markdown` is the same answer for a model that continues the conversation. */
export type Answer = { html: string; markdown: string }

/** A language model instead of the built-in assistant. CVs, profiles and messages are data to it, never instructions. */
export type Assistant = {
  name: string
  /** Throws if the provider fails; the caller then answers 503 and keeps the user's message. */
  answer(question: Question): Promise<Answer>
}
