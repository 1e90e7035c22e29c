import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LoadedProfile } from '../profile.api.ts'
import { createProfileDraft } from './profile-draft.ts'

/** The draft and its actions, which act on the newest state whenever called. */
export function useProfileDraft(loaded: LoadedProfile) {
  const [store] = useState(() => createProfileDraft(loaded))
  const snapshot = useSyncExternalStore(store.subscribe, store.now)
  useEffect(() => store.open(), [store])
  return { ...store, ...snapshot, savedVersion: snapshot.saved.version }
}
export type ProfileDraft = ReturnType<typeof useProfileDraft>
