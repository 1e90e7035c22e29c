import { Trans, useLingui } from '@lingui/react/macro'
import type { Requirement } from '@waymark/contract/documents.ts'
import { Check, CircleDashed, Equal, type LucideIcon } from 'lucide-react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

const looks: Record<Requirement['status'], { tone: Tone; Icon: LucideIcon }> = {
  have: { tone: 'green', Icon: Check },
  similar: { tone: 'yellow', Icon: Equal },
  missing: { tone: 'grey', Icon: CircleDashed },
}

export function RequirementItem({ requirement, onAnswer }: { requirement: Requirement; onAnswer: () => void }) {
  const { t } = useLingui()
  const { text, status, profile } = requirement
  const { tone, Icon } = looks[status]
  const words = { have: t`have`, similar: t`similar`, missing: t`missing` }
  return (
    <li className="flex flex-col gap-1 border-line py-3 not-last:border-b">
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {text}
        </p>
        <span className="shrink-0">
          <Badge tone={tone} Icon={Icon}>
            {words[status]}
          </Badge>
        </span>
      </div>
      {profile.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-[0.9375rem] text-muted">
          {profile.map((line, index) => (
            <li key={index} dir="auto" className="border-s-2 border-accent-line ps-2.5 [overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      )}
      {status === 'similar' && profile.length === 0 && (
        <p className="text-[0.9375rem] text-muted">
          <Trans>Your profile is written in this language but does not list it.</Trans>
        </p>
      )}
      {status === 'missing' && (
        <Button variant="text" className="self-start text-[0.9375rem]" onClick={onAnswer}>
          <Trans>Where have you done this?</Trans> <span className="sr-only">{text}</span>
        </Button>
      )}
    </li>
  )
}
