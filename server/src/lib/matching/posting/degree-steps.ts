import degrees from './degrees.json' with { type: 'json' }
import { findPhrase, phraseList } from '../text/phrases.ts'
import { readWords, type Word } from '../text/words.ts'

/** Vocational training of one country, lowest first: CAP, bac pro, BTS; CFGM, CFGS; journeyman, master craftsman. */
const ladders = degrees.ladders.map((steps) => steps.map(phraseList))
/** In lower case these are words of every day ("but", "cap"). */
const abbreviations = new Set(['cap', 'bep', 'bp', 'bt', 'but', 'bts', 'btsa', 'dut'])

/** True if the held training is of a lower step than the lowest that is asked for. */
export function isLowerStep(asked: string, held: string): boolean {
  const [wanted, had] = [readWords(asked), readWords(held)]
  return ladders.some((steps) => {
    const [least] = stepsIn(steps, wanted)
    const most = stepsIn(steps, had).at(-1)
    return least !== undefined && most !== undefined && most < least
  })
}

function stepsIn(steps: readonly ReturnType<typeof phraseList>[], words: readonly Word[]): number[] {
  return steps.flatMap((names, step) =>
    findPhrase(words, names).some(({ from }) => isName(words[from])) ? [step] : [],
  )
}

const isName = (word: Word | undefined): boolean =>
  word !== undefined && (!abbreviations.has(word.key) || word.raw === word.raw.toUpperCase())
