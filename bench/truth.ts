import { tailorResume } from '../server/src/features/documents/resume/tailor-resume.ts'
import { findFormHits } from '../server/src/features/documents/letter/letter-form.ts'
import { writeLetter } from '../server/src/features/documents/letter/write-letter.ts'
import { applyEdits } from '../server/src/features/documents/edits/content-edits.ts'
import {
  sentencesOf,
  type DocumentContent,
  type LetterContent,
  type Target,
} from '../server/src/features/documents/content.ts'
import { readAsked } from '../server/src/lib/matching/match-posting.ts'
import { checkSentence, leastSupport, type Verdict } from '../server/src/lib/facts/check-sentence.ts'
import { edits as freshEdits, profileText as freshText } from './data/fact-gate-fresh.ts'
import { joinSources, readSource } from '../server/src/lib/facts/fact-source.ts'
import { readRealPairs, textOf, type RealPair } from '../server/src/testing/real-pairs.ts'
import { round } from './product.ts'
import type { Figures } from './run.ts'
import { omittedFrom, stateErrors } from './truth-checks.ts'
import { groundsOf, type ProfileGrounds } from './truth-grounds.ts'
import { skillsIn } from './truth-skills.ts'

const [cvs, postingsEach] = [40, 7]
const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
/** Fixed sentences and what the posting says claim nothing of the user. */
const isOfUser = (sources: readonly string[]) => sources.some((source) => !source.startsWith('posting/'))
const mean = (values: readonly number[], digits = 3): number =>
  round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length), digits)

/** Facts of CVs and letters for real pairs that the profile does not say, or says of something else; see README.md. */
export async function run(): Promise<Figures> {
  const folder = process.env['WAYMARK_DATA']
  if (!folder) {
    console.log('Not measured: WAYMARK_DATA names no folder of real data.')
    return gateFigures()
  }
  const pairs = await readRealPairs(folder, cvs, postingsEach)
  const known = new Map<RealPair['profile'], ProfileGrounds>()
  const judged = pairs.map((pair) => {
    const grounds = known.get(pair.profile) ?? groundsOf(pair.profile)
    known.set(pair.profile, grounds)
    return judge(pair, grounds)
  })
  const documents = judged.flatMap(({ verdicts }) => verdicts)
  const facts = (of: (verdict: Verdict) => number) =>
    mean(documents.map((own) => own.reduce((sum, it) => sum + of(it), 0)))
  const letters = Map.groupBy(judged, ({ cv }) => cv)
  const alike = [...letters.values()].flatMap((own) => neighboursOf(own.map(({ words }) => words)))
  return {
    pairs: pairs.length,
    unsupported_per_document: facts(({ unsupported }) => unsupported.length),
    misplaced_per_document: facts(({ misplaced }) => misplaced.length),
    state_errors: judged.reduce((sum, { states }) => sum + states.length, 0),
    coverage: mean(judged.flatMap(({ coverage }) => coverage ?? [])),
    coverage_untailored: mean(judged.flatMap(({ untailored }) => untailored ?? [])),
    omissions: judged.reduce((sum, { omitted }) => sum + omitted.length, 0),
    gaps_claimed: judged.reduce((sum, { gaps }) => sum + gaps, 0),
    stuffed: judged.reduce((sum, { stuffed }) => sum + stuffed, 0),
    letter_form_hits: judged.reduce((sum, { form }) => sum + form.length, 0),
    letters_alike: round(alike.filter((it) => it > 0.7).length / Math.max(1, alike.length), 3),
    ...gateFigures(),
  }
}

function judge({ cv, profile, posting }: RealPair, grounds: ProfileGrounds) {
  const { title, company } = posting
  const target: Target = { title, company, text: textOf(posting), requirements: posting.requirements ?? '' }
  const resume = tailorResume(profile, target, 'en')
  const plain = tailorResume(profile, { title: '', company: '', text: '' }, 'en')
  const letter = applyEdits(writeLetter(profile, target, 'en', date), []) as LetterContent
  const given = readSource(`${title}\n${company}\n${target.text}`)
  const verdicts = [resume, letter].map((content) => verdictsOf(content, grounds, given, `${cv} × ${title}`))
  const asked = readAsked({
    title,
    company,
    location: '',
    description: posting.description ?? '',
    requirements: posting.requirements ?? '',
  }).flatMap(({ what, skills }) => (what === 'strength' ? [] : skills.map(({ name }) => name)))
  const [wanted, held, shown, before] = [new Set(asked), grounds.skills, skillsIn(resume), skillsIn(plain)]
  const supportable = wanted.intersection(held)
  const share = (of: ReadonlySet<string>) =>
    supportable.size === 0 ? undefined : supportable.intersection(of).size / supportable.size
  return {
    cv,
    verdicts,
    coverage: share(shown),
    untailored: share(before),
    gaps: named(
      [...wanted.difference(held).intersection(shown)].filter((skill) => grounds.countOf(skill) === 0),
      `${cv} × ${title} | not in the profile`,
    ),
    stuffed: stuffedIn(resume, supportable, grounds),
    omitted: omittedFrom(resume, profile),
    states: stateErrors(letter, resume, profile, date.now),
    form: findFormHits(letter),
    words: new Set(
      letter.paragraphs.flatMap(({ sentences, rows = [], lines }) =>
        [...sentences, ...lines, ...rows.flatMap(({ ask, bring }) => [ask, bring])].flatMap(
          ({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
        ),
      ),
    ),
  }
}

function verdictsOf(
  content: DocumentContent,
  grounds: ProfileGrounds,
  given: ReturnType<typeof readSource>,
  at: string,
): Verdict[] {
  return sentencesOf(content)
    .filter(({ sources, part }) => isOfUser(sources) && !/label$|^(?:name|contact|signature|greeting)$/.test(part))
    .map(({ text, sources, origin }) => {
      if (grounds.quotes(sources, text)) return { unsupported: [], misplaced: [], support: 1 }
      const verdict = checkSentence(
        text,
        grounds.of(sources, origin === 'template' ? given : undefined),
        content.language,
      )
      for (const fact of [...verdict.unsupported, ...verdict.misplaced])
        console.log(`  ${at} | ${content.kind} | ${fact.kind} ${fact.text} | ${text.slice(0, 160)}`)
      return verdict
    })
}

/** A skill that stands in the CV more often than in the profile. */
function stuffedIn(content: DocumentContent, skills: ReadonlySet<string>, grounds: ProfileGrounds): number {
  // Names of groups are not skills.
  const text = sentencesOf(content)
    .filter(({ part }) => !part.endsWith('/label') && part !== 'contact')
    .map((sentence) => sentence.text)
    .join('\n')
  const often = [...skills].filter((skill) => grounds.countOf(skill, text) > grounds.countOf(skill))
  return named(often, 'more often than in the profile')
}

function named(found: readonly string[], as: string): number {
  if (found.length > 0) console.log(`  ${as}: ${found.join(', ')}`)
  return found.length
}

/** Of each letter of one CV and the next: the words that they share, of all words of both. */
function neighboursOf(letters: readonly ReadonlySet<string>[]): number[] {
  return letters.slice(1).map((letter, index) => {
    const other = letters[index] ?? new Set<string>()
    return letter.intersection(other).size / letter.union(other).size
  })
}

/** How the gate judges edits whose wording was not used to build it. */
function gateFigures(): Figures {
  const jobs = freshText.jobs
  const whole = joinSources(
    [freshText.shared, ...Object.values(jobs).flatMap(({ heading, lines }) => [heading, ...lines])].map((it) =>
      readSource(it),
    ),
  )
  const stopped = (is: string): number => {
    const all = freshEdits.filter((edit) => edit.is === is)
    const caught = all.filter(({ job, line, text }) => {
      const { heading = '', lines = [] } = jobs[job] ?? {}
      const verdict = checkSentence(text, {
        original: readSource(lines[line] ?? ''),
        rest: readSource(heading),
        profile: whole,
      })
      return verdict.unsupported.length + verdict.misplaced.length > 0 || verdict.support < leastSupport
    })
    return round(caught.length / all.length, 3)
  }
  return {
    gate_hard_caught: stopped('hard'),
    gate_plain_caught: stopped('plain'),
    gate_false_alarms: stopped('honest'),
  }
}
