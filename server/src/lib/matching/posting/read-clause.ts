import { isOtherSense } from './clause-senses.ts'
import { completedEnd, phraseEnd, textOf, type Span } from './clause-span.ts'
import { gradeBehind } from './certificate-grades.ts'
import { ofRelatedField, readDegree } from './degree-clause.ts'
import { findSkills, findTitleSkills, type Mention } from '../skills/find-skills.ts'
import { namesRank } from '../skills/title-ranks.ts'
import { isOwnRole, roleAround, rolesIn } from '../skills/title-roles.ts'
import { belongsToOthers, isOccupation } from '../skills/word-of-others.ts'
import { choiceIn } from './listed-choices.ts'
import { phrases } from './posting-words.ts'
import type { Requirement } from './requirement.ts'
import { objectBehind } from './work-object.ts'
import { alternatives, asked, withKind } from './skill-alternatives.ts'
import { askedLanguages } from './asked-languages.ts'
import { hasPhrase } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'
import { findYearCounts } from './year-counts.ts'
import { licences, strengths } from '../skills/skill-list.ts'

export type Part = Omit<Requirement, 'kind'>

const mostYears = 3

/** The atomic requirements in a sentence or list item. `title` settles words that depend on the occupation. */
export function readClause(clause: string, title = ''): Part[] {
  return readParts(clause, title).map(({ part }) => part)
}

/** The same with the place of each in the clause. */
export function readParts(clause: string, title = ''): { part: Part; span: Span }[] {
  // "Insights for sales leadership" does not ask for sales.
  const found = findSkills(clause, title)
  const mentions = found.filter(
    ({ skill, key, start, end }, at) =>
      !isDenied(clause, found, at) &&
      !isOtherSense(key, clause.slice(0, start), clause.slice(end), title) &&
      (!skill.isActivity || key.includes(' ') || !belongsToOthers(clause.slice(end))),
  )
  const trades = tradesIn(clause).filter(({ start, end }) => !mentions.some((it) => it.start < end && it.end > start))
  return partsOf(
    clause,
    [...mentions, ...trades].toSorted((a, b) => a.start - b.start),
    title,
  )
}

/** "Not call centre statistics" asks for neither of the two. */
function isDenied(clause: string, found: readonly Mention[], at: number): boolean {
  const mention = found[at]
  if (!mention) return false
  if (/(?<!\p{L})(?:not|nicht|kein\p{L}*|pas d[eu']|no)\s+$/iu.test(clause.slice(0, mention.start))) return true
  const previous = found[at - 1]
  return (
    previous !== undefined && /^\s$/.test(clause.slice(previous.end, mention.start)) && isDenied(clause, found, at - 1)
  )
}

/** A title asks for its skills: a sales manager does sell. */
export function readTitle(title: string): Part[] {
  const mentions = findTitleSkills(title).filter((it, at, all) => !isQualifier(title, it, all[at + 1]))
  return alternatives(title, mentions).map((group) => {
    const { part, span } = readSkills(title, group)
    const role = group.every(isField) ? roleAround(title, span) : undefined
    if (group.every(({ text }) => isOwnRole(text))) return { ...part, role: true }
    return role ? { ...part, text: textOf(title, role), role: true } : part
  })
}

/** "Maintenance Electrician" is one trade; in "Python Developer" both are asked for. */
const isQualifier = (title: string, mention: Mention, next: Mention | undefined): boolean =>
  next !== undefined && isField(mention) && isOccupation(next.text) && /^\s$/.test(title.slice(mention.end, next.start))

/** HR, warehouse: a kind of work in which people are many things. A trade says it already, and a tool is asked for by itself. */
const isField = ({ skill, text }: Mention): boolean =>
  !skill.isComputing && !isOccupation(text) && !namesRank(text) && rolesIn(text).size === 0

function partsOf(clause: string, mentions: readonly Mention[], title: string): { part: Part; span: Span }[] {
  const found: { part: Part; span: Span }[] = []
  const isFree = (span: Span) => !found.some((it) => span.start < it.span.end && span.end > it.span.start)

  const degree = readDegree(clause, readWords(clause), mentions)
  if (degree && title !== '' && ofRelatedField.test(degree.part.text)) degree.part.title = title
  if (degree) found.push(degree)
  found.push(...askedLanguages(clause).filter(({ span }) => isFree(span)))
  const counts = findYearCounts(clause).slice(0, mostYears)
  for (const [at, count] of counts.entries())
    if (count.years > 0 && isFree(count)) {
      const own = ownPart(clause, counts[at + 1]?.start)
      const about = mentions.filter((it) => isFree(it) && it.end <= own.length)
      const years = readYears(own, count, about, title, at === 0)
      // "A degree, or five years in logistics": the years are another way to meet the same requirement.
      if (degree && joinsAlternative.test(clause.slice(0, count.start)) && years.span.start > degree.span.start)
        widen(degree, clause, years.span, title)
      else if (degree && count.start < degree.span.start && orDegree.test(clause.slice(count.end, degree.span.start)))
        widen(degree, clause, years.span, title)
      else found.push(years)
    }
  found.push(...readGroups(clause, mentions.filter(isFree), isFree))
  return found.toSorted((a, b) => a.span.start - b.span.start)
}

/** "Six years in logistics and two of leading": the second number begins another thing, unless it is an alternative. */
function ownPart(clause: string, next = clause.length): string {
  const own = clause.slice(0, next)
  return joinsAlternative.test(own) ? clause : own.replace(leadsToNext, '')
}

const leadsToNext =
  /[\s,;(]+(?:(?:and|plus|with|including|und|davon|sowie|et|dont|y)\s+)?(?:must have\s+)?(?:(?:at least|mindestens|au moins|al menos|a minimum of|minimum)\s+)?$/iu

const joinsAlternative =
  /(?<!\p{L})(?:or|oder|bzw\.|ou|o)\s+(?:(?:at least|a minimum of|mindestens|au moins|al menos)\s+)?$/iu

/** "Two years in accounting, or a degree": the same the other way about. */
const orDegree = /(?<!\p{L})(?:or|oder|bzw\.|ou|o)\s+(?:(?:an?|the|eine?n?|une?|un)\s+)?(?:\p{L}+\s+)?$/iu

function widen(degree: { part: Part; span: Span }, clause: string, { start, end }: Span, title: string): void {
  if (title !== '') degree.part.title = title
  degree.span.start = Math.min(degree.span.start, start)
  degree.span.end = Math.max(degree.span.end, end)
  degree.part.text = textOf(clause, degree.span)
}

/** "Experiencia mínima de 2 años": the word that says of what the years are may come first. */
const leadIn = (before: string): number => experienceOf.exec(before.slice(-farthestLead))?.[0].length ?? 0

const farthestLead = 90
const experienceOf =
  /(?<!\p{L})(?:experiencia|expérience|experience|(?:berufs)?erfahrung)(?!\p{L})[^,;.:()]{0,60}[(\s]?[+≥]?\s*$/iu

/** "5 years of Python" counts for that skill, "of sales and marketing" for each of the two. */
function readYears(
  clause: string,
  { years, start, end }: Span & { years: number },
  mentions: readonly Mention[],
  title: string,
  isFirst: boolean,
): { part: Part; span: Span } {
  // "Python: 5 years" and "5 years of Python"; behind a comma it is another thing.
  const isNear = (it: Mention) => it.start > start || !/[,;]/.test(clause.slice(it.end, start))
  const about = mentions.filter((it) => it.skill.group !== strengths && it.skill.group !== licences && isNear(it))
  const from = end + (/^\s*\([^()]{0,40}\)/.exec(clause.slice(end))?.[0].length ?? 0)
  const list = listBehind(clause, from)
  const reach = list?.end ?? workEnd(clause, from)
  const found = alternatives(clause, about)
  const lead = isFirst ? leadIn(clause.slice(0, start)) : 0
  const between = (from: number) => found.filter(([it]) => it && it.start >= from && it.end <= reach)
  // "Experience as a software engineer (5 years)" says of what before it says how long.
  const behind = between(start)
  const within = found.length === 1 ? found : behind.length > 0 ? behind : between(start - lead)
  const groups = list ? joinedInList(list, within) : joinedByOr(clause, within)
  const skills = groups.flat()
  const [first, last] = [skills[0], skills.at(-1)]
  const span = {
    start: Math.min(start - lead, first?.start ?? start),
    end: completedEnd(clause, !list && groups.length === 1 && last && last.start > start ? last.end : reach),
  }
  const ofSuchWork = skills.length === 0 && title !== '' ? { title } : {}
  const each = groups.length > 1 ? { each: groups.map((group) => group.map(asked)) } : {}
  const text = textOf(clause, span).replace(ofFollowing, '')
  return { part: { text, what: 'years', skills: skills.map(asked), years, ...each, ...ofSuchWork }, span }
}

/** "Three years of experience with the following:" says of what below. */
const ofFollowing =
  /\s+(?:with|in|of|mit|in den|dans|avec|en|con)\s+(?:(?:the|any of the|all of the|one or more of the|some of the|folgenden?|les|los|las)\s*)(?:following|suivant\p{L}*|domaines suivants|siguientes|bereichen)?(?:\s+(?:areas?|fields?|skills?|technologies|bereichen|domaines|áreas))?\s*:?\s*$/iu

/** "Food or pharmaceutical production": a choice stays one where some of its words are in no list. */
function joinedByOr(clause: string, groups: readonly Mention[][]): Mention[][] {
  return groups.reduce<Mention[][]>((joined, group) => {
    const before = joined.at(-1)
    const gap = before && clause.slice(before.at(-1)?.end, group[0]?.start)
    return before && gap !== undefined && hasPhrase(readWords(gap), phrases.or)
      ? [...joined.slice(0, -1), [...before, ...group]]
      : [...joined, group]
  }, [])
}

/** "Three years in ports, ferries or airports": where the list is. */
function listBehind(clause: string, from: number): Span | undefined {
  const choice = choiceIn(clause.slice(from))
  const isNear = choice?.items[0] !== undefined && from + choice.items[0].start <= phraseEnd(clause, from)
  return isNear ? { start: from + choice.start, end: from + (choice.items.at(-1)?.end ?? 0) } : undefined
}

/** "Years of development in Java, Kotlin or Scala" are of development, and of one of the three. */
function joinedInList(list: Span, groups: readonly Mention[][]): Mention[][] {
  const isIn = ([it]: readonly Mention[]) => it !== undefined && it.start >= list.start && it.end <= list.end
  return [...groups.filter((it) => !isIn(it)), groups.filter(isIn).flat()].filter((it) => it.length > 0)
}

/** "5 years designing, building and running services" goes on behind its commas. */
function workEnd(clause: string, from: number): number {
  const end = phraseEnd(clause, from)
  const next = /^,\s(?=\p{L}+ing[\s,])/u.exec(clause.slice(end))
  return next && /\p{L}ing$/u.test(clause.slice(from, end)) ? workEnd(clause, end + next[0].length) : end
}

/** "Experience as a bookkeeper": what people are called names their work only there. */
function tradesIn(clause: string): Mention[] {
  const lead = asTrade.exec(clause)
  if (!lead) return []
  const from = lead.index + lead[0].length
  const called = clause.slice(from, from + farthestTrade)
  const found = findTitleSkills(called)
  // "As an office manager or executive assistant"
  const isNext = (it: Mention, at: number) => {
    const before = found[at - 1]
    return before ? orBetween.test(called.slice(before.end, it.start)) : it.start <= farthestBefore
  }
  const last = found.findIndex((it, at) => !isNext(it, at))
  return found
    .slice(0, last < 0 ? undefined : last)
    .map((it) => ({ ...it, start: it.start + from, end: it.end + from }))
}

const orBetween = /^\s*(?:[,/]|,?\s(?:or|oder|ou|o))\s*(?:(?:an?|une?|un|una)\s)?$/iu

const farthestTrade = 60
/** "As a senior bookkeeper". */
const farthestBefore = 15
const asTrade =
  /(?:experience|experienced|worked|years?|jahre|ans|años|erfahrung|tätigkeit|expérience|experiencia)\s(?:[^,;.]{0,30}?(?<!\p{L}))?(?:as an?|als|en tant que?|comme|como|de)\s+/iu

/** Alternatives together, also where no list of skills has some of them: "logistics, ferries or airports". */
function readGroups(clause: string, mentions: readonly Mention[], isFree: (span: Span) => boolean) {
  const choice = choiceIn(clause)
  const isOwn = choice?.items.every(isFree) === true
  const list = isOwn ? { start: choice.start, end: choice.items.at(-1)?.end ?? 0 } : { start: 0, end: 0 }
  const inList = mentions.filter(
    ({ skill, start, end }) => start >= list.start && end <= list.end && skill.group !== strengths,
  )
  const others = mentions.filter((it) => !inList.includes(it))
  const groups = alternatives(clause, others).map((group) => readSkills(clause, group))
  return inList.length === 0
    ? groups
    : [...groups, { part: { ...readSkills(clause, inList).part, text: textOf(clause, list) }, span: list }]
}

function readSkills(clause: string, group: readonly Mention[]): { part: Part; span: Span } {
  const [first, last] = [group[0], group.at(-1)]
  const what = first?.skill.group === licences ? 'licence' : first?.skill.group === strengths ? 'strength' : 'skill'
  const end = last?.end ?? 0
  const isWork = group.length === 1 && what === 'skill' && first?.skill.isActivity === true && ofObjects.has(first.key)
  const object = isWork ? objectBehind(clause, end) : ''
  const span = {
    start: first?.start ?? 0,
    end: completedEnd(clause, end + (object.length || gradeBehind(clause.slice(end)).length)),
  }
  const own = { text: textOf(clause, span), what, skills: withKind(clause, group) } as const
  return { part: object === '' ? own : { ...own, object: object.trim() }, span }
}

/** What is done with such different things that the word alone says little. */
const ofObjects = new Set(
  'writing editing drawing planning scheduling reporting interviewing testing translating coaching'.split(' '),
)
