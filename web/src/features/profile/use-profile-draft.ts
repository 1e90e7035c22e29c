import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { session } from '../../lib/session.ts'
import { readDraft, writeDraft, type Aside, type Edits, type StoredDraft } from './draft-storage.ts'
import { isSame, wholeProfile } from './profile-document.ts'
import { problemsOf, sectionProblems, type Problems } from './profile-problems.ts'
import { sections, type Section, type SectionKey } from './profile-sections.ts'
import { tidySection, trimmed } from './profile-tidy.ts'
import type { LoadedProfile } from './profile.api.ts'

type State = StoredDraft & { saved: LoadedProfile; restored: boolean }

/** Tries to save a section count up, so that its wrong fields are shown and the first one gets the focus. */
type Attempts = Partial<Record<SectionKey, number>>

function begin(loaded: LoadedProfile): State {
  const stored = readDraft()
  const fresh = { ...loaded, edits: {}, aside: null, saved: loaded, restored: false }
  if (!stored) return fresh
  const document = wholeProfile(stored.document)
  const isOfUse = !isSame(document, loaded.document) || Object.keys(stored.edits).length > 0 || stored.aside !== null
  return isOfUse ? { ...stored, document, saved: loaded, restored: true } : fresh
}

/** The page's own profile: what was loaded, with the changes that are not saved yet. It survives a reload of the tab. */
export function useProfileDraft(loaded: LoadedProfile) {
  const [state, setState] = useState(() => begin(loaded))
  const [attempts, setAttempts] = useState<Attempts>({})
  const { document, version, edits, aside, saved } = state

  const hasChanges = useMemo(() => !isSame(document, saved.document), [document, saved])
  const problems = useMemo(() => problemsOf(document), [document])
  const change = (next: Partial<State>) => setState((before) => ({ ...before, ...next }))
  const setEdits = (next: Edits) => change({ edits: next })
  const without = (key: SectionKey): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key))
  const attempt = (key: SectionKey) => setAttempts((before) => ({ ...before, [key]: (before[key] ?? 0) + 1 }))
  const forget = (key: SectionKey) => setAttempts((before) => ({ ...before, [key]: 0 }))

  const isWorthKeeping = hasChanges || Object.keys(edits).length > 0 || aside !== null
  useEffect(() => {
    // After signing out nothing may be written again: the storage was cleared for the next user.
    if (session.get().token) writeDraft(isWorthKeeping ? { document, version, edits, aside } : null)
  }, [document, version, edits, aside, isWorthKeeping])

  const mayLose = useRef(false)
  mayLose.current =
    hasChanges || Object.entries(edits).some(([key, copy]) => !isSame(copy, document[key as SectionKey]))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (mayLose.current && session.get().token) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  /** Opens the first section that keeps the profile from being saved, at its first wrong field. */
  function showProblem(found: Problems): boolean {
    const wrong = sections.find(({ key }) =>
      Object.keys(found).some((path) => path === key || path.startsWith(`${key}.`)),
    )
    if (!wrong) return false
    setEdits({ ...edits, [wrong.key]: edits[wrong.key] ?? document[wrong.key] })
    attempt(wrong.key)
    return true
  }

  return {
    document,
    version,
    edits,
    aside,
    hasChanges,
    problems,
    attempts,
    restored: state.restored,
    isChanged: (key: SectionKey) => !isSame(document[key], saved.document[key]),
    showProblem,

    startEdit(key: SectionKey, value: unknown = document[key]): void {
      forget(key)
      setEdits({ ...edits, [key]: value })
    },
    changeEdit: (key: SectionKey, value: unknown) => setEdits({ ...edits, [key]: value }),
    cancelEdit: (key: SectionKey) => setEdits(without(key)),
    /** Pushes the copy into the draft, unless something in it is wrong. */
    saveEdit(section: Section): boolean {
      const { key } = section
      const copy = trimmed(edits[key] ?? document[key])
      if (Object.keys(sectionProblems(document, key, copy)).length > 0) {
        attempt(key)
        return false
      }
      change({ document: sortNewestFirst({ ...document, [key]: tidySection(section, copy) }), edits: without(key) })
      return true
    },

    markSaved: (sent: ProfileDocument, next: number) =>
      change({ saved: { document: sent, version: next }, version: next, restored: false }),
    /** Starts again from what the server holds; the present work can be brought back. */
    reload: (newest: LoadedProfile) =>
      change({ ...newest, saved: newest, edits: {}, aside: { document, edits }, restored: false }),
    discard: () => change({ ...saved, edits: {}, restored: false }),
    /** Replaces everything by an imported profile; the present work can be brought back. */
    replace: (imported: ProfileDocument, keep: boolean) =>
      change({ document: imported, edits: {}, aside: keep ? { document, edits } : null, restored: false }),
    bringBack: ({ document: earlier, edits: open }: Aside) => change({ document: earlier, edits: open, aside: null }),
    dropAside: () => change({ aside: null }),
    dismissNote: () => change({ restored: false }),
  }
}
export type ProfileDraft = ReturnType<typeof useProfileDraft>
