import { useQuery } from '@tanstack/react-query'
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from '@waymark/contract/account/second-factor.ts'
import { call } from '../../../lib/call.ts'

export const secondFactorKey = ['second-factor']

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: ({ signal }) => call(getSecondFactor, { signal }) })

export type AppSecret = { secret: string; uri: string }

export const startFactor = (password: string): Promise<AppSecret> => call(startSecondFactor, { body: { password } })

/** The recovery codes, which the server shows only now. */
export async function confirmFactor(code: string): Promise<string[]> {
  return (await call(confirmSecondFactor, { body: { code } })).recovery_codes
}

export async function removeFactor(password: string): Promise<void> {
  await call(removeSecondFactor, { body: { password } })
}
