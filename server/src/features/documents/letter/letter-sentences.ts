import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchLine, type PostingTerms } from '../../../lib/matching/matching.ts'
import { splitSentences, type Sourced } from '../content.ts'
import { formatMonth, isPresent } from '../dates.ts'
import { fill, joinList, type TextName } from '../document-texts.ts'
import { countWords, type Job } from './letter-evidence.ts'
import { compact, oneLine, sourceOf, verbatim, type Wording } from '../resume/resume-sections.ts'

/** A letter says in brief; who wants the whole summary reads the CV. */
const mostSummary = { sentences: 2, words: 60, characters: 300 }
const mostListed = 6

/** A template with fields in its slots. */
export function sentence(
  { texts }: Wording,
  name: TextName,
  slots: Readonly<Record<string, string>>,
  sources: readonly string[],
): Sourced {
  const tidy = Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, oneLine(value)]))
  return { text: fill(texts[name], tidy), sources: [...sources], origin: 'template' }
}

/** What a job says of itself: since when, from when to when, or only that it was held. An end that is not known is not guessed. */
export function positionSentence(job: Job, wording: Wording): Sourced | undefined {
  const [title, company] = [oneLine(job.title), oneLine(job.company)]
  const of = (...fields: (keyof Job)[]) => fields.map((field) => sourceOf(job, field))
  if (!title && !company) return undefined
  if (!title) return sentence(wording, 'position_at', { company }, of('company'))
  if (!company) return sentence(wording, 'position_titled', { title }, of('title'))
  const month = (value: string) => formatMonth(value, wording.texts, wording.language, 'long')
  if (job.from && isPresent(job.to))
    return sentence(
      wording,
      'position_since',
      { title, company, from: month(job.from) },
      of('title', 'company', 'from', 'to'),
    )
  if (job.from && job.to)
    return sentence(
      wording,
      'position_range',
      { title, company, from: month(job.from), to: month(job.to) },
      of('title', 'company', 'from', 'to'),
    )
  return sentence(wording, 'position', { title, company }, of('title', 'company'))
}

/** The summary's first two sentences, whole, as far as they stay short; nothing when already the first is long. */
export function summarySentence(profile: ProfileDocument, wording: Wording): Sourced | undefined {
  const taken: string[] = []
  for (const next of splitSentences(oneLine(profile.profile_summary))) {
    const longer = [...taken, next].join(' ')
    if (taken.length === mostSummary.sentences || longer.length > mostSummary.characters) break
    if (countWords(longer) > mostSummary.words) break
    taken.push(next)
  }
  return taken.length === 0
    ? undefined
    : sentence(wording, 'summary_brief', { summary: taken.join(' ') }, ['profile_summary'])
}

/** The skills that the posting names and the profile has; nothing when there are none. */
export function namedSkillsSentence(
  profile: ProfileDocument,
  named: readonly string[],
  wording: Wording,
): Sourced | undefined {
  const items = profile.skills.filter(({ skill }) => named.includes(oneLine(skill))).slice(0, mostListed)
  if (items.length === 0) return undefined
  const skills = joinList(
    items.map(({ skill }) => oneLine(skill)),
    wording.texts,
  )
  const sources = [...items.map((item) => sourceOf(item, 'skill')), 'posting/description']
  return sentence(wording, items.length === 1 ? 'named_skill' : 'named_skills', { skills }, sources)
}

export function evidenceIntro(job: Job, matches: boolean, wording: Wording): Sourced {
  const [title, company] = [oneLine(job.title), oneLine(job.company)]
  if (!title || !company) return sentence(wording, matches ? 'closest_work_untitled' : 'work_untitled', {}, [])
  return sentence(wording, matches ? 'closest_work' : 'work', { title, company }, [
    sourceOf(job, 'title'),
    sourceOf(job, 'company'),
  ])
}

/**
 * Schools and languages; certificates, training and volunteering that share something with the posting, or all of them
 * when `all` is asked for; the skills where the posting names none.
 */
export function backgroundSentences(
  profile: ProfileDocument,
  posting: PostingTerms,
  named: readonly string[],
  wording: Wording,
  all: boolean,
): Sourced[] {
  const counts = (...texts: string[]) => all || matchLine(texts.join(' '), posting, named).score > 0
  const skills = named.length > 0 ? [] : profile.skills.map((it) => verbatim(oneLine(it.skill), sourceOf(it, 'skill')))
  const certificates = profile.certifications
    .filter((it) => counts(it.certification_name))
    .map((it) => verbatim(oneLine(it.certification_name), sourceOf(it, 'certification_name')))
  const trainings = profile.training
    .filter((it) => counts(it.training_name, it.skill, ...it.skills_acquired))
    .map((it) => verbatim(oneLine(it.training_name), sourceOf(it, 'training_name')))
  const languages = profile.personal_details.languages_known.map((it, index) =>
    verbatim(oneLine(it), `personal_details/languages_known/${index}`),
  )
  const studies = compact(profile.education.map((school) => studyPhrase(school, wording))).slice(0, 2)
  const volunteering = profile.volunteer_experience.find(
    (it) => oneLine(it.title) && oneLine(it.organization) && counts(it.title, ...it.responsibilities),
  )
  return compact([
    listed(wording, 'my_skills', 'skills', skills),
    listed(wording, 'my_studies', 'studies', studies),
    listed(wording, 'my_certifications', 'certifications', certificates),
    listed(wording, 'my_training', 'trainings', trainings),
    volunteering &&
      sentence(wording, 'my_volunteering', { title: volunteering.title, organization: volunteering.organization }, [
        sourceOf(volunteering, 'title'),
        sourceOf(volunteering, 'organization'),
      ]),
    listed(wording, 'my_languages', 'languages', languages),
  ])
}

function studyPhrase(school: ProfileDocument['education'][number], wording: Wording): Sourced | undefined {
  const slots = { field: school.specialization, degree: school.degree_type, institution: school.institution }
  const given = (['specialization', 'degree_type', 'institution'] as const).filter(
    (field) => oneLine(school[field]) !== '',
  )
  if (!given.includes('institution')) return undefined
  const name =
    given.length === 3
      ? 'study'
      : given.includes('specialization')
        ? 'study_field'
        : given.includes('degree_type')
          ? 'study_degree'
          : 'study_at'
  return sentence(
    wording,
    name,
    slots,
    given.map((field) => sourceOf(school, field)),
  )
}

function listed(
  wording: Wording,
  name: TextName,
  slot: string,
  items: readonly (Sourced | undefined)[],
): Sourced | undefined {
  const few = compact(items).slice(0, mostListed)
  if (few.length === 0) return undefined
  return sentence(
    wording,
    name,
    {
      [slot]: joinList(
        few.map(({ text }) => text),
        wording.texts,
      ),
    },
    few.flatMap(({ sources }) => sources),
  )
}

export function closingSentences(profile: ProfileDocument, wording: Wording): Sourced[] {
  const { email, mobile_numbers } = profile.personal_details
  const phoneIndex = mobile_numbers.findIndex((number) => oneLine(number) !== '')
  const phone = mobile_numbers[phoneIndex] ?? ''
  const sources = compact([
    oneLine(email) ? 'personal_details/email' : undefined,
    phone ? `personal_details/mobile_numbers/${phoneIndex}` : undefined,
  ])
  const both = oneLine(email) !== '' && phone !== ''
  return compact([
    sentence(wording, 'enclosed', {}, []),
    sources.length === 0
      ? undefined
      : both
        ? sentence(wording, 'reach_two', { contact: email, phone }, sources)
        : sentence(wording, 'reach', { contact: email || phone }, sources),
    sentence(wording, 'thanks', {}, []),
  ])
}
