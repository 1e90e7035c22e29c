import type { HiddenMessage } from './versions.repository.ts'

type Placed = Pick<HiddenMessage, 'session_id' | 'id' | 'parent_id' | 'role' | 'position'>

const placeOf = ({ session_id, parent_id, role }: Placed) => `${session_id} ${parent_id ?? ''} ${role}`

/** The ids of all versions of each shown message, the oldest first; none for a message with one version. */
export function versionsOf(shown: readonly Placed[], hidden: readonly Placed[]): Map<string, string[]> {
  const others = Map.groupBy(hidden, placeOf)
  return new Map(
    shown.flatMap((message) => {
      const beside = others.get(placeOf(message))
      if (!beside) return []
      const all = [...beside, message].toSorted((a, b) => a.position - b.position)
      return [[message.id, all.map(({ id }) => id)] as const]
    }),
  )
}
