import { useLingui } from '@lingui/react/macro'
import { inNormalCase } from '../fields/name-case.ts'
import { CaseSensitive } from 'lucide-react'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import { ProfileOffer } from './profile-offer.tsx'

/** Offers a name in capitals in normal writing: documents print it as it stands here. */
export function NameOffer({ draft }: { draft: ProfileDraft }) {
  const { t } = useLingui()
  const name = inNormalCase(draft.document.personal_details.name)
  if (name === undefined) return null
  return (
    <ProfileOffer
      Icon={CaseSensitive}
      text={t`Change to ${name}`}
      note={t`Your name is in capitals, and your documents would print it that way.`}
      onAccept={() => draft.rename(name)}
    />
  )
}
