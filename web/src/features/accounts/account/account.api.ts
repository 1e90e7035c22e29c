import { useQuery } from '@tanstack/react-query'
import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  updateAccount,
  updatePassword,
} from '@waymark/contract/account/own-account.ts'
import { getSession } from '@waymark/contract/accounts.ts'
import type { AnswerOf, BodyInputOf } from '@waymark/contract/define-endpoint.ts'
import { call } from '../../../lib/call.ts'
import { downloadFile } from '../../../lib/download.ts'
import { session } from '../../../lib/session.ts'

export type Account = AnswerOf<typeof getSession>
export type OpenSession = AnswerOf<typeof listSessions>['sessions'][number]

export const accountKey = ['account']
export const sessionsKey = ['sessions']

export const useAccount = () =>
  useQuery({ queryKey: accountKey, queryFn: ({ signal }) => call(getSession, { signal }) })

export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions })

export async function saveAccount(changes: BodyInputOf<typeof updateAccount>): Promise<void> {
  await call(updateAccount, { body: changes })
  if (changes.name !== undefined) session.update({ name: changes.name.trim() })
}

export async function changePassword(password: string, new_password: string): Promise<void> {
  await call(updatePassword, { body: { password, new_password } })
}

export async function signOutOf(id: string): Promise<void> {
  await call(endSession, { params: { id } })
}

export async function signOutElsewhere(): Promise<void> {
  await call(endOtherSessions, { body: {} })
}

export const downloadEverything = (): Promise<void> => downloadFile(exportAccount, 'waymark.zip')

/** Deletes the account for good; every tab of this browser then shows that it is gone. */
export async function deleteForGood(password: string): Promise<void> {
  await call(deleteAccount, { body: { password } })
  session.forget()
}
