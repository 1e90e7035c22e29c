import { Trans } from '@lingui/react/macro'
import { SystemMessage } from './message.tsx'

export function Thinking() {
  return (
    <SystemMessage>
      <p className="flex items-center gap-3 font-medium">
        <Trans>AI is analyzing your request...</Trans>
        <span aria-hidden className="thinking-dots flex gap-1">
          <i />
          <i />
          <i />
        </span>
      </p>
      <p className="text-sm text-muted">
        <Trans>Complex tasks may take up to 2-3 minutes.</Trans>
      </p>
    </SystemMessage>
  )
}
