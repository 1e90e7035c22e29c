import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { phraseList, type PhraseList } from '../text/phrases.ts'
import { stem } from '../text/stems.ts'
import { fold } from '../text/words.ts'

const verbs =
  'achieve act add address administer adjust advise analyse analyze apply arrange assemble assess assign assist assure attend audit automate build calculate carry check close coach collaborate collect communicate compile complete conduct configure consult contribute control convert coordinate correct create cut deal define deliver demonstrate deploy design determine develop devise diagnose direct document draft drive edit eliminate enable engage enhance ensure establish estimate evaluate execute expand facilitate fix follow formulate found generate grow guide handle help hire identify implement improve include increase initiate inspect install instruct integrate interact interpret introduce investigate involve keep launch lead learn leverage liaise lower maintain make manage map measure meet mentor migrate model modify monitor move negotiate observe obtain operate optimise optimize order organise organize oversee own participate perform plan prepare present prioritise prioritize process produce promote propose provide publish purchase raise receive recommend record reduce refine repair replace report represent research resolve respond review revise run save schedule secure select sell send serve set simplify solve specify staff standardise standardize start streamline strengthen structure supervise supply support take teach test track train transfer transform translate troubleshoot update upgrade use utilise utilize validate verify win work write'

/** Verbs that CV lines start with: a shared "manage" makes no line fit. */
export const actionStems: ReadonlySet<string> = new Set(
  verbs.split(' ').flatMap((verb) => [verb, stem(verb), stem(`${verb}d`), stem(`${verb}ing`)]),
)

/** First words that say that somebody else did it, or that it was only a duty. */
export const weakOpenings: ReadonlySet<string> = new Set(
  'collaborated collaborate assisted assist assisting assists helped help helping helps participated participate participating worked work working works supported support supporting supports contributed contribute contributing involved responsible attended attend attending unterstützung mitarbeit mithilfe participation aide apoyo colaboración'.split(
    ' ',
  ),
)

/** Words for what came of the work, in four languages. */
export const outcomeWords: ReadonlySet<string> = new Set(readList('outcome-words.txt', /\s+/))

/** What people say of their character, in four languages: "team player", "belastbar". */
export const softPhrases: PhraseList = phraseList(readList('soft-words.txt', /[,\n]\s*/))

/** Chores, presence and what is done beside the job, in four languages. */
export const sidelineStems: ReadonlySet<string> = new Set(
  readList('sideline-words.txt', /\s+/).map((word) => stem(fold(word))),
)

/** Openings of lines that describe something instead of saying what was done. */
export const statementOpenings: ReadonlySet<string> = new Set(
  'would could have has had was were is are the this these if how we also der die das wir le la les nous el los las'.split(
    ' ',
  ),
)

function readList(file: string, between: RegExp): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split(between)
}
