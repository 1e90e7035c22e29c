import { isJobUrl, withScheme } from '@waymark/contract/job-tracking.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'
import { postingProblem } from '../../documents/posting-problem.api.ts'
import { readJobPosting } from '../job/job-details.api.ts'

export type Posting = Awaited<ReturnType<typeof readJobPosting>>
type State = 'idle' | 'reading' | 'read' | 'failed'

/** Reads a posting for the add dialog; a later address, or closing, cancels an earlier read. */
export function usePosting(onRead: (posting: Posting) => void) {
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState<string>()
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  async function read(address: string): Promise<void> {
    const job_url = withScheme(address.trim())
    if (!isJobUrl(job_url)) return
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    setState('reading')
    try {
      const posting = await readJobPosting(job_url, own.signal)
      if (own.signal.aborted) return
      onRead(posting)
      setState('read')
    } catch (error) {
      if (own.signal.aborted) return
      console.warn('The posting was not read.', error)
      setProblem(error instanceof ApiError && error.code === 'busy' ? serverText(error) : postingProblem(error))
      setState('failed')
    }
  }

  return {
    state,
    /** Why it failed, where that is known. */
    problem,
    read: (address: string) => void read(address),
    forget(): void {
      reading.current?.abort()
      setState('idle')
    },
  }
}
