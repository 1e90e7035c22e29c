import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../languages.ts'
import { findMatter } from './matters.ts'

/** Messages as people type them, under the matter that they ask about; under `# none` such as ask for no advice. */
function messagesIn(language: Language): (readonly [message: string, matter: string])[] {
  const text = readFileSync(join(import.meta.dirname, 'words', 'dev', `advice-${language}.txt`), 'utf8')
  let matter = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) matter = line.slice(2)
    return line === '' || line.startsWith('# ') ? [] : [[line, matter] as const]
  })
}

test.each(languages)('plain questions of the trade are heard, and orders and feelings are none: %s', (language) => {
  const wrong = messagesIn(language).filter(([message, matter]) => (findMatter(message, language) ?? 'none') !== matter)
  expect(wrong).toEqual([])
})
