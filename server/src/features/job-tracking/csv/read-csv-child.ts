import { serveTasks } from '../../../lib/children/guarded-child-side.ts'
import { readCsv, type ReadCsv } from './read-csv.ts'

serveTasks(({ bytes, now }: { bytes: Uint8Array; now: Date }): Promise<ReadCsv> => Promise.resolve(readCsv(bytes, now)))
