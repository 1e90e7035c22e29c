import type { Span } from './clause-span.ts'
import { languageText } from './language-text.ts'
import type { Requirement } from './requirement.ts'
import { asksForLanguage, findSpokenLanguages, namesLanguage, type SpokenLanguage } from './spoken-languages.ts'

type Asked = { part: Omit<Requirement, 'kind'>; span: Span }

/** The languages that a clause asks for, each with its place in it; of "French or German" one is enough. */
export function askedLanguages(clause: string): Asked[] {
  const asks = asksForLanguage(clause)
  const all = findSpokenLanguages(clause)
  const named = all.filter((it, at) => asks || namesLanguage(clause, it) || isBeforeNamed(clause, all, at))
  return choicesIn(clause, named).map((choice) => askedOf(clause, choice))
}

/** "Writing skills in Armenian, Russian and English" ask for the first as well as for the others. */
function isBeforeNamed(clause: string, all: readonly Span[], at: number): boolean {
  const [own, next] = [all[at], all[at + 1]]
  const isJoined =
    own &&
    next &&
    /^\s*(?:,|[,/]?\s*(?:and|or|und|oder|et|ou|y|e|o)(?!\p{L}))\s*$/iu.test(clause.slice(own.end, next.start))
  return next !== undefined && isJoined === true && (namesLanguage(clause, next) || isBeforeNamed(clause, all, at + 1))
}

type Choice = [SpokenLanguage, ...SpokenLanguage[]]

/** Commas belong to the "or" behind them: "French, German or Dutch". */
function choicesIn(clause: string, [first, ...others]: readonly SpokenLanguage[]): Choice[] {
  if (!first) return []
  const gaps = others.map((it, at) => clause.slice((at > 0 ? others[at - 1] : first)?.end, it.start))
  const lastOr = gaps.findIndex((gap) => or.test(gap))
  const isList = lastOr >= 0 && gaps.slice(0, lastOr).every((gap) => comma.test(gap))
  const count = isList ? lastOr + 1 : 0
  return [[first, ...others.slice(0, count)], ...choicesIn(clause, others.slice(count))]
}

const comma = /^\s*,\s*$/u
const or = /^\s*(?:\([^()]*\)\s*)?,?\s*(?:and\/or|und\/oder|et\/ou|y\/o|or|oder|bzw\.|ou|o)\s+$/iu

function askedOf(clause: string, choice: Choice): Asked {
  const [{ code, level = 0 }, ...others] = choice
  const [start, end] = [choice[0].start, (choice.at(-1) ?? choice[0]).end]
  const texts = choice.map((it, at) => {
    const before = choice[at - 1]
    // What stands between the two, such as "(B2)", belongs to the text of the first.
    const joint = before
      ? (/(?:,|(?<!\p{L})\p{L}+(?:\/\p{L}+)?\.?)\s*$/u.exec(clause.slice(before.end, it.start))?.[0] ?? '')
      : ''
    return `${joint.startsWith(',') || joint === '' ? '' : ' '}${joint}${languageText(clause, it)}`
  })
  return {
    part: {
      text: texts.join(''),
      what: 'language',
      skills: [],
      language: { code, level },
      ...(others.length > 0 && { orLanguages: others.map((it) => ({ code: it.code, level: it.level ?? 0 })) }),
    },
    span: { start, end },
  }
}
