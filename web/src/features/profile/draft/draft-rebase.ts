import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst } from '@waymark/contract/profile-rules.ts'
import { changesOnto, isSame, wholeProfile } from '../fields/profile-document.ts'
import { sections, type SectionKey } from '../fields/profile-sections.ts'
import { tidySection, trimmed } from '../fields/profile-tidy.ts'
import type { LoadedProfile } from '../profile.api.ts'
import { readDraft, type Edits, type StoredDraft } from './draft-storage.ts'

/** Moves work done before the profile loaded onto the loaded profile. Empty sections of the work change nothing. */
export function rebaseDraft(work: StoredDraft, loaded: LoadedProfile): StoredDraft {
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

/** The document with the copies of open sections, as if they were saved now. */
export function withOpenEdits(document: ProfileDocument, edits: Edits): ProfileDocument {
  const open = sections.filter(({ key }) => key in edits)
  if (open.length === 0) return document
  const copies = open.map((section) => [
    section.key,
    tidySection(section, trimmed(edits[section.key] ?? document[section.key])),
  ])
  return sortNewestFirst({ ...document, ...(Object.fromEntries(copies) as Edits) })
}

/** The draft in the tab's storage if it differs from what was loaded; else a fresh one. */
export function restoreDraft(loaded: LoadedProfile): StoredDraft & { saved: LoadedProfile; restored: boolean } {
  const found = readDraft()
  const stored = found?.version === 0 && loaded.version > 0 ? rebaseDraft(found, loaded) : found
  const fresh = { ...loaded, edits: {}, aside: null, saved: loaded, restored: false }
  if (!stored) return fresh
  const document = wholeProfile(stored.document)
  const isOfUse = !isSame(document, loaded.document) || Object.keys(stored.edits).length > 0 || stored.aside !== null
  return isOfUse ? { ...stored, document, saved: loaded, restored: true } : fresh
}
