import type { ComponentType, ReactNode } from 'react'
import { matchPath, Navigate, Outlet, Route, Routes } from 'react-router'
import { lazyPage } from './lib/navigation/lazy-page.tsx'
import { SignedInOnly, SignedOutOnly } from './layout/guard.tsx'
import { PageFrame } from './ui/page/page-frame.tsx'

type PageRoute = {
  path: string
  access: 'open' | 'signed-in'
  load: () => Promise<ComponentType<{ children?: ReactNode }>>
}

const pages: PageRoute[] = [
  { path: '/login', access: 'open', load: () => import('./features/accounts/login-page.tsx').then((m) => m.LoginPage) },
  {
    path: '/register',
    access: 'open',
    load: () => import('./features/accounts/register-page.tsx').then((m) => m.RegisterPage),
  },
  {
    path: '/verify-email',
    access: 'open',
    load: () => import('./features/accounts/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  },
  {
    path: '/forgot-password',
    access: 'open',
    load: () => import('./features/accounts/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
  },
  {
    path: '/reset-password-code',
    access: 'open',
    load: () => import('./features/accounts/reset-password-code-page.tsx').then((m) => m.ResetPasswordCodePage),
  },
  {
    path: '/new-password',
    access: 'open',
    load: () => import('./features/accounts/new-password-page.tsx').then((m) => m.NewPasswordPage),
  },
  {
    path: '/account-deleted',
    access: 'open',
    load: () => import('./features/accounts/account/account-deleted-page.tsx').then((m) => m.AccountDeletedPage),
  },
  { path: '/chat', access: 'signed-in', load: () => import('./features/chat/chat-page.tsx').then((m) => m.ChatPage) },
  {
    path: '/proposals',
    access: 'signed-in',
    load: () => import('./features/chat/proposals-page.tsx').then((m) => m.ProposalsPage),
  },
  {
    path: '/stories',
    access: 'signed-in',
    load: () => import('./features/chat/stories/stories-page.tsx').then((m) => m.StoriesPage),
  },
  {
    path: '/profile',
    access: 'signed-in',
    load: () => import('./features/profile/profile-page.tsx').then((m) => m.ProfilePage),
  },
  {
    path: '/jobsearch',
    access: 'signed-in',
    load: () => import('./features/job-search/job-search-page.tsx').then((m) => m.JobSearchPage),
  },
  {
    path: '/jobsearch/sources',
    access: 'signed-in',
    load: () => import('./features/job-search/sources/sources-page.tsx').then((m) => m.SourcesPage),
  },
  {
    path: '/jobtracking',
    access: 'signed-in',
    load: () => import('./features/job-tracking/job-tracking-page.tsx').then((m) => m.JobTrackingPage),
  },
  {
    path: '/jobtracking/jobs/:id',
    access: 'signed-in',
    load: () => import('./features/job-tracking/page/job-page.tsx').then((m) => m.JobPage),
  },
  {
    path: '/jobtracking/insights',
    access: 'signed-in',
    load: () => import('./features/job-tracking/insights/insights-page.tsx').then((m) => m.InsightsPage),
  },
  {
    path: '/jobtracking/report',
    access: 'signed-in',
    load: () => import('./features/job-tracking/report/report-page.tsx').then((m) => m.ReportPage),
  },
  {
    path: '/subscription',
    access: 'signed-in',
    load: () => import('./features/accounts/subscription-page.tsx').then((m) => m.SubscriptionPage),
  },
  {
    path: '/account',
    access: 'signed-in',
    load: () => import('./features/accounts/account/account-page.tsx').then((m) => m.AccountPage),
  },
]

const routed = pages.map(({ path, access, load }) => ({ path, access, Page: lazyPage(load) }))
const routesFor = (access: PageRoute['access']) =>
  routed
    .filter((route) => route.access === access)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)

const AppFrame = lazyPage(() => import('./layout/app-frame.tsx').then((m) => m.AppFrame))
const NotFoundPage = lazyPage(() => import('./layout/not-found-page.tsx').then((m) => m.NotFoundPage))

const open = (
  <SignedOutOnly>
    <Outlet />
  </SignedOutOnly>
)
const signedIn = (
  <SignedInOnly>
    <AppFrame>
      <Outlet />
    </AppFrame>
  </SignedInOnly>
)

export function AppRoutes() {
  return (
    <PageFrame>
      <Routes>
        <Route path="/" element={<Navigate to="/chat" replace />} />
        <Route element={open}>{routesFor('open')}</Route>
        <Route element={signedIn}>{routesFor('signed-in')}</Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </PageFrame>
  )
}

/** Loads the code of the page about to be shown, so that it is the first thing painted. */
export async function preloadPage(pathname: string, isSignedIn: boolean): Promise<void> {
  const wanted = routed.find(({ path }) => matchPath(path, pathname === '/' ? '/chat' : pathname))
  const shown = wanted?.access === 'signed-in' && !isSignedIn ? routed.find(({ path }) => path === '/login') : wanted
  const parts = [(shown?.Page ?? NotFoundPage).preload()]
  if (shown?.access === 'signed-in') parts.push(AppFrame.preload())
  // A failure is reported where the part renders.
  await Promise.allSettled(parts)
}
