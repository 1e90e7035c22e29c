import { useMemo } from 'react'
import { keepBrowserText, readBrowserText, useBrowserText } from '../../../lib/browser-text.ts'
import { session } from '../../../lib/session.ts'

const most = 500
const keyOf = () => `waymark.seen-jobs ${session.get().account ?? ''}`

/** Remembers that the signed-in account opened a result in this browser. The newest ids are last. */
export function markSeen(id: string): void {
  const others = readBrowserText(keyOf())
    .split(' ')
    .filter((one) => one !== '' && one !== id)
  keepBrowserText(keyOf(), [...others, id].slice(-most).join(' '))
}

export function useSeenJobs(): ReadonlySet<string> {
  const ids = useBrowserText(keyOf())
  return useMemo(() => new Set(ids.split(' ')), [ids])
}
