import { Trans } from '@lingui/react/macro'
import { runtimeConfig } from '../../../lib/config.ts'
import { CheckField } from '../../../ui/fields/check-field.tsx'

type Props = { isOn: boolean; choose: (isOn: boolean) => void }

/** Whether the connected language model phrases the next documents. */
export function PhrasingChoiceField({ isOn, choose }: Props) {
  const { model } = runtimeConfig()
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
