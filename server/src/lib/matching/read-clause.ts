import { findDegrees } from './degree-levels.ts'
import { findSkills, type Mention } from './find-skills.ts'
import { hasPhrase } from './phrases.ts'
import { phrases } from './posting-words.ts'
import type { AskedSkill, Requirement } from './requirement.ts'
import { asksForLanguage, findSpokenLanguages } from './spoken-languages.ts'
import { readWords, type Word } from './words.ts'
import { findYearCounts } from './year-counts.ts'

type Part = Omit<Requirement, 'kind'>
type Span = { start: number; end: number }

const licences = 'Licences and certificates'
const strengths = 'Working strengths'
/** A field of study stands close behind the degree: "degree in Computer Science, Engineering or a related field". */
const fieldReach = 120

/** The atomic requirements that one sentence or list item holds; none where it names nothing that can be compared. */
export function readClause(clause: string): Part[] {
  const words = readWords(clause)
  const mentions = findSkills(clause)
  const taken: Span[] = []
  const isFree = (span: Span) => !taken.some((it) => span.start < it.end && span.end > it.start)
  const parts: (Part & Span)[] = []
  const add = (part: Part, span: Span) => {
    parts.push({ ...part, ...span })
    taken.push(span)
  }

  const degree = degreePart(clause, words, mentions)
  if (degree) add(degree.part, degree.span)
  for (const language of asksForLanguage(clause) ? findSpokenLanguages(clause) : []) {
    const { code, level = 0, start, end } = language
    const span = phraseAround(clause, { start, end }, /[,;()]|\b(?:and|und|et|y|or|oder|ou|o)\b/gi)
    if (isFree({ start, end }))
      add({ ...emptyPart('language', clause, span), language: { code, level } }, { start, end })
  }
  const free = mentions.filter(isFree)
  for (const { years, start, end } of findYearCounts(clause).slice(0, 3)) {
    if (!isFree({ start, end })) continue
    const about = free.filter((it) => isFree(it) && it.skill.group !== strengths && it.skill.group !== licences)
    const groups = alternatives(clause, about)
    const only = groups.length === 1 ? groups[0] : undefined
    const last = only?.at(-1)
    const span = { start, end: last && last.start > start ? last.end : endOfYears(clause, end) }
    const text = only ? { start: Math.min(start, only[0]?.start ?? start), end: span.end } : span
    add({ ...emptyPart('years', clause, text), years, skills: (only ?? []).map(asked) }, text)
  }
  for (const group of alternatives(clause, free.filter(isFree))) {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) continue
    const what = first.skill.group === licences ? 'licence' : first.skill.group === strengths ? 'strength' : 'skill'
    const span = { start: first.start, end: last.end }
    add({ ...emptyPart(what, clause, span), skills: withKind(clause, group) }, span)
  }
  return parts.toSorted((a, b) => a.start - b.start).map(({ start: _start, end: _end, ...part }) => part)
}

function emptyPart(what: Requirement['what'], clause: string, { start, end }: Span): Part {
  return { text: clause.slice(start, end).replace(/\s+/g, ' ').trim(), what, skills: [] }
}

const asked = ({ skill, key, kind }: Mention): AskedSkill => ({ name: skill.name, key, kind })

/** What stands before "such as" is the kind of thing of which the others are examples. */
function withKind(clause: string, [first, second, ...rest]: readonly Mention[]): AskedSkill[] {
  if (!first) return []
  if (!second) return [asked(first)]
  const isKind = examples.test(clause.slice(first.end, second.start))
  return [isKind ? { ...asked(first), kind: 'kind' } : asked(first), asked(second), ...rest.map(asked)]
}

const examples =
  /\b(?:such as|like|e\.?g\.?|for example|including|wie|z\. ?B\.|tel(?:le)?s? que|comme|tales como|como|por ejemplo)(?![\p{L}])/iu

/** Mentions that stand for each other ("Java, Kotlin or Scala", "clouds such as AWS") in one group, all others alone. */
function alternatives(clause: string, mentions: readonly Mention[]): Mention[][] {
  const chains: { pairs: Mention[][]; hasOr: boolean }[] = []
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1]
    const gap = previous && clause.slice(previous.end, mention.start)
    const chain = chains.at(-1)
    if (!chain || gap === undefined || !isListGap(gap)) return void chains.push({ pairs: [[mention]], hasOr: false })
    // A slash joins its two neighbours, "or" the whole list.
    if (gap.trim() === '/') chain.pairs.at(-1)?.push(mention)
    else chain.pairs.push([mention])
    chain.hasOr ||= hasPhrase(readWords(gap), phrases.or)
  })
  return chains.flatMap(({ pairs, hasOr }) => {
    const isOpen = pairs.length > 1 && orSimilar.test(clause.slice(pairs.at(-1)?.at(-1)?.end ?? 0))
    return hasOr || isOpen ? [pairs.flat()] : pairs
  })
}

const orSimilar =
  /^[\s,)]*(?:or|oder|ou|o)\s+(?:similar|equivalent|other|comparable|another|vergleichbar|ähnlich|équivalent|autre|similares)/i

function isListGap(gap: string): boolean {
  const words = readWords(gap)
  if (gap.length > 40 || words.length > 4 || /\b(?:and|und|et|y|e|sowie|with|mit|avec|con)\b|[;.]|&/i.test(gap))
    return false
  return words.length === 0 || hasPhrase(words, phrases.or)
}

function degreePart(
  clause: string,
  words: readonly Word[],
  mentions: readonly Mention[],
): { part: Part; span: Span } | undefined {
  const degrees = findDegrees(words)
  // "Bachelor's or Master's degree": the lower one is what is asked for.
  const lowest = degrees.toSorted((a, b) => a.level - b.level || a.from - b.from)[0]
  const first = degrees.toSorted((a, b) => a.from - b.from)[0]
  const last = degrees.toSorted((a, b) => b.to - a.to)[0]
  const [from, to] = [words[first?.from ?? -1], words[(last?.to ?? 0) - 1]]
  if (!lowest || !from || !to || isNoDegree(clause)) return undefined
  const reach = to.end + fieldReach
  const stop =
    /[;]|,? (?:and|with|plus|und|et|y) (?:at least |a minimum of |minimum )?(?:\d|\w+ years|experience|knowledge)/i.exec(
      clause.slice(to.end),
    )
  const limit = stop ? to.end + stop.index : reach
  const field = mentions.filter((it) => it.start >= to.end && it.end <= Math.min(reach, limit))
  const before = mentions.filter((it) => it.end <= from.start && from.start - it.end <= 3)
  const years = findYearCounts(clause).find(({ start }) => start > to.end)
  const end = Math.min(clause.length, limit, years?.start ?? clause.length, field.length > 0 ? clause.length : limit)
  const span = { start: before[0]?.start ?? from.start, end: Math.min(end, reach) }
  const trimmed = {
    start: span.start,
    end:
      span.start +
      clause
        .slice(span.start, span.end)
        .replace(/\S*$/, (tail) => (span.end < clause.length && span.end === reach ? '' : tail))
        .trimEnd().length,
  }
  const skills = [...before, ...field].filter((it) => it.skill.group !== strengths).map(asked)
  return { part: { ...emptyPart('degree', clause, trimmed), skills, degree: lowest.level }, span: trimmed }
}

/** "A high degree of autonomy", "Scrum Master" and "masters of change" are no degrees. */
function isNoDegree(clause: string): boolean {
  return /\b(?:high|large|great|certain|some) degree of\b|scrum masters?\b|\bmaster data\b|webmaster|masterclass|to a high degree|360 degree|level playing/i.test(
    clause,
  )
}

function endOfYears(clause: string, from: number): number {
  const rest = /^[^,;.()]{0,90}/.exec(clause.slice(from))?.[0] ?? ''
  return from + rest.replace(/\s\S*$/, (tail) => (rest.length === 90 ? '' : tail)).trimEnd().length
}

/** A few words around a span, up to the next comma, bracket or conjunction; a level in brackets behind it belongs to it. */
function phraseAround(clause: string, { start, end }: Span, breaks: RegExp): Span {
  const before = clause.slice(0, start)
  const cut = Math.max(0, ...[...before.matchAll(breaks)].map((match) => match.index + match[0].length))
  const level = /^\s*(?:\([^)]{1,40}\)|[-–:]\s*\w+(?:\s\w+)?)/.exec(clause.slice(end))?.[0] ?? ''
  const tail =
    level ||
    /^(?:\s(?:language|skills|proficiency|speaker|level|kenntnisse|required|courant|fluent|[abc][12])\b){1,3}/i.exec(
      clause.slice(end),
    )?.[0] ||
    ''
  return { start: Math.max(cut, start - 60), end: end + tail.length }
}
