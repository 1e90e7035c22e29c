import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import { getReminders, updateReminders } from '@waymark/contract/reminders.ts'
import { call } from '../../../lib/call.ts'

const remindersKey = ['reminders']

export function useReminders() {
  return useQuery({
    queryKey: remindersKey,
    queryFn: async ({ signal }) => (await call(getReminders, { signal })).data,
  })
}

export async function changeReminders(client: QueryClient, changes: BodyInputOf<typeof updateReminders>) {
  const { data } = await call(updateReminders, { body: changes })
  client.setQueryData(remindersKey, data)
  return data
}
