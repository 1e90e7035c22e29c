import informal from './informal-words.json' with { type: 'json' }

/** In relation to a line's rank, some -1 to 4. */
const [ofInformal, ofFragment] = [1.5, 1]

const informalWord = new RegExp(`(?<!\\p{L})(?:${informal.words.join('|')})(?!\\p{L})`, 'iu')
/** "Run the reach truck, 120+ pallets a shift": notes behind a comma. */
const noteBehind = /,\s(?:\d[\d.,]*\+?|\p{L}+ed \d+)\s[^,]*$/u

/** What a line loses beside another one because it is written as people talk, or as notes. */
export const looseness = (text: string): number =>
  (informalWord.test(text) ? ofInformal : 0) + (noteBehind.test(text) ? ofFragment : 0)
