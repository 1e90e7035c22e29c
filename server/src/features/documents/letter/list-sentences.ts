import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isLearning } from '../../../lib/matching/skills/learners.ts'
import type { Sourced } from '../content.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import { degreeWithArticle, withArticle } from './grammar/english-article.ts'
import { hasTextHit } from './letter-form.ts'
import { heldPaper, namedPaper } from './grammar/held-paper.ts'
import { titlePhrase } from './grammar/title-phrase.ts'
import { isPastVerb } from './past-sentence.ts'
import { custom, sentence, type LetterWording } from './letter-sentences.ts'

type Named = { text: string; sources: readonly string[] }

const [mostNamed, longestNamed] = [4, 40]

/** Licences, certificates and registrations that the posting asks for. `isHeld` if no other sentence of the letter says "I hold". */
export function certificatesSentence(
  named: readonly Named[],
  wording: LetterWording,
  isHeld: boolean,
): Sourced | undefined {
  const [first, second] = named.filter(({ text }) => text !== '')
  const held = isHeld && first && !second ? heldPaper(first.text, wording.language) : undefined
  if (first && held !== undefined)
    return listSentence(['held_paper', 'certificates'], [{ ...first, text: held }], wording)
  if (wording.language !== 'en')
    return personSentence(named, wording) ?? listSentence(['certificate', 'certificates'], named, wording)
  const person = personSentence(named, wording)
  if (person) return person
  const told = named.map((it) => ({ ...it, text: namedPaper(it.text) }))
  return listSentence(['certificate', 'certificates'], told, wording)
}
/** The paper that the work is not done without, as the first thing that a letter says. */
export function qualificationSentence(named: readonly Named[], wording: LetterWording): Sourced | undefined {
  const [first, second] = named
  const held = first && !second ? heldPaper(first.text, wording.language) : undefined
  if (first && held !== undefined)
    return listSentence(['held_paper', 'qualifications'], [{ ...first, text: held }], wording)
  const papers = wording.language === 'en' ? named.map((it) => ({ ...it, text: withLevel(it.text) })) : []
  if (papers.length > 0 && papers.every(({ text }) => /^an? /.test(text)))
    return listSentence(['held_paper', 'held_paper'], papers, wording)
  return personSentence(named, wording) ?? listSentence(['qualification', 'qualifications'], named, wording)
}

/** "an NVQ Level 3 in Plumbing", "a Reach Truck Licence" */
const withLevel = (name: string): string =>
  /^\p{Lu}{3,4} Level \d/u.test(name) ? degreeWithArticle(name) : namedPaper(name)

/** "Certified Public Accountant", „Geprüfte Bilanzbuchhalterin“: what somebody is. */
function personSentence([only, ...others]: readonly Named[], wording: LetterWording): Sourced | undefined {
  if (!only || others.length > 0 || isLearning(only.text)) return undefined
  const text =
    wording.language === 'en'
      ? isPerson.test(only.text)
        ? withArticle(only.text)
        : undefined
      : wording.language === 'de' && isGermanPerson.test(only.text)
        ? titlePhrase(only.text, 'de')
        : undefined
  return text === undefined ? undefined : listSentence(['certified', 'certificates'], [{ ...only, text }], wording)
}
const isGermanPerson =
  /^(?:staatlich |öffentlich )?(?:geprüfte|examinierte|anerkannte|bestellte|approbierte|gelernte)r? \p{Lu}/iu

const isPerson =
  /^(?:\p{Lu}{2,6}\s)?(?:certified|registered|licensed|chartered|qualified)\s(?:\p{L}+\s){0,4}(?:accountant|auditor|nurse|midwife|engineer|trainer|instructor|teacher|specialist|administrator|technician|electrician|plumber|welder|therapist|assistant|interpreter|translator|inspector|pharmacist|architect|surveyor|planner|appraiser)(?:\s\(\p{Lu}[\p{L}&]{1,7}\))?$/iu

/** Up to four skills and languages that the posting asks for and that nothing else in the letter shows. */
export function skillsSentence(
  named: readonly Named[],
  isBesideOthers: boolean,
  wording: LetterWording,
): Sourced | undefined {
  return listSentence(
    isBesideOthers ? ['skill', 'skills'] : ['skills_alone', 'skills_alone'],
    named.filter(({ text }) => text.length <= longestNamed),
    wording,
  )
}

/** For a letter that no line of work answers: what its writer has made. */
export function projectsSentence(projects: ProfileDocument['projects'], wording: LetterWording): Sourced | undefined {
  const named = projects
    .map((it) => ({ text: oneLine(it.name), sources: [sourceOf(it, 'name')] }))
    .filter(({ text }) => text.length <= longestNamed && !isMisread(text))
  return listSentence(['project', 'projects'], named, wording)
}

/** A role or a line of work where a reader took it for a project's name: "Project Lead", "Created an interactive". */
const isMisread = (text: string): boolean =>
  isPastVerb(text.split(' ')[0] ?? '') ||
  /\b(?:lead(?:er)?|developer|engineer|manager|designer|analyst|entwickler(?:in)?|leiter(?:in)?|développeur|développeuse|desarrollador[a]?)$/iu.test(
    text,
  )

const slotOf: Readonly<Record<string, string>> = {
  skills_alone: 'skills',
  qualifications: 'certificates',
  held_paper: 'certificates',
}

function listSentence(
  [one, several]: readonly [
    'skill' | 'skills_alone' | 'project' | 'certificate' | 'certified' | 'held_paper' | 'qualification',
    'skills' | 'skills_alone' | 'projects' | 'certificates' | 'qualifications' | 'held_paper',
  ],
  named: readonly Named[],
  wording: LetterWording,
): Sourced | undefined {
  const filled = named.filter(({ text }) => text !== '')
  const once = [...new Map(filled.toReversed().map((it) => [it.text.toLowerCase(), it])).values()].toReversed()
  const told = once.slice(0, mostNamed)
  if (told.length === 0) return undefined
  const slots = {
    [slotOf[several] ?? several]: listOf(
      told.map(({ text }) => text),
      wording,
    ),
  }
  const text = sentence(
    wording,
    told.length === 1 ? one : several,
    slots,
    told.flatMap(({ sources }) => sources),
  )
  return hasTextHit(text.text) ? undefined : text
}

const gap = '\u0000'
const withoutComma = (text: string): string => text.replace(',', gap)

/** "A, B and C"; with semicolons where one of them has a comma. */
export function listOf(items: readonly string[], { language }: Pick<LetterWording, 'language'>): string {
  const within = items.filter((item) => item.includes(','))
  // One comma does not tear the list where it stands at its end: "a licence and a card, valid to 2027".
  if (within.length === 1 && items.length === 2 && language !== 'de')
    return listOf([...items.filter((it) => !within.includes(it)), ...within.map(withoutComma)], { language }).replace(
      gap,
      ',',
    )
  return within.length > 0
    ? items.join('; ')
    : new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)
}

/** What is enclosed and the wish to talk: where to reach somebody stands at the head of the letter. */
export function closingSentences(wording: LetterWording): Sourced[] {
  const talk = custom(wording, 'talk', {})
  const enclosed = sentence(wording, 'enclosed', {}, [])
  return wording.isCvFirst ? [enclosed, talk] : [talk, enclosed]
}
