import type { IndexedLine, Span } from '../lines/line.ts'
import type { ReadValue } from '../facts/fields.ts'
import { isSize, type OwnDesign } from './own-designs.ts'

/** An entry of our template: "**strong**, rest", a smaller line or cell beside it, and bullets. */
export type OwnEntry = {
  strong: ReadValue | undefined
  strongParts: readonly string[]
  rest: ReadValue | undefined
  lead: ReadValue | undefined
  meta: ReadValue | undefined
  lines: readonly ReadValue[]
}

type Draft = { heading: IndexedLine[]; meta: { text: string; index: number }[]; lines: IndexedLine[][] }

/** In heights of a line; lines of one heading are closer. */
const gapOfEntry = 0.36

/** The entries of a section; undefined if a line does not follow the template. */
export function readOwnEntries(lines: readonly IndexedLine[], design: OwnDesign): OwnEntry[] | undefined {
  const drafts: Draft[] = []
  let page = 0
  for (const line of lines) {
    const kind = kindOf(line, design)
    if (!kind) return undefined
    const last = drafts.at(-1)
    const startsPage = line.page !== page
    page = line.page
    if (kind === 'text') {
      if (!last) return undefined
      addText(last, line)
      continue
    }
    const goesOn = last !== undefined && line.gapAbove < gapOfEntry && !startsPage && last.lines.length === 0
    const fits = kind === 'heading' ? last?.heading.length !== 0 && !hasOwnMetaLine(last) : true
    const entry = goesOn && fits ? last : newDraft(drafts)
    addHead(entry, line, kind, design)
  }
  return drafts.map(toEntry)
}

function newDraft(drafts: Draft[]): Draft {
  const draft: Draft = { heading: [], meta: [], lines: [] }
  drafts.push(draft)
  return draft
}

function hasOwnMetaLine(draft: Draft | undefined): boolean {
  return draft?.meta.some(({ index }) => !draft.heading.some((line) => line.index === index)) ?? false
}

function kindOf(line: IndexedLine, sizes: OwnDesign): 'heading' | 'meta' | 'text' | undefined {
  const [first] = line.spans
  if (!first) return undefined
  if (line.bullet || (isSize(first.size, sizes.text) && !first.bold)) return 'text'
  if (isSize(first.size, sizes.heading)) return 'heading'
  return isSize(first.size, sizes.meta) ? 'meta' : undefined
}

function addText(draft: Draft, line: IndexedLine): void {
  const last = draft.lines.at(-1)
  if (line.bullet || !last) draft.lines.push([line])
  else last.push(line)
}

function addHead(draft: Draft, line: IndexedLine, kind: 'heading' | 'meta', sizes: OwnDesign): void {
  const isMeta = (span: Span) => isSize(span.size, sizes.meta)
  const meta = line.spans.filter(isMeta)
  if (meta.length > 0) draft.meta.push({ text: meta.map(({ text }) => text).join(' '), index: line.index })
  if (kind === 'heading') draft.heading.push({ ...line, spans: line.spans.filter((span) => !isMeta(span)) })
}

function toEntry({ heading, meta, lines }: Draft): OwnEntry {
  const spans = heading.flatMap((line) => line.spans.map((span, at) => ({ ...span, startsLine: at === 0 })))
  const lastBold = spans.findLastIndex(({ bold }) => bold)
  const firstBold = spans.findIndex(({ bold }) => bold)
  const bold = spans.slice(Math.max(0, firstBold), lastBold + 1)
  const rest = spans.slice(lastBold + 1)
  const indexes = heading.map(({ index }) => index)
  const strong = textOf(bold).replace(rest.length > 0 ? /\s?,$/ : /$^/, '')
  const runs = bold.reduce<(typeof bold)[]>((groups, span, at) => {
    if (!span.bold) return groups
    const goesOn = at > 0 && bold[at - 1]?.bold === true
    return goesOn ? [...groups.slice(0, -1), [...(groups.at(-1) ?? []), span]] : [...groups, [span]]
  }, [])
  const strongParts = runs.length > 1 ? runs.map((run) => textOf(run).replace(/,$/, '').trim()) : []
  return {
    strong: value(strong, indexes),
    strongParts,
    lead: firstBold > 0 ? value(textOf(spans.slice(0, firstBold)).replace(/\s?,$/, ''), indexes) : undefined,
    rest: value(textOf(rest).replace(/^,\s*/, ''), indexes),
    meta: value(
      meta
        .map(({ text }) => text)
        .join(' ')
        .trim(),
      meta.map(({ index }) => index),
    ),
    lines: lines.flatMap(
      (paragraph) =>
        value(
          joinLines(paragraph),
          paragraph.map(({ index }) => index),
        ) ?? [],
    ),
  }
}

function textOf(spans: readonly (Span & { startsLine: boolean })[]): string {
  const joined = spans.reduce((text, span) => {
    const touches = span.startsLine && /[^\s][-/–—]$/u.test(text)
    return text + (text === '' || touches ? '' : ' ') + span.text
  }, '')
  return joined.trim()
}

/** The template hyphenates nothing: a hyphen, slash or dash at a line's end belongs to its word. */
export function joinLines(
  lines: readonly IndexedLine[],
  separatorBefore: (line: IndexedLine) => string = () => ' ',
): string {
  return lines.reduce((text, line) => {
    if (text === '') return line.text
    const touches = /[^\s][-/–—]$/u.test(text) || (text.endsWith('+') && line.text.startsWith('+'))
    return text + (touches ? '' : separatorBefore(line)) + line.text
  }, '')
}

function value(text: string, lines: readonly number[]): ReadValue | undefined {
  return text === '' ? undefined : { value: text, confidence: 'high', lines: [...new Set(lines)] }
}
