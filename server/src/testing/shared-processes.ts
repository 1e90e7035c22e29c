import { createDocumentDrafter } from '../features/documents/document-drafter.ts'
import { createDocumentRenderer } from '../features/documents/pdf/document-renderer.ts'
import { createJobMatcher } from '../features/job-search/match/job-matcher.ts'
import { createListingReader } from '../features/job-search/sources/listing-reader.ts'
import { createCsvReader } from '../features/job-tracking/csv/csv-reader.ts'
import { createProfileFiles } from '../lib/cv-files/profile-files.ts'
import { createTextFiles } from '../lib/cv-files/text-files.ts'
import { createLog } from '../lib/log.ts'

/**
 * What works in child processes, one set for all test files of this process: starting a child takes longer than most
 * of the work that tests give it. The children end with this process. A test about the processes makes its own.
 */
export const sharedProcesses = {
  textFiles: kept(createTextFiles({ reuse: true })),
  profileFiles: kept(createProfileFiles({ reuse: true })),
  csv: kept(createCsvReader({ reuse: true })),
  documentRenderer: kept(createDocumentRenderer(createLog('silent'), { processes: 1 })),
  documentDrafter: kept(createDocumentDrafter()),
  listingReader: kept(createListingReader()),
  jobMatcher: kept(createJobMatcher()),
}

function kept<Provider extends { stop(): void }>(provider: Provider): Provider {
  return { ...provider, stop: () => undefined }
}
