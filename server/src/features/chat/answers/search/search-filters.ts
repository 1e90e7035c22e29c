import type { JobContract, JobHours } from '@waymark/contract/job-search/job-search.ts'
import { termsAskedIn } from '../../../job-search/job-search.service.ts'

export type SearchFilters = {
  hours?: JobHours
  contract?: JobContract
  /** The conditions in the user's words that these filters are, and those that no filter is. */
  used: string[]
  left: string[]
}

/** "Zero hours" is neither permanent nor fixed, and is none of the filters. */
const noFilter = /zero/iu

/** The filters of the search page among the conditions of a wish; two that contradict each other are none. */
export function filtersIn(told: readonly string[]): SearchFilters {
  const read = told.map((said) => ({
    said,
    terms: noFilter.test(said) ? { hours: [], contract: [] } : termsAskedIn(said),
  }))
  const only = <T>(found: readonly T[]): T | undefined => (new Set(found).size === 1 ? found[0] : undefined)
  const hours = only(read.flatMap(({ terms }) => terms.hours))
  const contract = only(read.flatMap(({ terms }) => terms.contract))
  const isUsed = ({ terms }: (typeof read)[number]) =>
    (hours !== undefined && terms.hours.includes(hours)) ||
    (contract !== undefined && terms.contract.includes(contract))
  return {
    ...(hours && { hours }),
    ...(contract && { contract }),
    used: read.filter(isUsed).map(({ said }) => said),
    left: read.filter((one) => !isUsed(one)).map(({ said }) => said),
  }
}
