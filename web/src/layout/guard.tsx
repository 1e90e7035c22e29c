import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { safeReturnPath } from '../lib/return-path.ts'
import { session, useSession } from '../lib/session.ts'
import { PageSpinner } from '../ui/spinner.tsx'

/** Shows a page to the signed-in only; everybody else signs in first and then comes back to it. */
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
    if (!session.get().signedOut) session.update({ returnTo: from })
    void navigate('/login', { replace: true })
  }, [from, navigate])
  return null
}

/** The screens around signing in: whoever is signed in goes on to the page asked for, or to the chat. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { token, returnTo } = useSession()
  useEffect(() => session.arrived(), [])
  return token ? <Navigate to={safeReturnPath(returnTo) ?? '/chat'} replace /> : children
}
