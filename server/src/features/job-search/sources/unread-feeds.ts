import type { Log } from '../../../lib/log.ts'

/** Without a network every feed fails within seconds: one line tells of all of them. */
export function createUnreadFeeds(log: Log, waitMs = 15_000): { note(feed: string, problem: string): void } {
  let problems: Record<string, string> = {}
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    log.warn({ problems }, 'sources of postings could not be read')
    problems = {}
    timer = undefined
  }

  return {
    note(feed, problem) {
      problems[feed] = problem
      // The server does not wait for it when it stops.
      timer ??= setTimeout(tell, waitMs).unref()
    },
  }
}
