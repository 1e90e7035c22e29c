import { fieldVerdict, withinRank } from './rank-verdict.ts'
import { withinRole } from './role-verdict.ts'
import { isJuniorTitle } from '../skills/learners.ts'
import { isOccupation } from '../skills/word-of-others.ts'
import { rolesIn } from '../skills/title-roles.ts'
import { partsOf, showsWhole } from '../skills/suites.ts'
import { compareSkills, type Status } from '../skills/compare-skills.ts'
import { choiceIn } from '../posting/listed-choices.ts'
import { yearsInstead } from '../posting/year-counts.ts'
import { readClause } from '../posting/read-clause.ts'
import { asksForPaper, isOtherGrade } from '../posting/certificate-grades.ts'
import { certificateVerdict } from './certificate-verdict.ts'
import { scoreOf } from './match-score.ts'
import { withinLevel } from './level-verdict.ts'
import { asksForAdvanced, saysAdvanced } from './advanced.ts'
import { conditionVerdict } from '../conditions/condition-verdict.ts'
import { deedTitleVerdict, deedVerdict, withinNumber } from '../deeds/deed-verdict.ts'
import { literalVerdict } from './literal-verdict.ts'
import { asksForBasics, isExpired, isLimit, isOfShortTime } from './limits.ts'
import { degreeVerdict } from './degree-verdict.ts'
import type { HeldSkill, ProfileEvidence } from './profile-evidence.ts'
import { atMostSimilar, better, firstOf, missing, type Verdict } from './verdict.ts'
import { countAsked, eitherOr, wordsVerdict } from './words-verdict.ts'
import { yearsVerdict } from './years-verdict.ts'
import type { Requirement } from '../posting/requirement.ts'
import { contentStems, isInflected } from '../text/stems.ts'
import { beginsWithPhrase } from '../text/phrases.ts'
import { phrases } from '../posting/posting-words.ts'
import { readWords } from '../text/words.ts'
import { licences } from '../skills/skill-list.ts'

export type MatchedRequirement = Pick<Requirement, 'text' | 'kind' | 'what' | 'isTitle'> & {
  status: Status
  /** The profile's words behind the status; empty for missing, and for a language that it is only written in. */
  profile: string[]
}
export type Match = { score: number; requirements: MatchedRequirement[] }

/** Compares a profile with a posting, deterministically. *Have* always quotes words of the profile. */
export function matchRequirements(requirements: readonly Requirement[], profile: ProfileEvidence): Match {
  const told = requirements.flatMap((requirement): MatchedRequirement[] => {
    const verdict = withinTime(withinLevel(requirement, profile, verdictOf))
    const { text, kind, what, isTitle } = requirement
    const asked = { text, kind, what, ...(isTitle ? { isTitle } : {}) }
    return verdict.status === 'missing' && isUnproven(requirement) ? [] : [{ ...asked, ...verdict }]
  })
  return { score: scoreOf(told), requirements: told }
}

/** What is shown by lapsed papers alone was had. */
const withinTime = (verdict: Verdict): Verdict => (verdict.profile.every(isExpired) ? atMostSimilar(verdict) : verdict)

/** Nobody lacks a town ten miles off, nor reliability, nor a paper that the employer asks for after the interview. */
function isUnproven({ what, skills, text }: Pick<Requirement, 'what' | 'skills' | 'text'>): boolean {
  if (what === 'condition') return false
  const isClaim = what === 'place' || what === 'strength' || (what === 'other' && namesAbility(text))
  return isClaim || (skills.length > 0 && skills.every(({ name }) => formal.has(name)))
}

/** "Ability to negotiate with care" */
const namesAbility = (text: string): boolean => beginsWithPhrase(readWords(text), phrases.ability)

const formal: ReadonlySet<string> = new Set(['DBS check', 'Work permit'])

function verdictOf(requirement: Requirement, profile: ProfileEvidence): Verdict {
  const { what, isTitle = false, text, clause = text } = requirement
  const known = knownVerdict(requirement, profile)
  const verdict = what === 'skill' ? withinNumber(clause, known) : known
  if (isTitle) return better(verdict, deedTitleVerdict(text, profile))
  const isNamed = verdict.status === 'missing' || (verdict.status === 'similar' && what === 'other')
  const isLooked = lookedFor.has(what) && (isNamed || choiceIn(text) !== undefined)
  const done = what === 'skill' || what === 'other' ? deedVerdict(clause, profile) : missing
  const best = [done, isLooked ? literalVerdict(requirement, profile) : missing].reduce(better, verdict)
  return what === 'other' && asksForPaper(text.replace(/\s*\([^()]*\)$/u, '')) && !isOnPaper(best, profile)
    ? atMostSimilar(best)
    : best
}

/** Whoever works with Microsoft 365 holds no "Microsoft certification". */
const isOnPaper = (verdict: Verdict, { certificates, degrees }: ProfileEvidence): boolean =>
  [...certificates, ...degrees].some(({ words }) => verdict.profile.includes(words))

/** Where somebody lives, what they speak or studied and which papers they hold is compared by more than words. */
const lookedFor: ReadonlySet<Requirement['what']> = new Set(['skill', 'other', 'years'])

function knownVerdict(requirement: Requirement, profile: ProfileEvidence): Verdict {
  switch (requirement.what) {
    case 'years':
      return yearsVerdict(requirement, profile, skillVerdict)
    case 'degree':
      return better(degreeVerdict(requirement, profile), experienceVerdict(requirement, profile))
    case 'language':
      return languageVerdict(requirement, profile)
    case 'condition':
      return conditionVerdict(requirement, profile)
    case 'place':
      return placeVerdict(requirement, profile)
    case 'other':
      return better(certificateVerdict(requirement, profile), wordsVerdict(requirement, profile))
    case 'licence':
      return better(licenceVerdict(requirement, profile.skills), certificateVerdict(requirement, profile))
    default:
      return asksForPaper(requirement.text)
        ? paperVerdict(requirement, profile.skills)
        : better(
            withinRole(
              requirement,
              profile,
              withinRank(requirement, profile, (asked, held) =>
                [clauseVerdict(asked, held), titleVerdict(asked, held)].reduce(
                  better,
                  skillVerdict(asked, held.skills),
                ),
              ),
            ),
            fieldVerdict(requirement, profile),
          )
  }
}

/** "A degree, or five years in logistics": the years by themselves. */
function experienceVerdict({ text, title = '' }: Requirement, profile: ProfileEvidence): Verdict {
  return (
    yearsInstead(text)
      // "Five years in logistics" are of experience, as the whole sentence said.
      .flatMap((it) =>
        readClause(it.replace(/(?<!\p{L})(?:years?|jahren?|ans|années|años)(?!\p{L})/iu, '$& experience'), title),
      )
      .filter(({ what }) => what === 'years')
      .map((years) => {
        const verdict = yearsVerdict({ ...years, kind: 'required' }, profile, skillVerdict)
        // Years of any work at all are no proof.
        return years.skills.length > 0 || years.title !== undefined ? verdict : atMostSimilar(verdict)
      })
      .reduce(better, missing)
  )
}

function skillVerdict(
  { skills, text, clause = text, isTitle = false, object, role = false }: Requirement,
  held: readonly HeldSkill[],
): Verdict {
  const isStrong = strong.test(clause)
  const isAdvanced = asksForAdvanced(clause)
  const isTrade = isOccupation(text)
  // Of "HR Advisor" another rule asks for the role and the field.
  const isRole = !role && rolesIn(text).size > 0
  const statusOf = (it: HeldSkill) => (asked: Requirement['skills'][number]) => {
    const status = compareSkills(asked, it)
    // Whoever knows React need not have been a web developer.
    const isOnlyTool = isTrade && !it.isTitle && it.skill.name !== asked.name && !isQualifying(asked.name, it)
    // A course in marketing makes no marketing manager, but a licence to practise makes a nurse.
    const isOnlyPaper =
      (isTrade || isTitle) && it.isPaper && !toPractise.test(it.words) && !isQualifying(asked.name, it)
    // An accounts assistant works in accounting and is no accountant.
    const isBeside = isTrade && it.isTitle && it.kind === 'term' && asked.kind === 'name'
    // "Soutien aux familles" makes no support worker: a word of the work is less than the name of who does it.
    const isOneWord = it.work !== undefined && it.kind === 'term' && !it.key.includes(' ')
    const isOnlyWord = isTrade && !it.isTitle && (isOneWord || it.isDuty)
    // "Writing briefs" is not shown by the writing of code.
    const isOtherObject =
      object !== undefined && !it.isTitle && contentStems(object).isDisjointFrom(contentStems(it.words))
    // A line about customers makes no Customer Support Specialist.
    const isOfLine = isTitle && !it.isTitle && it.work !== undefined
    // Nor do dismissals handled by a lawyer make him one of HR.
    const isWider = it.skill.name !== asked.name && !it.skill.isComputing
    const isOnlyWork = isOfLine && (isRole || (isWider && !role))
    // A list of programs says which ones somebody knows, and a line of an office's work that it was used.
    const isBare = it.skill.isComputing ? it.work === undefined : it.skill.group === officeSoftware
    const isOnlyNamed = isAdvanced && isBare && !it.isPaper && !saysAdvanced(it.words)
    const isLess =
      isOnlyWork ||
      isOnlyNamed ||
      isOnlyTool ||
      isOtherObject ||
      isOnlyWord ||
      isBeside ||
      isOnlyPaper ||
      (isStrong && onlyBasic.test(it.words)) ||
      ((isLimited(it) || it.isBelittled) && !asksForBasics(clause))
    return status === 'have' && isLess ? 'similar' : status
  }
  const titlesFirst = (some: readonly HeldSkill[]) =>
    isTrade ? some.toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle)) : some
  if (
    skills.some((asked) =>
      showsWhole(
        asked,
        held.filter((it) => !isLimited(it) && !it.isBelittled),
      ),
    )
  ) {
    const parts = held.filter((it) => skills.some(({ name }) => partsOf(name).has(it.skill.name)))
    return { status: 'have', profile: firstOf(parts.map(({ words }) => words)) }
  }
  for (const status of ['have', 'similar'] as const) {
    const shown = held.filter((it) => !isExpired(it.words) && skills.map(statusOf(it)).includes(status))
    const words = titlesFirst(shown).map((it) => it.words)
    if (words.length > 0) return { status, profile: firstOf(words) }
  }
  return missing
}

/** "Qualified accountant" asks for the paper itself: ACCA. */
const isQualifying = (asked: string, { isPaper, work, isTitle }: HeldSkill): boolean =>
  /(?:qualification|status)$/.test(asked) && (isPaper || (work === undefined && !isTitle))

const toPractise =
  /(?<!\p{L})(?:registered|registration|licen[cs]ed?|chartered|state[- ]certified|examiniert\p{L}*|staatlich|approb\p{L}*|diplôm\p{L} d['’]état|state exam\p{L}*|colegiad[oa]|habilitad[oa]|journeyman|gesell\p{L}*|meister\p{L}*)(?!\p{L})/iu

/** "Windows Server (home lab)" is an entry of its own; within a line of work a bracket may be about another thing. */
const isLimited = ({ words, work, isPaper }: HeldSkill): boolean =>
  work === undefined && (isLimit(words) || (!isPaper && isOfShortTime(words)))

/** "Sehr gute Excel-Kenntnisse" are more than "MS Excel (Grundkenntnisse)". */
const strong =
  /(?<!\p{L})(?:sehr gut\p{L}*|fundiert\p{L}*|vertieft\p{L}*|sicher\p{L}*|strong|advanced|excellent|expert|fortgeschritten\p{L}*|avancé\p{L}*|excellente?s?|maîtrise|bonne maîtrise|avanzad\p{L}*|dominio|alto)(?!\p{L})/iu
const onlyBasic =
  /(?<!\p{L})(?:grundkenntnisse|basics?|beginner|notions|débutant\p{L}*|básic\p{L}*|anfänger\p{L}*)(?!\p{L})/iu

/** A skill's single word in running text is doubtful; all words of what is asked for, said together, are not. */
function clauseVerdict({ text, clause, ...rest }: Requirement, profile: ProfileEvidence): Verdict {
  const asked = wordsVerdict({ ...rest, text }, profile)
  if (clause !== undefined && choiceIn(clause))
    return atMostSimilar(better(asked, wordsVerdict({ ...rest, text: clause }, profile)))
  const isOneThing = clause !== undefined && !eitherOr.test(clause) && countAsked(clause) >= fewestSaid
  return !isOneThing
    ? atMostSimilar(asked)
    : better(atMostSimilar(asked), wordsVerdict({ ...rest, text: clause }, profile))
}

const fewestSaid = 2

/** Whoever was a Verkäuferin has done Verkauf; by the whole words, for stems would make a train driver a trainer. */
function titleVerdict({ text }: Requirement, { works }: ProfileEvidence): Verdict {
  const [asked = '', ...others] = readWords(text).map(({ key }) => key)
  if (asked.length < shortestTrade || others.length > 0) return missing
  const done = works.filter(({ title }) =>
    readWords(title).some(
      ({ key, start, end }) => isInflected(asked, key) && !isJuniorTitle(title.slice(0, start), title.slice(end)),
    ),
  )
  return done.length === 0 ? missing : { status: 'have', profile: firstOf(done.map(({ label }) => label)) }
}

const officeSoftware = 'Office software'
const shortestTrade = 5

/** An operator's certificate is not the manager's of the same name, and a line of a job may name that of colleagues. */
function licenceVerdict(requirement: Requirement, held: readonly HeldSkill[]): Verdict {
  const own = held.filter(
    ({ words, work, isTitle, isPaper, skill }) =>
      !isOtherGrade(requirement.text, words) &&
      (work === undefined || isTitle) &&
      // Who learnt the trade need not hold the paper to practise it.
      (skill.group === licences || ((isPaper || work === undefined) && toPractise.test(words))),
  )
  return better(atMostSimilar(skillVerdict(requirement, held)), skillVerdict(requirement, own))
}

function paperVerdict(requirement: Requirement, held: readonly HeldSkill[]): Verdict {
  const outsideWork = held.filter(({ work }) => work === undefined)
  return better(atMostSimilar(skillVerdict(requirement, held)), skillVerdict(requirement, outsideWork))
}

/** A profile written in a language that it does not name: a hint without words to quote. */
const onlyWritten: Verdict = { status: 'similar', profile: [] }

function languageVerdict({ language, orLanguages = [] }: Requirement, profile: ProfileEvidence): Verdict {
  return [language, ...orLanguages].map((it) => oneLanguageVerdict(it, profile)).reduce(better, missing)
}

function oneLanguageVerdict(asked: Requirement['language'], { languages, writtenIn }: ProfileEvidence): Verdict {
  const spoken = languages.filter(({ code }) => code === asked?.code)
  if (spoken.length === 0) return asked?.code === writtenIn ? onlyWritten : missing
  const least = asked?.level ?? 0
  const isEnough = spoken.some(({ level }) => least === 0 || (level ?? 0) >= least)
  return { status: isEnough ? 'have' : 'similar', profile: firstOf(spoken.map(({ words }) => words)) }
}

function placeVerdict({ text }: Requirement, { place }: ProfileEvidence): Verdict {
  const given = text
    .split(/[,;|/]| - /)
    .map((part) => readWords(part).map(({ key }) => key))
    .filter((keys) => keys.length > 0)
  // "US, NV, Las Vegas" starts with the country, "Lyon, France" ends with it.
  const parts = (given[0]?.join('').length ?? 0) <= 3 ? given.toReversed() : given
  const lives = ` ${place.keys.join(' ')} `
  const names = (keys: readonly string[] | undefined) => keys !== undefined && lives.includes(` ${keys.join(' ')} `)
  if (parts.length === 0) return missing
  const isTown = parts.slice(0, Math.max(1, parts.length - 1)).some((keys) => keys.join('').length > 3 && names(keys))
  if (isTown) return { status: 'have', profile: [place.text] }
  return names(parts.at(-1)) ? { status: 'similar', profile: [place.text] } : missing
}
