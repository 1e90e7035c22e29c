import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { findMonth, findOlderThan } from '../../../../../lib/intents/entities/periods.ts'
import { findStages } from '../../../../../lib/intents/entities/stages.ts'
import type { Language } from '../../../../../lib/languages.ts'
import { dayIn } from '../../../../../lib/zoned-time.ts'
import type { Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { answerChange } from '../../changes/change-answers.ts'
import { active } from '../../which-job.ts'
import { bulkOrderIn, namesUnanswered } from './bulk-orders.ts'

/** More cards at once are too many to decide about one by one. */
const mostProposed = 10
const longestOrder = 20

const several: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:all|everything|every one|the rest|the (?:\p{L}+ ){0,2}ones|those (?:\p{L}+ )?(?:jobs|ones|cards)?|(?:the|my) (?:rejected|old|applied|viewed|unanswered)(?: (?:jobs|ones|cards|applications))?)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:alle[srnm]?|sämtliche\p{L}*|den rest|(?:die|meine) (?:abgelehnten|abgesagten|alten|beworbenen|angesehenen|unbeantworteten|absagen))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tou(?:s|tes|t)|le reste|(?:les|mes) (?:\p{L}+ )?(?:refus\p{L}*|vieilles|anciennes|vues))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tod[oa]s?|el resto|(?:los|las|mis) (?:rechazad|antigu|viej|vist)[oa]s)(?!\p{L})/iu,
}
/** Beside a month alone, words that mean the jobs of it. */
const jobsOf =
  /(?<!\p{L})(?:ones|jobs|cards|applications|(?:all|everything) from|stellen|jobs|bewerbungen|karten|alle[sn]? (?:vom|aus|von)|candidatures|offres|postes|celles|ceux|ofertas|candidaturas|puestos|(?:las|los) de)(?!\p{L})/iu

/**
 * "Move all the ones from October to rejected", "archive the rejected ones": a proposal for each card that fits, and never
 * one without saying so. Undefined where the words do not tell which ones.
 */
export async function answerBulk(ask: Ask): Promise<Piece[] | undefined> {
  const { text, speech, jobs } = ask
  const { say, texts, language } = speech
  if (jobs.length > 0 || text.trim().split(/\s+/).length > longestOrder || !several[language].test(text))
    return undefined
  const stages = findStages(text, language)
  const order = bulkOrderIn(text, language)
  if (!order) return undefined
  const isArchive = order === 'archive'
  const target = isArchive ? undefined : stages.at(-1)
  if (!isArchive && target === undefined) return undefined
  const fits = fitting(ask, target, isArchive ? stages : stages.slice(0, -1))
  if (!fits) return undefined
  const cards = active(ask.board).filter(fits)
  const t = texts.change
  if (cards.length === 0) return [{ p: say(t.bulk_none) }]
  const pieces: Piece[] = [{ p: say(t.bulk, { count: cards.length }) }]
  for (const card of cards.slice(0, mostProposed)) {
    const one = { ...ask, text: '', jobs: [card], day: undefined, time: undefined }
    pieces.push(...(await answerChange({ ...one, stage: target, topic: isArchive ? 'archive' : undefined })))
  }
  const left = cards.length - mostProposed
  return left > 0 ? [...pieces, { p: say(t.bulk_more, { count: left }) }] : pieces
}

/** Undefined without any condition: nobody means the whole board by half a sentence. */
function fitting(
  { text, speech: { language }, now, timeZone }: Ask,
  target: JobStatus | undefined,
  from: readonly JobStatus[],
): ((card: Card) => boolean) | undefined {
  const month = jobsOf.test(text) ? findMonth(text, language, { now, timeZone }) : undefined
  const before = findOlderThan(text, language, { now, timeZone })
  const isUnanswered = namesUnanswered(text)
  if (from.length === 0 && !month && before === undefined && !isUnanswered) return undefined
  const dayOf = (card: Card) => dayIn(timeZone, new Date(card.applied_at ?? card.since))
  return (card) =>
    card.status !== target &&
    (from.length === 0 || from.includes(card.status)) &&
    (!month || (dayOf(card) >= month.from && dayOf(card) <= month.to)) &&
    (before === undefined || dayOf(card) <= before) &&
    (!isUnanswered || (card.status === 'Applied' && !card.answered))
}
