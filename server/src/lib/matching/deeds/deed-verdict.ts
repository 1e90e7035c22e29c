import { askingStems, softStems } from '../posting/posting-words.ts'
import { numbersIn } from '../posting/year-counts.ts'
import type { ProfileEvidence, ProfileLine } from '../profile/profile-evidence.ts'
import { atMostSimilar, firstOf, missing, type Verdict } from '../profile/verdict.ts'
import { measureStems } from '../text/measure-words.ts'
import { hasStem, stemsOf } from '../text/stems.ts'
import { readWords } from '../text/words.ts'
import { verbClass } from './deed-words.ts'
import { deedsAsked, deedsOfLine, deedsOfTitle, type Deed, type Deeds } from './read-deeds.ts'

type Known = { line: ProfileLine; deeds: readonly Deed[] }

/**
 * An ask that is a deed, beside the deeds that the profile tells: "leading finance teams" and "Manage a finance team of
 * nine". *Have*: a line has a verb and an object of the same classes, all else that is asked for, and no smaller number;
 * *similar*: the line says less, or does something near, or does it to others.
 */
export function deedVerdict(text: string, { lines }: Pick<ProfileEvidence, 'lines'>): Verdict {
  return verdictOf(text, deedsAsked(text), lines)
}

/** Whoever led twelve people has not led fifty: what a line tells of a deed is no more than its number. */
export function withinNumber(text: string, verdict: Verdict): Verdict {
  const least = deedsAsked(text).deeds.length === 0 ? 0 : Math.max(0, ...numbersIn(text))
  const isEnough = least === 0 || verdict.profile.some((words) => numbersIn(words).some((it) => it >= least))
  return isEnough ? verdict : atMostSimilar(verdict)
}

/** Whoever led a shift has done something of what a team leader does, and was none. */
export function deedTitleVerdict(title: string, { lines }: Pick<ProfileEvidence, 'lines'>): Verdict {
  return atMostSimilar(verdictOf(title, deedsOfTitle(title), lines))
}

function verdictOf(text: string, { deeds, words }: Deeds, lines: readonly ProfileLine[]): Verdict {
  if (deeds.length === 0) return missing
  const rest = stemsOf(readWords(text).filter((_, at) => !words.has(at))).filter(
    (it) => ![askingStems, softStems, measureStems].some((some) => some.has(it)),
  )
  const least = Math.max(0, ...numbersIn(text))
  const saysAll = ({ stems, said }: ProfileLine) =>
    rest.every((it) => hasStem(stems, it)) && (least === 0 || numbersIn(said).some((it) => it >= least))
  const verbs = new Set(deeds.map(({ verb }) => verb))
  const told = toldBy(lines)
  // "Recruiting and leading a team": each of the two must be told.
  const whole = [...verbs].map((verb) => {
    const asked = deeds.filter((it) => it.verb === verb)
    return told.filter((it) => saysAll(it.line) && it.deeds.some((own) => asked.some((one) => isShown(one, own))))
  })
  if (whole.every((lines) => lines.length > 0)) return { status: 'have', profile: wordsOf(whole.flat()) }
  const near = told.filter((it) => it.deeds.some((own) => deeds.some((one) => isNear(one, own))))
  return near.length === 0 ? missing : { status: 'similar', profile: wordsOf(near) }
}

const wordsOf = (some: readonly Known[]): string[] => firstOf(some.map(({ line }) => line.text))

// A profile is compared with many postings.
const known = new WeakMap<readonly ProfileLine[], readonly Known[]>()

function toldBy(lines: readonly ProfileLine[]): readonly Known[] {
  const before = known.get(lines)
  if (before) return before
  const told = lines
    .filter(({ isOwn }) => isOwn)
    .map((line) => ({ line, deeds: deedsOfLine(line.said) }))
    .filter(({ deeds }) => deeds.length > 0)
  known.set(lines, told)
  return told
}

const isSameVerb = (asked: Deed, own: Deed): boolean =>
  own.verb === asked.verb || verbClass(own.verb)?.shows?.includes(asked.verb) === true

/** "Staff" is met by any kind of staff, "nurses" by nurses. */
const isShown = (asked: Deed, own: Deed): boolean =>
  isSameVerb(asked, own) &&
  own.object === asked.object &&
  (asked.isAny || own.objectKeys.join(' ') === asked.objectKeys.join(' '))

function isNear(asked: Deed, own: Deed): boolean {
  const isSame = isSameVerb(asked, own)
  const isVerbNear = isSame || verbClass(own.verb)?.near.includes(asked.verb) === true
  const isKept = isSame && verbClass(asked.verb)?.isKept === true
  return isKept || (isVerbNear && own.object === asked.object)
}
