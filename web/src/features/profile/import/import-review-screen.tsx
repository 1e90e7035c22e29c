import { useMemo } from 'react'
import { withOpenEdits } from '../draft/draft-rebase.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import type { ProfileImport } from './use-profile-import.ts'

type Props = { draft: ProfileDraft; profileImport: ProfileImport }

export function ImportReviewScreen({ draft, profileImport: { Screen, review, ...on } }: Props) {
  const { document, edits } = draft
  const isShown = Screen !== null && review !== null
  // Including unsaved input: the import joins it, and closes its section.
  const mine = useMemo(() => (isShown ? withOpenEdits(document, edits) : document), [isShown, document, edits])
  return (
    isShown && (
      <Screen
        review={review}
        mine={mine}
        isUnsaved={draft.hasUnsavedWork}
        onDecide={on.decide}
        onClose={on.close}
        onFinish={(imported) => void on.finish(imported)}
      />
    )
  )
}
