import { isActDenied, isConditional } from '../../../../../lib/intents/denials.ts'
import { outcomeMatters, type Matter } from '../../../../../lib/intents/matters.ts'
import { textsIn } from '../../../../../lib/languages.ts'
import de from '../../../texts/everyday/de.json' with { type: 'json' }
import en from '../../../texts/everyday/en.json' with { type: 'json' }
import es from '../../../texts/everyday/es.json' with { type: 'json' }
import fr from '../../../texts/everyday/fr.json' with { type: 'json' }
import { isOver, isUnderWay, type Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { active } from '../../which-job.ts'
import { answerGiveUp } from '../jobs/waiting-answer.ts'
import { answerStart } from './good-news-answers.ts'

const catalogue = { en, de, fr, es }
type Outcome = (typeof outcomeMatters)[number]

export const isOutcome = (matter: Matter): matter is Outcome => outcomeMatters.some((one) => one === matter)

/** The one job named, of one employer's the only one that is under way, or for an offer the only one there is. */
function jobOf({ jobs, board }: Ask, outcome: Outcome): Card | undefined {
  const [first, second] = jobs
  if (first && !second) return first
  if (first) {
    const underWay = jobs.filter(isUnderWay)
    const isOneEmployer = jobs.every(({ company_name }) => company_name === first.company_name)
    return isOneEmployer && underWay.length === 1 ? underWay[0] : undefined
  }
  const offers = active(board).filter(({ status }) => status === 'Offer')
  return ofOffers.has(outcome) && offers.length === 1 ? offers[0] : undefined
}

const ofOffers = new Set<Outcome>(['pulled', 'accepted', 'accepting'])

/** "Le he dicho que si", without its accent, is no condition. */
const yes = /(?<!\p{L})que si(?= (?:a|al|en)(?!\p{L})|[.!]*$)/iu

/** Nothing has happened where it is asked, denied or under a condition. */
export function tellsOutcome(ask: Ask, outcome: Outcome): boolean {
  const { text, speech } = ask
  const card = jobOf(ask, outcome)
  if (!card || text.includes('?') || card.archived) return false
  const said = text.replace(yes, ' ')
  if (isConditional(said, speech.language) || isActDenied(said, speech.language)) return false
  if (outcome === 'accepting') return card.status === 'Offer'
  if (outcome === 'accepted') return !isOver(card)
  return outcome !== 'gone' || card.status !== 'Offer'
}

/** What came of an application: each gets its own answer, and its own proposal where the card has to change. */
export async function answerOutcome(ask: Ask, outcome: Outcome): Promise<Piece[]> {
  const card = jobOf(ask, outcome)
  if (!card) return []
  const { speech, tools, call } = ask
  const { say, texts, language } = speech
  const t = textsIn(catalogue, language).texts.outcomes
  const about = { ...ask, jobs: [card] }
  const values = { job: speech.job(card), company: card.company_name }
  if (outcome === 'accepted') return answerStart(about)
  if (outcome === 'accepting') return draftPieces(about, 'accept', card)
  // Silence is no refusal: the card stays where it is.
  if (outcome === 'ghosted_me') return [{ p: say(t.ghosted, values) }, ...(await answerGiveUp(about))]
  const proposed = await tools.archive_job.run({ job_url: card.job_url, archived: true }, call)
  const archive = proposalPieces(speech, proposed, texts.change.archive, values)
  if (outcome === 'gone') return [{ p: say(t.gone, values) }, ...archive]
  const [first = '', ...more] = t.pulled
  return [{ p: say(first, values) }, { ul: more.map((line) => say(line)) }, ...archive]
}
