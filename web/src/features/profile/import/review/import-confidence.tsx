import { Trans } from '@lingui/react/macro'
import type { Confidence } from '@waymark/contract/profile-import.ts'
import { CircleCheck, CircleDot, Pencil, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'

export function ConfidenceNote({ id, confidence }: { id: string; confidence: Confidence | null }) {
  const quiet = 'inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-muted'
  switch (confidence) {
    case 'low':
      return (
        <span id={id} className="whitespace-nowrap">
          <Badge tone="yellow">
            <TriangleAlert aria-hidden className="mr-1.5 size-3.5" />
            <Trans>Please check</Trans>
          </Badge>
        </span>
      )
    case 'medium':
      return (
        <span id={id} className={quiet}>
          <CircleDot aria-hidden className="size-4" />
          <Trans>Likely</Trans>
        </span>
      )
    case 'high':
      return (
        <span id={id} className={quiet}>
          <CircleCheck aria-hidden className="size-4 text-accent" />
          <Trans>Sure</Trans>
        </span>
      )
    case null:
      return (
        <span id={id} className={quiet}>
          <Pencil aria-hidden className="size-3.5" />
          <Trans>Changed by you</Trans>
        </span>
      )
  }
}
