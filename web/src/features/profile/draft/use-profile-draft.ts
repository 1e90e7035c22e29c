import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sections } from '../fields/profile-sections.ts'
import { tidySection, trimmed } from '../fields/profile-tidy.ts'
import type { LoadedProfile } from '../profile.api.ts'
import type { Edits } from './draft-storage.ts'
import { createProfileDraft } from './profile-draft.ts'

/** The draft and its actions, which act on the newest state whenever called. */
export function useProfileDraft(loaded: LoadedProfile) {
  const [store] = useState(() => createProfileDraft(loaded))
  const snapshot = useSyncExternalStore(store.subscribe, store.now)
  useEffect(() => store.open(), [store])

  const { document, edits, saved } = snapshot
  const shown = useMemo(() => {
    const open = sections.filter(({ key }) => key in edits)
    const copies = open.map((section) => [
      section.key,
      tidySection(section, trimmed(edits[section.key] ?? document[section.key])),
    ])
    return open.length === 0 ? document : sortNewestFirst({ ...document, ...(Object.fromEntries(copies) as Edits) })
  }, [document, edits])
  return { ...store, ...snapshot, shown, savedVersion: saved.version }
}
export type ProfileDraft = ReturnType<typeof useProfileDraft>
