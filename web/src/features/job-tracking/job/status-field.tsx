import { useLingui } from '@lingui/react/macro'
import { applyStatus, jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { PopupSelectField } from '../../../ui/fields/popup-select-field.tsx'
import { statusOf } from '../board/board.ts'
import { statusName } from '../status-texts.ts'

export function StatusField({ job, onMove }: { job: JobRecord; onMove: (status: JobStatus) => void }) {
  const { t } = useLingui()
  return (
    <PopupSelectField
      label={t`Status`}
      value={statusOf(job) ?? applyStatus}
      options={jobStatuses.map((value) => ({ value, label: statusName(value) }))}
      onChange={onMove}
    />
  )
}
