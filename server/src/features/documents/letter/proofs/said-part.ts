import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import type { Candidate } from './proof.ts'
import { isSaidIn, namedOf } from './shown-skills.ts'
import { standingAlone } from './part-form.ts'
import { familiesIn } from './word-families.ts'

const joint = /\s(?:and|und|sowie|et|y|e)\s|[,;]\s(?:(?:and|und|et|y)\s)?/giu
/** "Support", "prepare": a part of nothing else asks for nothing of its own; "benefits systems" does. */
const [leastTelling, fewestWords] = [2, 2]

type Part = { start: number; end: number }

/**
 * What a line of work answers of "Knowledge of benefits and of mental health": the parts of the ask beside one another
 * that the line is about, empty where they say nothing alone. The rest beside it would claim what the line does not say.
 */
export function saidPart(answer: Candidate): string {
  const { text } = answer.ask
  const parts = partsOf(answer)
  const areSaid = parts.map((part) => isSaid(text.slice(part.start, part.end), answer))
  if (areSaid.every((it) => it !== false)) return text
  const first = areSaid.indexOf(true)
  if (first < 0) return text
  const next = areSaid.indexOf(false, first)
  const last = next < 0 ? parts.length - 1 : next - 1
  const said = text.slice(parts[first]?.start, parts[last]?.end).trim()
  return first === 0 ? said : standingAlone(said)
}

/** Cut at commas and conjunctions, but within no name: "health and safety". */
function partsOf({ ask: { text, named } }: Candidate): Part[] {
  const names = named
    .flat()
    .map((it) => ({ start: text.indexOf(it.text), end: text.indexOf(it.text) + it.text.length }))
  const cuts = [...text.matchAll(joint)]
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
    .filter((cut) => !names.some((it) => it.start >= 0 && it.start < cut.start && it.end > cut.end))
  return [0, ...cuts.map(({ end }) => end)].map((start, at) => ({ start, end: cuts[at]?.start ?? text.length }))
}

/** Undefined for a part that names nothing of its own. */
function isSaid(part: string, { ask, bring, skills = [] }: Candidate): boolean | undefined {
  const own = familiesIn(bring.text)
  const families = familiesIn(part)
  const groups = ask.named.filter((group) => group.some(({ text }) => part.includes(text)))
  if (groups.some((group) => namedOf(group, skills).length > 0 || isSaidIn(group, own))) return true
  if ([...families.keys()].some((it) => own.has(it))) return true
  const isTelling =
    groups.length > 0 ||
    ask.requirements.some(({ what, text }) => what === 'skill' && part.toLowerCase().includes(text.toLowerCase())) ||
    families.size >= fewestWords ||
    [...families.values()].some((stem) => tellingness(stem) >= leastTelling)
  return isTelling ? false : undefined
}
