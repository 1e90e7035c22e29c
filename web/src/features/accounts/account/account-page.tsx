import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { LoadState } from '../../../ui/load-state.tsx'
import { RemindersPanel } from '../../job-tracking/reminders/reminders-panel.tsx'
import { useAccount } from './account.api.ts'
import { AccountSection } from './account-section.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DetailsForm } from './details-form.tsx'
import { ExportEverything } from './export-everything.tsx'
import { AccessTokens } from '../clients/access-tokens.tsx'
import { LedgerList } from '../clients/ledger-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionsList } from './sessions-list.tsx'
import { useAnchor } from './use-anchor.ts'

export function AccountPage() {
  const { t } = useLingui()
  const own = useAccount()
  const { data: account } = own
  const page = useRef<HTMLDivElement>(null)
  useAnchor(page)
  return (
    <div ref={page} className="mx-auto flex w-full max-w-3xl page-space flex-col gap-6">
      <title>{`${t`Account`} · Waymark`}</title>
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Account</Trans>
        </h1>
        {account && <p className="text-muted [overflow-wrap:anywhere]">{account.email}</p>}
      </header>
      <AccountSection id="details" title={t`Name and language`}>
        {account ? <DetailsForm account={account} /> : <LoadState query={own} />}
      </AccountSection>
      <AccountSection
        id="reminders"
        title={t`Reminders`}
        intro={t`For the follow-ups and interviews on your board. Changes are saved at once.`}
      >
        <RemindersPanel />
      </AccountSection>
      <AccountSection id="password" title={t`Password`} intro={t`A new password signs you out everywhere else.`}>
        <PasswordForm email={account?.email ?? ''} />
      </AccountSection>
      <AccountSection
        id="second-factor"
        title={t`Two-step sign-in`}
        intro={t`While this is on, you sign in with your password and a code from an app on your phone.`}
      >
        <SecondFactor email={account?.email ?? ''} />
      </AccountSection>
      <AccountSection
        id="sessions"
        title={t`Where you are signed in`}
        intro={t`If you do not recognise a device, sign it out and change your password.`}
      >
        <SessionsList />
      </AccountSection>
      <AccountSection
        id="clients"
        title={t`Your own assistants`}
        intro={t`Let an assistant that you use elsewhere read your profile and your board, with an access token that you create here. Changes that it suggests wait for you under Proposals.`}
      >
        <AccessTokens />
      </AccountSection>
      <AccountSection
        id="ledger"
        title={t`What assistants have read`}
        intro={t`What your own assistants read here, and what was sent to language model providers, in the last 90 days.`}
      >
        <LedgerList />
      </AccountSection>
      <AccountSection
        id="export"
        title={t`Export your data`}
        intro={t`One ZIP archive: profile and its versions, jobs and applications, CVs and letters, conversations, attached files and settings.`}
      >
        <ExportEverything />
      </AccountSection>
      <AccountSection
        id="delete"
        title={t`Delete the account`}
        intro={t`Deletes your account and everything in it, at once and for good.`}
      >
        <DeleteAccount email={account?.email ?? ''} />
      </AccountSection>
    </div>
  )
}
