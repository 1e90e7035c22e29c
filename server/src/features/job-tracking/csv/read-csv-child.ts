import { csvLimits } from '@waymark/contract/job-transfer.ts'
import { serveTasks } from '../../../lib/children/guarded-child-side.ts'
import { checkImport, inBatches } from './check-import.ts'
import type { CsvAnswer, CsvTask } from './csv-reader.ts'
import { readCsv } from './read-csv.ts'

serveTasks((task: CsvTask): Promise<CsvAnswer> => Promise.resolve(answerTo(task)))

function answerTo({ kind, bytes, now }: CsvTask): CsvAnswer {
  if (kind === 'import') return checkImport(bytes, now)
  const read = readCsv(bytes, now)
  if ('problem' in read) return read
  const { rows, ...rest } = read
  const wrong = rows.filter(({ problem }) => problem !== null)
  const left = new Set(wrong.slice(csvLimits.problems))
  return { ...rest, batches: inBatches(rows.filter((row) => !left.has(row))), problems_total: wrong.length }
}
