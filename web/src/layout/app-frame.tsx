import { Trans } from '@lingui/react/macro'
import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cspNonce } from '../lib/csp-nonce.ts'
import { usePreference } from '../lib/preference.ts'
import { QueryProvider } from '../lib/query-provider.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PageStart } from './page-start.tsx'
import { PastConversations } from './past-conversations.tsx'
import { Sidebar } from './sidebar.tsx'
import { WaitingProposals } from './waiting-proposals.tsx'

export function AppFrame({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const [isFolded, setFolded] = usePreference('foldedSidebar')
  const parts = {
    history: <PastConversations />,
    waiting: (folded: boolean) => <WaitingProposals isFolded={folded} />,
  }
  return (
    <CSPProvider {...(cspNonce && { nonce: cspNonce })}>
      <QueryProvider>
        <ToastProvider>
          <div
            className={classNames(
              'grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-1',
              isFolded ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[17rem_minmax(0,1fr)]',
            )}
          >
            <a
              href="#main"
              className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
            >
              <Trans>Skip to content</Trans>
            </a>
            <MobileMenu>
              <Sidebar {...parts} />
            </MobileMenu>
            <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:block">
              <Sidebar {...parts} isFolded={isFolded} onFold={setFolded} />
            </aside>
            <PageStart>
              <PageFrame inside place={pathname}>
                {children}
              </PageFrame>
            </PageStart>
          </div>
        </ToastProvider>
      </QueryProvider>
    </CSPProvider>
  )
}
