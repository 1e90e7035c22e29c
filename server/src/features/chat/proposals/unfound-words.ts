import type { ProposalChange } from '@waymark/contract/proposals.ts'
import { supportOf } from '../../../lib/facts/support.ts'
import { contentStems, stem } from '../../../lib/matching/text/stems.ts'
import { stopWords } from '../../../lib/matching/text/stop-words.ts'
import { fold, readWords } from '../../../lib/matching/text/words.ts'

/** Named to the user; more of them say nothing new. */
const mostNamed = 12

/**
 * The words and numbers of a value that a text does not have in any of their forms. Addresses and phone numbers are
 * found whole or not at all.
 */
export function findUnfoundWords(field: ProposalChange['field'], value: string, grounds: string): string[] {
  if (field === 'email' || field === 'link') return fold(grounds).includes(fold(value.trim())) ? [] : [value]
  if (field === 'phone') return digitsIn(grounds).includes(digitsIn(value)) ? [] : [value]
  const known = new Set(readWords(grounds).map(({ key }) => key))
  const stems = contentStems(grounds)
  const isKnown = (key: string) =>
    known.has(key) || stopWords.has(key) || (!/\d/.test(key) && supportOf([stem(key)], [stems]) === 1)
  const unfound = readWords(value).filter(({ key }) => !isKnown(key))
  return [...new Set(unfound.map(({ raw }) => raw))].slice(0, mostNamed)
}

const digitsIn = (text: string): string => text.replace(/\D/g, '')
