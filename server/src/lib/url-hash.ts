import { createHash } from 'node:crypto'

/** SHA-256 of an address, for indexes: 2,048 characters do not fit into an index entry. */
export function hashUrl(url: string): Buffer {
  return createHash('sha256').update(url).digest()
}
