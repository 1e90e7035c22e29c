import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { safeReturnPath } from '../lib/navigation/return-path.ts'
import { session, useSession } from '../lib/session.ts'
import { PageSpinner } from '../ui/spinner.tsx'

const resetPaths = ['/reset-password-code', '/new-password']

function isMailedLink(search: string): boolean {
  const query = new URLSearchParams(search)
  return query.has('email') || query.has('reset_key')
}

export function SignedInOnly({ children }: { children: ReactNode }) {
  const { token, asking, returnTo } = useSession()
  const { pathname, search, hash } = useLocation()

  useEffect(() => {
    if (token && returnTo) session.update({ returnTo: null })
  }, [token, returnTo])

  if (token) return children
  return asking ? <PageSpinner /> : <ToLogin from={pathname + search + hash} />
}

function ToLogin({ from }: { from: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const { signedOut, accountDeleted } = session.get()
    if (!signedOut) session.update({ returnTo: from })
    if (accountDeleted) void navigate('/account-deleted', { replace: true, state: { accountDeleted } })
    else void navigate('/login', { replace: true })
  }, [from, navigate])
  return null
}

/** Sends signed-in users on to the page they asked for, or the chat. Only resets by mailed link stay open. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { token, returnTo, resetKey } = useSession()
  const { pathname, search } = useLocation()
  const isResetting = resetPaths.includes(pathname) && (isMailedLink(search) || resetKey !== null)
  useEffect(() => session.arrived(), [])
  return token && !isResetting ? <Navigate to={safeReturnPath(returnTo) ?? '/chat'} replace /> : children
}
