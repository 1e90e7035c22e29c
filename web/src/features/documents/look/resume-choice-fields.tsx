import { Trans, useLingui } from '@lingui/react/macro'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { useResumeChoice } from './resume-choice.ts'

/** How long the next CV may be, and whether it says what employers in many countries must not ask for. */
export function ResumeChoiceFields() {
  const { t } = useLingui()
  const [choice, choose] = useResumeChoice()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-[0.9375rem] font-semibold">
          <Trans>Length of the CV</Trans>
        </p>
        <SegmentedControl
          label={t`Length of the CV`}
          value={choice.pages === 1 ? 'one' : 'two'}
          options={[
            { value: 'one', name: t`One page` },
            { value: 'two', name: t`Up to two pages` },
          ]}
          onChange={(length) => choose({ ...choice, pages: length === 'one' ? 1 : 2 })}
        />
      </div>
      <div className="flex flex-col gap-1">
        <CheckField
          label={<Trans>Date of birth and marital status in the CV</Trans>}
          checked={choice.personal}
          onChange={(personal) => choose({ ...choice, personal })}
        />
        <p className="ps-7.5 text-sm text-muted">
          <Trans>
            Left out by default: most employers do not expect them, and in many countries they must not count. “Single”
            is never printed, because every profile begins with it.
          </Trans>
        </p>
      </div>
    </div>
  )
}
