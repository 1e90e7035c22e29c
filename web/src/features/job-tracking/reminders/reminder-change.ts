import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { serverText } from '../../../lib/error-text.ts'
import { changeReminders } from './reminders.api.ts'

type Changes = Parameters<typeof changeReminders>[1]
/** Which part of the dialog is being saved, or failed. */
export type ReminderPart = 'mails' | 'zone' | 'feed'

/** Saves one change at a time, at once; what is shown is always what the server has. */
export function useReminderChange() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<ReminderPart | null>(null)
  const [failure, setFailure] = useState<{ part: ReminderPart; reason: string; attempt: number } | null>(null)
  // State comes too late for two quick clicks in one frame.
  const running = useRef(false)

  return {
    busy,
    failure,
    /** Whether it was saved. */
    async change(part: ReminderPart, changes: Changes): Promise<boolean> {
      if (running.current) return false
      running.current = true
      setBusy(part)
      setFailure(null)
      try {
        await changeReminders(client, changes)
        return true
      } catch (error) {
        console.warn('The reminders were not changed.', error)
        setFailure((before) => ({ part, reason: serverText(error), attempt: (before?.attempt ?? 0) + 1 }))
        return false
      } finally {
        running.current = false
        setBusy(null)
      }
    },
  }
}
export type ReminderChange = ReturnType<typeof useReminderChange>
