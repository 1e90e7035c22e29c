import { useLingui } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import { useOpenProposals } from '../features/chat/parts/proposals.api.ts'
import { SidebarLink } from './sidebar-link.tsx'

/** The way to proposals, with their number, while any wait. */
export function WaitingProposals({ isFolded }: { isFolded: boolean }) {
  const { t } = useLingui()
  const { data } = useOpenProposals()
  const count = data?.filter(({ status }) => status === 'open').length ?? 0
  if (count === 0) return null
  return <SidebarLink to="/proposals" Icon={ClipboardCheck} label={t`Proposals`} isFolded={isFolded} count={count} />
}
