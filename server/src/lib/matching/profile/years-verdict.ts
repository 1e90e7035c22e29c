import { yearsOf } from './dated-work.ts'
import { aidStems } from './employer-kinds.ts'
import type { HeldSkill, ProfileEvidence } from './profile-evidence.ts'
import type { Work } from './works.ts'
import { atMostSimilar, better, firstOf, missing, type Verdict } from './verdict.ts'
import { choiceIn } from '../posting/listed-choices.ts'
import type { Requirement } from '../posting/requirement.ts'
import { uncounted } from '../posting/year-counts.ts'
import { findSkills, findTitleSkills } from '../skills/find-skills.ts'
import { skillList } from '../skills/skill-list.ts'
import type { Skill } from '../skills/skill-phrases.ts'
import { isLearning } from '../skills/learners.ts'
import { isOccupation } from '../skills/word-of-others.ts'
import { namesComputing } from '../skills/computing-names.ts'
import { compareSkills } from '../skills/compare-skills.ts'
import { namesRank } from '../skills/title-ranks.ts'
import { contentStems, hasStem, isDerived, isInflected, orderedStems } from '../text/stems.ts'

const generalWords = contentStems(
  'client clients klienten bewohner patient patients patienten resident residents usuarios postqualification postqualified post-qualification post-qualified pqe postqualifying hands-on relevant facing oriented background role roles supervised verifiable documented progressively increasingly senior-level entry-level nachgewiesene nachgewiesener nachweislich directly direct closely combination professional commercial practical proven progressive hands-on industry industrial similar relevant related previous post postgraduate graduate qualification qualified equivalent overall total full-time paid berufserfahrung berufspraxis erfahrung einschlägig mehrjährig mehrjährige mehrjähriger several many plusieurs années varios expérience professionnelle similaire experiencia laboral profesional similar demonstrated solid recent prior position environment background least preferred internship internships employment working hands strong area areas using field years jahre ans años minimum comparable one two three four five six seven eight nine ten zwei drei vier fünf sechs sieben acht neun zehn deux trois quatre cinq sept huit neuf dix dos tres cuatro cinco seis siete ocho nueve diez un une uno una deux mois meses monate months month minimum mínimo mínima minimale menos como comme als contrastada probada nachweisbare justifiée confirmée significative réussie menos moins mindestens wenigstens gute gut sólida sólide solide bonne exigée requise idéalement previa demostrable acreditada poste postes puesto puestos stelle position positionen funktion tätigkeit bereich umfeld entorno entornos environnement domaine secteur sector branche mehr plus registration adaptation adaption preceptorship entreprise entreprises cabinet cabinets agence betrieb betrieben unternehmen empresa empresas company companies firm organisation organization vergleichbar vergleichbaren ähnlichen ähnlicher entsprechende',
)
const ofThisKind = /similar|relevant|related|comparable|einschlägig|vergleichbar|ähnlich|similaire|équivalent/i
/** "10+ years of experience with" continues in a list of several things. */
const isCut = /\b(?:with|in|of|as|and|or|the|a|mit|in der|als|de|en|con)$/i
const namesExperience = /experien|erfahr|expérien|praxis|practice|working|worked|employment|tätig/i
/** Words of titles that do not tell a trade. */
const rankWords = contentStems(
  'management senior junior lead head chief officer manager assistant specialist associate coordinator director executive representative consultant expert intern trainee staff stellvertretende stellvertretender stellvertretendes stellvertretung leitung leiter leiterin teamleitung responsable adjoint adjointe confirmé débutant encargado encargada deputy',
)

/** Years count in dated jobs that show the skill or field; the skill without the years is similar. */
export function yearsVerdict(
  requirement: Requirement,
  profile: ProfileEvidence,
  skillVerdict: (requirement: Requirement, held: readonly HeldSkill[]) => Verdict,
): Verdict {
  const { skills, years = 0 } = requirement
  const shown =
    skills.length > 0
      ? [...new Set([...worksWith(skills, profile), ...worksOfUnlisted(requirement, profile.works)])]
      : namesComputing(requirement.text)
        ? worksIn(profile)
        : worksAbout(requirement, profile.works)
  if (shown.length === 0) {
    const named =
      skills.length === 0 ? missing : atMostSimilar(skillVerdict(requirement, profile.skills.filter(isNoPaper)))
    return [named, coreVerdict, placedVerdict, unjudgedVerdict]
      .map((it) => (typeof it === 'function' ? it(requirement, profile) : it))
      .reduce(better)
  }
  const isLong = (works: readonly Work[]) => yearsOf(works.flatMap(({ months }) => (months ? [months] : []))) >= years
  // A teacher who kept the school's page was no year in IT.
  const counted =
    skills.length === 0 && namesComputing(requirement.text)
      ? shown.filter((work) => isOfComputing(work, profile))
      : shown.filter((work) => !isMerelySaid(requirement, work, profile) && !isBeside(requirement, work, profile))
  const isEnough =
    counted.length > 0 && (requirement.each?.every((group) => isLong(worksWith(group, profile))) ?? isLong(counted))
  const isSure = skills.length > 0 ? isWholeField(requirement, shown) : isSureField(requirement, shown)
  const isLearnt = shown.every(({ title }) => isLearning(title)) && !isLearning(requirement.text)
  return {
    status: isEnough && isSure && !isLearnt ? 'have' : 'similar',
    profile: firstOf(shown.map(({ label }) => label)),
  }
}

/**
 * "Three years of creating social content for a consumer brand (in-house or agency)": a job whose title names the work is
 * similar, wherever it was done.
 */
function coreVerdict({ text }: Requirement, { works }: ProfileEvidence): Verdict {
  const core = whereDone.exec(text)?.[1] ?? ''
  const asked = fieldOf(core)
  if (asked.length < fewestCoreWords) return missing
  const like = works.filter(({ stems: [own] }) => own && asked.every((words) => words.some((it) => isSaid(it, own))))
  return like.length === 0 ? missing : { status: 'similar', profile: firstOf(like.map(({ label }) => label)) }
}

/** "Three years in a busy kitchen" of a chef: years as a chef are similar where no line says in what kitchen. */
function placedVerdict({ text, skills, title = '', years = 0 }: Requirement, { works }: ProfileEvidence): Verdict {
  const like = skills.length === 0 && isPlaced.test(text) ? works.filter((work) => isSameTrade(title, [work])) : []
  const total = yearsOf(like.flatMap(({ months }) => (months ? [months] : [])))
  return like.length > 0 && total >= years
    ? { status: 'similar', profile: firstOf(like.map(({ label }) => label)) }
    : missing
}

const isPlaced =
  /(?<!\p{L})(?:in|within|at|on|im|in der|bei|auf|dans|chez|sur|en)\s(?:an?|the|our|similar|einem|einer|der|une?|la|le|los|las)?\s?\p{L}/iu

/**
 * "Six years of relevant experience" of a manager: whether many years of leading under titles of no known trade are of it,
 * nobody can tell. Of a surgeon they are not.
 */
function unjudgedVerdict({ text, skills, title = '', years = 0 }: Requirement, { works }: ProfileEvidence): Verdict {
  const isOpen = skills.length === 0 && ofThisKind.test(text) && fieldOf(text).length === 0
  const untold = works.filter(({ title: own }) => namesRank(own) && tradesOf(own).length === 0 && !isLearning(own))
  const total = yearsOf(untold.flatMap(({ months }) => (months ? [months] : [])))
  return isOpen && namesRank(title) && total >= Math.max(years, 1)
    ? { status: 'similar', profile: firstOf(untold.map(({ label }) => label)) }
    : missing
}

const fewestCoreWords = 2
const whereDone =
  /^(.+?)(?:\s*[(,;]|\s+(?:for|with|within|in|at|für|mit|bei|pour|avec|chez|dans|en|para|con)\s+(?:an?|the|our|der|den|dem|einer|einem|une?|le|la|las|los|el)\s)/iu

/** The years of an accountant's assistant count for accounting, and not for an accountant's. */
const isAssistantIn = (asked: string, title: string): boolean =>
  !isOccupation(asked) && !isLearning(title) && /(?<!\p{L})(?:assist|auxiliar|aide)/iu.test(title)

/** A course takes no years. */
const isNoPaper = ({ isPaper }: HeldSkill): boolean => !isPaper

/** Jobs that show the skill, and those whose very title is of its field. */
function worksWith(skills: Requirement['skills'], profile: ProfileEvidence): Work[] {
  const shows = (it: HeldSkill) =>
    skills.some(
      (asked) =>
        (compareSkills(asked, it) === 'have' && !it.isBelittled) ||
        (it.isTitle && asked.name === it.skill.name && (!it.isLoose || isAssistantIn(asked.key, it.words))),
    )
  const indexes = new Set(profile.skills.filter(shows).flatMap(({ work }) => (work === undefined ? [] : [work])))
  return profile.works.filter((_, index) => indexes.has(index))
}

/** Of "logistics, ferries or airports" jobs of what no list of skills has. */
function worksOfUnlisted({ text }: Requirement, works: readonly Work[]): Work[] {
  const items = choiceIn(text)?.items ?? []
  const unlisted = items.filter((it) => findSkills(it.text).length === 0 && fieldOf(it.text).length > 0)
  return works.filter((work) => unlisted.some((it) => worksAbout(it, [work]).length > 0))
}

/** Of a list of workplaces one that only a line names may have been next door: in a title it is the work. */
function isMerelySaid({ text, skills }: Requirement, work: Work, profile: ProfileEvidence): boolean {
  const items = choiceIn(text)?.items ?? []
  const isTitled = items.some((it) => ownWords(it.text).some((own) => work.stems[0] && hasStem(work.stems[0], own)))
  return items.length > 0 && !isTitled && !worksWith(skills, profile).includes(work)
}

/** One line about customers makes a driver's years no years of customer service: the work of another trade is beside it. */
function isBeside({ skills: asked }: Requirement, work: Work, { skills, works }: ProfileEvidence): boolean {
  const known = asked.flatMap(({ name }) => skillList().skills.get(name) ?? [])
  const trades = tradesOf(work.title)
  if (trades.length === 0 || known.length === 0 || !known.every(({ isActivity }) => isActivity)) return false
  const isClose = (it: Skill) =>
    known.some((one) => isNear(one, it) || it.near.includes(one.name) || it.implies.includes(one.name))
  if (trades.some(isClose)) return false
  const at = works.indexOf(work)
  const held = skills.filter((it) => it.work === at && asked.some((one) => compareSkills(one, it) === 'have'))
  const count = new Set(held.map(({ words }) => words)).size
  const lines = work.stems.length - 1
  return count < Math.min(fewestLines, lines) || count < leastOfLines * lines
}

const fewestLines = 2
const leastOfLines = 1 / 3

const ownWords = (text: string): string[] => orderedStems(text).filter((it) => !generalWords.has(it))

/** "Five years in IT": jobs that show anything of it. */
function worksIn({ skills, works }: ProfileEvidence): Work[] {
  const indexes = new Set(skills.flatMap(({ skill, work, isLoose }) => (skill.isComputing && !isLoose ? [work] : [])))
  return works.filter((_, index) => indexes.has(index))
}

/** By its title, or by several things that it shows under a title of no other trade. */
function isOfComputing(work: Work, { skills, works }: ProfileEvidence): boolean {
  const trades = tradesOf(work.title)
  if (namesComputing(work.title) || trades.some((it) => it.isComputing)) return true
  const at = works.indexOf(work)
  const shown = skills.filter((it) => it.work === at && it.skill.isComputing && !it.isLoose)
  return trades.length === 0 && new Set(shown.map(({ skill }) => skill.name)).size > 1
}

/** "Five years of digital media sales" is more than sales: the jobs must have another of the words, too. */
function isWholeField({ text, skills }: Requirement, works: readonly Work[]): boolean {
  const named = contentStems(skills.map(({ name, key }) => `${name} ${key}`).join(' '))
  // Of alternatives those count that a list of skills knows: the others were compared by their words.
  const { start = 0, items = [], isSure = false } = choiceIn(text) ?? {}
  const unlisted = new Set(isSure ? items.filter((it) => contentStems(it.text).isDisjointFrom(named)) : [])
  const kept = items.filter((it) => !unlisted.has(it)).map((it) => it.text)
  const said = unlisted.size === 0 ? text : [text.slice(0, start), ...kept, text.slice(items.at(-1)?.end)].join(' ')
  const further = [...contentStems(said.replace(processOf, ' '))].filter(
    (it) => !generalWords.has(it) && !named.has(it),
  )
  return further.length === 0 || works.some(({ stems }) => stems.some((line) => further.some((it) => line.has(it))))
}

/** "Procesos de reclutamiento" are no more than reclutamiento; "Lean processes" are. */
const processOf = /(?<!\p{L})(?:procesos?|processus|tareas|tâches|labores) d(?:e|')(?!\p{L})/giu

/** Jobs of the field that a clause names ("five years in retail banking"); all of them if it names none. */
function worksAbout(requirement: Pick<Requirement, 'text' | 'title'>, works: readonly Work[]): Work[] {
  const { text, title = '' } = requirement
  const instances = choiceIn(text)?.instances ?? []
  if (instances.length > 0)
    return works.filter((work) => instances.some((it) => worksAbout({ ...requirement, text: it }, [work]).length > 0))
  const asked = fieldOf(text)
  if (asked.length === 0) {
    const like = title === '' ? [...works] : worksLike(title, works)
    const isOther = ofThisKind.test(text) || isOfOtherTrades(title, works)
    return like.length > 0 || isOther ? like : [...works]
  }
  // "An international NGO": every one that is known by its name is.
  const isOfAid = asked.some((words) => words.some((it) => aidStems.includes(it)))
  const isMet = (words: readonly string[], all: ReadonlySet<string>) =>
    words.some((it) => isSaid(it, all)) ||
    (isOfAid && words.some((it) => it.startsWith('internation')) && aidStems.every((it) => all.has(it)))
  const isAbout = ({ all }: Work) => asked.filter((words) => isMet(words, all)).length >= leastShare * asked.length
  return works.filter(isAbout)
}

const leastShare = 0.75

const isSaid = (asked: string, own: ReadonlySet<string>): boolean =>
  own.has(asked) || [...own].some((stem) => isInflected(asked, stem) || isDerived(asked, stem))

/** The words of a field, each with its alternatives: "driving buses or lorries" is of two. */
function fieldOf(text: string): string[][] {
  const field: string[][] = []
  // "Five years, including two in a care home": the first number is of what stands before.
  text
    .replace(/,?\s*(?:including|davon|dont|de los cuales)\s.*$/isu, '')
    .split(eitherOr)
    .forEach((part, index) => {
      const [first, ...others] = orderedStems(part).filter((it) => !generalWords.has(it))
      if (first === undefined) return
      const before = index > 0 ? field.at(-1) : undefined
      if (before) before.push(first)
      else field.push([first])
      field.push(...others.map((it) => [it]))
    })
  return field
}

/** Not the slash of "cocinero/a". */
const eitherOr = /(?<!\p{L})(?:or|oder|bzw|ou|o)(?!\p{L})|\/(?!(?:as?|in|innen|e|es|r|ne|euse|trice)(?!\p{L}))/iu

/** "Mehrjährige Berufserfahrung" names neither a number nor a field: the dates of any jobs prove it. */
const isBareCount = (text: string): boolean =>
  uncounted.test(text) && !ofThisKind.test(text) && [...contentStems(text)].every((it) => generalWords.has(it))

/** True for experience of a recognisable field; of none named, for jobs of the posting's own trade. */
function isSureField({ text, title = '' }: Requirement, works: readonly Work[]): boolean {
  if (isBareCount(text) || namesComputing(text)) return true
  const asked = fieldOf(text).flat()
  const isTelling =
    asked.length === 0 ? title === '' || isSameTrade(title, works) : asked.some((it) => !rankWords.has(it))
  return namesExperience.test(text) && isTelling && !isCut.test(text.trim())
}

/** One word of a long title may be another trade: a Director of Finance beside "Development, Impact Finance & Markets". */
function isSameTrade(title: string, works: readonly Work[]): boolean {
  const trade = [...contentStems(title)].filter((it) => !rankWords.has(it))
  return works.some(({ stems: [own] }) => {
    const shared = own ? trade.filter((it) => hasStem(own, it)).length : 0
    return shared > 1 || (shared > 0 && shared * 2 >= trade.length)
  })
}

/** Years as a driver do not count for an electrician. Titles that no list knows may belong to any trade. */
function isOfOtherTrades(title: string, works: readonly Work[]): boolean {
  const asked = tradesOf(title)
  return (
    asked.length > 0 &&
    works.length > 0 &&
    works.every(({ title: own }) => {
      const held = tradesOf(own)
      return held.length > 0 && !held.some((it) => asked.some((other) => isNear(it, other)))
    })
  )
}

const tradesOf = (title: string): Skill[] => findTitleSkills(title).map(({ skill }) => skill)

const isNear = (one: Skill, other: Skill): boolean =>
  one.group === other.group ||
  (one.isComputing && other.isComputing) ||
  (one.family !== '' && one.family === other.family)

/** "Relevant experience" is a job whose title shares a word of the trade with the posting's. */
function worksLike(title: string, works: readonly Work[]): Work[] {
  const trade = [...contentStems(title)].filter((it) => !rankWords.has(it))
  return works.filter(({ stems: [own] }) => own && trade.some((it) => hasStem(own, it)))
}
