import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isOtherGrade } from '../../../../lib/matching/posting/certificate-grades.ts'
import { isLowerLevel, namesLevel } from '../../../../lib/matching/posting/paper-levels.ts'
import type { MatchedRequirement } from '../../../../lib/matching/profile/match-requirements.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { heldLevel } from '../../../../lib/matching/posting/degree-levels.ts'
import { readWords } from '../../../../lib/matching/text/words.ts'
import { findLicenceClasses } from '../../../../lib/matching/skills/licence-classes.ts'
import { stem } from '../../../../lib/matching/text/stems.ts'
import { stopWords } from '../../../../lib/matching/text/stop-words.ts'
import { oneLine, sourceOf } from '../../resume/resume-sections.ts'
import type { Sourced } from '../../content.ts'
import { isHeldPaper } from '../../held-papers.ts'
import { degreeText, isHeldDegree, isNamedDegree, lastYear } from '../degrees.ts'
import { formatMonth } from '../../dates.ts'
import { namesPaper, namesStudy, sharesCode, sharesLetters } from '../../paper-words.ts'
import type { LetterWording } from '../letter-sentences.ts'
import { weightOf, type Candidate } from './proof.ts'
import type { Ask } from './posting-asks.ts'
import askWords from './ask-words.json' with { type: 'json' }
import { familiesIn, sharedBy } from './word-families.ts'

/** A degree, certificate, licence or course of the profile. */
export type Paper = {
  bring: Sourced
  meta: Sourced | null
  /** As the match quotes it. */
  words: string
  /** When a certificate or course was or will be earned. */
  date: string
  isCourse: boolean
  isSchool: boolean
  families: ReadonlyMap<string, string>
}

/** Longer names are misread entries, or read like a form. */
const longestName = 90

/** What is held, not what is planned, being studied for or expired. `today` is `YYYY-MM-DD`. */
export function papersOf(profile: ProfileDocument, wording: LetterWording, today: string): Paper[] {
  const schools = profile.education
    .filter((school) => isNamedDegree(school, wording.language) && isHeldDegree(school, Number(today.slice(0, 4))))
    .map((school) =>
      paper(degreeText(school, wording), fields(school, ['degree_type', 'specialization']), {
        words: [school.degree_type, school.specialization].filter((it) => it.trim() !== '').join(', '),
        where: [oneLine(school.institution), sourceOf(school, 'institution')],
        when: [String(lastYear(school.attendance) ?? ''), sourceOf(school, 'attendance')],
        isSchool: true,
      }),
    )
  const certificates = profile.certifications.map((it) =>
    paper(oneLine(it.certification_name), [sourceOf(it, 'certification_name')], {
      words: oneLine(it.certification_name),
      where: [oneLine(it.certification_organization), sourceOf(it, 'certification_organization')],
      when: [monthOf(it.certification_date, wording), sourceOf(it, 'certification_date')],
    }),
  )
  const courses = profile.training.map((it) =>
    paper(oneLine(it.training_name), [sourceOf(it, 'training_name')], {
      words: oneLine(it.training_name),
      where: [oneLine(it.training_institution), sourceOf(it, 'training_institution')],
      when: [monthOf(it.date, wording), sourceOf(it, 'date')],
      isCourse: true,
    }),
  )
  return [...schools, ...certificates, ...courses].filter(
    ({ bring, words, date }) =>
      bring.text !== '' && bring.text.length <= longestName && isHeldPaper(words, today, date),
  )
}

/** "2024-03" as a letter writes it. */
const monthOf = (date: string, { locale }: LetterWording): string =>
  formatMonth(date, { texts: { present: '' }, language: locale }, 'long')

type Rest = { words: string; where: [string, string]; when: [string, string]; isCourse?: boolean; isSchool?: boolean }

function paper(
  text: string,
  sources: string[],
  { words, where, when, isCourse = false, isSchool = false }: Rest,
): Paper {
  const told = [where, when].filter(([part]) => part !== '' && !text.includes(part))
  const meta = told.map(([part]) => part).join(', ')
  return {
    bring: { text, sources, origin: sources.length === 1 ? 'verbatim' : 'template' },
    meta: meta === '' ? null : { text: meta, sources: told.map(([, source]) => source), origin: 'template' },
    words,
    date: isSchool ? '' : when[0],
    isCourse,
    isSchool,
    families: familiesIn(text),
  }
}

const fields = <T extends { id?: string | undefined }>(item: T, names: readonly (keyof T & string)[]): string[] =>
  names.filter((name) => oneLine(String(item[name] ?? '')) !== '').map((name) => sourceOf(item, name))

const likely = 2.4
const [sure, near] = [9, 5]

/**
 * The papers that answer an ask: those that the match quotes for it, and those of the same telling words. Where a paper
 * is asked for, `judged` has the verdicts that must quote it.
 */
export function paperAnswers(
  ask: Ask,
  papers: readonly Paper[],
  matched: readonly MatchedRequirement[],
  judged: readonly MatchedRequirement[] = matched,
): Candidate[] {
  const answers = papers.flatMap((paper) => {
    const value = valueOf(ask, paper, matched, judged)
    return value === 0 ? [] : [{ paper, value: value * weightOf(ask), isNamed: isNamedIn(ask, paper) }]
  })
  const single = answers.map(({ paper: { bring, meta }, value }): Candidate => ({
    kind: 'paper',
    bring,
    meta,
    ask,
    value,
  }))
  const [one, other] = answers.filter(({ isNamed }) => isNamed)
  return one && other && together.test(ask.text) && answerApart(ask, one.paper, other.paper)
    ? [...single, { kind: 'paper', ask, value: one.value + other.value, ...bothOf(one.paper, other.paper) }]
    : single
}

/** "AIPR et Certiphyto", "BTS Comptabilité ou DCG": somebody may have both. */
const together = /[,/]|\s(?:and|or|und|oder|et|ou|y|o)\s/iu

/** Each answers something that the other does not: "CIPD Level 5" beside "Assoc CIPD" is one answer. */
function answerApart(ask: Ask, one: Paper, other: Paper): boolean {
  const saidBy = ({ bring }: Paper) => {
    const said = namesOf(bring.text)
    return new Set([...namesOf(ask.text)].filter((it) => said.has(it)))
  }
  const [first, second] = [saidBy(one), saidBy(other)]
  return !first.isSubsetOf(second) && !second.isSubsetOf(first)
}

function bothOf(one: Paper, other: Paper): Pick<Candidate, 'bring' | 'meta' | 'parts'> {
  const said = (paper: Paper) => (paper.meta === null ? paper.bring.text : `${paper.bring.text} – ${paper.meta.text}`)
  const sources = [one, other].flatMap(({ bring, meta }) => [...bring.sources, ...(meta?.sources ?? [])])
  return {
    bring: { text: `${said(one)}; ${said(other)}`, sources, origin: 'template' },
    meta: null,
    parts: [one.bring, other.bring],
  }
}

const isQuotedBy = (matched: readonly MatchedRequirement[], { words }: Paper) =>
  matched.filter(({ profile, status }) => status !== 'missing' && profile.includes(words))

function valueOf(
  ask: Ask,
  paper: Paper,
  matched: readonly MatchedRequirement[],
  judged: readonly MatchedRequirement[],
): number {
  if (isOtherGrade(ask.text, paper.words) || isLowerLevel(ask.text, paper.words)) return 0
  if (isAskedByName(ask, paper)) return sure + ofLevel
  const quoting = isQuotedBy(matched.length > 0 ? matched : judged, paper)
  const { count, weight } = sharedBy(ask.families, paper.families)
  const isPaperAsked = namesPaper(ask.text) || quoting.some(({ what }) => what === 'degree' || what === 'licence')
  // Work shows a skill better than a certificate of it.
  if (quoting.some(({ status }) => status === 'have'))
    return isPaperAsked
      ? sure +
          (sharesLetters(ask.text, paper.bring.text) ? ofLetters : 0) +
          namesOf(ask.text).intersection(namesOf(paper.bring.text)).size * ofName +
          (asksForStudy.test(ask.text) && namesStudy(paper.bring.text) ? ofLevel : 0) +
          (paper.isSchool ? heldLevel(readWords(paper.words)) * ofHigher : 0) +
          weight / 4
      : besideWork
  const isStudy = asksForStudy.test(ask.text) && namesStudy(paper.bring.text) && count > 0
  const isStudyHad =
    isStudy && quoting.length === 0 && matched.some((it) => it.what === 'degree' && it.status === 'have')
  // Words in common, such as "valid" and "Stufe", make no paper another one: the match decides.
  if ((isPaperAsked || namesLevel(ask.text)) && isQuotedBy(judged, paper).length === 0 && !isStudyHad) return 0
  // SAP is a skill, AIPR is not.
  const isSkill = ask.requirements.some(({ what }) => what === 'skill')
  const isCode = (!isSkill || namesPaper(ask.text)) && sharesCode(ask.text, paper.bring.text)
  const isOfKind = paper.isSchool || !asksForSchool.test(ask.text) || count >= 2
  const isLike = isCode || (namesPaper(ask.text) && weight >= likely && isOfKind)
  // Learnt words answer an ask for work only where they are the same thing.
  const isSubject = paper.isCourse && count >= 2 && weight >= near
  // A lower degree, or one of another subject, answers less than is asked: only of the subject it is told.
  if (isStudyHad) return sure + ofLevel + heldLevel(readWords(paper.words)) * ofHigher + weight / 4
  const isQuoted = quoting.some(({ what }) => what === 'degree') && count > 0
  return isQuoted || isLike || isSubject ? Math.min(near + weight / 4, sure) : 0
}

/**
 * Whether the ask is the name of this very paper: "18th Edition", "SVQ Level 3 or equivalent in Professional Cookery". The
 * paper says all of it, and it holds letters or a number, which everyday words do not, or is the whole name.
 */
function isAskedByName(ask: Ask, { words }: Paper): boolean {
  if (!ask.isLine || asksForMore.test(ask.text) || findLicenceClasses(ask.text).length > 0) return false
  if (ask.text.match(codeOrNumber)?.some((it) => !words.includes(it))) return false
  const [asked, held] = [namesOf(ask.text), namesOf(words.replace(/\s*\([^()]*\)$/, ''))]
  const isSkill = ask.requirements.some(({ what }) => what === 'skill')
  const isName = ask.text.match(codeOrNumber) !== null || (!isSkill && asked.size === held.size)
  return isName && asked.size >= fewestNames && asked.isSubsetOf(namesOf(words))
}
const codeOrNumber = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,8}|\d+\p{L}{0,2})(?![\p{L}\p{N}])/gu
/** Years, experience and skills are shown by work. */
const asksForMore =
  /(?<!\p{L})(?:years?|jahre?|ans|années|años|experience|\p{L}*erfahrung|expérience|experiencia|knowledge|kenntnisse|connaissances?|conocimientos?)(?!\p{L})/iu
const fewestNames = 2

/** The words and numbers that a paper is called by, without those that only ask for one. */
function namesOf(text: string): Set<string> {
  return new Set(
    readWords(text)
      .map(({ key }) => key)
      .filter((key) => !stopWords.has(key) && !askingOnly.has(key))
      .map((key) => stem(key)),
  )
}
const askingOnly = new Set(askWords.asking_for_papers)

/** A course in nursing is no training as a nurse. */
const asksForSchool =
  /(?<!\p{L})(?:degree|bachelor\p{L}*|master|\p{L}*ausbildung|studium|diplom\p{L}*|grado|licenciatura)(?!\p{L})/iu
/** A degree is asked for: the leaving certificate of a technical school of the same subject is none. */
const asksForStudy =
  /(?<!\p{L})(?:degree|bachelor\p{L}*|master\p{L}*|university|\p{L}*studium|hochschul\p{L}*|licence|baccalauréat en|ingénieur|universitari[oa]|licenciatura|grado)(?!\p{L})/iu
const ofLevel = 6
/** Of two degrees that are enough the higher one. */
const ofHigher = 1.5
const besideWork = 0.6
/** Of several that fit, the one of the same kind and subject: "CAP ou BP en plomberie", "NVQ Level 3". */
const ofLetters = 2
const ofName = 0.5

/** By its letters, or by a word that hardly any posting has. */
const isNamedIn = (ask: Ask, { bring, families }: Paper): boolean =>
  sharesCode(ask.text, bring.text) ||
  [...ask.families].some(([start, stem]) => families.has(start) && tellingness(stem) >= rare)
const rare = 3.4
