import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { jobLimits, jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { similarJobs } from '../board/board-filter.ts'
import { addJob, refreshJobs } from '../job-tracking.api.ts'
import { jobOf, problemsOf, type NewJob, type RequiredName, type TextName } from './job-texts.ts'
import { PostingAddress } from './posting-address.tsx'
import { SameOpeningPanel } from './same-opening-panel.tsx'
import { listSameOpenings } from './same-openings.api.ts'
import { SimilarJobsNote } from './similar-jobs-note.tsx'
import { statusName } from '../status-texts.ts'
import { usePosting, type Posting } from './use-posting.ts'

type Props = {
  first: RefObject<HTMLInputElement | null>
  typed: NewJob
  onType: Dispatch<SetStateAction<NewJob>>
  status: JobStatus
  jobs: readonly JobRecord[]
  onCancel: () => void
  onAdded: (job: JobRecord, existed: boolean) => void
  onShow: (job: JobRecord) => void
}

export function AddJobForm({ first, typed, onType, status: column, jobs, onCancel, onAdded, onShow }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { texts, hasNoAddress, ownAddress } = typed
  const [status, setStatus] = useState<JobStatus>(column)
  const posting = usePosting(fillIn)
  const { job_title, company_name } = useDeferredValue(texts)
  const similar = useMemo(() => similarJobs(jobs, { job_title, company_name }), [jobs, job_title, company_name])
  // What was told of which texts: a second press adds it nevertheless.
  const [told, setTold] = useState<{ about: string; jobs: readonly JobRecord[] }>()
  const about = JSON.stringify([texts.job_title, texts.company_name, texts.job_url, texts.location])
  const same = told?.about === about ? told.jobs : []
  const sending = useRef<AbortController>(null)
  // Closing cancels the request. If it reached the server anyway, the board shows the job.
  useEffect(
    () => () => {
      if (!sending.current) return
      sending.current.abort()
      void refreshJobs(client)
    },
    [client],
  )

  const form = useSubmit<RequiredName>({
    validate: () => problemsOf(texts, hasNoAddress),
    invalidText: (wrong) => (Object.values(wrong).includes('') ? t`Please fill in all required fields` : null),
    async send() {
      sending.current = new AbortController()
      try {
        const given = jobOf(texts)
        const address = hasNoAddress ? ownAddress : given.job_url
        const { signal } = sending.current
        if (told?.about !== about) {
          const found = await listSameOpenings({ ...given, job_url: address }, signal)
          if (found.length > 0) return setTold({ about, jobs: found })
        }
        const { job, existed } = await addJob(client, { ...given, job_url: address, status }, signal)
        onAdded(job, existed)
      } finally {
        sending.current = null
      }
    },
    explain(error) {
      console.warn('The job was not added.', error)
      const text = t`Failed to add job. Please try again.`
      // Trying again helps only after making room: the server's sentence says of what.
      return error instanceof ApiError && error.code === 'quota_reached' ? `${text} ${error.message}` : text
    },
  })

  function fillIn(read: Posting): void {
    onType(({ texts: now, ...before }) => {
      const free = (Object.keys(read) as (keyof Posting)[]).filter(
        (name) => read[name] !== '' && (now[name].trim() === '' || now[name] === before.filled[name]),
      )
      return {
        ...before,
        texts: { ...now, ...Object.fromEntries(free.map((name) => [name, read[name]])) },
        filled: read,
      }
    })
    form.clearField('job_title')
    form.clearField('company_name')
  }

  const text = (name: TextName) => ({
    name,
    autoComplete: 'off',
    value: texts[name],
    onChange: (value: string) => onType((before) => ({ ...before, texts: { ...before.texts, [name]: value } })),
  })
  const required = (name: RequiredName) => {
    const field = text(name)
    return {
      ...field,
      'aria-required': true,
      error: form.fieldErrors[name],
      onChange(value: string) {
        field.onChange(value)
        form.clearField(name)
      },
    }
  }
  const optional = (name: 'location' | 'salary' | 'source') => ({
    ...text(name),
    dir: 'auto' as const,
    maxLength: jobLimits[name],
  })

  return (
    <Form form={form}>
      <PostingAddress
        ref={first}
        field={required('job_url')}
        posting={posting}
        isNone={hasNoAddress}
        onNone={(isNone) => {
          onType((before) => ({ ...before, hasNoAddress: isNone }))
          form.clearField('job_url')
        }}
      />
      <TextField label={t`Job Title *`} dir="auto" maxLength={jobLimits.job_title} {...required('job_title')} />
      <TextField
        label={t`Company Name *`}
        dir="auto"
        maxLength={jobLimits.company_name}
        {...required('company_name')}
      />
      {same.length === 0 && <SimilarJobsNote jobs={similar} onShow={onShow} />}
      <SameOpeningPanel jobs={same} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`Place`} {...optional('location')} />
        <TextField label={t`Salary`} {...optional('salary')} />
        <TextField label={t`Found through`} {...optional('source')} />
        <SelectField
          label={t`Status`}
          value={status}
          options={jobStatuses.map((value) => ({ value, label: statusName(value) }))}
          onChange={(value) => setStatus(value as JobStatus)}
        />
      </div>
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton type="submit" busy={form.busy} busyText={t`Adding...`}>
          {same.length > 0 ? <Trans>Add it nevertheless</Trans> : <Trans>Add Job</Trans>}
        </BusyButton>
      </div>
    </Form>
  )
}
