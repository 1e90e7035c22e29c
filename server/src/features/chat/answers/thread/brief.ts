import type { Block, Inline, Line } from '../../../../lib/markdown/blocks.ts'
import type { Piece } from '../ask.ts'

/** Of a list, so many entries are told in a shorter answer. */
const mostEntries = 3
/** What is hardly longer needs no shorter form. */
const worthIt = 0.85

const sentenceEnd = /[.!?…]\s?["”“»’)]*(?=\s+[\p{Lu}„“«"¿¡])/gu

/** The answer in fewer words: the first sentence of each paragraph and of the first entries. Undefined where little would go. */
export function briefOf(pieces: readonly Piece[]): Block[] | undefined {
  if (pieces.some((piece) => 'draft' in piece || 'practice' in piece || 'pending' in piece)) return undefined
  const whole = pieces.filter(isText)
  const brief = whole.map((block): Block => {
    if ('p' in block) return { p: firstSentence(block.p) }
    if ('ul' in block) return { ul: block.ul.slice(0, mostEntries).map(firstSentence) }
    return 'ol' in block ? { ol: block.ol.slice(0, mostEntries).map(firstSentence) } : block
  })
  return lengthOf(brief) < worthIt * lengthOf(whole) ? brief : undefined
}

const isText = (piece: Piece): piece is Block => 'p' in piece || 'h' in piece || 'ul' in piece || 'ol' in piece

const lengthOf = (blocks: readonly Block[]): number => JSON.stringify(blocks).length

function firstSentence(line: Line): Line {
  const runs: readonly Inline[] = typeof line === 'string' || !Array.isArray(line) ? [line as Inline] : line
  const kept: Inline[] = []
  for (const run of runs) {
    const end = typeof run === 'string' ? endOf(run) : undefined
    if (typeof run === 'string' && end !== undefined) return [...kept, run.slice(0, end)]
    kept.push(run)
  }
  return kept
}

/** Where the first sentence ends; one within an open quotation is no end. */
function endOf(text: string): number | undefined {
  return [...text.matchAll(sentenceEnd)]
    .map((found) => found.index + found[0].length)
    .find((end) => !isOpen(text.slice(0, end)))
}

const isOpen = (text: string): boolean =>
  [/„/u.test(text) ? ['„', '“'] : ['“', '”'], ['«', '»']].some(
    ([opens = '', closes = '']) => text.split(opens).length > text.split(closes).length,
  )
