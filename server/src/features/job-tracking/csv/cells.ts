import { jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { isoOf } from './dates.ts'

/**
 * A cell that begins so is a formula to a spreadsheet and could send the sheet's contents away (OWASP, "CSV injection").
 * An apostrophe before it makes it text; one that stands there already gets a second, so that reading takes off one.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/

/** One cell of our own CSV files, quoted. */
export function toCell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** What a cell says: without the apostrophe of `toCell`, and without space around. */
export function fromCell(cell: string): string {
  const text = cell.trim()
  return guarded.test(text) ? text.slice(1).trim() : text
}

/** A whole history in one cell, as `historyFromCell` reads it again. */
export function historyToCell(history: readonly { status: string; timestamp: string }[]): string {
  return history.map(({ status, timestamp }) => `${status} ${timestamp}`).join('; ')
}

/** Undefined for a cell that another program wrote, in words of its own. */
export function historyFromCell(cell: string): { status: JobStatus; at: string }[] | undefined {
  const entries = cell.split(';').map((entry) => {
    const [, word, at = ''] = /^(\w+) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/.exec(entry.trim()) ?? []
    const status = jobStatuses.find((one) => one === word)
    const moment = isoOf(at)
    return status && moment ? { status, at: moment } : undefined
  })
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}
