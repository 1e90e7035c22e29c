import type { Cue } from '../../../../lib/intents/cues.ts'
import { findSaidEmployers } from '../../../../lib/intents/entities/told-job.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import type { Places } from '../../../../lib/places/places.ts'
import type { Card } from '../../board/cards.ts'
import { namesNote } from '../changes/change-words.ts'
import type { Hear, Understood } from './carried-request.ts'
import { namesOther } from './referred-job.ts'

/** Longer messages name what they are about. */
const mostWords = 16

const oneJob = new Set<Intent>([
  'board_change',
  'reminder',
  'board_open',
  'match_job',
  'follow_up_message',
  'cover_letter',
  'cv_tailor',
  'interview_prep',
  'interview_practice',
  'salary',
])
/** Wishes that nobody has without a job, so that no word has to stand for it. */
const neverWithout = new Set<Intent>(['board_change', 'reminder'])
const ofOneJob = new Set<Cue>([
  'rejected',
  'withdraw',
  'decline',
  'own_no',
  'no_reminder',
  'got_job',
  'closed',
  'silent',
])

/**
 * A message about the job that was last spoken of: "move it to Interview", "schreib denen", or "remind me on Friday", which
 * needs some job. Its words with the job's name in place of the pronoun. Undefined where it may be about anything else.
 */
export function hearFocused(
  message: string,
  own: Understood,
  focus: Card,
  { hear, places, isDraft }: { hear: Hear; places: Places | undefined; isDraft: boolean },
): { understood: Understood; heard: string } | undefined {
  const { language } = own
  const isLong = message.trim().split(/\s+/u).length > mostWords
  if (isLong || own.isDistressed || own.url !== undefined || namesAll(message, own)) return undefined
  // "Make it shorter" is about a draft, and "archive the other one" about any but this job.
  if ((isDraft && !needsJob(own)) || namesOther(message)) return undefined
  if (findSaidEmployers(message, language, places).length > 0) return undefined
  if (namesNote(message) && (own.kind === 'ask' || own.wishes.every(({ intent }) => intent === 'board_change'))) {
    const wishes = [{ intent: 'board_change', p: noteP, text: message } as const]
    return { understood: { ...own, kind: 'answer', wishes: [...wishes], others: [], jobs: [focus] }, heard: message }
  }
  const named = withName(message, own, focus)
  const heard = named ?? (needsJob(own) ? `${message.replace(/[\s.!?]+$/u, '')}, ${focus.company_name}` : undefined)
  if (heard === undefined) return undefined
  const meant = hear(heard)
  if (meant.kind === 'crisis' || !meant.jobs.some(({ job_url }) => job_url === focus.job_url)) return undefined
  return isAboutJob(meant, named !== undefined) ? { understood: { ...meant, jobs: [focus] }, heard } : undefined
}

/** Plain words ask for a note. */
const noteP = 0.9

const namesAll = (message: string, { language }: Understood): boolean =>
  new RegExp(`(?<!\\p{L})(?:${turnWords(language).everything.join('|')})(?!\\p{L})`, 'iu').test(message)

/** The message with the job's name for the first word that stands for it. */
function withName(message: string, { language }: Understood, { company_name }: Card): string | undefined {
  for (const [pattern, written] of turnWords(language).pronouns) {
    const found = new RegExp(`(?<![\\p{L}'’-])(?:${pattern})(?!\\p{L})`, 'iu')
    // The name is not read as a pattern of the replacement.
    if (found.test(message))
      return message.replace(found, (_, ...parts: unknown[]) =>
        written.replace('$1', () => fold(textOf(parts[0]))).replace('{job}', () => company_name),
      )
  }
  return undefined
}

const textOf = (part: unknown): string => (typeof part === 'string' ? part : '')

const needsJob = (own: Understood): boolean =>
  own.kind === 'answer'
    ? own.wishes.length === 1 && own.wishes.every(({ intent }) => neverWithout.has(intent))
    : own.date !== undefined && own.guesses.slice(0, 2).some((intent) => intent === 'reminder')

function isAboutJob(meant: Understood, isNamed: boolean): boolean {
  const wishes = meant.kind === 'answer' ? meant.wishes : []
  if (!isNamed) return wishes.some(({ intent }) => neverWithout.has(intent))
  const tells = meant.cues.some((cue) => ofOneJob.has(cue)) || meant.hints.length > 0
  const likely = meant.kind === 'ask' ? meant.guesses.slice(0, 1) : wishes.map(({ intent }) => intent)
  return tells || likely.some((intent) => oneJob.has(intent))
}
