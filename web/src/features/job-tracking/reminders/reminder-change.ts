import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverText } from '../../../lib/error-text.ts'
import { useAction } from '../../../lib/use-action.ts'
import { changeReminders } from './reminders.api.ts'

type Changes = Parameters<typeof changeReminders>[1]
export type ReminderPart = 'mails' | 'zone' | 'feed'

/** Saves one change at a time; the dialog always shows what the server has. */
export function useReminderChange() {
  const client = useQueryClient()
  const [part, setPart] = useState<ReminderPart | null>(null)
  const { run, isBusy, failure } = useAction((changes: Changes) => changeReminders(client, changes))
  return {
    busy: isBusy ? part : null,
    failure: failure && part && { part, reason: serverText(failure.error), attempt: failure.attempt },
    async change(next: ReminderPart, changes: Changes): Promise<boolean> {
      if (isBusy) return false
      setPart(next)
      return (await run(changes)) !== undefined
    },
  }
}
export type ReminderChange = ReturnType<typeof useReminderChange>
