import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../languages.ts'
import { findQuestion } from './questions.ts'

/** Messages as people type them, under the question that they ask; under `# none` such as ask none of these. */
function messagesIn(language: Language): (readonly [message: string, question: string])[] {
  const text = readFileSync(join(import.meta.dirname, 'words', 'dev', `questions-${language}.txt`), 'utf8')
  let question = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) question = line.slice(2)
    return line === '' || line.startsWith('# ') ? [] : [[line, question] as const]
  })
}

test.each(languages)('everyday questions are heard, and orders and news are none: %s', (language) => {
  const wrong = messagesIn(language).filter(
    ([message, question]) => (findQuestion(message, language) ?? 'none') !== question,
  )
  expect(wrong).toEqual([])
})
