import { createDocumentDrafter } from '../features/documents/document-drafter.ts'
import { createDocumentRenderer } from '../features/documents/pdf/document-renderer.ts'
import { createJobMatcher } from '../features/job-search/match/job-matcher.ts'
import { createListingReader } from '../features/job-search/sources/listing-reader.ts'
import { createCsvReader } from '../features/job-tracking/csv/csv-reader.ts'
import { createProfileFiles } from '../lib/cv-files/profile-files.ts'
import { createTextFiles } from '../lib/cv-files/text-files.ts'
import { createLog } from '../lib/log.ts'

/** Ends what hangs: a machine that does other work besides takes many times as long as the limits of the product. */
export const patientMs = 120_000

/** One set of child processes for all test files of a process: starting them takes longer than most of their work. */
export const sharedProcesses = {
  textFiles: kept(createTextFiles({ reuse: true, timeoutMs: patientMs })),
  profileFiles: kept(createProfileFiles({ reuse: true, timeoutMs: patientMs })),
  csv: kept(createCsvReader({ reuse: true, timeoutMs: patientMs })),
  documentRenderer: kept(createDocumentRenderer(createLog('silent'), { processes: 1, timeoutMs: patientMs })),
  documentDrafter: kept(createDocumentDrafter(patientMs)),
  listingReader: kept(createListingReader()),
  jobMatcher: kept(createJobMatcher(patientMs)),
}

function kept<Provider extends { stop(): void }>(provider: Provider): Provider {
  return { ...provider, stop: () => undefined }
}
