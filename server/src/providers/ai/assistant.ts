import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { CvOutline } from '@waymark/cv-reader/outline-from-lines.ts'
import { createBuiltInAssistant } from './built-in/built-in.ts'

export type Turn = { role: 'user' | 'assistant'; text: string }

/** The text of the attached file, and whether it came with this very message. */
export type AttachedCv = {
  name: string
  text: string
  /** Text of page headers and footers, which many readers skip. */
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
  /** Called only if an answer needs the profile, so that no provider receives more than that. */
  readProfile(): Promise<ProfileDocument>
}

/** `html` holds allowed tags only; `markdown` is the same answer for a model that continues the conversation. */
export type Answer = { html: string; markdown: string }

/** Answers in the chat. Text of CVs, profiles and messages is data to it, never an instruction with effects. */
export type Assistant = {
  name: string
  /** Throws if the provider fails; the caller then answers 503 and keeps the user's message. */
  answer(question: Question): Promise<Answer>
}

export function chooseAssistant(clock: { now(): Date }): Assistant {
  return createBuiltInAssistant(clock)
}
