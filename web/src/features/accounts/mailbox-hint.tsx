import { Trans } from '@lingui/react/macro'
import { runtimeConfig } from '../../lib/config.ts'
import { OutsideLink } from '../../ui/link.tsx'

export function MailboxHint() {
  if (!runtimeConfig().devMailbox) return null
  return (
    <p className="text-sm text-muted">
      <Trans>
        No mail server is connected yet. The mail is in{' '}
        <OutsideLink href="/dev/mailbox">this machine's mailbox</OutsideLink>.
      </Trans>
    </p>
  )
}
