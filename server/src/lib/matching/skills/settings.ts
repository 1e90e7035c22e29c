import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { skillList } from './skill-list.ts'
import type { Skill } from './skill-phrases.ts'
import { findPhrase, phraseList, type PhraseList } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'

type Setting = { skill: Skill; words: PhraseList }

let settings: readonly Setting[] | undefined

/** The fields that somebody worked in, by the words of a line or the name of an employer: "14 apartment communities". */
export function settingsIn(text: string): Skill[] {
  settings ??= readSettings(join(import.meta.dirname, 'settings.tsv'))
  const words = readWords(text)
  return settings.filter((it) => findPhrase(words, it.words).length > 0).map(({ skill }) => skill)
}

function readSettings(file: string): Setting[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', words = ''] = line.split('\t')
    const skill = skillList().skills.get(name)
    if (!skill) throw new Error(`settings.tsv names a skill that no list has: ${name}`)
    return { skill, words: phraseList(words.split(' | ')) }
  })
}
