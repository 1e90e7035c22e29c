import type { QueryClient } from '@tanstack/react-query'
import type { CsvRow } from '@waymark/contract/job-transfer.ts'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { addFailure, isTooLarge, readFailure, tooLargeText } from './csv-texts.ts'
import { addJobs, previewCsv, type JobToImport } from './job-transfer.api.ts'

type Preview = { file: string; rows: CsvRow[]; problems_total: number; unused_columns: string[] }

/** One import in three steps: read the file, preview, add. A failed step keeps the previous state. */
export function useCsvImport(client: QueryClient, open: boolean) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [result, setResult] = useState<{ added: number; existed: number } | null>(null)
  const [isFileTooLarge, setIsFileTooLarge] = useState(false)
  const reading = useRef<AbortController>(null)

  const reader = useAction(async (file: File) => {
    const own = new AbortController()
    reading.current = own
    const { rows, problems_total, unused_columns } = await previewCsv(file, own.signal)
    if (own.signal.aborted) return
    setUnticked(new Set())
    setPreview({ file: file.name, rows, problems_total, unused_columns })
  })
  const adder = useAction(async (jobs: JobToImport[]) => {
    setResult(await addJobs(client, jobs))
    setPreview(null)
  })

  // Closing the dialog stops the reading.
  useEffect(() => () => reading.current?.abort(), [open])

  const isBusy = reader.isBusy || adder.isBusy
  return {
    preview,
    unticked,
    setUnticked,
    result,
    isBusy,
    failure: isFileTooLarge
      ? { text: tooLargeText(), attempt: 0 }
      : ((preview ? explained(adder.failure, addFailure) : explained(reader.failure, readFailure)) ?? null),
    read(file: File): void {
      if (isBusy) return
      setResult(null)
      setIsFileTooLarge(isTooLarge(file))
      reader.reset()
      if (!isTooLarge(file)) void reader.run(file)
    },
    add(jobs: JobToImport[]): void {
      if (!isBusy) void adder.run(jobs)
    },
    startOver(): void {
      setPreview(null)
      reader.reset()
      adder.reset()
    },
  }
}

const explained = (failure: { error: Error; attempt: number } | null, explain: (error: Error) => string) =>
  failure && { text: explain(failure.error), attempt: failure.attempt }
