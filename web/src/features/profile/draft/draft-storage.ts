import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { draftPrefix } from '../../../lib/session.ts'

export type Edits = Partial<ProfileDocument>
export type Aside = { document: ProfileDocument; edits: Edits; isSaved: boolean }
export type StoredDraft = { document: ProfileDocument; version: number; edits: Edits; aside: Aside | null }

const key = `${draftPrefix}profile`
/** Without the draft prefix, so that logging out does not ask: the server has all of it. */
const savedKey = 'waymark.profileAside'

export function readDraft(): StoredDraft | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(key) ?? sessionStorage.getItem(savedKey) ?? 'null',
    ) as Partial<StoredDraft> | null
    if (!stored?.document || typeof stored.version !== 'number') return null
    return {
      document: stored.document,
      version: stored.version,
      edits: stored.edits ?? {},
      aside: stored.aside ?? null,
    }
  } catch {
    return null
  }
}

export function writeDraft(draft: StoredDraft | null, isUnsaved: boolean): void {
  try {
    if (draft) sessionStorage.setItem(isUnsaved ? key : savedKey, JSON.stringify(draft))
    if (!draft || !isUnsaved) sessionStorage.removeItem(key)
    if (!draft || isUnsaved) sessionStorage.removeItem(savedKey)
  } catch (error) {
    // The storage is full or forbidden. The page still works, and leaving it still asks first.
    console.warn('The draft could not be kept.', error)
  }
}
