import { useLingui } from '@lingui/react/macro'
import { UserRoundPlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Account } from '../profile.api.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'

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
  const given = [offered.name, offered.email].filter(Boolean).join(' · ')
  const text =
    offered.name && offered.email
      ? t`Use your account's name and email`
      : offered.name
        ? t`Use your account's name`
        : t`Use your account's email`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-accent-soft px-4 py-3">
      <Button
        variant="quiet"
        onClick={() => draft.fillDetails(offered)}
        className="min-h-11! px-4 py-1.5 text-left text-[0.9375rem]"
      >
        <UserRoundPlus aria-hidden className="size-4 shrink-0" />
        {text}
      </Button>
      <span dir="auto" className="min-w-0 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        {given}
      </span>
    </div>
  )
}
