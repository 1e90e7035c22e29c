import { queryOptions } from '@tanstack/react-query'
import { getSession } from '@waymark/contract/accounts.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { importProfile, loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { wholeProfile } from './profile-document.ts'

export type LoadedProfile = { document: ProfileDocument; version: number }
export type ImportedProfile = { document: ProfileDocument; notTakenOver: string[]; problems: Record<string, string> }

/** The server answered, but did not save. */
export class UnsuccessfulSaveError extends Error {
  override name = 'UnsuccessfulSaveError'
}

const isRefusedToken = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Spec §4: the auth check runs first; only a dead token, which `call` signs out, keeps the profile from loading. */
async function checkSession(signal: AbortSignal): Promise<void> {
  try {
    await call(getSession, { signal })
  } catch (error) {
    if (isRefusedToken(error) || signal.aborted) throw error
    console.info('The auth check failed.', error)
  }
}

/** An answer is read with care: it may come from another server behind this noun's base. */
type LoadAnswer = { success?: unknown; data?: { content?: object | null; version?: number } }

/**
 * The profile; a new one where the server has no content yet, null where its answer holds no profile at all. Called
 * past the query's cache while saving: a new answer there would start the page anew in the middle of it.
 */
export async function getProfile(signal: AbortSignal = new AbortController().signal): Promise<LoadedProfile | null> {
  await checkSession(signal)
  const { success, data }: LoadAnswer = await call(loadProfile, { signal })
  return success === true && data ? { document: wholeProfile(data.content), version: data.version ?? 0 } : null
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

/** @param version the one the changes were made to; without it the save wins over whatever was saved since */
export async function saveDocument(document: ProfileDocument, version?: number): Promise<number> {
  const answer: { success?: unknown; version: number } = await call(saveProfile, {
    body: { data: document, ...(version !== undefined && { version }) },
  })
  if (answer.success !== true) throw new UnsuccessfulSaveError()
  return answer.version
}

export async function readJsonResume(content: Record<string, unknown>): Promise<ImportedProfile> {
  const { data } = await call(importProfile, { body: { format: 'json-resume', content } })
  return { document: wholeProfile(data.content), notTakenOver: data.not_taken_over, problems: data.problems }
}
