import type { QueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import { exportJobs, importJobs, previewJobs } from '@waymark/contract/job-transfer.ts'
import { call } from '../../../lib/call.ts'
import { downloadFile } from '../../../lib/download.ts'
import { refreshJobs } from '../job-tracking.api.ts'

export type JobToImport = BodyInputOf<typeof importJobs>['jobs'][number]

export async function previewCsv(file: File, signal: AbortSignal) {
  return (await call(previewJobs, { body: {}, file, signal })).data
}

export async function addJobs(client: QueryClient, jobs: JobToImport[]): Promise<{ added: number; existed: number }> {
  const { added, existed } = await call(importJobs, { body: { jobs } })
  await refreshJobs(client)
  return { added, existed }
}

export const downloadCsv = (): Promise<void> => downloadFile(exportJobs, 'applications.csv')
