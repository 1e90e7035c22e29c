import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { session } from '../../../lib/session.ts'
import { readDraft, writeDraft, type Aside, type Edits, type StoredDraft } from './draft-storage.ts'
import { changesOnto, isSame, wholeProfile } from '../fields/profile-document.ts'
import type { Entry } from '../fields/profile-fields.ts'
import { problemsOf, sectionProblems, type Problems } from '../fields/profile-problems.ts'
import { sections, type Section, type SectionKey } from '../fields/profile-sections.ts'
import { tidySection, trimmed } from '../fields/profile-tidy.ts'
import type { LoadedProfile } from '../profile.api.ts'

type State = StoredDraft & { saved: LoadedProfile; restored: boolean }

/** Tries to save a section count up, so that its wrong fields are shown and the first one gets the focus. */
type Attempts = Partial<Record<SectionKey, number>>

/** The work of a page whose profile had not loaded, moved onto the profile: an empty section is no wish to empty it. */
function rebased(work: StoredDraft, loaded: LoadedProfile): StoredDraft {
  const base = emptyProfile()
  const onto = (document: ProfileDocument) => changesOnto(loaded.document, base, document)
  const touched = (edits: Edits, document: ProfileDocument): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([key, copy]) => !isSame(copy, document[key as SectionKey])))
  return {
    document: onto(work.document),
    version: loaded.version,
    edits: touched(work.edits, work.document),
    aside: work.aside && {
      ...work.aside,
      document: onto(work.aside.document),
      edits: touched(work.aside.edits, work.aside.document),
    },
  }
}

function begin(loaded: LoadedProfile): State {
  const found = readDraft()
  const stored = found?.version === 0 && loaded.version > 0 ? rebased(found, loaded) : found
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
  /** With the copies of sections that are being edited: what the user sees on the page. */
  const shown = useMemo(() => {
    const open = sections.filter(({ key }) => key in edits)
    const copies = open.map((section) => [
      section.key,
      tidySection(section, trimmed(edits[section.key] ?? document[section.key])),
    ])
    return open.length === 0 ? document : sortNewestFirst({ ...document, ...(Object.fromEntries(copies) as Edits) })
  }, [document, edits])
  const change = (next: Partial<State>) => setState((before) => ({ ...before, ...next }))
  const setEdits = (next: Edits) => change({ edits: next })
  const without = (key: SectionKey): Edits =>
    Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key))
  const attempt = (key: SectionKey) => setAttempts((before) => ({ ...before, [key]: (before[key] ?? 0) + 1 }))
  const forget = (key: SectionKey) => setAttempts((before) => ({ ...before, [key]: 0 }))

  const hasUnsavedWork =
    hasChanges || Object.entries(edits).some(([key, copy]) => !isSame(copy, document[key as SectionKey]))
  const isWorthKeeping = hasChanges || Object.keys(edits).length > 0 || aside !== null
  const isUnsaved = hasUnsavedWork || (aside !== null && !aside.isSaved)
  useEffect(() => {
    // After signing out nothing may be written again: the storage was cleared for the next user.
    if (session.get().token) writeDraft(isWorthKeeping ? { document, version, edits, aside } : null, isUnsaved)
  }, [document, version, edits, aside, isWorthKeeping, isUnsaved])

  const mayLose = useRef(false)
  mayLose.current = hasUnsavedWork
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
    // The document may be another since this was rendered: saving moves it onto a profile that loads late.
    setState((before) => ({
      ...before,
      edits: { ...before.edits, [wrong.key]: before.edits[wrong.key] ?? before.document[wrong.key] },
    }))
    attempt(wrong.key)
    return true
  }

  return {
    document,
    shown,
    version,
    edits,
    aside,
    hasChanges,
    /** Changes, or a section's copy that differs. */
    hasUnsavedWork,
    problems,
    attempts,
    restored: state.restored,
    savedVersion: saved.version,
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

    /** A deleted entry stands in its place again, whether its section is still being edited or not. */
    putBack: (key: SectionKey, entry: Entry, index: number) =>
      setState((before) => {
        const insert = (list: unknown): unknown =>
          !Array.isArray(list) || (list as Entry[]).some(({ id }) => id === entry.id)
            ? list
            : (list as Entry[]).toSpliced(index, 0, entry)
        if (key in before.edits) return { ...before, edits: { ...before.edits, [key]: insert(before.edits[key]) } }
        return { ...before, document: sortNewestFirst({ ...before.document, [key]: insert(before.document[key]) }) }
      }),
    /** Writes into the personal details what the user took over from elsewhere; what stands there stays. */
    fillDetails: (given: Partial<ProfileDocument['personal_details']>) =>
      setState((before) => {
        const filled = (details: ProfileDocument['personal_details']) => ({
          ...details,
          ...Object.fromEntries(
            Object.entries(given).filter(([name]) => !details[name as keyof typeof details]?.length),
          ),
        })
        return {
          ...before,
          document: { ...before.document, personal_details: filled(before.document.personal_details) },
        }
      }),
    /** Goes on from what the server holds; there is nothing here that would be lost. */
    startOver: (newest: LoadedProfile) => change({ ...newest, saved: newest, edits: {}, restored: false }),

    markSaved: (sent: ProfileDocument, next: number) =>
      change({ saved: { document: sent, version: next }, version: next, restored: false }),
    /** The profile loaded at last: what was done without it moves onto it. */
    rebase(newest: LoadedProfile): ProfileDocument {
      const next = rebased({ document, version, edits, aside }, newest)
      change({ ...next, saved: newest })
      return next.document
    },
    /** Starts again from what the server holds; the present work can be brought back. */
    reload: (newest: LoadedProfile) =>
      change({
        ...newest,
        saved: newest,
        edits: {},
        aside: { document, edits, isSaved: !hasUnsavedWork },
        restored: false,
      }),
    discard: () => change({ ...saved, edits: {}, restored: false }),
    /** Replaces everything by what an import made of it; unsaved work, if it is to be kept, can be brought back. */
    replace: (imported: ProfileDocument, keep: boolean) =>
      change({
        document: imported,
        edits: {},
        aside: keep ? { document, edits, isSaved: !hasUnsavedWork } : aside,
        restored: false,
      }),
    bringBack: ({ document: earlier, edits: open }: Aside) => change({ document: earlier, edits: open, aside: null }),
    dropAside: () => change({ aside: null }),
    dismissNote: () => change({ restored: false }),
  }
}
export type ProfileDraft = ReturnType<typeof useProfileDraft>
