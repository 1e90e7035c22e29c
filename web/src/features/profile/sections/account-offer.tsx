import { useLingui } from '@lingui/react/macro'
import { UserRoundPlus } from 'lucide-react'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import type { Account } from '../profile.api.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import { ProfileOffer } from './profile-offer.tsx'

/** Offers the account's name and email. They are never filled in unasked. */
export function AccountOffer({ account, draft }: { account: Account | null | undefined; draft: ProfileDraft }) {
  const { t } = useLingui()
  const { name, email } = draft.document.personal_details
  // Another server's answer may lack one of them.
  const offered = {
    name: name === '' ? (account?.name ?? '') : '',
    email: email === '' ? (account?.email ?? '') : '',
  }
  if (offered.name === '' && offered.email === '') return null
  const text =
    offered.name && offered.email
      ? t`Use your account's name and email`
      : offered.name
        ? t`Use your account's name`
        : t`Use your account's email`
  return (
    <ProfileOffer
      Icon={UserRoundPlus}
      text={text}
      note={<JoinedFacts facts={[offered.name, offered.email]} />}
      onAccept={() => draft.fillDetails(offered)}
    />
  )
}
