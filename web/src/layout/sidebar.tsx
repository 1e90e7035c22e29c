import { Trans, useLingui } from '@lingui/react/macro'
import {
  BriefcaseBusiness,
  CreditCard,
  History,
  MessageCircle,
  PanelLeftClose,
  PanelLeftOpen,
  Search,
  Settings,
  SquareKanban,
  SquarePen,
  UserRound,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usePreference } from '../lib/preference.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo, LogoMark } from '../ui/page/logo.tsx'
import { Logout } from './logout.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarSection } from './sidebar-section.tsx'

type Props = {
  history: ReactNode
  /** A link to what waits for a decision, if anything does. */
  waiting?: (isFolded: boolean) => ReactNode
  isFolded?: boolean
  onFold?: (isFolded: boolean) => void
}

export function Sidebar({ history, waiting, isFolded = false, onFold }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const name = useSession().name || t`User`
  const [areJobsFolded, setJobsFolded] = usePreference('foldedJobs')
  const [isHistoryOpen, setHistoryOpen] = useState(false)

  // A new state with every press, so that the chat page starts over even if it is already shown.
  const startNewChat = () => void navigate('/chat', { state: { newChat: Date.now() } })
  const link = { isFolded }

  return (
    <div className={classNames('flex min-h-full flex-col gap-1 py-6', isFolded ? 'items-center px-3' : 'px-4')}>
      <div className={classNames('flex items-center gap-2', isFolded ? 'flex-col gap-3' : 'justify-between pl-3')}>
        {isFolded ? <LogoMark /> : <Logo />}
        {onFold && (
          <IconButton
            Icon={isFolded ? PanelLeftOpen : PanelLeftClose}
            label={isFolded ? t`Unfold the sidebar` : t`Fold the sidebar`}
            title={isFolded ? t`Unfold the sidebar` : t`Fold the sidebar`}
            onClick={() => onFold(!isFolded)}
          />
        )}
      </div>
      <p className={isFolded ? 'sr-only' : 'mt-5 px-3 text-sm text-muted [overflow-wrap:anywhere]'}>
        <Trans>
          Logged in as <bdi className="font-semibold text-ink">{name}</bdi>
        </Trans>
      </p>
      <Button
        className={classNames('mt-4 mb-3', isFolded ? 'size-12 px-0!' : 'w-full')}
        onClick={startNewChat}
        title={isFolded ? t`New Chat` : undefined}
      >
        <SquarePen aria-hidden className="size-4.5 shrink-0" />
        <span className={isFolded ? 'sr-only' : undefined}>
          <Trans>New Chat</Trans>
        </span>
      </Button>
      <nav aria-label={t`Main`} className="flex flex-col gap-1">
        <SidebarLink {...link} to="/chat" Icon={MessageCircle} label={t`Chat`} />
        {waiting?.(isFolded)}
        <SidebarLink {...link} to="/profile" Icon={UserRound} label={t`Profile`} />
        {isFolded ? (
          <>
            <SidebarLink {...link} to="/jobsearch" Icon={Search} label={t`Job Search`} />
            <SidebarLink {...link} to="/jobtracking" Icon={SquareKanban} label={t`Job Tracking`} />
          </>
        ) : (
          <SidebarSection
            Icon={BriefcaseBusiness}
            label={t`Jobs`}
            open={!areJobsFolded}
            onOpenChange={(open) => setJobsFolded(!open)}
          >
            <SidebarLink to="/jobsearch" label={t`Job Search`} />
            <SidebarLink to="/jobtracking" label={t`Job Tracking`} />
          </SidebarSection>
        )}
        <SidebarLink {...link} to="/subscription" Icon={CreditCard} label={t`Subscription`} />
        {isFolded ? (
          <IconButton
            Icon={History}
            label={t`Chat History`}
            title={t`Chat History`}
            className="size-11!"
            onClick={() => {
              setHistoryOpen(true)
              onFold?.(false)
            }}
          />
        ) : (
          <SidebarSection Icon={History} label={t`Chat History`} open={isHistoryOpen} onOpenChange={setHistoryOpen}>
            {/* Focusable, because it may scroll and hold nothing but text. */}
            <div
              role="group"
              aria-label={t`Chat History`}
              tabIndex={0}
              className="max-h-48 overflow-y-auto overscroll-contain rounded-control"
            >
              {history}
            </div>
          </SidebarSection>
        )}
      </nav>
      <div className={classNames('mt-auto flex flex-col gap-1 border-t border-line pt-3', !isFolded && 'w-full')}>
        <SidebarLink {...link} to="/account" Icon={Settings} label={t`Account`} />
        <Logout isFolded={isFolded} />
      </div>
    </div>
  )
}
