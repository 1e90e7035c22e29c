import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchRequirements, type MatchedRequirement } from '../../../lib/matching/profile/match-requirements.ts'
import { heldIn, readProfileEvidence } from '../../../lib/matching/profile/profile-evidence.ts'
import { readPostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { openSlot, type LetterContent, type LetterParagraph, type Sourced, type Target } from '../content.ts'
import { fill } from '../document-texts.ts'
import { headerOf, oneLine } from '../resume/resume-sections.ts'
import { purposeOf } from '../resume/tailor-resume.ts'
import { findAnswers, isShown, type Answer } from './answers.ts'
import { askedCertificates } from './asked-certificates.ts'
import { askedTerms } from './asked-terms.ts'
import { readAsks } from './asks.ts'
import { cleanTitle, isNameOfPosition } from './clean-title.ts'
import { findContactPerson } from './contact-person.ts'
import { countryOfPlace, countryOfWriter } from './country-of-place.ts'
import { isFilled, letterBody, maxRows, paragraph } from './letter-body.ts'
import {
  certificatesSentence,
  closingSentences,
  custom,
  degreeSentence,
  sentence,
  projectsSentence,
  skillsSentence,
  type LetterWording,
} from './letter-sentences.ts'
import { textsIn, type Language } from '../../../lib/languages.ts'
import { customsOf, isSwissGerman, localeOf, plainChoices, type LetterStyle } from './letter-style.ts'
import { letterTexts, type LetterTexts } from './letter-texts.ts'
import { strongestLines } from './strongest-lines.ts'
import { townOf } from './town-of-writer.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'

export type LetterDate = { now: Date; timeZone: string }

const fewestTold = 2
/** Strengths are claimed by everybody; a place or a language is no reason to tell of a job. */
const isProof = ({ status, what }: MatchedRequirement): boolean =>
  status === 'have' && what !== 'strength' && what !== 'place' && what !== 'language'
/** Enough to tell a language by. */
const maxLanguageLines = 200
const maxLanguageCharacters = 20_000

/**
 * A letter of verbatim facts. Three or more answered requirements: rows of the posting's words beside profile lines.
 * Fewer: sentences of such lines if their grammar is certain. None: a short note that claims no fit. Gaps are not
 * mentioned and nothing is translated. Deterministic. `preferred` is the language if the profile has too few words.
 */
export function writeLetter(
  profile: ProfileDocument,
  target: Target,
  preferred: string | null,
  date: LetterDate,
  wanted: LetterStyle = plainChoices,
): LetterContent {
  const { location = '' } = target
  const style = { ...wanted, country: wanted.country ?? countryOfPlace(location) ?? countryOfWriter(profile) }
  const position = isNameOfPosition(target.title) ? cleanTitle(target.title, location) : ''
  const purpose = { ...purposeOf(target), title: position }
  const posting = { title: target.title, description: target.text, company: target.company }
  const asks = readAsks(posting)
  const interest = readPostingInterest(posting)
  const answers = findAnswers(profile, asks, interest, posting)
  const today = date.now.toISOString().slice(0, 10)
  const evidence = readProfileEvidence(profile, today)
  const matched = matchRequirements(asks, evidence).requirements
  const isFit = matched.some(isProof)
  const told =
    isFit && answers.length < fewestTold ? [...answers, ...strongestLines(profile, interest, answers)] : answers
  const certificates = askedCertificates(profile, asks, today)
  const wording = wordingOf(languageOf(profile, told) ?? preferred, style)
  const { title, company } = purpose
  const header = headerOf(profile)
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: date.timeZone }).format(date.now))
  const isFull = style.length === 'full'
  const shown = answers.slice(0, maxRows[style.length]).flatMap(({ skills }) => skills)
  // A strength that everybody claims is no case.
  const asked = asks.filter(({ what, skills }) => what !== 'strength' && skills.length > 0 && !isShown(skills, shown))
  const isAsked = (skill: string) =>
    certificates.every(({ text }) => text.toLowerCase() !== skill.toLowerCase()) &&
    asked.some(({ skills }) => isShown(skills, heldIn(skill)))
  const proofs = new Set(matched.filter(isProof).flatMap(({ profile: words }) => words))
  const isSchoolAsked = (school: ProfileDocument['education'][number]) =>
    proofs.has([school.degree_type, school.specialization].filter((it) => it.trim() !== '').join(', '))
  // Beside lines of work, one more word would be thin.
  const skills = skillsSentence(profile, isAsked, answers.length === 0 ? 1 : 2, wording)
  const degree = paragraph(
    'background',
    isFull
      ? [
          certificatesSentence(certificates, wording),
          skills,
          ...(answers.length === 0 ? [projectsSentence(profile, wording)] : []),
          degreeSentence(profile, isSchoolAsked, year, wording),
        ]
      : [certificatesSentence(certificates, wording)],
  )

  const body = letterBody({ profile, purpose, answers, told, background: degree, style, wording })
  const { tone, length, form, salary = '', start = '', why } = style
  const terms = askedTerms(target.text, style).map(({ name, words }) =>
    sentence(wording, name, { words }, [`letter/${name}`]),
  )
  const greeting =
    personalGreeting(target.text, wording) ?? custom(wording, company ? 'greeting' : 'unnamed', { company })
  return {
    kind: 'letter',
    language: wording.language,
    target: purpose,
    style: { tone, length, form, salary, start },
    ...header,
    date: dateLine(profile, date, wording),
    recipient: { text: company, sources: ['posting/company'], origin: 'verbatim' },
    subject: title
      ? sentence(wording, 'subject', { title }, ['posting/title'])
      : sentence(wording, 'subject_untitled', {}, []),
    greeting,
    paragraphs: [
      ...begun(body, greeting),
      paragraph(openSlot, why === null ? [] : [{ text: oneLine(why), sources: ['letter/why'], origin: 'verbatim' }]),
      paragraph('terms', terms),
      paragraph('closing', closingSentences(profile, wording)),
    ].filter(isFilled),
    // A French closing repeats the greeting.
    closing: custom(wording, 'closing', { greeting: greeting.text }),
    signature: header.name,
  }
}

function wordingOf(wanted: string | null, style: LetterStyle): LetterWording {
  const { texts, language } = textsIn<LetterTexts>(letterTexts, wanted)
  return {
    language,
    texts: isSwissGerman(language, style.country) ? withoutSharpS(texts) : texts,
    locale: localeOf(language, style.country),
    customs: customsOf(language, style),
  }
}

/** "Köln, 3. März 2026", "Lyon, le 3 mars 2026": English letters are dated without the place. */
function dateLine(profile: ProfileDocument, { now, timeZone }: LetterDate, wording: LetterWording): Sourced {
  const day = new Intl.DateTimeFormat(wording.locale, { dateStyle: 'long', timeZone }).format(now)
  const place = townOf(profile.personal_details)
  return place === '' || wording.language === 'en'
    ? { text: day, sources: [], origin: 'template' }
    : sentence(wording, 'dated', { place, date: day }, ['personal_details/present_location'])
}

/** By name, where the posting says whom to write to. */
function personalGreeting(posting: string, wording: LetterWording): Sourced | undefined {
  const person = findContactPerson(posting)
  const { to_woman, to_man, to_person } = wording.customs
  const form = person?.isWoman === undefined ? to_person : person.isWoman ? to_woman : to_man
  return person && form
    ? { text: fill(form, { name: person.name }), sources: ['posting/contact'], origin: 'template' }
    : undefined
}

function withoutSharpS(texts: LetterTexts): LetterTexts {
  const swiss = { ...texts }
  for (const name of Object.keys(texts) as (keyof LetterTexts)[]) swiss[name] = texts[name].replaceAll('ß', 'ss')
  return swiss
}

/** After a salutation without a comma the letter starts with a capital. */
function begun(paragraphs: readonly LetterParagraph[], greeting: Sourced): LetterParagraph[] {
  const [first, ...rest] = paragraphs
  const [opening, ...others] = first?.sentences ?? []
  if (!first || !opening || greeting.text.endsWith(',')) return [...paragraphs]
  const text = opening.text.charAt(0).toUpperCase() + opening.text.slice(1)
  return [{ ...first, sentences: [{ ...opening, text }, ...others] }, ...rest]
}

function languageOf(profile: ProfileDocument, answers: readonly Answer[]): Language | undefined {
  const used = answers.map(({ line }) => line.text).join('\n')
  const all = profile.professional_experience
    .flatMap(({ responsibilities, notable_achievements }) => [...responsibilities, ...notable_achievements])
    .slice(0, maxLanguageLines)
    .join('\n')
  return textLanguage(used) ?? textLanguage(`${all}\n${profile.profile_summary}`.slice(0, maxLanguageCharacters))
}
