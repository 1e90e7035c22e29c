import { currentUser } from '../current-user.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { ChildFailure, createGuardedChild, type ChildLimits } from './guarded-child.ts'

export type FileReader<File, Answer> = {
  /** Never throws for file content. `owner` is the file's user, so that nobody takes all places (fair-queue.ts). */
  read(file: File, owner?: string): Promise<Answer>
  stop(): void
}

export type FileReaderSettings = {
  timeoutMs?: number
  /** For tests alone: a process that has read one stranger's file must not see another's. */
  reuse?: boolean | undefined
  /** Shared with other readers; by default a queue of its own. */
  queue?: FairQueue | undefined
}

type FileReaderOptions<Answer> = Pick<FileReaderSettings, 'reuse' | 'queue'> & {
  script: string
  limits: Omit<ChildLimits, 'reuse' | 'processes'>
  busy: Answer
  failed(reason: ChildFailure['reason']): Answer
}

const ownPlaces = 2

/** Reads strangers' files off the event loop, each in its own process that is killed at its limits. */
export function createFileReader<File, Answer>(options: FileReaderOptions<Answer>): FileReader<File, Answer> {
  const queue = options.queue ?? createFairQueue(ownPlaces)
  // Only the queue limits: with fewer processes than places, a file would wait beside an idle place.
  const limits = { ...options.limits, processes: queue.places, reuse: options.reuse ?? false }
  const child = createGuardedChild<File, Answer>(options.script, limits)
  return {
    async read(file, owner) {
      try {
        // Wrapped, because the child's answer may itself be the word `busy`.
        const result = await queue.run(
          // The queue starts a task in the context of the owner whose task ended before it.
          () => currentUser.run(owner, async () => ({ answer: await child.run(file) })),
          owner,
        )
        return result === 'busy' ? options.busy : result.answer
      } catch (error) {
        if (!(error instanceof ChildFailure)) throw error
        if (error.reason === 'timeout' || error.reason === 'memory') queue.noteFailure(owner)
        return options.failed(error.reason)
      }
    },
    stop: () => child.stop(),
  }
}
