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

/** The registration's name and address, where the auth check told them. */
export type Account = { name: string; email: string }
export type LoadedProfile = { document: ProfileDocument; version: number; account?: Account | null }

/** The server answered, but did not save. */
export class UnsuccessfulSaveError extends Error {
  override name = 'UnsuccessfulSaveError'
}

const isRefusedToken = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Spec §4: the auth check runs first; only a dead token, which `call` signs out, keeps the profile from loading. */
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

/** An answer is read with care: it may come from another server behind this noun's base. */
type LoadAnswer = { success?: unknown; data?: { content?: object | null; version?: number } }

/**
 * The profile; a new one where the server has no content yet, null where its answer holds no profile at all. Called
 * past the query's cache while saving: a new answer there would start the page anew in the middle of it.
 */
export async function getProfile(signal: AbortSignal = new AbortController().signal): Promise<LoadedProfile | null> {
  const account = await checkSession(signal)
  const { success, data }: LoadAnswer = await call(loadProfile, { signal })
  if (success !== true || !data) return null
  return { document: wholeProfile(data.content), version: data.version ?? 0, account }
}

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => getProfile(signal),
  // The page works on its own copy: an answer that comes later must not be mistaken for what the draft began with.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: 0,
  gcTime: 0,
})

/**
 * @param version the one the changes were made to; without it the save wins over whatever was saved since
 * @param origin where the changes came from, unless they were typed
 */
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

/** Makes a stored version the newest one again, if the newest is still the expected one. */
export async function restoreVersion(version: number, expected: number): Promise<LoadedProfile> {
  const { data } = await call(restoreProfileVersion, { params: { version }, body: { expected } })
  return { document: wholeProfile(data.content), version: data.version }
}

/** What a file says about its owner; nothing is saved. */
export async function readProfileFile(file: File, signal: AbortSignal): Promise<ImportedProfile> {
  const { data } = await call(importProfile, { body: {}, file, signal })
  return data
}

export type ExportFormat = (typeof exportFormats)[number]

/** The saved profile as a file, under the name that the server gives it. */
export const exportFile = (format: ExportFormat) => downloadFile(exportProfile, format)
