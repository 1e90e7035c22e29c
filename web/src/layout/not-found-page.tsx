import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/page/notice.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Page not found`} · Waymark`}</title>
      <Notice
        title={<Trans>No trail leads here</Trans>}
        text={<Trans>The address may be mistyped, or the page has moved.</Trans>}
        action={
          <Link to="/">
            <Trans>Back to Waymark</Trans>
          </Link>
        }
      />
    </>
  )
}
