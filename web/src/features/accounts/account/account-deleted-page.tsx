import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useLocation } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'

/** Shown once after a deletion; nobody else's account is said to be gone. */
export function AccountDeletedPage() {
  const { t } = useLingui()
  const state = useLocation().state as { accountDeleted?: boolean } | null
  if (!state?.accountDeleted) return <Navigate to="/login" replace />
  return (
    <>
      <title>{`${t`Account deleted`} · Waymark`}</title>
      <Notice
        title={<Trans>Your account is deleted</Trans>}
        text={<Trans>Everything in it is gone with it. We wish you well on your way.</Trans>}
        action={
          <Link to="/register">
            <Trans>Create a new account</Trans>
          </Link>
        }
      />
    </>
  )
}
