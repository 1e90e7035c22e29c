import type { QueryClient } from '@tanstack/react-query'
import { evidenceQuery } from '../application.api.ts'
import { documentIn } from '../documents.api.ts'
import { changesBetween, isNothing } from './proposed-changes.ts'

/** Whether the documents at these links say line for line what those at the others say; false where that is not known. */
export async function saysTheSame(
  client: QueryClient,
  links: readonly (string | null)[],
  others: readonly string[],
): Promise<boolean> {
  const pairs = links.map((link, at) => [documentIn(link), documentIn(others[at])] as const)
  const same = pairs.map(async ([now, then]) => {
    if (now === then) return true
    if (!now || !then) return false
    const [own, other] = await Promise.all([now, then].map((id) => client.fetchQuery(evidenceQuery(id))))
    return own !== undefined && other !== undefined && isNothing(changesBetween(own, other))
  })
  return Promise.all(same).then(
    (all) => all.every(Boolean),
    () => false,
  )
}
