import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isLimit } from '../../../lib/matching/profile/limits.ts'
import { heldIn } from '../../../lib/matching/profile/profile-evidence.ts'
import { isLowerLevel } from '../../../lib/matching/posting/paper-levels.ts'
import { isNotYetHeld } from '../../../lib/matching/profile/not-yet-held.ts'
import type { LetterParagraph, Sourced } from '../content.ts'
import { namesApprenticeship, namesStudy, sharesLetters } from '../paper-words.ts'
import { findSkills, findTitleSkills } from '../../../lib/matching/skills/find-skills.ts'
import { tellingness } from '../../../lib/matching/text/word-shares.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import { holdsWords, skillWithin } from './grammar/skill-case.ts'
import { lastYear, withoutState } from './degrees.ts'
import { hasTextHit } from './letter-form.ts'
import { paragraph } from './paragraph.ts'
import { isPaperOfTrade } from './papers/trade-papers.ts'
import { degreeSentence, sentence, type LetterWording } from './letter-sentences.ts'
import { certificatesSentence, projectsSentence, qualificationSentence, skillsSentence } from './list-sentences.ts'
import { papersOf } from './proofs/paper-proofs.ts'
import type { Ask } from './proofs/posting-asks.ts'
import type { Proof } from './proofs/proof.ts'
import type { Work } from './proofs/told-works.ts'
import { isSpecific, namedOf } from './proofs/shown-skills.ts'
import { familiesIn, sharedBy } from './proofs/word-families.ts'

type Known = {
  profile: ProfileDocument
  /** Its text as it was written. */
  posting: string
  asks: readonly Ask[]
  /** The title of the posting, as the letter names it. */
  position: string
  /** All that is answered, and those answers that the letter tells before. */
  proofs: readonly Proof[]
  told: readonly Proof[]
  /** The jobs that the letter names, the one that it is written from first. */
  jobs: readonly Work[]
  isFull: boolean
  /** Whether the profile has something to tell for the posting. */
  hasCase: boolean
  /** The letter has told the degree or study before. */
  isStudyTold: boolean
  year: number
  today: string
  wording: LetterWording
}

const isSchool = ({ bring }: Proof, { education }: ProfileDocument): boolean =>
  education.some(({ id = '' }) => bring.sources.some((source) => source.split('/')[0] === id))

/** Certificates and licences beyond what was told, those of the trade apart: these are read first. */
function papersLeft(known: Known): { ofTrade: Sourced[]; others: Sourced[] } {
  const { profile, proofs, told, position } = known
  const asked = proofs
    .filter((it) => it.kind === 'paper' && !told.includes(it) && !isSchool(it, profile))
    .flatMap(({ bring, parts }) => parts ?? [bring])
  const papers = [...asked, ...ofTitle(known, asked)]
  const isOfTrade = ({ text }: Sourced) => isPaperOfTrade(position, text)
  if (told.some((it) => it.kind === 'paper' && isOfTrade(it.bring))) return { ofTrade: [], others: papers }
  return { ofTrade: papers.filter(isOfTrade), others: papers.filter((it) => !isOfTrade(it)) }
}

/** The licence or registration of the very trade, where no row has told one. */
export const tradePapers = (known: Known): Sourced | undefined =>
  qualificationSentence(papersLeft(known).ofTrade, known.wording)

/** The tool or language that the position is called after is no afterthought: "Python Developer". */
export const titleSkills = (known: Known): Sourced | undefined =>
  known.isFull ? skillsSentence(skillsFor(known).opening, false, known.wording) : undefined

/**
 * A single skill at the end of a letter reads like an afterthought: it stands in the opening where it is required and
 * nothing else answers, else in the CV alone.
 */
function skillsFor(known: Known): { opening: Skill[]; others: Skill[] } {
  const all = skillsOf(known)
  const others = all.filter(({ isOfTitle }) => !isOfTitle)
  const [only, second] = [...others, ...languagesOf(leftOf(known), known.wording)]
  const isLone = only !== undefined && second === undefined
  const opening = all.filter((it) => it.isOfTitle || (isLone && it.isRequired && known.told.length === 0))
  return { opening, others: isLone ? [] : others }
}

const leftOf = ({ proofs, told }: Known): Proof[] => proofs.filter((it) => !told.includes(it))

/** What is asked and held beyond what was told: papers, skills and languages, the degree, and what is in preparation. */
export function backgroundOf(known: Known): LetterParagraph {
  const { told, isFull, wording } = known
  const left = leftOf(known)
  const { ofTrade, others: papers } = papersLeft(known)
  if (!isFull) return paragraph('background', [certificatesSentence(papers, wording, ofTrade.length === 0)])
  const degree = known.isStudyTold ? undefined : studyOf(known)
  const lines = told.filter(({ kind }) => kind === 'line')
  return paragraph('background', [
    certificatesSentence(papers, wording, ofTrade.length === 0 && degree === undefined),
    skillsSentence(
      [...skillsFor(known).others, ...languagesOf(left, wording)],
      told.length + papers.length + ofTrade.length > 0,
      wording,
    ),
    lines.length === 0 ? projectsSentence(projectsNear(known), wording) : undefined,
    degree,
    preparing(known),
  ])
}

/** The degree, held or under way; one that answers nothing is told only beside work that does, or where it is near. */
export function studyOf(known: Known): Sourced | undefined {
  const { profile, asks, position, told, year, hasCase, wording } = known
  const asked = new Set(
    leftOf(known)
      .filter((it) => isSchool(it, profile))
      .flatMap(({ bring }) => bring.sources.map((it) => it.split('/')[0])),
  )
  // A degree that was told as an answer needs no second one, unless that is asked for, too.
  if (told.some((it) => isSchool(it, profile)) && asked.size === 0) return undefined
  // "Diplôme d’État d’aide-soignant (DEAS)" has told the school that ended with it.
  const papersTold = told
    .flatMap(({ kind, bring, words }) => (kind === 'paper' ? [bring.text, ...words] : []))
    .join('\n')
  const isSaid = ({ degree_type }: School) =>
    /^\p{Lu}{3,}$/u.test(oneLine(degree_type)) && sharesLetters(papersTold, oneLine(degree_type))
  const wanted = [familiesIn(position), ...asks.map(({ families }) => families)]
  const isNear = (school: School) => {
    const own = familiesIn(nameOf(school))
    return hasCase || wanted.some((it) => sharedBy(it, own).weight >= likely)
  }
  const { ofTrade } = papersLeft(known)
  const hasTradePaper =
    ofTrade.length > 0 || told.some((it) => it.kind === 'paper' && isPaperOfTrade(position, it.bring.text))
  // Whoever has the paper of the trade has come past the training that begins it.
  const isLesser = (school: School) => hasTradePaper && !namesStudy(nameOf(school))
  // Where a degree is asked for, a teacher's certificate beside it is none.
  const isStudyAsked = asks.some(({ requirements }) => requirements.some(({ what }) => what === 'degree'))
  const hasStudy = isStudyAsked && profile.education.some((school) => namesStudy(nameOf(school)))
  const isTold = (school: School) =>
    (!hasStudy || asked.has(school.id ?? '') || namesStudy(nameOf(school))) &&
    !isSaid(school) &&
    (asked.has(school.id ?? '') || (isNear(school) && !isLesser(school)))
  return degreeSentence(
    { ...profile, education: profile.education.filter(isTold) },
    ({ id = '' }) => asked.has(id),
    year,
    wording,
  )
}
type School = ProfileDocument['education'][number]
const nameOf = ({ degree_type, specialization }: School): string => `${degree_type} ${specialization}`

/** Certificates of the very trade that the title names: "Functional Safety Engineer" for a System Safety Engineer. */
function ofTitle({ profile, position, asks, told, today, wording }: Known, papers: readonly Sourced[]): Sourced[] {
  const asked = familiesIn(position)
  const said = new Set([...told.flatMap(({ bring, parts }) => parts ?? [bring]), ...papers].map(({ text }) => text))
  return papersOf({ ...profile, education: [], training: [] }, wording, today)
    .filter(({ bring, families }) => {
      const { count, weight } = sharedBy(asked, families)
      // A lower paper than the one that is asked for would say that this one is missing.
      const isLower = asks.some((it) => sharedBy(it.families, families).count > 0 && isLowerLevel(it.text, bring.text))
      const isNear = weight >= likely || count > 1 || isPaperOfTrade(position, bring.text)
      return !said.has(bring.text) && !isLower && isNear
    })
    .map(({ bring }) => bring)
    .toSorted((a, b) => Number(isPaperOfTrade(position, b.text)) - Number(isPaperOfTrade(position, a.text)))
    .slice(0, mostOfTitle)
}
const mostOfTitle = 3

/** A project that shares nothing with what is asked would only show that it is another trade's. */
function projectsNear({ profile, asks, position }: Known): ProfileDocument['projects'] {
  const asked = [familiesIn(position), ...asks.map(({ families }) => families)]
  const named = new Set(
    [...findTitleSkills(position), ...asks.flatMap((it) => it.named.flat())].map(({ skill }) => skill.name),
  )
  return profile.projects.filter(({ name, role, description }) => {
    const text = [name, role, description].flat().join('\n')
    const own = familiesIn(text)
    return (
      findSkills(text, role).some(({ skill }) => isSpecific(skill) && named.has(skill.name)) ||
      asked.some((it) => sharedBy(it, own).weight >= likely)
    )
  })
}

type Skill = { text: string; sources: string[]; isOfTitle: boolean; isRequired: boolean }

/** Entries of the list of skills that the posting asks for by name and that nothing else in the letter shows. */
function skillsOf({ profile, posting, asks, position, proofs, told, jobs, wording }: Known): Skill[] {
  const papers = proofs.filter(({ kind }) => kind === 'paper')
  const titles = jobs.map(({ title }) => title)
  const said = familiesOf([...[...told, ...papers].map(({ bring }) => bring.text), ...titles].join('\n'))
  // A forklift certificate and a Python Developer have said what a list of skills would say once more.
  const ofNames = [...papers.map(({ bring }) => bring.text), ...titles].flatMap((it) => heldIn(it))
  const shown = [...told.flatMap(({ skills = [] }) => skills), ...ofNames]
  const answered = new Set([...told, ...papers].flatMap(({ words }) => words.flatMap((it) => [...familiesOf(it)])))
  const ofTitle = new Set(findTitleSkills(position).map(({ skill }) => skill.name))
  const asking = asks.filter(({ isLine }) => isLine).map(({ text: asked }) => asked.toLowerCase())
  // "DSCR loans" is on no list of skills, and yet the posting asks for it word for word.
  const isAskedAsIs = (skill: string) =>
    skill.includes(' ') &&
    !familiesOf(skill).isSubsetOf(answered) &&
    findSkills(skill).every((it) => isSpecific(it.skill)) &&
    [...familiesIn(skill).values()].some((stem) => tellingness(stem) >= likely) &&
    asking.some((asked) => holdsWords(asked, skill.toLowerCase()))
  const required = asks.filter(({ kind }) => kind === 'required').flatMap(({ named }) => named)
  const isAnswered = (group: Ask['named'][number]) => group.some(({ text }) => familiesOf(text).isSubsetOf(answered))
  const open = asks
    .flatMap(({ named }) => named)
    .filter((group) => namedOf(group, shown).length === 0 && !isAnswered(group))
  return profile.skills
    .map((it) => ({ text: withoutBracket(oneLine(it.skill)), sources: [sourceOf(it, 'skill')] }))
    .filter(({ text }) => text !== '' && !familiesOf(text).isSubsetOf(said))
    .map((it) => ({ ...it, place: open.findIndex((group) => namedOf(group, heldIn(it.text)).length > 0) }))
    .map((it) => (it.place < 0 && isAskedAsIs(it.text) ? { ...it, place: open.length } : it))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ text, sources, place }) => ({
      text: skillWithin(text, posting, wording.language),
      sources,
      isRequired: place === open.length || required.some((group) => namedOf(group, heldIn(text)).length > 0),
      isOfTitle: heldIn(text).some(({ skill }) => ofTitle.has(skill.name) && isSpecific(skill)),
    }))
}

/** "AWS (EC2, S3, Lambda)": names in brackets were not asked. "(home lab)" says how much it is worth, and stays. */
const withoutBracket = (text: string): string =>
  text.replace(/\s*\((?=[^()]*,|[\p{Lu}\d][^\s()]*(?:\s[\p{Lu}\d][^\s()]*)*\)?$)[^()]*\)?$/u, (bracket) =>
    isLimit(bracket) ? bracket : '',
  ) || text

const familiesOf = (text: string): Set<string> => new Set(familiesIn(text).keys())

const languagesOf = (left: readonly Proof[], { language }: LetterWording): readonly Sourced[] =>
  left
    .filter(({ kind }) => kind === 'language')
    .slice(0, 1)
    .flatMap(({ bring: { text, sources, origin } }) => {
      // "French (C1, written and spoken)" is one.
      const each = sources.length > 1 ? text.split(/, (?![^()]*\))/u) : [text]
      return each.map((it, at) => ({
        text: inBrackets(it, language),
        sources: each.length === sources.length ? sources.slice(at, at + 1) : sources,
        origin,
      }))
    })

/** "Anglais – C1" as a sentence has it: "anglais (C1)". */
function inBrackets(named: string, language: LetterWording['language']): string {
  const text = named.replace(/^(\p{L}+)(?:\s[–-]\s|\s?:\s)([^()]+)$/u, '$1 ($2)')
  return language === 'fr' || language === 'es' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const likely = 2.4

/** "My current training: in progress: CIPD": the sentence says it. */
const alreadySaid =
  /^(?:en cours|in progress|currently studying|studying (?:for|towards?)|working towards?|cursando|en curso|derzeit|aktuell|laufend)\s?[:–-]?\s+/iu

const alreadySaidBehind = /\s?[,:–-]\s?(?:in progress|ongoing|en cours|en curso|cursando|laufend)$/iu

/** A course or certificate that is asked for and not finished, named as such. */
function preparing({ profile, asks, today, year, wording }: Known): Sourced | undefined {
  const named = [
    ...profile.training.map((it) => ({
      text: oneLine(it.training_name),
      source: sourceOf(it, 'training_name'),
      end: it.date,
    })),
    ...profile.certifications.map((it) => ({
      text: oneLine(it.certification_name),
      source: sourceOf(it, 'certification_name'),
      end: it.certification_date,
    })),
  ]
  const open = named.filter(({ text, end }) => isNotYetHeld(text, today) && (lastYear(end) ?? year) >= year - 1)
  const asked = open.find(({ text }) => {
    const own = familiesIn(text)
    return asks.some(({ families }) => sharedBy(families, own).weight >= likely)
  })
  const kind = asked && namesApprenticeship(asked.text) ? 'in_apprenticeship' : 'studying'
  const told =
    asked &&
    sentence(
      wording,
      kind,
      { text: withoutState(asked.text.replace(alreadySaid, '').replace(alreadySaidBehind, '')) },
      [asked.source],
    )
  return told && !hasTextHit(told.text) ? told : undefined
}
