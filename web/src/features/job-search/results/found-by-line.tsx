import { Trans } from '@lingui/react/macro'
import type { FoundBy } from '@waymark/contract/job-search/job-search.ts'
import type { ReactNode } from 'react'

/** `km`: around the chosen city; undefined where a whole state is chosen. */
type Props = { foundBy: FoundBy; isFirst: boolean; km: number | undefined }

/** Says above jobs that the search did not ask for why they are shown; `isFirst`: it found no others. */
export function FoundByLine({ foundBy, isFirst, km }: Props) {
  return (
    <li className="border-b border-line pt-4 pb-2 text-[0.9375rem] text-muted first:pt-0">
      <h2>{(isFirst ? nothingBut : after)(km)[foundBy]}</h2>
    </li>
  )
}

const after = (km: number | undefined): Readonly<Record<FoundBy, ReactNode>> => ({
  all_words: null,
  remote: <Trans>Remote work. Please check that each job is open to where you live</Trans>,
  unread_place: <Trans>Where these jobs are could not be read. They may be in your place</Trans>,
  unstated: <Trans>These jobs do not say their hours or contract. Please look at each text</Trans>,
  fewer_words: <Trans>Fewer words: these titles have only some of yours</Trans>,
  farther:
    km === undefined ? (
      <Trans>Elsewhere in the country</Trans>
    ) : (
      <Trans>More than {km} km away, the nearest first</Trans>
    ),
  similar_words: <Trans>Your words in the text alone, or similar words. Often other work</Trans>,
  abroad: <Trans>Not in the country of your profile, as far as is known</Trans>,
  related_work: <Trans>Related work under other names</Trans>,
})
const nothingBut = (km: number | undefined): Readonly<Record<FoundBy, ReactNode>> => ({
  all_words: null,
  remote: <Trans>Nothing there. These are remote, so please check that each job is open to where you live</Trans>,
  unread_place: <Trans>Nothing there. Where these jobs are could not be read, so they may be in your place</Trans>,
  unstated: (
    <Trans>
      No job says that it has these hours or this contract. These do not say it, so please look at each text
    </Trans>
  ),
  fewer_words: <Trans>No job has all of your words. Fewer words: these titles have some of them</Trans>,
  farther:
    km === undefined ? (
      <Trans>Nothing there. Elsewhere in the country</Trans>
    ) : (
      <Trans>Nothing within {km} km. Farther away, the nearest first</Trans>
    ),
  similar_words: (
    <Trans>No title has your words. They stand in the text alone, or similar words do. Often other work</Trans>
  ),
  abroad: <Trans>Nothing in the country of your profile. These are elsewhere, as far as is known</Trans>,
  related_work: <Trans>No job has your words. This is related work under other names</Trans>,
})
