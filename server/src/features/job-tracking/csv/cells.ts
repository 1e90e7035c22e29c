import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { isoOf } from './dates.ts'

/**
 * Spreadsheets take such a cell for a formula, which could send the sheet's contents away (OWASP, "CSV injection"). An
 * apostrophe in front makes it text; a cell that begins with one gets a second, so that reading removes exactly one.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

export function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export function fromCell(cell: string): string {
  const text = cell.trim()
  return guarded.test(text) ? text.slice(1).trim() : text
}

/** A history in one cell; `historyFromCell` is its inverse. */
export function historyToCell(history: readonly { status: string; timestamp: string }[]): string {
  return history.map(({ status, timestamp }) => `${status} ${timestamp}`).join('; ')
}

/** Undefined for a cell in another program's format. */
export function historyFromCell(cell: string): { status: JobStatus; at: string }[] | undefined {
  const entries = cell.split(';').map((entry) => {
    const [, word, at = ''] = /^(\w+) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/.exec(entry.trim()) ?? []
    const status = jobStatuses.find((one) => one === word)
    const moment = isoOf(at)
    return status && moment ? { status, at: moment } : undefined
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}
