import type { DocumentLook } from '@waymark/contract/documents.ts'
import type { LeftOutReason } from '@waymark/contract/document-edits.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { fitOf } from '../../../lib/matching/ranking/line-fit.ts'
import { readPostingInterest, type PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { skillEntryWeight } from '../../../lib/matching/ranking/rank-skills.ts'
import type { Purpose, ResumeContent, Section, Sourced, Target } from '../content.ts'
import { isCircumstance } from '../circumstances.ts'
import { capacityOf, defaultLook } from '../document-look.ts'
import type { ResumeLanguage } from '../document-texts.ts'
import { resumeWording } from '../resume-wording.ts'
import { isOpenPaper } from '../held-papers.ts'
import { isDrivingLicence, sharesCode } from '../paper-words.ts'
import { lineWorths } from './line-worth.ts'
import { chooseLines, heightOfSection, type Candidate } from './line-budget.ts'
import {
  compact,
  experienceEntry,
  headerOf,
  personalItems,
  oneLine,
  projectEntry,
  sectionOf,
  sourceOf,
  verbatim,
  volunteerEntry,
  wholeSections,
} from './resume-sections.ts'
import { skillSection } from './skill-groups.ts'
import { askedPapers } from './asked-papers.ts'
import { employerAside } from './employer-aside.ts'
import { newestFirst } from './newest-first.ts'
import { endsInStudy } from './newest-schools.ts'
import { writtenLanguage } from './written-language.ts'

type Dated = { from: string; to: string }
type Work<T> = { item: T; lines: Sourced[] }

/** `personal`: with birth date and marital status, unless that is 'Single'. */
type Layout = { look?: DocumentLook | undefined; pages?: 1 | 2 | undefined; personal?: boolean | undefined }

/**
 * Selects and orders what the profile says, without rewording. Jobs stay newest first; relevant lines and skills lead.
 * References, birth date, marital status and nationality are left out unless the user asks. Deterministic.
 * @param wanted the language of headings and dates, unless the profile is written in another one
 */
export function tailorResume(
  profile: ProfileDocument,
  target: Target,
  wanted: string | null,
  { look = defaultLook, pages = 2, personal = false }: Layout = {},
): ResumeContent {
  const wording = resumeWording(profileLanguage(profile) ?? wanted)
  const { title, text: description, requirements = '' } = target
  const posting = readPostingInterest({ title, description, requirements })
  const jobs = newestFirst(profile.professional_experience).map((item) =>
    workOf(item, withoutAside(item, linesOf(item, ['notable_achievements', 'responsibilities']))),
  )
  const volunteering = newestFirst(profile.volunteer_experience).map((item) =>
    workOf(item, linesOf(item, ['responsibilities'])),
  )
  const projects = newestFirst(profile.projects).map((item) => workOf(item, linesOf(item, ['description'])))
  const candidates = candidatesOf([...jobs, ...volunteering, ...projects], posting)
  const { texts } = wording
  const papers = askedPapers(profile, target)
  const { education, certifications, training, publications, languages } = wholeSections(
    {
      ...profile,
      certifications: askedFirst(profile.certifications, target, posting, papers),
      training: profile.training.toSorted((a, b) => Number(papers.has(b)) - Number(papers.has(a))),
    },
    wording,
  )
  const leading = leadingPapers(profile, target).filter((it) => papers.has(it))
  const isAsked = (entries: readonly object[]) => {
    const asked = leading.filter((it) => entries.includes(it)).length
    return asked > 0 && entries.length <= Math.min(mostOnTop, asked * 2 + 1)
  }
  const onTop = [
    ...(isAsked(profile.certifications) ? [certifications] : []),
    ...(isAsked(profile.training) ? [training] : []),
  ]
  const below = [certifications, training].filter((it) => !onTop.includes(it))
  const skills = skillSection(profile, posting, wording)
  const summary = sectionOf('summary', texts.summary, {
    paragraphs: compact(unwrapped(profile.profile_summary).map((paragraph) => verbatim(paragraph, 'profile_summary'))),
  })

  const ranked = Map.groupBy(
    candidates.toSorted((a, b) => b.score - a.score || a.index - b.index),
    ({ entry }) => entry,
  )

  const layOut = (kept: ReadonlySet<Sourced>) => {
    const best = (entry: number) => (ranked.get(entry) ?? []).map(({ line }) => line).filter((line) => kept.has(line))
    const experience = sectionOf('experience', texts.experience, {
      entries: compact(jobs.map(({ item }, entry) => experienceEntry(item, best(entry), wording))),
    })
    const built = sectionOf('projects', texts.projects, {
      entries: compact(
        projects.map(({ item }, index) => projectEntry(item, best(jobs.length + volunteering.length + index), wording)),
      ),
    })
    const voluntary = sectionOf('volunteering', texts.volunteering, {
      entries: compact(volunteering.map(({ item }, index) => volunteerEntry(item, best(jobs.length + index), wording))),
    })
    const first =
      jobs.length === 0
        ? [summary, education, ...onTop, built, skills]
        : endsInStudy(profile)
          ? [summary, education, ...onTop, built, skills, experience]
          : [summary, skills, ...onTop, experience, built, education]
    return [...first, ...below, voluntary, publications, languages].filter(isFilled)
  }
  const taken = layOut(new Set()).reduce((sum, section) => sum + heightOfSection(section), 4.5)
  const kept = chooseLines(candidates, taken, pages * capacityOf(look))
  const header = headerOf(profile)
  const repeated = [
    ...profile.professional_experience.flatMap((it) => repeatedIn(it, ['notable_achievements', 'responsibilities'])),
    ...profile.volunteer_experience.flatMap((it) => repeatedIn(it, ['responsibilities'])),
    ...profile.projects.flatMap((it) => repeatedIn(it, ['description'])),
  ]
  const dropped = candidates.filter(({ line }) => !kept.has(line))
  const reasons = [
    ...dropped.map(({ line, score }) => [line, score === unranked ? 'older' : reasonFor(line.text, posting)] as const),
    ...repeated.map((line) => [line, 'same'] as const),
  ].flatMap(([line, reason]) => line.sources.map((source): [string, LeftOutReason] => [source, reason]))
  return {
    kind: 'resume',
    language: wording.language,
    look,
    target: purposeOf(target),
    ...header,
    contact: personal ? [...header.contact, ...personalItems(profile, wording)] : header.contact,
    sections: layOut(kept),
    left_out: reasons.map(([source]) => source),
    ...(reasons.length > 0 && { left_out_for: Object.fromEntries(reasons) }),
  }
}

/** The lines of a paragraph that was broken to fit a page; a full stop or a bullet keeps its break. */
function unwrapped(text: string): string[] {
  return text.replace(/(?<![.!?:;])[^\S\n]*\n(?!\s*[•●▪◦‣·*–—-]|\n)[^\S\n]*(?=\S)/g, ' ').split(/\n+/)
}

/** More would push the newest job down the page, and so would a list of which one entry is asked. */
const mostOnTop = 5

/** What may lead a CV: a paper of the trade that is held, not the licence for a car that most people have. */
function leadingPapers({ certifications, training }: ProfileDocument, { title }: Target): object[] {
  const isForTrade = (name: string) => !isOpenPaper(name) && (!isDrivingLicence(name) || namesDriver.test(title))
  return [
    ...certifications.filter(({ certification_name }) => isForTrade(certification_name)),
    ...training.filter(({ training_name }) => isForTrade(training_name)),
  ]
}
const namesDriver = /(?<!\p{L})(?:\p{L}*fahrer|driver|chauffeur|conduct(?:eur|rice|or)|repartidor|livreur)/iu

/** Certificates that the posting asks for, then those whose subject it names, then the licence of a car, what is not held last; each group in the profile's order. */
function askedFirst<T extends ProfileDocument['certifications'][number]>(
  certificates: readonly T[],
  { title, text, requirements = '' }: Target,
  posting: PostingInterest,
  papers: ReadonlySet<object>,
): T[] {
  const asked = `${text}\n${requirements}`
  const rank = (it: T) => {
    const name = it.certification_name
    if (isOpenPaper(name)) return -1
    if (isDrivingLicence(name) && !namesDriver.test(title)) return -0.5
    return (papers.has(it) ? 2 : 0) + (skillEntryWeight(name, posting) > 0 || sharesCode(asked, name) ? 1 : 0)
  }
  return certificates.toSorted((a, b) => rank(b) - rank(a))
}

/** The language that most of a profile is written in; undefined where it says too little to tell. */
export function profileLanguage(profile: ProfileDocument): ResumeLanguage | undefined {
  const lines = [...profile.professional_experience, ...profile.volunteer_experience].flatMap(
    ({ responsibilities }) => responsibilities,
  )
  const achievements = profile.professional_experience.flatMap(({ notable_achievements }) => notable_achievements)
  const descriptions = profile.projects.flatMap(({ description }) => description)
  return writtenLanguage([profile.profile_summary, ...lines, ...achievements, ...descriptions].join('\n'))
}

export function purposeOf({ title, company }: Target): Purpose {
  return { title: oneLine(title), company: oneLine(company) }
}

/** Equal for lines that differ only in spaces, case and punctuation. */
export function lineKey(text: string): string {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?…•·*–—'"’‘“”()]+/g, ' ')
    .trim()
  return key || text
}

type Lined<F extends string> = { id?: string | undefined } & Readonly<Record<F, readonly string[]>>

/** The lines of a job, each once. */
export function linesOf<F extends string>(item: Lined<F>, fields: readonly F[]): Sourced[] {
  const once = new Map(
    linesIn(item, fields)
      .toReversed()
      .map((line) => [lineKey(line.text), line]),
  )
  return [...once.values()].toReversed()
}

/** What is said of the employer stands beside its name. */
function withoutAside(job: ProfileDocument['professional_experience'][number], lines: readonly Sourced[]): Sourced[] {
  const aside = employerAside(job.responsibilities)
  return lines.filter(({ sources }) => !aside || sources[0] !== sourceOf(job, 'responsibilities', aside.index))
}

/** The lines that another one of the same job says already. */
function repeatedIn<F extends string>(item: Lined<F>, fields: readonly F[]): Sourced[] {
  const known = new Set<string>()
  return linesIn(item, fields).filter(({ text }) => known.size === known.add(lineKey(text)).size)
}

const linesIn = <F extends string>(item: Lined<F>, fields: readonly F[]): Sourced[] =>
  compact(fields.flatMap((field) => item[field].map((line, index) => verbatim(line, sourceOf(item, field, index)))))

function reasonFor(line: string, posting: PostingInterest): LeftOutReason {
  if (isCircumstance(line)) return 'circumstance'
  const { fit, sharedWords } = fitOf(line, posting)
  return fit > 0 || sharedWords > 0 ? 'room' : 'unrelated'
}

function workOf<T extends Dated>(item: T, lines: Sourced[]): Work<T> {
  return { item, lines }
}

/** Lines behind the newest ones keep their author's order: two pages hold some 120, and ranking each takes time. */
const mostRanked = 400
const unranked = -100

function candidatesOf(works: readonly Work<Dated>[], posting: PostingInterest): Candidate[] {
  let room = mostRanked
  return works.flatMap(({ lines }, entry) => {
    const ranked = lines.slice(0, Math.max(0, room)).map(({ text }) => text)
    room -= ranked.length
    const worths = lineWorths(ranked, posting)
    return lines.map((line, index) => ({ line, entry, index, score: worths[index] ?? unranked }))
  })
}

function isFilled(section: Section): boolean {
  const { paragraphs, items, groups = [], entries } = section
  return paragraphs.length + items.length + groups.length + entries.length > 0
}

/** Enough for a document: a name, and a job, a school or a skill. */
export function isEnough(profile: ProfileDocument): boolean {
  const { personal_details, professional_experience, volunteer_experience, education, skills } = profile
  const hasMatter = [
    ...professional_experience.map((it) => it.title + it.company),
    ...volunteer_experience.map((it) => it.title + it.organization),
    ...education.map((it) => it.institution + it.degree_type),
    ...skills.map((it) => it.skill),
  ].some((text) => oneLine(text) !== '')
  return oneLine(personal_details.name) !== '' && hasMatter
}
