import { textOf, wholeWordEnd, type Span } from './clause-span.ts'
import { choiceIn } from './listed-choices.ts'
import { findDegrees } from './degree-levels.ts'
import type { Mention } from '../skills/find-skills.ts'
import type { Requirement } from './requirement.ts'
import { asked } from './skill-alternatives.ts'
import type { Word } from '../text/words.ts'
import { findYearCounts } from './year-counts.ts'
import { strengths } from '../skills/skill-list.ts'

/** A field of study is close behind the degree: "degree in Computer Science, Engineering or a related field". */
const fieldReach = 120
const nextRequirement =
  /[;!]|,? (?:and|with|plus|und|et|y) (?:at least |a minimum of |minimum )?(?:\d|\w+ years|experience|knowledge|(?:\w+ )?(?:licen[cs]e|führerschein|permis|carn[eé]))/i
/** Case counts, and "e.g. in" and "B.Sc." end no sentence. */
const nextSentence = /(?<!\b\p{L})[.?](?=\s*\p{Lu}\p{Ll})/u
const noDegree =
  /\b(?:high|large|great|certain|some) degree of\b|scrum masters?\b|\bmaster data\b|webmaster|masterclass|\bM&A\b|\b(?:to|can|will|must) master\b(?!['’]s)|\bmasters? (?:your|our|their|the|an?|any|new|this|these|all)\b|\bmaster of (?!arts|sciences?|business|engineering|laws?|education|public|social|philosophy|fine|health|nursing|music|commerce|divinity|accountan|finance|computer|information|architecture|applied|research|pharmacy|technology|management|international|human|library|project)|to a high degree|360 degree|level playing|\bCAP (?:de )?(?:viajeros|mercanc\w+|conductor\w*|transport\w+)|\bausbildung (?:von|der|unserer)\b|(?<!(?:abgeschlossene|eine|mit|oder|und|idealerweise) )\bpromotion\b(?! (?:in|im|oder|auf|ist|von|wünschenswert)\b)|\b(?:an|neben|mit|zu|zum|während|parallel zu|begleitend zu) (?:dein|ihr|euer)(?:em|es|en)? studiums?\b|\b(?:any|an) apprenticeship\b|\bapprenticeships? (?:available|scheme|program)/i

/** "Abgeschlossene kaufmännische Berufsausbildung": the words before it name its field. */
const farthestKind = 60
const kindOfTraining = /(?:abgeschlossene[rns]?\s+)?(?:\p{L}+e[rns]?\s+){1,2}$/iu

/** "Master's degree with a minimum of (seven years …)": what leads to the next thing that is asked for. */
const leadToNext =
  /[,\s]+(?:with|and|plus|mit|und|sowie|avec|et|con|y)(?:\s+(?:an?|une?))?(?:\s+(?:minimum|at least|mindestens|minimum de|mínimo)(?:\s+(?:of|von|de))?)?$/iu

/** "A degree in a related field": related to what the posting's title says. */
export const ofRelatedField =
  /(?<!\p{L})(?:(?:related|relevant|similar|appropriate)\s+(?:\p{L}+\s)?(?:fields?|disciplines?|subjects?|areas?|degrees?)|(?:in|im) (?:einem )?verwandte[nmrs]?|einschlägige[nmrs]?|(?:domaine|discipline|filière) (?:connexe|pertinente?|liée?|similaire)|(?:áreas?|carreras?|campos?) (?:afín|afines|relacionad[oa]s?|similar(?:es)?))(?!\p{L})/iu

export function readDegree(
  clause: string,
  words: readonly Word[],
  mentions: readonly Mention[],
): { part: Omit<Requirement, 'kind'>; span: Span } | undefined {
  const degrees = noDegree.test(clause) ? [] : findDegrees(words).filter(({ to }) => !isOccupation(words, to))
  const from = words[Math.min(...degrees.map((it) => it.from))]
  const to = words[Math.max(...degrees.map((it) => it.to)) - 1]
  if (!from || !to) return undefined
  const end = fieldEnd(clause, to.end)
  // "Computing, Software Engineering or a related degree": the last of a choice says what the others are.
  const choice = choiceIn(clause)
  const last = choice?.items.at(-1)
  const first = last && last.start <= from.start && last.end >= to.end ? choice?.start : undefined
  const field = mentions.filter((it) => it.start >= to.end && it.end <= end)
  // "Nursing degree": the field may precede it.
  const before = mentions.filter(
    (it) => it.end <= from.start && (from.start - it.end <= 3 || it.start >= (first ?? Infinity)),
  )
  // "Formation en aménagements paysagers (BP, BTSA)": the brackets say which training it may be.
  const isInBrackets = clause.slice(0, from.start).split('(').length > clause.slice(0, from.start).split(')').length
  const kind = from.key.endsWith('ausbildung')
    ? (kindOfTraining.exec(clause.slice(Math.max(0, from.start - farthestKind), from.start))?.[0].length ?? 0)
    : 0
  const start = first ?? before[0]?.start ?? from.start - kind
  const span = { start: isInBrackets ? 0 : start, end }
  const skills = [...before, ...field].filter(({ skill }) => skill.group !== strengths).map(asked)
  // In Quebec a baccalauréat in something is a bachelor's degree, in France that of a school.
  const degree = /baccalauréat (?:en|dans)\s/iu.test(clause)
    ? 3
    : degrees.toSorted((a, b) => a.level - b.level)[0]?.level
  const text = textOf(clause, span).replace(leadToNext, '')
  return { part: { text, what: 'degree', skills, ...(degree ? { degree } : {}) }, span }
}

/** "High School Mathematics Teacher", "Master Plumber": what people are called, with one word between at most. */
const isOccupation = (words: readonly Word[], to: number): boolean =>
  words.slice(to, to + 2).some(({ key }, at) => called.test(key) && (at === 0 || words[to - 1]?.after !== ','))

const called =
  /^(?:teachers?|tutors?|coach|principals?|plumbers?|technicians?|electricians?|carpenters?|mechanics?|students?|fellows?|interns?|advis[eo]rs?|craftsm[ae]n|chefs?|scheduler|stylists?|barbers?)$/

function fieldEnd(clause: string, from: number): number {
  const rest = clause.slice(from)
  const ends = [nextRequirement, nextSentence].flatMap((pattern) => pattern.exec(rest)?.index ?? [])
  const years = findYearCounts(clause).find(({ start }) => start > from)
  const end = Math.min(clause.length, from + Math.min(fieldReach, ...ends), years?.start ?? Infinity)
  return wholeWordEnd(clause, from, end)
}
