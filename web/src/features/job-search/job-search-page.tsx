import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyPage } from '../../ui/empty-page.tsx'

export function JobSearchPage() {
  const { t } = useLingui()
  return <EmptyPage title={t`Job Search`} text={<Trans>This part of Waymark is being built.</Trans>} />
}
