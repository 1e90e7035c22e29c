import { Trans, useLingui } from '@lingui/react/macro'
import { Collapsible } from '@base-ui/react/collapsible'
import {
  BriefcaseBusiness,
  ChevronDown,
  CreditCard,
  History,
  MessageCircle,
  SquarePen,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Logo } from '../ui/page/logo.tsx'
import { Logout } from './logout.tsx'

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[0.9375rem] font-medium text-muted transition-colors hover:bg-raised hover:text-ink'
const current =
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong'

type Props = {
  /** The past conversations, shown when Chat History is opened. */
  history: ReactNode
}

/** Spec §2, Sidebar: the same on wide screens and in the mobile menu. */
export function Sidebar({ history }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const name = useSession().name || t`User`
  const [historyOpen, setHistoryOpen] = useState(false)

  // A state of its own for every press: the chat page starts anew even when it is already shown.
  const startNewChat = () => void navigate('/chat', { state: { newChat: Date.now() } })

  return (
    <div className="flex min-h-full flex-col gap-1 px-4 py-6">
      <div className="px-3">
        <Logo />
      </div>
      <p className="mt-5 px-3 text-sm text-muted [overflow-wrap:anywhere]">
        <Trans>
          Logged in as <strong className="font-semibold text-ink">{name}</strong>
        </Trans>
      </p>
      <Button className="mt-4 mb-3 w-full" onClick={startNewChat}>
        <SquarePen aria-hidden className="size-4.5" />
        <Trans>New Chat</Trans>
      </Button>
      <nav aria-label={t`Main`} className="flex flex-col gap-1">
        <Row to="/chat" Icon={MessageCircle}>
          <Trans>Chat</Trans>
        </Row>
        <Row to="/profile" Icon={UserRound}>
          <Trans>Profile</Trans>
        </Row>
        <Section Icon={BriefcaseBusiness} label={t`Jobs`} defaultOpen={pathname.startsWith('/job')}>
          <Row to="/jobsearch">
            <Trans>Job Search</Trans>
          </Row>
          <Row to="/jobtracking">
            <Trans>Job Tracking</Trans>
          </Row>
        </Section>
        <Row to="/subscription" Icon={CreditCard}>
          <Trans>Subscription</Trans>
        </Row>
        <Section Icon={History} label={t`Chat History`} open={historyOpen} onOpenChange={setHistoryOpen}>
          {/* Spec §2: a scroll area of about 12 rem. Focusable, for it may hold nothing but text. */}
          <div
            role="group"
            aria-label={t`Chat History`}
            tabIndex={0}
            className="max-h-48 overflow-y-auto overscroll-contain rounded-control"
          >
            {history}
          </div>
        </Section>
      </nav>
      <div className="mt-auto border-t border-line pt-3">
        <Logout className={row} />
      </div>
    </div>
  )
}

function Row({ to, Icon, children }: { to: string; Icon?: LucideIcon; children: ReactNode }) {
  return (
    <NavLink to={to} className={classNames(row, current)}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {children}
    </NavLink>
  )
}

type SectionProps = {
  Icon: LucideIcon
  label: string
  children: ReactNode
  defaultOpen?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

function Section({ Icon, label, children, ...state }: SectionProps) {
  return (
    <Collapsible.Root {...state}>
      <Collapsible.Trigger className={classNames(row, 'group')}>
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="flex-1 text-left">{label}</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </Collapsible.Trigger>
      <Collapsible.Panel className="flex flex-col gap-1 pt-1 pl-8">{children}</Collapsible.Panel>
    </Collapsible.Root>
  )
}
