import { beginsWithPhrase } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'
import type { Span } from './clause-span.ts'
import { phrases } from './posting-words.ts'

const mostChunks = 12
const longestChunk = 4
/** The first thing stands behind words that ask for it: "Proven experience with Google Docs". */
const longestFirst = 9
const separator = /[,;](?![^(]*\))\s*/
const conjunction = /(?<!\p{L})(?:and|und|et|y|e|sowie|&)\s+/iu
const choice = /(?<!\p{L})(?:or|oder|ou|o|bzw|such as|like|wie|comme|como|including|e\.g)(?!\p{L})/iu

/**
 * What a list names beside the skills found in it, at `spans`: the budgets of "Excel, spreadsheets and budgets". Empty
 * for prose, for a choice, and for a list of which nothing was found.
 */
export function thingsBeside(text: string, spans: readonly Span[]): string[] {
  if (spans.length === 0 || choice.test(text) || toDo.test(text)) return []
  const chunks = chunksOf(text, spans)
  const [first, ...others] = chunks
  if (!first || others.length === 0 || wordsIn(first.text) > longestFirst) return []
  const isLed = isAsking(first.text)
  const named = isLed ? others : chunks
  const isList = named.every(({ text: it }) => wordsIn(it) <= longestChunk && !startsWithin.test(it))
  return isList && (isLed || named.some((it) => isWhole(it, spans)))
    ? named.filter((it) => !isFound(it, spans)).map((it) => it.text)
    : []
}

/** "Ability to operate and understand readouts" names no two things. */
const toDo =
  /^(?:(?:the |an? )?abilit(?:y|ies)|able|capacity|capable|in der lage|fähigkeit|capacité|capable|capacidad|capaz)\s/iu

/** "Not call centre statistics", "d. h. Praxis", "in a team", "driving growth" are parts of a sentence. */
const startsWithin =
  /^(?:not|no|nicht|kein\p{L}*|ni|sans|sin|d\. ?h|z\. ?b|i\.e|e\.g|etc|in|on|at|to|for|with|by|as|auf|im|bei|für|zur?|zum|pour|dans|en|por|para|con|que|who|which|that|die|der|das|our|your|the|an?|\p{L}+ing)(?!\p{L})/iu

function isAsking(text: string): boolean {
  const words = readWords(text)
  return [phrases.knowledge, phrases.opener, phrases.having].some((list) => beginsWithPhrase(words, list))
}

/** A chunk that is nothing but the name: the sterilisation of "chairside assistance, sterilisation, recall". */
const isWhole = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start <= start && span.end >= end)

type Chunk = Span & { text: string }

function chunksOf(text: string, spans: readonly Span[]): Chunk[] {
  const chunks: Chunk[] = []
  let from = 0
  for (const part of text.split(separator).slice(0, mostChunks)) {
    const start = text.indexOf(part, from)
    from = start + part.length
    chunks.push(...parted({ text: part, start, end: from }, spans))
  }
  return chunks.filter((it) => it.text !== '')
}

/** "Spreadsheets and budgets" are two where one of them was found, "food and drinks" may be one. */
function parted(chunk: Chunk, spans: readonly Span[]): Chunk[] {
  const joint = conjunction.exec(chunk.text)
  if (!joint) return [trimmed(chunk)]
  const halves = [
    { text: chunk.text.slice(0, joint.index), start: chunk.start, end: chunk.start + joint.index },
    {
      text: chunk.text.slice(joint.index + joint[0].length),
      start: chunk.start + joint.index + joint[0].length,
      end: chunk.end,
    },
  ].map(trimmed)
  const isFirst = halves[0]?.text === ''
  return isFirst || halves.some((half) => isWhole(half, spans) || spans.some(({ end }) => end === half.end))
    ? halves
    : [trimmed(chunk)]
}

function trimmed({ text, start, end }: Chunk): Chunk {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0
  const own = text.trim().replace(/[.:]+$/, '')
  return { text: own, start: start + lead, end: Math.min(end, start + lead + own.length) }
}

const isFound = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start < end && span.end > start)

const wordsIn = (text: string): number => text.split(/\s+/).length
