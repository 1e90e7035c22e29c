import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Place } from './profile-completeness.ts'
import { anchorOf, sections, type SectionKey } from '../fields/profile-sections.ts'
import { blankEntry } from '../fields/profile-tidy.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'

/** A new object for every jump, so that the same place can be jumped to again. */
export type Jump = Place & {
  inPlace?: boolean
}

const all = sections.map(({ key }) => key)
const keyOfHash = (hash: string) => all.find((key) => `#${anchorOf(key)}` === hash)

/** Unfolds sections on small screens, and leads to one by address or missing field. */
export function useSectionsView(draft: ProfileDraft) {
  const { hash } = useLocation()
  const [open, setOpen] = useState<ReadonlySet<SectionKey>>(() => new Set([all[0]!]))
  const [jump, setJump] = useState<Jump | null>(null)
  const show = useCallback((key: SectionKey) => setOpen((before) => new Set([...before, key])), [])

  const shownHash = useRef('')
  useEffect(() => {
    const key = keyOfHash(hash)
    // The browser looked for the section before the profile had loaded.
    if (!key || shownHash.current === hash) return
    shownHash.current = hash
    show(key)
    document.getElementById(anchorOf(key))?.scrollIntoView()
  }, [hash, show])

  return {
    jump,
    isOpen: (key: SectionKey) => open.has(key),
    isAllOpen: open.size === all.length,
    toggle: (key: SectionKey) =>
      setOpen((before) =>
        before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
      ),
    toggleAll: () => setOpen(open.size === all.length ? new Set() : new Set(all)),
    show,
    jumpTo: setJump,
    goTo(place: Place): void {
      const section = sections.find(({ key }) => key === place.key)
      if (!section) return
      show(place.key)
      const entries = draft.document[place.key]
      const isEmptyList = section.shape === 'entries' && Array.isArray(entries) && entries.length === 0
      if (draft.edits[place.key] === undefined)
        draft.startEdit(place.key, isEmptyList ? [blankEntry(section.fields)] : entries)
      setJump({ ...place, inPlace: place.entryId !== undefined })
    },
  }
}
export type SectionsView = ReturnType<typeof useSectionsView>
