import type { HeldDegree } from './held-degrees.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { yearsOf } from './dated-work.ts'
import { firstOf, missing, type Verdict } from './verdict.ts'
import { ofRelatedField } from '../posting/degree-clause.ts'
import { findSkills, findTitleSkills } from '../skills/find-skills.ts'
import { degreeStems } from '../posting/degree-levels.ts'
import { askingStems } from '../posting/posting-words.ts'
import { isLowerStep } from '../posting/degree-steps.ts'
import type { Requirement } from '../posting/requirement.ts'
import { namesComputing } from '../skills/computing-names.ts'
import { compareSkills } from '../skills/compare-skills.ts'
import { contentStems, hasStem } from '../text/stems.ts'
import { readWords } from '../text/words.ts'

const degreeWords = contentStems(
  'bachelor master degree diploma university college studium hochschulstudium abgeschlossen ausbildung berufsausbildung licence diplôme titulación grado equivalent discipline field study studies related relevant similar technical practical associate advanced undergraduate postgraduate phd doctorate completed accredited four abschluss formation niveau bac minimum recognised recognized subject preferred preferably appropriate experience professional working equivalency certificate online area staatlich anerkannt anerkannte geprüft examiniert einen einem eine exigé exigée mann frau homologado oficial título hold valid recognised bereich gesamt technischen vergleichbare ähnliche gleichwertige equivalente similar',
)
/** Half of a subject's name: "computer science" and "political science" are two subjects. */
const broadWords = contentStems(
  'engineering science sciences technology management studies systems business administration arts information design',
)
const technicalWords = contentStems(
  'computer software engineering physics mathematics chemistry biology statistics electronic electrical mechanical informatics informatik',
)
const experienceInstead =
  /\bequivalent\b[^.;]{0,40}\bexperience\b|\bexperience\b[^.;]{0,30}\bequivalent\b|\bor\b[^.;]{0,30}\bexperience\b|vergleichbare \w*erfahrung/i
/** The years meant by "or equivalent experience" without a number. */
const yearsInstead = 4
const schoolLevel = 1
const vocational = 2

/** A degree must be finished, high enough and of a named subject; if the posting says so, years of work do too. */
export function degreeVerdict(requirement: Requirement, profile: ProfileEvidence): Verdict {
  const { text, skills, degree = schoolLevel } = requirement
  const high = profile.degrees.filter(({ level }) => level >= degree)
  const named = degree === schoolLevel ? [] : subjectsOf(text)
  const subjects = named.length === 0 && namesComputing(text) ? computing : named
  const isOfField = (it: HeldDegree) =>
    subjects.length === 0 ||
    subjects.some((subject) => isSubject(subject, it.stems)) ||
    profile.skills.some(({ words, skill }) => words === it.words && skills.some(({ name }) => name === skill.name))
  // A school that names no degree but the very trade is its training.
  const isHigh = (it: HeldDegree) =>
    it.level >= degree || (it.level === 0 && degree <= vocational && subjects.length > 0)
  const fitting = profile.degrees.filter(
    (it) =>
      it.isFinished && isOfField(it) && !isLowerStep(text, it.words) && (isHigh(it) || isNamedInBrackets(text, it)),
  )
  const best = fitting.toSorted((a, b) => Number(b.level >= degree) - Number(a.level >= degree))
  if (best.length > 0) {
    const isSure = subjects.length > 0 || !ofRelatedField.test(text) || best.some((it) => isOfTitle(requirement, it))
    return { status: isSure ? 'have' : 'similar', profile: firstOf(best.map(({ words }) => words)) }
  }
  const works = experienceInstead.test(text)
    ? profile.works.filter(
        ({ stems: [title] }) => title && subjects.some((subject) => subject.some((it) => title.has(it))),
      )
    : []
  const labels = firstOf(works.map(({ label }) => label))
  if (yearsOf(works.flatMap(({ months }) => (months ? [months] : []))) >= yearsInstead)
    return { status: 'have', profile: labels }
  if (
    high.length > 0 &&
    (degree > vocational || high.some(isOfField) || isOfAnyTrade(text) || isNearTrade(requirement, profile))
  )
    return { status: 'similar', profile: firstOf(high.map(({ words }) => words)) }
  return works.length > 0 ? { status: 'similar', profile: labels } : missing
}

/** A nurse's degree is in no field related to an accountant's work; of a title that names no field nobody can tell. */
function isOfTitle({ title = '' }: Requirement, { stems, words }: HeldDegree): boolean {
  const named = findTitleSkills(title)
  const held = new Set([...findSkills(words), ...findTitleSkills(words)].map(({ skill }) => skill))
  return (
    [...contentStems(title)].some((it) => hasStem(stems, it)) ||
    named.some(({ skill }) => held.has(skill) || [...held].some((it) => it.group === skill.group))
  )
}

/** "Kaufmännische Ausbildung" is near any training; an electrician's is not near a driver's. */
const isOfAnyTrade = (text: string): boolean =>
  /kaufmänn|technisch|(?<!\p{L})handwerk|gewerblich|medizinisch|pflegerisch|sozial|pädagogisch|technical|commercial|business|administra|technique|sanitari|técnic[oa]s? en$/iu.test(
    text,
  )

const isNearTrade = ({ skills }: Requirement, profile: ProfileEvidence): boolean =>
  skills.some((asked) => profile.skills.some((held) => compareSkills(asked, held) !== 'missing'))

/** The IT of "a degree in IT" is too short for a stem. */
const computing = [...contentStems('informatique informatik informática computer computing software')].map((it) => [it])

/** "Computer Science, Statistics or a related field" names two subjects. */
function subjectsOf(text: string): string[][] {
  const parts = text.split(/[,;/()]|\b(?:or|and|in|of|oder|und|ou|et|y|o)\b/i)
  return parts
    .map((part) => [...contentStems(part)].filter((it) => !isGeneral(it)))
    .filter((subject) => subject.length > 0)
}

const isGeneral = (stem: string): boolean => degreeWords.has(stem) || degreeStems.has(stem) || askingStems.has(stem)

/** A Zahntechniker is no Techniker. */
const anyTrade = new Set(
  'techniker technikerin fachkraft helfer helferin assistent assistentin meister meisterin arbeiter arbeiterin fuhrer pfleger'.split(
    ' ',
  ),
)

/** An Elektroniker is of the Elektrohandwerk, an Elektrofachverkäufer is not. */
function isOfBranch(held: string, asked: string): boolean {
  const root = /^(\p{L}{5,})(?:handwerk|gewerbe|berufe?|branche)s?$/u.exec(asked)?.[1]
  return root !== undefined && held.startsWith(root) && !/verkauf|kauf(?:frau|mann|leut)|helfer|berater/.test(held)
}

/** "Kaufmännische Ausbildung" is that of any -kaufmann; a Feinmechaniker is a Mechaniker. */
const isOfTrade = (held: string, asked: string): boolean =>
  isOfBranch(held, asked) ||
  (asked.startsWith('kaufmann') && /kauf(?:frau|mann|leut)/.test(held)) ||
  (asked.length >= 6 && !anyTrade.has(asked) && held.endsWith(asked))

function isSubject(subject: readonly string[], held: ReadonlySet<string>): boolean {
  if (subject.includes('stem')) return [...held].some((it) => technicalWords.has(it))
  const telling = subject.filter((it) => !broadWords.has(it))
  return (telling.length > 0 ? telling : subject).every(
    (it) => hasStem(held, it) || [...held].some((stem) => isOfTrade(stem, it)),
  )
}

/** "Formation en aménagements paysagers (BP, BTSA)" names the very "BP Aménagements paysagers" that somebody has. */
function isNamedInBrackets(text: string, { words }: HeldDegree): boolean {
  const held = new Set(readWords(words).map(({ raw }) => raw))
  return [...text.matchAll(/\(([^)]{2,80})\)/g)].some(([, inner = '']) =>
    readWords(inner).some(({ raw }) => /^\p{Lu}{2,6}$/u.test(raw) && held.has(raw)),
  )
}
