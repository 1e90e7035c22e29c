import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { draftPrefix } from '../../lib/session.ts'

/** Copies of sections that are being edited. */
export type Edits = Partial<ProfileDocument>
/** Work that was put aside, and can be brought back. */
export type Aside = { document: ProfileDocument; edits: Edits }
export type StoredDraft = { document: ProfileDocument; version: number; edits: Edits; aside: Aside | null }

const key = `${draftPrefix}profile`

export function readDraft(): StoredDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredDraft> | null
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

export function writeDraft(draft: StoredDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch (error) {
    // Full or forbidden storage: the page goes on, and leaving it still asks first.
    console.warn('The draft could not be kept.', error)
  }
}
