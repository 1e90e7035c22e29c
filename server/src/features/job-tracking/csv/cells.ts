import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { isoOf } from './dates.ts'

/** Spreadsheets would run such a cell as a formula (OWASP, "CSV injection"); reading removes exactly one apostrophe. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

export function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export function fromCell(cell: string): string {
  const text = cell.trim()
  return guarded.test(text) ? text.slice(1).trim() : text
}

export function historyToCell(history: readonly { status: string; timestamp: string }[]): string {
  return history.map(({ status, timestamp }) => `${status} ${timestamp}`).join('; ')
}

export function historyFromCell(cell: string): { status: JobStatus; at: string }[] | undefined {
  const entries = cell.split(';').map((entry) => {
    const [, word, at = ''] = /^(\w+) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/.exec(entry.trim()) ?? []
    const status = jobStatuses.find((one) => one === word)
    const moment = isoOf(at)
    return status && moment ? { status, at: moment } : undefined
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}
