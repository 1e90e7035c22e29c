import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findNamedSkills, readPostingTerms, type PostingTerms } from '../../../lib/matching/matching.ts'
import type { LetterContent, LetterParagraph, Purpose, Sourced, Target } from '../content.ts'
import { documentTexts, type DocumentLanguage } from '../document-texts.ts'
import { chooseEvidence, countWords } from './letter-evidence.ts'
import {
  backgroundSentences,
  closingSentences,
  evidenceIntro,
  namedSkillsSentence,
  positionSentence,
  sentence,
  summarySentence,
} from './letter-sentences.ts'
import { compact, headerOf, oneLine, type Wording } from '../resume/resume-sections.ts'
import { newestFirst, purposeOf } from '../resume/tailor-resume.ts'

/** A letter has 150 to 350 words where the profile has the matter; with less it is shorter, for nothing is made up. */
export const letterWords = { fewest: 150, most: 350 }
const fewestLines = 3
const mostLines = 8

/** The day the letter is dated, in the writer's time zone. */
export type LetterDate = { now: Date; timeZone: string }

/**
 * A letter for one posting in three to five paragraphs: template sentences whose slots are fields of the profile and
 * the posting, and lines of the profile quoted as they stand. What the posting asks for and the profile lacks is not
 * mentioned. The same input gives the same letter.
 */
export function writeLetter(
  profile: ProfileDocument,
  target: Target,
  language: DocumentLanguage,
  date: LetterDate,
): LetterContent {
  const wording: Wording = { texts: documentTexts[language], language }
  const posting = readPostingTerms(`${target.title}\n${target.text}`)
  const named = findNamedSkills(
    profile.skills.map(({ skill }) => oneLine(skill)),
    posting,
  )
  const { title, company } = purposeOf(target)
  const header = headerOf(profile)

  const opening = [
    applySentence({ title, company }, wording),
    ...newestFirst(profile.professional_experience)
      .slice(0, 2)
      .map((job) => positionSentence(job, wording)),
    summarySentence(profile, wording),
  ]
  const build = (lines: number, all: boolean) =>
    [
      paragraph('opening', opening),
      ...matchParagraphs(profile, posting, named, lines, wording),
      paragraph('background', backgroundSentences(profile, posting, named, wording, all)),
      paragraph('closing', closingSentences(profile, wording)),
    ].filter(({ sentences }) => sentences.length > 0)

  return {
    kind: 'letter',
    language,
    target: { title, company },
    ...header,
    date: {
      text: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: date.timeZone }).format(date.now),
      sources: [],
      origin: 'template',
    },
    recipient: { text: company, sources: ['posting/company'], origin: 'verbatim' },
    subject: title
      ? sentence(wording, 'subject', { title }, ['posting/title'])
      : sentence(wording, 'subject_untitled', {}, []),
    greeting: company
      ? sentence(wording, 'greeting', { company }, ['posting/company'])
      : sentence(wording, 'greeting_plain', {}, []),
    paragraphs: fit(build),
    closing: sentence(wording, 'closing', {}, []),
    signature: header.name,
  }
}

function applySentence({ title, company }: Purpose, wording: Wording): Sourced {
  const sources = [...(title ? ['posting/title'] : []), ...(company ? ['posting/company'] : [])]
  const name = title && company ? 'apply' : title ? 'apply_title' : company ? 'apply_untitled' : 'apply_plain'
  return sentence(wording, name, { title, company }, sources)
}

function paragraph(part: string, sentences: readonly (Sourced | undefined)[], lines: Sourced[] = []): LetterParagraph {
  return { part, sentences: compact(sentences), lines }
}

function matchParagraphs(
  profile: ProfileDocument,
  posting: PostingTerms,
  named: readonly string[],
  lines: number,
  wording: Wording,
): LetterParagraph[] {
  const evidence = chooseEvidence(profile, posting, named, lines)
  const skills = namedSkillsSentence(profile, named, wording)
  if (evidence.length === 0) return [paragraph('match', [skills])]
  return evidence.map(({ job, matches, lines: quoted }, index) =>
    paragraph('match', [index === 0 ? skills : undefined, evidenceIntro(job, matches, wording)], quoted),
  )
}

/** As many quoted lines as it takes to say enough, and as few as it takes to stay below the limit. */
function fit(build: (lines: number, all: boolean) => LetterParagraph[]): LetterParagraph[] {
  let lines = fewestLines
  while (lines < mostLines && wordsOf(build(lines, false)) < letterWords.fewest) lines++
  // What does not bear on the posting is told only where the letter would be thin without it.
  const all = wordsOf(build(lines, false)) < letterWords.fewest
  while (lines > 0 && wordsOf(build(lines, all)) > letterWords.most) lines--
  return build(lines, all)
}

/** Words of a letter's body. */
export function wordsOf(paragraphs: readonly LetterParagraph[]): number {
  return paragraphs.reduce(
    (sum, { sentences, lines }) => sum + [...sentences, ...lines].reduce((all, { text }) => all + countWords(text), 0),
    0,
  )
}
