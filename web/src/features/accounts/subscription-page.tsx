import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyPage } from '../../ui/empty-page.tsx'

export function SubscriptionPage() {
  const { t } = useLingui()
  return <EmptyPage title={t`Subscription`} text={<Trans>This part of Waymark is being built.</Trans>} />
}
