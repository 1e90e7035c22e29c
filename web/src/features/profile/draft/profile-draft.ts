import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { session } from '../../../lib/session.ts'
import { isSame } from '../fields/profile-document.ts'
import type { Entry } from '../fields/profile-fields.ts'
import { problemsOf, sectionProblems, type Problems } from '../fields/profile-problems.ts'
import { sections, type Section, type SectionKey } from '../fields/profile-sections.ts'
import { tidySection, trimmed } from '../fields/profile-tidy.ts'
import type { LoadedProfile } from '../profile.api.ts'
import { restoreDraft, rebaseDraft } from './draft-rebase.ts'
import { writeDraft, type Aside, type Edits, type StoredDraft } from './draft-storage.ts'

type State = StoredDraft & {
  saved: LoadedProfile
  restored: boolean
  /** Refused attempts to save by section: its invalid fields are shown, and the first one gets the focus. */
  attempts: Partial<Record<SectionKey, number>>
}
type Snapshot = State & {
  hasChanges: boolean
  /** A section is being edited, and its copy differs from the document. */
  hasOpenWork: boolean
  hasUnsavedWork: boolean
  problems: Problems
}

function snapshotOf(state: State, before?: Snapshot): Snapshot {
  const { document, saved, edits } = state
  // Validating a long profile takes longer than a key press, so unchanged documents are skipped.
  const isKnown = before?.document === document
  const hasChanges = isKnown && before.saved === saved ? before.hasChanges : !isSame(document, saved.document)
  const hasOpenWork = Object.entries(edits).some(([key, copy]) => !isSame(copy, document[key as SectionKey]))
  const problems = isKnown ? before.problems : problemsOf(document)
  return { ...state, hasChanges, hasOpenWork, hasUnsavedWork: hasChanges || hasOpenWork, problems }
}

const without = (edits: Edits, key: SectionKey): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key))

/** The loaded profile with unsaved changes. Survives a reload of the tab. */
export function createProfileDraft(loaded: LoadedProfile) {
  const listeners = new Set<() => void>()
  let now = snapshotOf({ ...restoreDraft(loaded), attempts: {} })
  let isOpen = false

  function keep(): void {
    // After signing out nothing may be written again: the storage was cleared for the next user.
    if (!isOpen || !session.get().token) return
    const { document, version, edits, aside, hasChanges, hasUnsavedWork } = now
    const isWorthKeeping = hasChanges || Object.keys(edits).length > 0 || aside !== null
    const isUnsaved = hasUnsavedWork || (aside !== null && !aside.isSaved)
    writeDraft(isWorthKeeping ? { document, version, edits, aside } : null, isUnsaved)
  }
  function change(next: Partial<State>): void {
    now = snapshotOf({ ...now, ...next }, now)
    keep()
    for (const listener of listeners) listener()
  }
  const setAttempts = (key: SectionKey, count: number) => ({ attempts: { ...now.attempts, [key]: count } })
  const refused = (key: SectionKey) => setAttempts(key, (now.attempts[key] ?? 0) + 1)
  const presentWork = (): Aside => ({ document: now.document, edits: now.edits, isSaved: !now.hasUnsavedWork })
  const startFrom = (saved: LoadedProfile, aside: Aside | null) =>
    change({ document: saved.document, version: saved.version, saved, edits: {}, aside, restored: false })
  const askBeforeUnload = (event: BeforeUnloadEvent) => {
    if (now.hasUnsavedWork && session.get().token) event.preventDefault()
  }

  return {
    now: () => now,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** While the page is open, unsaved work is kept in the tab's storage, and closing the tab asks first. */
    open(): () => void {
      isOpen = true
      keep()
      window.addEventListener('beforeunload', askBeforeUnload)
      return () => {
        isOpen = false
        window.removeEventListener('beforeunload', askBeforeUnload)
      }
    },

    isChanged: (key: SectionKey) => !isSame(now.document[key], now.saved.document[key]),
    showProblem(found: Problems): boolean {
      const wrong = sections.find(({ key }) =>
        Object.keys(found).some((path) => path === key || path.startsWith(`${key}.`)),
      )
      if (!wrong) return false
      const { key } = wrong
      change({ edits: { ...now.edits, [key]: now.edits[key] ?? now.document[key] }, ...refused(key) })
      return true
    },

    startEdit(key: SectionKey, value: unknown = now.document[key]): void {
      change({ edits: { ...now.edits, [key]: value }, ...setAttempts(key, 0) })
    },
    changeEdit: (key: SectionKey, value: unknown) => change({ edits: { ...now.edits, [key]: value } }),
    cancelEdit: (key: SectionKey) => change({ edits: without(now.edits, key) }),
    saveEdit(section: Section): boolean {
      const { key } = section
      const { document, edits } = now
      const copy = trimmed(edits[key] ?? document[key])
      if (Object.keys(sectionProblems(key, copy)).length > 0) {
        change(refused(key))
        return false
      }
      const changed = sortNewestFirst({ ...document, [key]: tidySection(section, copy) })
      change({ document: changed, edits: without(edits, key) })
      return true
    },

    putBack(key: SectionKey, entry: Entry, index: number): void {
      const insert = (list: unknown): unknown =>
        !Array.isArray(list) || (list as Entry[]).some(({ id }) => id === entry.id)
          ? list
          : (list as Entry[]).toSpliced(index, 0, entry)
      if (key in now.edits) change({ edits: { ...now.edits, [key]: insert(now.edits[key]) } })
      else change({ document: sortNewestFirst({ ...now.document, [key]: insert(now.document[key]) }) })
    },
    fillDetails(given: Partial<ProfileDocument['personal_details']>): void {
      const { personal_details: details } = now.document
      const free = Object.entries(given).filter(([name]) => !details[name as keyof typeof details]?.length)
      change({
        document: { ...now.document, personal_details: { ...details, ...Object.fromEntries(free) } },
      })
    },
    rename: (name: string): void =>
      change({ document: { ...now.document, personal_details: { ...now.document.personal_details, name } } }),

    markSaved: (sent: ProfileDocument, version: number) =>
      change({ saved: { document: sent, version }, version, restored: false }),
    rebase(newest: LoadedProfile): ProfileDocument {
      const next = rebaseDraft(now, newest)
      change({ ...next, saved: newest })
      return next.document
    },
    /** Starts over from the server's version; the present work can be brought back. */
    reload: (newest: LoadedProfile) => startFrom(newest, presentWork()),
    /** Shows the server's version; unsaved work is put aside. */
    showNewest: (newest: LoadedProfile) => startFrom(newest, now.hasUnsavedWork ? presentWork() : now.aside),
    discard: () => startFrom(now.saved, now.aside),
    /** Replaces everything by an import's result; with `keepsWork` the present work can be brought back. */
    replace: (imported: ProfileDocument, keepsWork: boolean) =>
      change({ document: imported, edits: {}, aside: keepsWork ? presentWork() : now.aside, restored: false }),
    bringBack: ({ document, edits }: Aside) => change({ document, edits, aside: null }),
    dropAside: () => change({ aside: null }),
    dismissNote: () => change({ restored: false }),
  }
}
