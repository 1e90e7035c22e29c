import { useLingui } from '@lingui/react/macro'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { AddJobForm } from './add-job-form.tsx'
import { makeNewJob } from './job-texts.ts'

type Props = {
  open: boolean
  status: JobStatus
  jobs: readonly JobRecord[]
  onClose: () => void
  onAdded: (job: JobRecord, existed: boolean) => void
  onShow: (job: JobRecord) => void
  finalFocus: () => HTMLElement | null | false
}

export function AddJobDialog({ open, finalFocus, onClose, onAdded, onShow, ...rest }: Props) {
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  // Here, not in the form: Escape is pressed by mistake, and what was typed is there again when the dialog reopens.
  const [typed, setTyped] = useState(makeNewJob)
  return (
    <Dialog open={open} onClose={onClose} title={t`Add New Job`} keepOpen initialFocus={first} finalFocus={finalFocus}>
      <AddJobForm
        first={first}
        typed={typed}
        onType={setTyped}
        onCancel={() => {
          setTyped(makeNewJob)
          onClose()
        }}
        onAdded={(job, existed) => {
          setTyped(makeNewJob)
          onAdded(job, existed)
        }}
        onShow={(job) => {
          setTyped(makeNewJob)
          onShow(job)
        }}
        {...rest}
      />
    </Dialog>
  )
}
