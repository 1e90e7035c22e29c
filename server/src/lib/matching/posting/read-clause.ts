import { phraseAround, phraseEnd, textOf, type Span } from './clause-span.ts'
import { gradeBehind } from './certificate-grades.ts'
import { readDegree } from './degree-clause.ts'
import { findSkills, type Mention } from '../skills/find-skills.ts'
import { belongsToOthers } from '../skills/word-of-others.ts'
import type { Requirement } from './requirement.ts'
import { alternatives, asked, withKind } from './skill-alternatives.ts'
import { asksForLanguage, findSpokenLanguages, namesLanguage } from './spoken-languages.ts'
import { readWords } from '../text/words.ts'
import { findYearCounts } from './year-counts.ts'

type Part = Omit<Requirement, 'kind'>

const licences = 'Licences and certificates'
const strengths = 'Working strengths'
const mostYears = 3

/** The atomic requirements in a sentence or list item. `title` settles words that depend on the occupation. */
export function readClause(clause: string, title = ''): Part[] {
  // "Insights for sales leadership" does not ask for sales.
  const mentions = findSkills(clause, title).filter(
    ({ skill, key, end }) =>
      !skill.isActivity ||
      key.includes(' ') ||
      !(belongsToOthers(clause.slice(end)) || isCoding(key, clause.slice(end))),
  )
  return partsOf(clause, mentions, title)
}

/** "Writing backend services" is no writing. */
const isCoding = (key: string, behind: string): boolean =>
  key.startsWith('writ') &&
  /^\s+(?:[\w/+#-]+\s+){0,3}(?:services?|code|software|tests?|queries|scripts?|programs?|apis?|applications?|modules?|pipelines?|sql)\b/i.test(
    behind,
  )

/** A title asks for its skills: a sales manager does sell. */
export function readTitle(title: string): Part[] {
  return partsOf(title, findSkills(title), title)
}

function partsOf(clause: string, mentions: readonly Mention[], title: string): Part[] {
  const found: { part: Part; span: Span }[] = []
  const isFree = (span: Span) => !found.some((it) => span.start < it.span.end && span.end > it.span.start)

  const degree = readDegree(clause, readWords(clause), mentions)
  if (degree) found.push(degree)
  found.push(...readLanguages(clause).filter(({ span }) => isFree(span)))
  for (const count of findYearCounts(clause).slice(0, mostYears))
    if (isFree(count)) found.push(readYears(clause, count, mentions.filter(isFree), title))
  found.push(...alternatives(clause, mentions.filter(isFree)).map((group) => readSkills(clause, group)))
  return found.toSorted((a, b) => a.span.start - b.span.start).map(({ part }) => part)
}

function readLanguages(clause: string): { part: Part; span: Span }[] {
  const asks = asksForLanguage(clause)
  const named = findSpokenLanguages(clause).filter((it) => asks || namesLanguage(clause, it))
  return named.map(({ code, level = 0, start, end }) => ({
    part: {
      text: textOf(clause, phraseAround(clause, { start, end })),
      what: 'language',
      skills: [],
      language: { code, level },
    },
    span: { start, end },
  }))
}

/** "Experiencia mínima de 2 años": the word that says of what the years are may come first. */
const leadIn = (before: string): number => experienceOf.exec(before.slice(-farthestLead))?.[0].length ?? 0

const farthestLead = 70
const experienceOf = /(?<!\p{L})(?:experiencia|expérience|experience|(?:berufs)?erfahrung)(?!\p{L})[^,;.:()]{0,40}$/iu

/** "5 years of Python" counts for that skill; beside several skills the years belong to none of them alone. */
function readYears(
  clause: string,
  { years, start, end }: Span & { years: number },
  mentions: readonly Mention[],
  title: string,
): { part: Part; span: Span } {
  // "Python: 5 years" and "5 years of Python"; behind a comma it is another thing.
  const isNear = (it: Mention) => it.start > start || !/[,;]/.test(clause.slice(it.end, start))
  const about = mentions.filter((it) => it.skill.group !== strengths && it.skill.group !== licences && isNear(it))
  const groups = alternatives(clause, about)
  const only = groups.length === 1 ? (groups[0] ?? []) : []
  const [first, last] = [only[0], only.at(-1)]
  const span = {
    start: Math.min(start - leadIn(clause.slice(0, start)), first?.start ?? start),
    end: last && last.start > start ? last.end : phraseEnd(clause, end),
  }
  const ofSuchWork = only.length === 0 && title !== '' ? { title } : {}
  return { part: { text: textOf(clause, span), what: 'years', skills: only.map(asked), years, ...ofSuchWork }, span }
}

function readSkills(clause: string, group: readonly Mention[]): { part: Part; span: Span } {
  const [first, last] = [group[0], group.at(-1)]
  const what = first?.skill.group === licences ? 'licence' : first?.skill.group === strengths ? 'strength' : 'skill'
  const end = last?.end ?? 0
  const span = { start: first?.start ?? 0, end: end + gradeBehind(clause.slice(end)).length }
  return { part: { text: textOf(clause, span), what, skills: withKind(clause, group) }, span }
}
