import { compareNewestFirst } from '@waymark/contract/profile-rules.ts'
import { isBreak } from '../../../lib/matching/profile/career-break.ts'
import { isPresent } from '../dates.ts'

type Dated = { from: string; to: string }

/** A leave ("Elternzeit") that lies within a job stands below it, not above the work that goes on. */
export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  const sorted = items.toSorted(compareNewestFirst)
  for (const leave of sorted.filter(isLeave)) {
    const around = sorted.find(
      (job) => !isLeave(job) && job.from !== '' && job.from < leave.from && endsNoEarlier(job, leave),
    )
    const [at, target] = [sorted.indexOf(leave), around ? sorted.indexOf(around) : -1]
    if (at < target) sorted.splice(target, 0, ...sorted.splice(at, 1))
  }
  return sorted
}

const isLeave = (item: Dated & { title?: string; company?: string }): boolean =>
  item.title !== undefined && item.company !== undefined && isBreak({ title: item.title, company: item.company })
const endsNoEarlier = (job: Dated, leave: Dated): boolean =>
  isPresent(job.to) || (leave.to !== '' && job.to >= leave.to)
