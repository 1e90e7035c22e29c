import { randomUUID } from 'node:crypto'
import { listSections, type ProfileDocument } from '@waymark/contract/profile-document.ts'

/**
 * Gives every list entry an id that no other entry of the document has. Entries that have one keep it; of two with
 * the same id (a duplicated entry) the first keeps it. Facts in documents point at these ids.
 */
export function withIds(document: ProfileDocument, createId: () => string = randomUUID): ProfileDocument {
  const taken = new Set<string>()
  const give = <T extends { id?: string | undefined }>(entry: T): T => {
    const id = entry.id === undefined || taken.has(entry.id) ? createId() : entry.id
    taken.add(id)
    return { ...entry, id }
  }
  const sections = Object.fromEntries(listSections.map((section) => [section, document[section].map((entry) => give(entry))]))
  return { ...document, ...sections }
}
