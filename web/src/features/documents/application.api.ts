import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { documentEvidence, editDocument, type EditInput, type Evidence } from '@waymark/contract/document-edits.ts'
import { matchPosting } from '@waymark/contract/documents.ts'
import {
  choosePhrasing,
  choosePosting,
  drawDocument,
  getApplication,
  keepPosting,
  keepSent,
  readDocument,
} from '@waymark/contract/job-application.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import { call } from '../../lib/call.ts'
import { readsProfile } from '../../lib/profile-readers.ts'

export type Match = Omit<AnswerOf<typeof matchPosting>, 'success'>

const applicationKey = (job_url: string) => ['application', job_url]

export function useApplication(job_url: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: applicationKey(job_url),
    meta: readsProfile,
    queryFn: async ({ signal }) => (await call(getApplication, { query: { job_url }, signal })).data,
  })
}

/** Keeps whether a model may phrase the next documents; the pages of all jobs show it. */
export async function keepPhrasing(client: QueryClient, wish: boolean): Promise<void> {
  const { phrase } = await call(choosePhrasing, { body: { phrase: wish } })
  const queryKey = ['application']
  // What was asked before the click would bring the earlier choice back.
  await client.cancelQueries({ queryKey })
  client.setQueriesData<AnswerOf<typeof getApplication>['data']>({ queryKey }, (page) => page && { ...page, phrase })
  void client.invalidateQueries({ queryKey })
}

/** Null while no posting was read. */
export const matchQuery = (job_url: string) =>
  queryOptions({
    queryKey: ['match', job_url],
    meta: readsProfile,
    async queryFn({ signal }): Promise<Match | null> {
      try {
        const { success: _, ...match } = await call(matchPosting, { query: { job_url }, signal })
        return match
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null
        throw error
      }
    },
  })

/** Asks anew for what depends on a job's posting, status or documents. The match takes longest, and is not waited for. */
export async function refreshApplication(client: QueryClient, job_url: string): Promise<void> {
  void client.invalidateQueries({ queryKey: matchQuery(job_url).queryKey })
  await client.invalidateQueries({ queryKey: applicationKey(job_url) })
}

async function refreshPosting(client: QueryClient, job_url: string): Promise<void> {
  // A match with another posting, or with none, is shown no longer.
  void client.resetQueries({ queryKey: matchQuery(job_url).queryKey })
  await client.invalidateQueries({ queryKey: applicationKey(job_url) })
}

export async function keepJobPosting(client: QueryClient, job_url: string, text?: string): Promise<void> {
  await call(keepPosting, { body: { job_url, ...(text && { text }) } })
  await refreshPosting(client, job_url)
}

/** Reads the page anew; the posting that is kept stays, and what differs is shown beside it. */
export async function readPostingAgain(client: QueryClient, job_url: string): Promise<'same' | 'other'> {
  const { found } = await call(keepPosting, { body: { job_url, again: true } })
  await refreshApplication(client, job_url)
  return found === 'other' ? 'other' : 'same'
}

export async function chooseJobPosting(client: QueryClient, job_url: string, id: string): Promise<void> {
  await call(choosePosting, { body: { job_url, id } })
  await refreshPosting(client, job_url)
}

const evidenceKey = (id: string) => ['document evidence', id]

/** Keeps the documents of now as what was sent. */
export async function keepSentDocuments(client: QueryClient, job_url: string): Promise<void> {
  await call(keepSent, { body: { job_url } })
  await refreshApplication(client, job_url)
}

export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: evidenceKey(id),
    queryFn: async ({ signal }): Promise<Evidence> => call(documentEvidence, { params: { id }, signal }),
  })

/** The sentences of a document with where they come from. */
export const useEvidence = (id: string) => useQuery(evidenceQuery(id))

/** Changes one sentence; its pages are drawn again where they are shown. */
export async function editSentence(client: QueryClient, id: string, edit: EditInput): Promise<void> {
  const evidence = await call(editDocument, { params: { id }, body: edit })
  client.setQueryData<Evidence>(evidenceKey(id), evidence)
  void client.invalidateQueries({ queryKey: pagesKey(id) })
  void client.invalidateQueries({ queryKey: readingKey(id) })
  void client.invalidateQueries({ queryKey: ['application'] })
}

/** Fills, drops or reopens the open slot of a letter. */
export async function changeWhySlot(
  client: QueryClient,
  id: string,
  change: { action: 'edit'; text: string } | { action: 'leave_out' | 'undo' },
): Promise<void> {
  const { sentences } = await call(documentEvidence, { params: { id } })
  const slot = sentences.find(({ part }) => part === 'why')
  if (!slot) throw new Error('The letter has no open slot.')
  await editSentence(client, id, { ...change, position: slot.position })
}

const pagesKey = (id: string) => ['document pages', id]

const readingKey = (id: string) => ['document reading', id]

/** What a machine reads in the document's file. */
export function useMachineReading(id: string) {
  return useQuery({
    queryKey: readingKey(id),
    queryFn: async ({ signal }) => (await call(readDocument, { params: { id }, signal })).reading,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function usePages(id: string) {
  return useQuery({
    queryKey: pagesKey(id),
    queryFn: async ({ signal }) => call(drawDocument, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
