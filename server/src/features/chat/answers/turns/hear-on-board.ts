import { findMeantJobs, namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { understand, type Understanding, type UnderstandingContext } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import { active } from '../which-job.ts'

/** A message about the jobs of a board; archived ones are heard only where no other one is named. */
export function hearOnBoard(
  text: string,
  board: readonly Card[],
  context: Omit<UnderstandingContext<Card>, 'jobs'>,
): Understanding<Card> {
  const jobs = active(board)
  const archived = board.filter((card) => card.archived)
  const isArchived = () => findMeantJobs(text, archived).some((card) => namesEmployer(text, card))
  const isOther = archived.length > 0 && findMeantJobs(text, jobs).length === 0 && isArchived()
  return understand(text, { ...context, jobs: isOther ? archived : jobs })
}
