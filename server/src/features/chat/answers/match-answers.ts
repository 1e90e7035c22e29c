import { fold } from '../../../lib/intents/plain-text.ts'
import { isOrdinaryWord } from '../../../lib/intents/words/ordinary-words.ts'
import { findSkills } from '../../../lib/matching/skills/find-skills.ts'
import type { Line } from '../../../lib/markdown/blocks.ts'
import type { Card } from '../board/cards.ts'
import type { PostingMatch } from '../tools/search-tools.ts'
import { isToolRefusal } from '../tools/tool.ts'
import type { Ask, Piece } from './ask.ts'
import { answerAdd } from './changes/add-answer.ts'
import { openJob, openPage } from './pages.ts'
import { shownRequirements } from './posting-requirements.ts'
import type { Speech } from './speech.ts'
import { active, askWhich, jobButton } from './which-job.ts'

type Requirement = PostingMatch['requirements'][number]

const eachShown = 6
/** Below `poor`, applying is a long shot; from `good` on nothing speaks against it. */
const shares = { poor: 0.4, good: 0.8 }

/** What the profile shows of a posting, what comes close and what is missing, in words. */
export async function answerMatch(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, board, url } = ask
  if (jobs.length === 0 && url !== undefined) {
    const known = board.find((card) => card.job_url === url)
    return known ? matchCard(ask, known) : answerAdd(ask)
  }
  const [card, second] = jobs
  if (card && !second) return matchCard(ask, card)
  const only = active(board).length === 1 ? active(board)[0] : undefined
  return only && jobs.length === 0 ? matchCard(ask, only) : askWhich({ ...ask, speech }, { intent: 'match_job' })
}

async function matchCard({ speech, tools, call, text: message }: Ask, card: Card): Promise<Piece[]> {
  const { say, text, texts } = speech
  const job = speech.job(card)
  const match = await tools.match_job.run({ job_url: card.job_url }, call)
  if (isToolRefusal(match)) {
    const isEmpty = match.refused === 'profile_empty'
    return [
      {
        p:
          match.refused === 'busy'
            ? say(texts.add.busy)
            : say(isEmpty ? texts.match.empty_profile : texts.match.unreadable, { job }),
      },
      { buttons: [isEmpty ? openPage(speech, 'profile') : openJob(speech, card)] },
    ]
  }
  const compared = comparisonPieces(speech, { job, message, card }, match)
  if (compared.length === 0) return [{ p: say(texts.match.none) }, { buttons: [openJob(speech, card)] }]
  return [
    ...compared,
    {
      buttons: [
        jobButton(text(texts.about.tailor, { job }), { intent: 'cv_tailor' }, card),
        jobButton(text(texts.about.prepare, { job }), { intent: 'interview_prep' }, card),
        openPage(speech, 'profile'),
      ],
    },
  ]
}

/** The same of a posting that is not on the board; empty where it cannot be read or compared. */
export async function matchPosting(
  ask: Ask,
  posting: { job_title: string; company: string; job_url: string },
): Promise<Piece[]> {
  const { speech, tools, call, text: message } = ask
  const match = await tools.match_job.run({ job_url: posting.job_url }, call)
  if (isToolRefusal(match)) return []
  const card = { job_title: posting.job_title, company_name: posting.company }
  return comparisonPieces(speech, { job: speech.job(card), message, card }, match)
}

type Compared = { job: string; message: string; card: Pick<Card, 'job_title' | 'company_name'> }

/** What is asked for beside what the profile shows; empty where nothing can be compared. */
export function comparisonPieces(speech: Speech, { job, message, card }: Compared, match: PostingMatch): Piece[] {
  const { say, texts } = speech
  const requirements = shownRequirements(match.requirements).filter(({ text }) => !isTitle(text, card.job_title))
  if (requirements.length === 0) return []
  return [
    ...namedIn(message, card, requirements, speech),
    { p: say(texts.match.intro, { job, total: requirements.length, ...countsOf(requirements) }) },
    ...groups(speech, requirements),
    { p: [...say(verdictOf(speech, requirements)), ' ', ...say(texts.match.true_only)] },
    ...stepOf(speech, requirements),
  ]
}

/** What the job is called is nothing that it asks for; marks such as "(m/w/d)" aside. */
const isTitle = (text: string, title: string): boolean => wordsOf(text) === wordsOf(title)
const wordsOf = (text: string): string =>
  (
    fold(text)
      .replace(/\(.*?\)/gu, ' ')
      .match(/[\p{L}\p{N}+#]{2,}/gu) ?? []
  ).join(' ')

/** One thing to do next: what is required and missing before what is welcome, then what comes close. */
function stepOf({ say, texts }: Speech, requirements: readonly Requirement[]): Piece[] {
  const missing = withStatus(requirements, 'missing')
  const next = missing.find(({ kind }) => kind === 'required') ?? missing[0]
  if (next) return [{ p: say(texts.match.step_missing, { text: next.text }) }]
  const [similar] = withStatus(requirements, 'similar')
  return similar ? [{ p: say(texts.match.step_similar, { text: similar.text }) }] : []
}

const mostNamed = 2

/** "Without SAP": what the message asks about by name is answered first. */
function namedIn(
  message: string,
  card: Compared['card'],
  requirements: readonly Requirement[],
  { say, texts }: Speech,
): Piece[] {
  const t = texts.match
  const stems = (text: string) =>
    new Set((fold(text).match(/[\p{L}\p{N}+#]{3,}/gu) ?? []).map((word) => word.slice(0, 6)))
  const ofCard = stems(`${card.job_title} ${card.company_name}`)
  const skills = stems(
    findSkills(message)
      .map(({ text }) => text)
      .join(' '),
  )
  const said = [...stems(message)].filter((stem) => skills.has(stem) || (!ofCard.has(stem) && !isOrdinaryWord(stem)))
  const isNamed = ({ text }: Requirement) => {
    const own = stems(text)
    return said.some(
      (stem) => own.has(stem) || (stem.length > 5 && [...own].some((one) => one.startsWith(stem.slice(0, 6)))),
    )
  }
  const line = ({ text, status, kind }: Requirement): Piece => {
    const template = status === 'have' ? t.named_have : status === 'similar' ? t.named_similar : undefined
    return { p: say(template ?? (kind === 'required' ? t.named_required : t.named_wished), { text }) }
  }
  return requirements.filter(isNamed).slice(0, mostNamed).map(line)
}

const withStatus = (requirements: readonly Requirement[], status: Requirement['status']) =>
  requirements.filter((one) => one.status === status)

function countsOf(requirements: readonly Requirement[]) {
  const count = (status: Requirement['status']) => withStatus(requirements, status).length
  return { have: count('have'), similar: count('similar'), missing: count('missing') }
}

function groups({ say, texts }: Speech, requirements: readonly Requirement[]): Piece[] {
  const t = texts.match
  const because = ({ text, profile }: Requirement): Line =>
    profile.length === 0 ? text : say(t.because, { text, words: profile.slice(0, 2).map(shorten).join('; ') })
  const missing = withStatus(requirements, 'missing')
  const lists: [string, readonly Requirement[]][] = [
    [t.have, withStatus(requirements, 'have')],
    [t.similar, withStatus(requirements, 'similar')],
    [t.missing_required, missing.filter(({ kind }) => kind === 'required')],
    [t.missing_wished, missing.filter(({ kind }) => kind === 'wished')],
  ]
  return lists
    .filter(([, items]) => items.length > 0)
    .flatMap(([heading, items]): Piece[] => [{ h: heading }, { ul: items.slice(0, eachShown).map(because) }])
}

function verdictOf({ texts }: Speech, requirements: readonly Requirement[]): string {
  const required = requirements.filter(({ kind }) => kind === 'required')
  const met = required.filter(({ status }) => status !== 'missing').length / Math.max(1, required.length)
  if (met >= shares.good || required.length === 0) return texts.match.good
  return met < shares.poor ? texts.match.poor : texts.match.fair
}

const wordsShown = 80

function shorten(words: string): string {
  return words.length <= wordsShown ? words : `${words.slice(0, wordsShown).replace(/\s+\S*$/, '')} …`
}
