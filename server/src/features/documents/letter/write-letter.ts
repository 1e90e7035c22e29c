import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Language } from '../../../lib/languages.ts'
import { matchRequirements } from '../../../lib/matching/profile/match-requirements.ts'
import { readProfileEvidence } from '../../../lib/matching/profile/profile-evidence.ts'
import { readPostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'
import { openSlot, type LetterContent, type Target } from '../content.ts'
import { headerOf, oneLine } from '../resume/resume-sections.ts'
import { purposeOf } from '../resume/tailor-resume.ts'
import { askedTerms } from './asked-terms.ts'
import { backgroundOf, studyOf, titleSkills, tradePapers } from './background.ts'
import { cleanTitle, isNameOfPosition } from './clean-title.ts'
import { countryOfPay, countryOfPlace, countryOfWriter } from './country-of-place.ts'
import { nameOfFirm, nameOfTeam } from './grammar/firm-name.ts'
import { oneOfTitle } from './grammar/one-of-title.ts'
import { withoutSecondAs } from './grammar/title-phrase.ts'
import { inOwnForm } from './grammar/own-title.ts'
import { begun, closingOf, dateLine, personalGreeting, type LetterDate } from './letter-frame.ts'
import { letterBody, maxRows, wantsRows } from './letter-body.ts'
import { custom, sentence } from './letter-sentences.ts'
import { isFilled, paragraph } from './paragraph.ts'
import { plainChoices, type LetterStyle } from './letter-style.ts'
import { wordingOf } from './letter-wording.ts'
import { closingSentences } from './list-sentences.ts'
import {
  earlierJob,
  earlierLines,
  isBesideThePoint,
  isKindred,
  isOfTrade,
  jobsOf,
  mainJob,
  presentJob,
} from './main-job.ts'
import { readAsks } from './proofs/asked-requirements.ts'
import { chosenProofs, rowProofs } from './proofs/chosen-proofs.ts'
import { findProofs, nearAsks } from './proofs/find-proofs.ts'
import { tellableLines } from './proofs/line-proofs.ts'
import { postingAsks } from './proofs/posting-asks.ts'
import { rarityFor } from './proofs/rare-words.ts'
import type { Proof } from './proofs/proof.ts'
import { ofRealWork } from './proofs/real-work.ts'
import { dutiesOf, isGain, isLineResult, lineWorth, resultsOf } from './proofs/result-lines.ts'
import { isSameWork, type WorkLine } from './proofs/told-works.ts'
import { isAgency, isForClient } from './posting-client.ts'
import { referenceOf } from './posting-reference.ts'
import { isWorthTelling } from './worth-telling.ts'

/** Enough to tell a language by. */
const maxLanguageLines = 200
const maxLanguageCharacters = 20_000

/** What the main job has to show beside the answers: more where these are few. */
const results = { full: { most: 4, least: 2, enough: 5 }, short: { most: 1, least: 0, enough: 2 } } as const
/** Below it, what the main job was about is told, too; below the second one, also what is far from the posting. */
const fewestItems = { full: 5, short: 2 } as const
const fewestDuties = 2
/** One more is told if it is near to what is asked, or says what few could say. */
const [enoughResults, rareResult] = [2, 2]

/**
 * A letter of verbatim facts. Who writes, with the strongest result; then rows of the posting's words beside what the
 * profile has for them, where three or more things asked are answered, else sentences and lines; then results. What is
 * required is answered first. A profile that meets nothing gets a short note that claims no fit. Gaps are not mentioned
 * and nothing is translated. Deterministic. `preferred` is the language if the profile has too few words.
 */
export function writeLetter(
  written: ProfileDocument,
  target: Target,
  preferred: string | null,
  date: LetterDate,
  wanted: LetterStyle = plainChoices,
): LetterContent {
  const today = date.now.toISOString().slice(0, 10)
  const profile = asOf(written, today)
  const { location = '' } = target
  const style = {
    ...wanted,
    country: wanted.country ?? countryOfPlace(location) ?? countryOfPay(target.text) ?? countryOfWriter(profile),
  }
  const posting = { title: target.title, description: target.text, company: target.company }
  const requirements = readAsks(posting)
  const evidence = readProfileEvidence(profile, today)
  const matched = matchRequirements(requirements, evidence).requirements
  const lines = tellableLines(profile)
  const wording = wordingOf(
    languageOf(profile, lines) ?? preferred ?? textLanguage(target.text) ?? null,
    style,
    letterKey(profile, target),
  )

  const ofPosting = textLanguage(target.text) ?? wording.language
  const position = isNameOfPosition(target.title)
    ? inOwnForm(oneOfTitle(cleanTitle(target.title, location), ofPosting), profile, wording.language)
    : ''
  const purpose = { ...purposeOf(target), title: position }
  const jobs = jobsOf(profile)
  const read = [target.text, ...jobs.map((it) => it.company), ...lines.map(({ line }) => line.text)].join('\n')
  // An agency writes of its client, whom it does not name.
  const firm = {
    ...purpose,
    company: isForClient(target.text, target.company) ? '' : nameOfFirm(purpose.company, read),
  }
  const asks = postingAsks(posting, requirements, wording.language)
  const interest = { ...readPostingInterest(posting), rarity: rarityFor(position, asks, lines) }
  const answers = findProofs(asks, { profile, evidence, lines, jobs, interest, wording, today, posting: target.text })
  const nearest = mainJob(jobs, position, { asks, proofs: answers, lines, today })
  const proofs = ofRealWork(answers, nearest, position)
  const ownLines = lines.filter((it) => nearest && isSameWork(it.job, nearest))
  const isBeside = nearest && isBesideThePoint(nearest, position, proofs)
  const main = isBeside && nearAsks(asks, { lines: ownLines, interest }).size === 0 ? undefined : nearest
  const { length } = style
  const fit = rowProofs(proofs, position)
  const isInRows = wantsRows(style, fit, wording.language)
  const best = chosenProofs(fit, maxRows[length], position)
  const rowsOf = (spare: number) =>
    chosenProofs(fit, maxRows[length] + spare, position).filter((it) => it.kind !== 'language' || best.includes(it))
  const hasCase = isWorthTelling({
    asks,
    matched,
    proofs,
    lines,
    main,
    position,
    language: wording.language,
    interest,
  })
  const isNear = (it: WorkLine) => nearAsks(asks, { lines: [it], interest }).size > 0
  const isTrade = main !== undefined && isOfTrade(main, position)
  const isNearTrade = main !== undefined && isKindred(main, position)
  const before =
    main && hasCase && length === 'full' ? earlierJob(jobs, main, position, { asks, proofs, lines, today }) : undefined
  const worth = (it: WorkLine) => lineWorth(it, interest)
  const present = main && presentJob(jobs, main, position, today)
  const resultTexts = new Set(lines.filter(isLineResult).map(({ line }) => line.text))
  const bodyWith = (spare: number) => {
    const chosen = isInRows ? rowsOf(spare) : proofs
    const told = new Set(chosen.filter((it) => isInRows || it.kind === 'line').map(({ bring }) => bring.text))
    const { most, least, enough } = results[length]
    // A language says nothing of the work.
    const works = chosen.filter(({ bring, kind }) => told.has(bring.text) && kind !== 'language').length
    const room = Math.min(most, Math.max(least, enough - works))
    const isTelling = (it: WorkLine, at: number) =>
      at === 0 || works + at < enoughResults || isNear(it) || interest.rarity(it.line.text) >= rareResult
    const found = main && hasCase ? resultsOf(lines, main, interest, told, room) : []
    const shown = withinPage(
      found.filter(isTelling),
      chosen.filter(({ bring }) => told.has(bring.text)),
    )
    const items = works + shown.length
    const missing = { most: fewestItems[length] - items, least: fewestDuties - items }
    const duties =
      main && hasCase
        ? dutiesOf(lines, main, interest, told.union(new Set(shown.map(({ line }) => line.text))), missing).filter(
            (it, at) => isTrade || isNear(it) || (isNearTrade && at < missing.least),
          )
        : []
    const untold = lines.filter(({ line }) => !told.has(line.text))
    const isAnswered = chosen.some(({ kind, job }) => kind === 'line' && job && isSameWork(job, before?.job))
    const earlier = main && before && !isAnswered ? earlierLines(before.job, main, position, untold, worth) : []
    const known = {
      profile,
      posting: target.text,
      asks,
      position,
      proofs,
      jobs: [main, present ?? before?.job].filter((it) => it !== undefined),
      told: isInRows ? chosen : chosen.filter(({ kind }) => kind === 'line'),
      isFull: length === 'full',
      hasCase,
      year: yearOf(date),
      today,
      wording,
      isStudyTold: false,
    }
    const study = main ? undefined : studyOf(known)
    const body = letterBody({
      purpose: firm,
      proofs: chosen,
      main,
      before,
      earlier,
      present,
      results: shown,
      nearResult: shown.find(isNear) ?? (isNearTrade ? shown.find(isGain) : undefined),
      isResult: ({ bring }) => resultTexts.has(bring.text),
      study,
      licence: tradePapers(known),
      skills: titleSkills(known),
      duties,
      nearness: worth,
      style,
      wording,
    })
    const background = backgroundOf({ ...known, isStudyTold: study !== undefined })
    const rows = body.flatMap((it) => it.rows ?? []).length
    return { paragraphs: [...body, background].filter(isFilled), taken: isInRows ? chosen.length - rows : 0 }
  }
  const first = bodyWith(0)
  // What the opening tells stands in no row: the next best take its place, but no languages, which a sentence tells.
  const { paragraphs } = first.taken > 0 ? bodyWith(first.taken) : first

  const { title, company } = purpose
  const ofSubject = wording.language === 'de' ? withoutSecondAs(title) : title
  const header = headerOf(profile)
  const reference = referenceOf(target.title, target.text)
  const { tone, form, salary = '', start = '', why } = style
  const terms = askedTerms(target.text, style).map(({ name, words }) =>
    sentence(wording, name, { words }, [`letter/${name}`]),
  )
  const person = personalGreeting(target.text, { company: target.company, location }, wording)
  // "Dear Compass Recruitment Hiring Team" says twice what they do.
  const team = isAgency(company) ? '' : nameOfTeam(company, read)
  const greeting = person ?? custom(wording, team ? 'greeting' : 'unnamed', { company: team })
  return {
    kind: 'letter',
    language: wording.language,
    target: purpose,
    style: { tone, length, form, salary, start },
    ...(why === null && { is_why_declined: true }),
    ...header,
    date: dateLine(profile, date, wording),
    recipient: { text: company, sources: ['posting/company'], origin: 'verbatim' },
    subject: title
      ? reference
        ? sentence(wording, 'subject_referenced', { title: ofSubject, reference }, ['posting/title', 'posting/text'])
        : sentence(wording, 'subject', { title: ofSubject }, ['posting/title'])
      : sentence(wording, 'subject_untitled', {}, []),
    greeting,
    paragraphs: [
      ...begun(paragraphs, greeting, wording),
      paragraph(openSlot, [{ text: oneLine(why ?? ''), sources: ['letter/why'], origin: 'verbatim' }]),
      paragraph('terms', terms),
      paragraph('closing', closingSentences(wording)),
    ].filter(isFilled),
    closing: closingOf(person, greeting, wording),
    signature: header.name,
  }
}

/** What has not begun is not told, and what ends later goes on. */
function asOf(profile: ProfileDocument, today: string): ProfileDocument {
  const isAhead = (month: string) => /^\d{4}/.test(month) && month > today.slice(0, month.length)
  const begun = <T extends { from: string; to: string }>(works: readonly T[]): T[] =>
    works.filter(({ from }) => !isAhead(from)).map((work) => (isAhead(work.to) ? { ...work, to: 'present' } : work))
  return {
    ...profile,
    professional_experience: begun(profile.professional_experience),
    volunteer_experience: begun(profile.volunteer_experience),
    projects: begun(profile.projects),
  }
}

const wordsIn = (text: string): number => text.split(/\s+/).length
/** Of rows and results together; with opening and closing that is a page that is read. */
const mostWords = 190

/** Results while the page has room for them; one always. */
function withinPage(found: readonly WorkLine[], told: readonly Proof[]): WorkLine[] {
  let room =
    mostWords - told.reduce((sum, { bring, words }) => sum + wordsIn(`${bring.text} ${words.join(' ')}`) + 8, 0)
  return found.filter(({ line }, index) => (room -= wordsIn(line.text)) >= 0 || index === 0)
}

/** The same for the same person and job, however often the letter is written. */
const letterKey = ({ personal_details }: ProfileDocument, { title, company }: Target): string =>
  [personal_details.name, title, company].map(oneLine).join('\n')

const yearOf = ({ now, timeZone }: LetterDate): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now))

/** By its lines; of few words the titles, schools and papers tell it, too. */
function languageOf(profile: ProfileDocument, lines: readonly WorkLine[]): Language | undefined {
  const { profile_summary, professional_experience, education, certifications, skills } = profile
  const told = [...lines.slice(0, maxLanguageLines).map(({ line }) => line.text), profile_summary]
  const names = [
    ...professional_experience.map(({ title }) => title),
    ...education.flatMap((it) => [it.degree_type, it.specialization]),
    ...certifications.map((it) => it.certification_name),
    ...skills.map(({ skill }) => skill),
  ]
  const languageIn = (texts: readonly string[]) => textLanguage(texts.join('\n').slice(0, maxLanguageCharacters))
  return languageIn(told) ?? languageIn([...told, ...names])
}
