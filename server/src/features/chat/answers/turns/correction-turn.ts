import { afterCorrection, findShift } from '../../../../lib/intents/correction.ts'
import type { NamedDate } from '../../../../lib/intents/entities/dates.ts'
import { findNamedJobs } from '../../../../lib/intents/entities/named-jobs.ts'
import { findTime } from '../../../../lib/intents/entities/times.ts'
import { changingIntents } from '../../../../lib/intents/intents.ts'
import { dateWords } from '../../../../lib/intents/words/date-words.ts'
import { addDays } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { LastTurn } from '../answer-state.ts'
import { active } from '../which-job.ts'
import { isBareMention } from './bare-mention.ts'
import {
  aboutJob,
  hearLast,
  isCarriable,
  mergedDate,
  type Hear,
  type Turn,
  type Understood,
} from './carried-request.ts'
import { findReferred, namesOther } from './referred-job.ts'

/** Longer messages say themselves what they want. */
const mostWords = 12

/**
 * A message that only puts the one before it right: "no, the other one", "I meant Friday", "nein, auf Angebot". It is the
 * last request with the job, the day or the stage that is now named; where no other job can be made out, with all of
 * them, so that the answer asks which. Undefined for what asks or tells more.
 */
export function hearCorrection(
  message: string,
  own: Understood,
  last: LastTurn,
  board: readonly Card[],
  hear: Hear,
): Turn | undefined {
  if (message.trim().split(/\s+/u).length > mostWords) return undefined
  const rest = afterCorrection(message, own.language)
  const before = rest === undefined ? undefined : hearLast(last, hear, board)
  if (rest === undefined || !before || !isCarriable(before, true)) return undefined
  const told = last.job_urls.flatMap((url) => board.find(({ job_url }) => job_url === url) ?? [])
  const current = before.jobs.length > 0 ? before.jobs : told
  const target = targetOf(rest, own, { before, current, last, board, hear })
  if (!target) return undefined
  const { date = before.date, stage = before.stage } = target
  const meant = { ...last.meant, ...(target.date && { date }), ...(target.stage && { stage }) }
  const [job, further] = target.jobs
  const carried = job && !further ? aboutJob(last, before, job, hear) : undefined
  if (job && !further && !carried) return undefined
  const { understood, heard } = carried ?? { understood: before, heard: last.text }
  const jobs = job ? [...target.jobs] : [...current]
  return { understood: { ...understood, jobs, date, stage }, heard, meant, isCorrection: true }
}

type Target = Pick<Understood, 'date' | 'stage'> & { jobs: readonly Card[] }
type Around = { before: Understood; current: readonly Card[]; last: LastTurn; board: readonly Card[]; hear: Hear }

/** What a correction names in place of what was said, and no words beside it. */
function targetOf(rest: string, own: Understood, around: Around): Target | undefined {
  const { before, current, last, board, hear } = around
  const [only, second] = current
  const others = only && !second ? active(board).filter(({ job_url }) => job_url !== only.job_url) : []
  if (rest === '') return others.length > 0 && isAboutJob(before) ? { jobs: others, ...nothing } : undefined
  const { language } = own
  const shift = before.date && findShift(rest, language)
  if (before.date && shift !== undefined)
    return { jobs: [], stage: undefined, date: { ...before.date, day: addDays(before.date.day, shift) } }
  const heard = hear(rest)
  if (heard.kind === 'crisis') return undefined
  const date = heard.date ?? hourOf(rest, before, language)
  const said = { hasDate: date !== undefined, hasStage: heard.stage !== undefined, language }
  if (!isBareMention(rest, { jobs: findNamedJobs(rest, board), ...said })) return undefined
  const referred = findReferred({ message: rest, isDated: date !== undefined }, board, last, () => before.jobs)
  const named = heard.jobs.length > 0 ? heard.jobs : referred ? [referred] : namesOther(rest) ? others : []
  // "No, interview" after a question is about its noun, and takes nothing back.
  const stage = isMove(before) ? heard.stage : undefined
  const isDated = before.date !== undefined || isOrder(before)
  if (named.length > 0 && current.length === 0 && !isOrder(before)) return undefined
  if (named.length === 0 && stage === undefined && (date === undefined || !isDated)) return undefined
  return { jobs: named, date: isDated ? mergedDate(date, before.date) : undefined, stage }
}

const nothing = { date: undefined, stage: undefined }

const isOrder = (before: Understood): boolean =>
  before.kind === 'answer' && before.wishes.some(({ intent }) => changingIntents.has(intent))

const isMove = (before: Understood): boolean =>
  before.stage !== undefined ||
  (before.kind === 'answer' && before.wishes.some(({ intent }) => intent === 'board_change'))

/** Something was said of one job, and not only shown or chatted about. */
const isAboutJob = (before: Understood): boolean => before.jobs.length === 1

/** "No, at 11" after a day. */
function hourOf(rest: string, { date }: Understood, language: Understood['language']): NamedDate | undefined {
  const bare = date?.time === undefined ? undefined : /^(?:at |um |à |a las )?(\d{1,2})$/u.exec(rest.trim())?.[1]
  const time = date && (findTime(` ${rest} `, dateWords(language)) ?? sameHalf(bare, date.time))
  return time === undefined ? undefined : { day: date?.day ?? '', time }
}

/** "Make that 3" after two in the afternoon is in the afternoon too. */
function sameHalf(bare: string | undefined, before = ''): string | undefined {
  if (bare === undefined || Number(bare) > 23) return undefined
  const hour = Number(bare) < 12 && Number(before.slice(0, 2)) >= 12 ? Number(bare) + 12 : Number(bare)
  return `${String(hour).padStart(2, '0')}:00`
}
