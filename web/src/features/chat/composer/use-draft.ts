import { useState } from 'react'
import { createUserStore } from '../../../lib/user-store.ts'
import { draftPlace, readDraft, unsentPlace, writeDraft } from '../chat-storage.ts'
import { hasFailed } from '../sending.ts'

export type Draft = { text: string; file: File | undefined }

const files = createUserStore<Record<string, File | undefined>>({})

/** Unsent input. Text survives a reload; a file survives only a visit to another page. */
export function useDraft(session_id: string) {
  const [draft, setDraft] = useState(() => firstDraft(session_id))

  function change(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes }
    setDraft(next)
    const place = draftPlace(session_id)
    writeDraft(place, next.text)
    files.set({ ...files.get(), [place]: next.file })
  }

  return { draft, change }
}

function firstDraft(session_id: string): Draft {
  const place = draftPlace(session_id)
  // After a reload the message that could not be sent is no longer shown in the conversation.
  const unsent = hasFailed(session_id) ? '' : readDraft(unsentPlace(session_id))
  return { text: readDraft(place) || unsent, file: files.get()[place] }
}
