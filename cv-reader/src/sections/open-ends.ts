import type { DatePoint } from '../facts/dates.ts'
import { isOnlyDates } from '../facts/dates.ts'
import type { Placing } from './shared-employers.ts'

/** "Oct 2021 –" of the newest job, with nothing behind the dash, has not ended; of an older one the end is missing. */
export function withPresentJob(works: readonly Placing[]): Placing[] {
  return works.map((work) => {
    const { from, entry } = work
    const isOpen = entry.date?.open === true && from !== undefined && !work.to && !hasDateBelow(work)
    const others = works.filter((other) => other !== work)
    const isNewest = isOpen && others.every((other) => endsBefore(other, from.value))
    return isNewest ? { ...work, to: { value: 'present', confidence: 'medium', lines: from.lines } } : work
  })
}

/** The end may stand in a line of its own that nothing was made of. */
const hasDateBelow = ({ entry: { heads, body, dateLines } }: Placing): boolean =>
  [...heads.map(({ line }) => line), ...body].some(({ index, text }) => !dateLines.includes(index) && isOnlyDates(text))

function endsBefore({ from, to }: Placing, start: DatePoint): boolean {
  if (!from) return true
  const last = to && to.value !== 'present' ? to.value : from.value
  const length = Math.min(last.length, start.length)
  return last.slice(0, length) <= start.slice(0, length)
}
