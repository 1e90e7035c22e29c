import { useLingui } from '@lingui/react/macro'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useRef } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddJobForm } from './add-job-form.tsx'

type Props = {
  open: boolean
  status: JobStatus
  jobs: readonly JobRecord[]
  onClose: () => void
  onAdded: (job: JobRecord, existed: boolean) => void
  onShow: (job: JobRecord) => void
  finalFocus: () => HTMLElement | null | false
}

export function AddJobDialog({ open, finalFocus, ...rest }: Props) {
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={t`Add New Job`}
      keepOpen
      initialFocus={first}
      finalFocus={finalFocus}
    >
      <AddJobForm first={first} {...rest} />
    </Dialog>
  )
}
