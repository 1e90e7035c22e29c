import { splitCorrection } from '../../../../lib/intents/correction.ts'
import { findJobByTown, findMeantJobs, type SaidIn } from '../../../../lib/intents/entities/named-jobs.ts'
import { splitMessage } from '../../../../lib/intents/asked-intents.ts'
import type { Card } from '../../board/cards.ts'
import { active } from '../which-job.ts'

export type JobClause = { text: string; job: Card }

const mostClauses = 4

/**
 * The parts of a message that name one job each, "Seclin said no, drop it. And I applied to Croix": a part without a job goes
 * with the one before. Undefined where a part names several, or all mean the same job.
 */
export function jobClauses(message: string, board: readonly Card[], said: SaidIn): JobClause[] | undefined {
  // "Put Acme to Interview, no, I meant Dunmore" is about one job.
  const { language } = said
  if (splitCorrection(message, language)) return undefined
  const open = active(board)
  const clauses: JobClause[] = []
  for (const text of splitMessage(message, language).flatMap((part) => part.split(/,\s+/u))) {
    const [job, second] = jobsIn(text, open, said)
    if (second) return undefined
    const last = clauses.at(-1)
    if (job && last?.job.job_url !== job.job_url) clauses.push({ text, job })
    else if (last) last.text = `${last.text}, ${text}`
    else return undefined
  }
  const jobs = new Set(clauses.map(({ job }) => job.job_url))
  return jobs.size > 1 && jobs.size === clauses.length && clauses.length <= mostClauses ? clauses : undefined
}

function jobsIn(text: string, open: readonly Card[], said: SaidIn): readonly Card[] {
  const named = findMeantJobs(text, open, said)
  if (named.length > 0) return named
  const there = findJobByTown(text, open)
  return there ? [there] : []
}
