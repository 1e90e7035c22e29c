import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftPlace, readDraft, unsentPlace, writeDraft } from './chat-storage.ts'
import { hasFailed } from './sending.ts'

export type Draft = { text: string; file: File | undefined }

const fileKey = (place: string) => ['chat', 'file', place]

/** What is written but not sent: the text survives a reload, a file only a look at another page. */
export function useDraft(session_id: string) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => firstDraft(client, session_id))

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    const place = draftPlace(session_id)
    writeDraft(place, next.text)
    client.setQueryDefaults(fileKey(place), { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData<File | null>(fileKey(place), next.file ?? null)
  }

  return { draft, change }
}

function firstDraft(client: QueryClient, session_id: string): Draft {
  const place = draftPlace(session_id)
  const file = client.getQueryData<File | null>(fileKey(place)) ?? undefined
  // The page was loaded again since: what did not arrive is no longer on it.
  const unsent = hasFailed(client, session_id) ? '' : readDraft(unsentPlace(session_id))
  return { text: readDraft(place) || unsent, file }
}
