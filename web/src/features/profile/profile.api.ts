import { queryOptions } from '@tanstack/react-query'
import { getSession } from '@waymark/contract/accounts.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import {
  exportProfile,
  importProfile,
  loadProfile,
  restoreProfileVersion,
  saveProfile,
  type exportFormats,
  type VersionOrigin,
} from '@waymark/contract/profile.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { downloadFile } from '../../lib/download.ts'
import { wholeProfile } from './fields/profile-document.ts'

export type Account = { name: string; email: string }
export type LoadedProfile = { document: ProfileDocument; version: number; account?: Account | null }

export class UnsuccessfulSaveError extends Error {
  override name = 'UnsuccessfulSaveError'
}

const isRefusedToken = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Runs before the profile loads. Only a refused token, which `call` signs out, stops the loading. */
async function checkSession(signal: AbortSignal): Promise<Account | null> {
  try {
    const { name, email } = await call(getSession, { signal })
    return { name, email }
  } catch (error) {
    if (isRefusedToken(error) || signal.aborted) throw error
    console.info('The auth check failed.', error)
    return null
  }
}

/** All optional: the configuration may point the profile calls to another server. */
type LoadAnswer = { success?: unknown; data?: { content?: object | null; version?: number } }

/** A new profile if the server has none yet, null if its answer holds no profile. Saving bypasses the query cache. */
export async function getProfile(signal: AbortSignal = new AbortController().signal): Promise<LoadedProfile | null> {
  const account = await checkSession(signal)
  const { success, data }: LoadAnswer = await call(loadProfile, { signal })
  if (success !== true || !data) return null
  return { document: wholeProfile(data.content), version: data.version ?? 0, account }
}

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => getProfile(signal),
  // The page edits its own copy; a later answer must not pass for the draft's base.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: 0,
  gcTime: 0,
})

/** Saves the whole profile and returns its new version. Without `version`, overwrites whatever was saved since. */
export async function saveDocument(
  document: ProfileDocument,
  version?: number,
  origin?: VersionOrigin,
): Promise<number> {
  const answer: { success?: unknown; version: number } = await call(saveProfile, {
    body: { data: document, ...(version !== undefined && { version }), ...(origin && { origin }) },
  })
  if (answer.success !== true) throw new UnsuccessfulSaveError()
  return answer.version
}

export async function restoreVersion(version: number, expected: number): Promise<LoadedProfile> {
  const { data } = await call(restoreProfileVersion, { params: { version }, body: { expected } })
  return { document: wholeProfile(data.content), version: data.version }
}

/** Undoes the save of `version`. What was there before is its own version, except for a new user's empty profile. */
export async function undoSave(before: LoadedProfile, version: number): Promise<LoadedProfile> {
  if (before.version > 0) return restoreVersion(before.version, version)
  return { document: before.document, version: await saveDocument(before.document, version) }
}

export async function readProfileFile(file: File, signal: AbortSignal): Promise<ImportedProfile> {
  const { data } = await call(importProfile, { body: {}, file, signal })
  return data
}

export type ExportFormat = (typeof exportFormats)[number]

export const exportFile = (format: ExportFormat) => downloadFile(exportProfile, format)
