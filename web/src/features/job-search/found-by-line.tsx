import { Trans } from '@lingui/react/macro'
import { searchLimits, type FoundBy } from '@waymark/contract/job-search/job-search.ts'
import type { ReactNode } from 'react'

const km = searchLimits.radius_km

/** Says above jobs that the search did not ask for why they are shown; `isFirst`: it found no others. */
export function FoundByLine({ foundBy, isFirst }: { foundBy: FoundBy; isFirst: boolean }) {
  return (
    <li className="border-b border-line pt-4 pb-2 text-[0.9375rem] text-muted first:pt-0">
      <h2>{isFirst ? nothingBut[foundBy] : after[foundBy]}</h2>
    </li>
  )
}

const after: Readonly<Record<FoundBy, ReactNode>> = {
  all_words: null,
  fewer_words: <Trans>Fewer words: these titles have only some of yours</Trans>,
  farther: <Trans>More than {km} km away, the nearest first</Trans>,
  similar_words: <Trans>Similar words, often for other work</Trans>,
}
const nothingBut: Readonly<Record<FoundBy, ReactNode>> = {
  all_words: null,
  fewer_words: <Trans>No job has all of your words. Fewer words: these titles have some of them</Trans>,
  farther: <Trans>Nothing within {km} km. Farther away, the nearest first</Trans>,
  similar_words: <Trans>No job has your words. Similar words, often for other work</Trans>,
}
