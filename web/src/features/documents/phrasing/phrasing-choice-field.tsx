import { Trans } from '@lingui/react/macro'
import { runtimeConfig } from '../../../lib/config.ts'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { usePhrasingChoice } from './phrasing-choice.ts'

/** Whether the connected language model phrases the next documents; nothing where none is connected. */
export function PhrasingChoiceField() {
  const [isOn, choose] = usePhrasingChoice()
  const { model } = runtimeConfig()
  if (model === undefined) return null
  return (
    <div className="flex flex-col gap-1">
      <CheckField label={<Trans>Let the connected model phrase it</Trans>} checked={isOn} onChange={choose} />
      <p className="ps-7.5 text-sm text-muted [overflow-wrap:anywhere]">
        <Trans>
          The lines of your profile that a document shows are sent to {model}. Every sentence is checked against them
          before it stands.
        </Trans>
      </p>
    </div>
  )
}
