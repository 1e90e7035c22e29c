import { useLingui } from '@lingui/react/macro'
import { inNormalCase } from '../fields/name-case.ts'
import { CaseSensitive } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'

/** Offers a name in capitals in normal writing: documents print it as it stands here. */
export function NameOffer({ draft }: { draft: ProfileDraft }) {
  const { t } = useLingui()
  const name = inNormalCase(draft.document.personal_details.name)
  if (name === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-accent-soft px-4 py-3">
      <Button
        variant="quiet"
        onClick={() => draft.rename(name)}
        className="min-h-10! px-4 py-1.5 text-left text-[0.9375rem]"
      >
        <CaseSensitive aria-hidden className="size-4 shrink-0" />
        {t`Write ${name}`}
      </Button>
      <span className="min-w-0 text-[0.9375rem] text-muted">
        {t`Your name is in capitals, and your documents would print it so.`}
      </span>
    </div>
  )
}
