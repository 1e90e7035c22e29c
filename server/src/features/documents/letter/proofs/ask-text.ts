import { isShown, specificSkills } from './shown-skills.ts'
import { asked } from '../../../../lib/matching/posting/skill-alternatives.ts'
import type { Proof } from './proof.ts'

const longest = 100
const ofYears = /\d\s*\+?\s*(?:years?|jahre?n?|ans|années|años)\b|\d\s*(?:-|–|to|bis|à|a)\s*\d/iu

/** What a row answers, in the posting's words: the lines that ask, one after the other while they are short. */
export function askText(proof: Proof): string {
  const kept: string[] = []
  for (const text of wordsOf(proof)) {
    const includes = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase())
    const shorter = kept.findIndex((it) => includes(text, it))
    if (shorter >= 0 && [...kept.toSpliced(shorter, 1), text].join('; ').length <= longest) kept[shorter] = text
    else if (
      !kept.some((it) => includes(it, text)) &&
      (kept.length === 0 || [...kept, text].join('; ').length <= longest)
    )
      kept.push(text)
  }
  return withoutTornBracket(kept.join('; '))
}

/** "Englisch in Wort und Schrift (mind" was cut at the full stop of "mind. B1". */
const withoutTornBracket = (text: string): string =>
  text.lastIndexOf('(') > text.lastIndexOf(')') ? text.slice(0, text.lastIndexOf('(')).trimEnd() : text

/** Whole lines where there are any: a word of running text says less. */
function wordsOf(proof: Proof): string[] {
  const whole = proof.asks.filter(({ isLine, text }) => isLine && !(proof.kind === 'line' && ofYears.test(text)))
  return (whole.length > 0 ? whole : proof.asks).map((ask) => wordsFor(proof, ask.text))
}

/** "10+ years of Java" is not answered by a line about Java: then only the skill is named. */
function wordsFor({ kind, skills = [] }: Proof, text: string): string {
  if (kind !== 'line' || !ofYears.test(text)) return text
  const shown = specificSkills(text).filter((mention) => isShown([asked(mention)], skills))
  return shown.length === 0 ? text : shown.map((mention) => mention.text).join(', ')
}
