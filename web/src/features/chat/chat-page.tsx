import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyPage } from '../../ui/empty-page.tsx'

export function ChatPage() {
  const { t } = useLingui()
  return <EmptyPage title={t`Chat`} text={<Trans>This part of Waymark is being built.</Trans>} />
}
