import type { QueryClient } from '@tanstack/react-query'
import type { CsvRow } from '@waymark/contract/job-transfer.ts'
import { useEffect, useRef, useState } from 'react'
import { addFailure, isTooLarge, readFailure, tooLargeText } from './csv-texts.ts'
import { addJobs, previewCsv, type JobToImport } from './job-transfer.api.ts'

type Preview = { file: string; rows: CsvRow[]; unused_columns: string[] }

/** One import: a file is read, looked through, and added. A failure at any step leaves what was there before it. */
export function useCsvImport(client: QueryClient, open: boolean) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const [result, setResult] = useState<{ added: number; existed: number } | null>(null)
  const [failure, setFailure] = useState({ text: '', attempt: 0 })
  const [busy, setBusy] = useState(false)
  // State comes too late for two quick clicks in one frame.
  const running = useRef<AbortController>(null)

  // Closed, it forgets what was shown: the next file is another one.
  useEffect(() => {
    if (open) {
      setPreview(null)
      setUnticked(new Set())
      setResult(null)
      setFailure({ text: '', attempt: 0 })
    }
    return () => running.current?.abort()
  }, [open])

  const fail = (text: string) => setFailure(({ attempt }) => ({ text, attempt: attempt + 1 }))

  async function run(work: (signal: AbortSignal) => Promise<void>, explain: (error: unknown) => string): Promise<void> {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    setBusy(true)
    fail('')
    try {
      await work(own.signal)
    } catch (error) {
      if (own.signal.aborted) return
      console.warn('The CSV file was not imported.', error)
      fail(explain(error))
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  return {
    preview,
    unticked,
    setUnticked,
    result,
    failure: failure.text,
    attempt: failure.attempt,
    busy,
    async read(file: File): Promise<void> {
      setResult(null)
      if (isTooLarge(file)) return fail(tooLargeText())
      await run(async (signal) => {
        const { rows, unused_columns } = await previewCsv(file, signal)
        if (signal.aborted) return
        setUnticked(new Set())
        setPreview({ file: file.name, rows, unused_columns })
      }, readFailure)
    },
    async add(jobs: JobToImport[]): Promise<void> {
      await run(async () => {
        setResult(await addJobs(client, jobs))
        setPreview(null)
      }, addFailure)
    },
    startOver(): void {
      setPreview(null)
      fail('')
    },
  }
}
