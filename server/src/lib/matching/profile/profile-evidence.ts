import { belittledParts, withoutBelittled } from './belittled.ts'
import { certifiedDegrees, degreesOf, isFinished, type HeldDegree } from './held-degrees.ts'
import { isNotYetHeld, isStudiedFor } from './not-yet-held.ts'
import { findSkills, findTitleSkills, findWholeSkill, type Mention } from '../skills/find-skills.ts'
import { isJuniorTitle, isLearning } from '../skills/learners.ts'
import {
  belongsToOthers,
  isManner,
  isOccupation,
  isOneself,
  isPerson,
  isOnlyServed,
  isSupported,
} from '../skills/word-of-others.ts'
import type { MatchProfile } from './match-profile.ts'
import { ownDuties } from './own-duties.ts'
import { languagesOf, writtenLanguage, type HeldLanguage } from './held-languages.ts'
import { measureStems } from '../text/measure-words.ts'
import { contentStems, stemsOf } from '../text/stems.ts'
import { fold, readWords, type Word } from '../text/words.ts'
import { workOf, worksOf, type Work } from './works.ts'
import {
  isAboutRelative,
  isDeniedEntry,
  isHelping,
  isWish,
  opensClause,
  saysYearsOf,
  withoutDenied,
} from './whose-words.ts'
import { settingsIn } from '../skills/settings.ts'
import { strengths } from '../skills/skill-list.ts'

/** A skill that the profile shows, in its own words. `work` is the index of the job that shows it. */
export type HeldSkill = Pick<Mention, 'skill' | 'key' | 'kind'> & {
  words: string
  work: number | undefined
  /** An everyday word in running text ("supported the sales team") that need not be what the person did. */
  isLoose: boolean
  /** One word for a kind of work in running text ("proper coding of funds"). */
  isWord: boolean
  /** The title of a job says it. */
  isTitle: boolean
  /** A degree, course or certificate says it. */
  isPaper: boolean
  /** Found by its verb and object, not by the name of an occupation. */
  isDuty: boolean
  /** "A bit of Vue" */
  isBelittled: boolean
}
/** A profile read once, to be compared with many postings. */
export type ProfileEvidence = {
  skills: HeldSkill[]
  works: Work[]
  degrees: HeldDegree[]
  languages: HeldLanguage[]
  /** The language that the profile is written in; it need not be its owner's words. */
  writtenIn: string | undefined
  certificates: { words: string; stems: ReadonlySet<string>; isFuture: boolean }[]
  lines: ProfileLine[]
  place: { text: string; keys: readonly string[] }
}

/**
 * A text; what it says, without what it denies, as words and stems. `isWhole`: the very name of a skill or course.
 * `isOwn`: what its owner did or has, not learnt, planned or another's.
 */
export type ProfileLine = {
  text: string
  said: string
  stems: ReadonlySet<string>
  order: readonly string[]
  words: readonly Word[]
  isWhole: boolean
  isOwn: boolean
}

/** `occupation`: titles of the jobs that the text is about. */
type Text = {
  text: string
  isWhole: boolean
  work?: number
  isName?: boolean
  /** Learnt at school or in a course, but not yet used at work. */
  isCourse?: boolean
  /** Planned, or being studied for. */
  isFuture?: boolean
  isPaper?: boolean
  occupation?: string
}

/** A profile may hold 1 MB; ten pages of CV have 30,000 characters. */
const mostCharacters = 120_000
const mostWords = 240
const mostLines = 100
const mostLanguages = 30
const negation = /\b(?:no|not|never|without|lack(?:ing)?|kein\w*|nicht|ohne|sans|jamais|sin|nunca)\s+(?:\S+\s+){0,3}$/i

/** What can answer a requirement, without wishes and denials ("no experience with"). `today` is `YYYY-MM-DD`. */
export function readProfileEvidence(profile: MatchProfile, today: string): ProfileEvidence {
  const texts = withinLimit(textsOf(profile, today))
  return {
    skills: [...withDoubt(texts.flatMap(skillsOf)), ...worksOf(profile).flatMap(placedSkills)],
    works: worksOf(profile).map((work) => workOf(work, today)),
    degrees: [...profile.education.flatMap((school) => degreesOf(school, today)), ...certifiedDegrees(profile, today)],
    languages: profile.personal_details.languages_known
      .slice(0, mostLanguages)
      .filter((it) => !isDeniedEntry(it))
      .flatMap(languagesOf),
    writtenIn: writtenLanguage(texts),
    certificates: profile.certifications.slice(0, mostLines).map((it) => certificateOf(it, today)),
    lines: texts.filter(({ text, isWhole }) => isWhole || !isWish(text)).flatMap(linesOf),
    place: placeOf(profile),
  }
}

/** What a line says little of is said by another, which is no proof. */
function linesOf(text: Text): ProfileLine[] {
  const said = withoutDenied(text.text)
  const own = text.isWhole || text.isPaper ? said : withoutBelittled(said)
  return own === said
    ? [lineOf(text, said)]
    : [lineOf(text, own), { ...lineOf(text, said), isWhole: false, isOwn: false }]
}

function lineOf(
  { text, isWhole, isName = false, isCourse = false, isFuture = false, work }: Text,
  said: string,
): ProfileLine {
  const words = readWords(said)
  const order = stemsOf(words).filter((it) => !measureStems.has(it))
  const stems = new Set(order)
  const isNamed = isWhole || (isName && work === undefined)
  const isHelp = work !== undefined && !isName && isHelping(text)
  const isLearner = work !== undefined && isName && isLearning(text)
  const isOwn = !isCourse && !isFuture && !isHelp && !isLearner && !isStudiedFor(text) && !isAboutRelative(text)
  return { text, said, stems, order, words, isWhole: isNamed && isOwn, isOwn }
}

/** Whoever keeps the books of apartment houses has seen how they are managed, and no more. */
function placedSkills({ place, lines }: ReturnType<typeof worksOf>[number], work: number): HeldSkill[] {
  const kinds = { isLoose: true, isWord: false, isTitle: false, isPaper: false, isDuty: false, isBelittled: false }
  return [place, ...lines.slice(0, mostLines)].flatMap((text) =>
    settingsIn(text).map((skill): HeldSkill => ({
      skill,
      key: skill.name.toLowerCase(),
      kind: 'term',
      words: oneLine(text),
      work,
      ...kinds,
    })),
  )
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, mostWords)

function textsOf(profile: MatchProfile, today: string): Text[] {
  const prose = (text: string): Text => ({ text, isWhole: false })
  const named = (text: string): Text => ({ text, isWhole: false, isName: true })
  const awarded = (text: string, date?: string): Text => ({
    ...named(text),
    isPaper: true,
    isFuture: isNotYetHeld(text, today, date),
  })
  const titles = worksOf(profile).map(({ title }) => title)
  const occupation = titles.join(', ').slice(0, mostWords)
  const whole = (text: string): Text => ({ text, isWhole: true, occupation })
  return [
    ...profile.skills.map(({ skill }) => whole(skill)),
    ...profile.certifications.map((it) => awarded(it.certification_name, it.certification_date)),
    ...worksOf(profile).flatMap(({ title, lines }, work) => [
      { ...named(title), work },
      ...lines.map((line) => ({ ...prose(line), work, occupation: title })),
    ]),
    ...(profile.projects ?? []).flatMap((it) => [
      ...it.skills.map(whole),
      ...[it.name, it.role, ...it.description].map(prose),
    ]),
    ...profile.education.map((it) => ({
      ...named([it.degree_type, it.specialization].filter(Boolean).join(', ')),
      isPaper: true,
      isFuture: !isFinished(it, today),
    })),
    ...profile.training.flatMap((it) => [
      ...[it.skill, ...it.skills_acquired].map(whole),
      ...[it.training_name, it.description].map((text) => ({
        ...prose(text),
        isPaper: true,
        isCourse: true,
        isFuture: isNotYetHeld(it.training_name, today, it.date),
      })),
    ]),
    ...profile.publications.flatMap((it) => [it.publication_title, it.publication_description].map(prose)),
    ...[profile.personal_details.headline ?? ''].filter((text) => !isWish(text)).map(named),
    ...profile.profile_summary
      .split(/(?<=[.!?])\s+|\n/)
      .filter((text) => !isAboutRelative(text))
      .map((text) => ({ ...prose(text), isFuture: isNotYetHeld(text, today) })),
  ].filter(({ text, isWhole, isName }) => text.trim() !== '' && !((isWhole || isName) && isDeniedEntry(text)))
}

function withinLimit(texts: readonly Text[]): Text[] {
  let room = mostCharacters
  return texts.filter(({ text }) => (room -= text.length) >= 0)
}

export function certificateOf(
  { certification_name: name, certification_date: date = '' }: MatchProfile['certifications'][number],
  today: string,
): ProfileEvidence['certificates'][number] {
  const words = name.replace(/\s+/g, ' ').trim().slice(0, mostWords)
  return { words, stems: contentStems(name), isFuture: isNotYetHeld(words, today, date) }
}

/** The skills of one entry of a list of skills. */
export function heldIn(skill: string): HeldSkill[] {
  return skillsOf({ text: skill, isWhole: true })
}

/** The skills of one line of a job, without duties near to what it tells; `occupation` is the job's title. */
export function skillsOfLine(text: string, occupation: string): HeldSkill[] {
  const held = skillsOf({ text, isWhole: false, work: 0, occupation })
  return held.filter(({ isDuty, isLoose }) => !isDuty || !isLoose)
}

function skillsOf({
  text,
  isWhole,
  isName,
  isCourse = false,
  isFuture,
  isPaper = false,
  work,
  occupation,
}: Text): HeldSkill[] {
  const isAhead = isFuture || isStudiedFor(text) || isAboutRelative(text)
  const single = isWhole ? findWholeSkill(text, occupation) : undefined
  const isTitle = isName === true && work !== undefined
  const named = single ? [single] : isTitle ? findTitleSkills(text) : findSkills(text, occupation)
  const duties = work === undefined || isName ? [] : ownDuties(text)
  const mentions: (Mention & { isNear?: boolean })[] = [...named, ...duties]
  if (mentions.length === 0 || (!isWhole && isWish(text))) return []
  const words = oneLine(text)
  const belittled = isPaper ? [] : belittledParts(text)
  return mentions
    .filter(({ start }) => !negation.test(text.slice(Math.max(0, start - 60), start)))
    .map(({ skill, key, kind, start, end, isNear }) => {
      const [before, behind] = [text.slice(0, start), text.slice(end)]
      const isDuty = isNear !== undefined
      const isWord = !isWhole && !isName && !isDuty && skill.isActivity && !key.includes(' ')
      const isCounted = saysYearsOf(before)
      const isOthers = belongsToOthers(behind) || isSupported(before) || isManner(before, behind)
      // "Clear communication channels" in a job's line is not the strength that a person claims.
      const isStrength = skill.group === strengths && work !== undefined && !isName
      const called = text.slice(start, end)
      const isColleague =
        work !== undefined && !isName && (isOccupation(called) || isPerson(called)) && !isOneself(before)
      return {
        skill,
        key,
        kind,
        words,
        work,
        isWord: isWord && !opensClause.test(before) && !isCounted,
        isTitle,
        isPaper,
        isDuty,
        isBelittled: belittled.some((it) => start > it.start && end <= it.end),
        isLoose:
          isNear === true ||
          isAhead ||
          isStrength ||
          isColleague ||
          (work !== undefined && !isName && !skill.isActivity && isOnlyServed(before)) ||
          (isCourse && skill.isActivity) ||
          (isWord
            ? isOthers && !isCounted
            : !isWhole && !isName && !isDuty && skill.isActivity && belongsToOthers(behind)) ||
          ((isTitle || isOccupation(text.slice(start, end))) && isJuniorTitle(before, behind)),
      }
    })
}

/** A single word is no proof of a trade until a second text of the profile says the same. */
function withDoubt(held: readonly HeldSkill[]): HeldSkill[] {
  const sure = held.filter(({ isLoose }) => !isLoose)
  const texts = Map.groupBy(sure, ({ skill }) => skill.name)
  const isAlone = ({ skill, words }: HeldSkill) => texts.get(skill.name)?.every((it) => it.words === words) ?? true
  return held.map((it) => (it.isWord && isAlone(it) ? { ...it, isLoose: true } : it))
}

function placeOf({ personal_details: { present_location, address } }: MatchProfile): ProfileEvidence['place'] {
  const text = (present_location.trim() || address.trim()).replace(/\s+/g, ' ')
  return { text, keys: readWords(fold(text)).map(({ key }) => key) }
}
