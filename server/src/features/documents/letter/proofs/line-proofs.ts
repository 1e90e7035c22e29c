import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { namesLevel } from '../../../../lib/matching/posting/paper-levels.ts'
import { scoreLine } from '../../../../lib/matching/ranking/rank-lines.ts'
import { lineKey } from '../../resume/tailor-resume.ts'
import { asksOnlyPaper } from '../../paper-words.ts'
import { isSaidIn, isSpecific, isToolIn, namedOf, shownOf } from './shown-skills.ts'
import { isBesideTargets, meetsTargets, missesTargets } from './met-targets.ts'
import { sharesPair } from './part-asks.ts'
import { isTellable } from './tellable-line.ts'
import { workLinesOf, type WorkLine } from './told-works.ts'
import { skillsIn } from './line-skills.ts'
import { looseness } from './looseness.ts'
import { isLineResult } from './result-lines.ts'
import { asksForYears } from './row-words.ts'
import type { Ask } from './posting-asks.ts'
import { weightOf, type Candidate } from './proof.ts'
import { rareShared, type LetterInterest } from './rare-words.ts'
import { familiesIn, shareOf, sharedBy } from './word-families.ts'
import { upperFirst } from '../grammar/title-phrase.ts'

/** Newest first; a CV of ten pages has some 300, and older lines answer nothing better. */
const maxLines = 400
/**
 * Two words that are rare in postings, or three that are less so; a single one is mostly chance. Of what is asked that
 * share must be said: "compatibility" does not answer a line about plugins and their code.
 */
export const leastShared = { count: 2, weight: 5, share: 0.5 } as const
/** Beside a word that hardly any posting has, less of a long ask: "EV chargers" of all that a fitter installs. */
const leastOfRare = { count: 2, weight: 6, share: 0.27 } as const
/** Two everyday words, where they are most of what is asked: "Submit monthly reports". */
const leastClose = { count: 2, weight: 3, share: 0.6 } as const
/** Of what is asked, where two words stand beside one another in both: "expense reports". */
const leastOfPair = 0.4
/** Where that finds little: one word that hardly any posting has. */
export const leastWhereFew = { count: 1, weight: 3.4, share: 0.5 } as const
/** For lines that only are near to the posting, and answer nothing. */
export const leastNear = { count: 1, weight: 3.4, share: 0 } as const
/** The weight of a line's rank (some -1 to 4) and of each older job, relative to the requirements. */
const rankShare = 0.3
const olderJob = 0.92
/** A hobby or a favour counts less than paid work. */
const shareOfKind = { job: 1, voluntary: 0.7, project: 0.6 } as const
const ofResult = 1.25
/** Of what it says that few postings ask for, up to 6. */
const ofRare = 0.12
/** React shows that somebody knows JavaScript; a line that names it shows it better. */
const ofImplied = 0.4
/** The same words tell more than the same skill. */
const closeness = { least: 0.7, of: 0.6 } as const
/** A part of what a line asks for. */
const ofPart = 0.8
/** Half of a row is read. */
const [longWords, ofLong] = [26, 0.75]

/** Each tellable line once: one that is repeated in an older job belongs to the newest. */
export function tellableLines(profile: ProfileDocument): WorkLine[] {
  const all = workLinesOf(profile).slice(0, maxLines)
  const areSmall = new Map([...Map.groupBy(all, ({ job }) => job)].map(([job, own]) => [job, beginSmall(own)]))
  const lines = all.filter(({ line, job }) => isTellable(areSmall.get(job) ? upperFirst(line.text) : line.text))
  return [...new Map(lines.toReversed().map((it) => [lineKey(it.line.text), it])).values()].toReversed()
}

/** Who begins the lines of a job with small letters writes so; a single one goes on from the line before. */
function beginSmall(lines: readonly WorkLine[]): boolean {
  const small = lines.filter(({ line }) => /^\p{Ll}/u.test(line.text.trim()))
  // A project is often told in one line behind its name and a colon.
  const fewest = lines[0]?.job.kind === 'project' ? 1 : fewestSmall
  return small.length >= fewest && small.length >= mostOf * lines.length
}
const [fewestSmall, mostOf] = [2, 2 / 3]

/** Lines of work that show a skill that is asked, or use the telling words of the ask. */
export function lineAnswers(
  lines: readonly WorkLine[],
  asks: readonly Ask[],
  interest: LetterInterest,
  least: { count: number; weight: number; share: number },
): Candidate[] {
  const wanted = asks.filter(({ text }) => !asksOnlyPaper(text))
  return lines.flatMap((workLine) => {
    const { line, job, age, place } = workLine
    const skills = skillsIn(workLine).filter(({ skill }) => isSpecific(skill))
    const families = familiesIn(line.text)
    const strength =
      Math.exp(rankShare * (Math.min(4, scoreLine(line.text, interest, place)) - looseness(line.text))) *
      olderJob ** age *
      shareOfKind[job.kind] *
      (1 + interest.rarity(line.text) * ofRare) *
      (isLineResult(workLine) ? ofResult : 1) *
      (line.text.split(' ').length > longWords ? ofLong : 1)
    return wanted.flatMap((ask): Candidate[] => {
      const said = ask.named.filter(
        (group) =>
          namedOf(group, skills).length > 0 || isSaidIn(group, families) || group.some((it) => isToolIn(it, line.text)),
      ).length
      const implied = ask.named.filter((group) => shownOf(group, skills).length > 0).length
      const { count, weight } = sharedBy(ask.families, families)
      const share = bestShare(ask, families)
      const isMuch = (it: typeof least) => count >= it.count && weight >= it.weight && share >= it.share
      const isRare = isMuch(leastOfRare) && rareShared(ask.families, families) > 0
      const isPair = share >= leastOfPair && sharesPair(ask.text, line.text)
      // One word in common with a part of an ask is a common word.
      const isChance = ask.of !== undefined && count < 2
      const isShared =
        ask.isLine &&
        !isChance &&
        (isMuch(least) || isMuch(leastClose) || isRare || isPair || meetsTargets(ask.text, line.text))
      if ((said === 0 && implied === 0 && !isShared) || !saysNumbers(ask.text, line.text)) return []
      if (missesTargets(ask.text, line.text)) return []
      if (said === 0 && isBesideTargets(ask.text, line.text)) return []
      if (said === 0 && !saysLetters(ask.text, line.text)) return []
      // A level is that of a paper, which work does not show.
      if (namesLevel(ask.text) && !namesLevel(line.text)) return []
      if (saysWay(ask.text) && !saysWay(line.text)) return []
      const ofSkills = said > 0 ? 1 + 0.3 * (said - 1) : ofImplied
      const value =
        weightOf(ask) *
        (ask.of ? ofPart : 1) *
        (asksForYears(ask.text) ? besideYears : 1) *
        strength *
        (isShared ? weight / 8 : ofSkills + weight / 10) *
        (closeness.least + share * closeness.of)
      return [{ kind: 'line', bring: line, meta: null, job, skills, ask, value }]
    })
  })
}

/** Of "Video or podcast experience" one is enough. */
function bestShare({ text, families, named }: Ask, own: ReadonlyMap<string, string>): number {
  const either =
    named.length > 0 || text.includes(',') || text.split(' ').length > longestEither ? [] : text.split(eitherOr)
  return Math.max(
    shareOf(families, own),
    ...either.slice(0, either.length > 1 ? undefined : 0).map((it) => shareOf(familiesIn(it), own)),
  )
}
const longestEither = 5
const eitherOr = /\s(?:or|oder|ou|o|and\/or|und\/oder|et\/ou|y\/o)\s/iu

/** Years are answered by jobs; a line only shows what they are to be of. */
const besideYears = 0.3

/** "2391 Inspection and Testing": the number is the name; a year is none. */
function saysNumbers(asked: string, said: string): boolean {
  const numbers = asked.match(/(?<![\d.,])\d{4,}(?![\d.,])/g) ?? []
  return numbers.filter((it) => !/^(?:19|20)\d\d$/.test(it)).every((it) => said.includes(it))
}

/** "Ability to teach remotely" is not answered by teaching. */
const saysWay = (text: string): boolean =>
  /(?<!\p{L})(?:remote(?:ly)?|online|virtual(?:ly)?|à distance|en ligne|a distancia|en línea|fernunterricht|abroad|overseas|im ausland|à l['’]étranger|en el extranjero)(?!\p{L})/iu.test(
    text,
  )

/** "DSCR loans" are not answered by any loans. */
function saysLetters(asked: string, said: string): boolean {
  const letters = /\p{Ll}/u.test(asked) ? (asked.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu) ?? []) : []
  return letters.length === 0 || letters.some((it) => said.includes(it))
}
