import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { isJobUrl, jobLimits, jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useSubmit, type FieldErrors } from '../../lib/use-submit.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addJob, refreshJobs } from './job-tracking.api.ts'
import { statusName } from './status-texts.ts'

type Props = {
  open: boolean
  status: JobStatus
  onClose: () => void
  onAdded: (job: JobRecord, existed: boolean) => void
  finalFocus: () => HTMLElement | null | false
}
type TextName = 'job_title' | 'company_name' | 'job_url'

const urlText = msg`Please enter a web address that starts with http:// or https://`
const longUrlText = msg`This address is too long: it may have at most 2,048 characters.`

const trimmed = ({ job_title, company_name, job_url }: Record<TextName, string>) => ({
  job_title: job_title.trim(),
  company_name: company_name.trim(),
  job_url: job_url.trim(),
})

/** An empty sentence for what is missing: the one above the form says it for all. */
function problemsOf(texts: Record<TextName, string>): FieldErrors<TextName> {
  const given = trimmed(texts)
  const missing = Object.entries(given)
    .filter(([, text]) => text === '')
    .map(([name]) => [name, ''])
  const problems = Object.fromEntries(missing) as FieldErrors<TextName>
  const { job_url } = given
  if (job_url.length > jobLimits.job_url) return { ...problems, job_url: i18n._(longUrlText) }
  return job_url === '' || isJobUrl(job_url) ? problems : { ...problems, job_url: i18n._(urlText) }
}

export function AddJobDialog({ open, onClose, finalFocus, ...rest }: Props) {
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t`Add New Job`} keepOpen initialFocus={first} finalFocus={finalFocus}>
      <AddJobForm first={first} onClose={onClose} {...rest} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'open' | 'finalFocus'> & { first: RefObject<HTMLInputElement | null> }

function AddJobForm({ first, status: column, onClose, onAdded }: FormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [texts, setTexts] = useState<Record<TextName, string>>({ job_title: '', company_name: '', job_url: '' })
  const [status, setStatus] = useState<JobStatus>(column)
  const sending = useRef<AbortController>(null)
  // Closing gives the adding up. It may have reached the server all the same, and then the board shows it.
  useEffect(
    () => () => {
      if (!sending.current) return
      sending.current.abort()
      void refreshJobs(client)
    },
    [client],
  )

  const form = useSubmit<TextName>({
    validate: () => problemsOf(texts),
    invalidText: (wrong) => (Object.values(wrong).includes('') ? t`Please fill in all required fields` : null),
    async send() {
      sending.current = new AbortController()
      try {
        const { job, existed } = await addJob(client, { ...trimmed(texts), status }, sending.current.signal)
        onAdded(job, existed)
      } finally {
        sending.current = null
      }
    },
    explain(error) {
      console.warn('The job was not added.', error)
      return t`Failed to add job. Please try again.`
    },
  })

  const field = (name: TextName) => ({
    name,
    'aria-required': true,
    autoComplete: 'off',
    value: texts[name],
    error: form.fieldErrors[name],
    onChange(value: string) {
      setTexts((before) => ({ ...before, [name]: value }))
      form.clearField(name)
    },
  })

  return (
    <Form form={form}>
      <TextField
        ref={first}
        label={t`Job Title *`}
        dir="auto"
        maxLength={jobLimits.job_title}
        {...field('job_title')}
      />
      <TextField label={t`Company Name *`} dir="auto" maxLength={jobLimits.company_name} {...field('company_name')} />
      {/* No maxLength: cut off, an address would lead elsewhere, so one that is too long is told instead. */}
      <TextField
        label={t`Job URL *`}
        type="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        {...field('job_url')}
      />
      <SelectField
        label={t`Status`}
        value={status}
        options={jobStatuses.map((value) => ({ value, label: statusName(value) }))}
        onChange={(value) => setStatus(value as JobStatus)}
      />
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <BusyButton type="submit" busy={form.busy} busyText={t`Adding...`}>
          <Trans>Add Job</Trans>
        </BusyButton>
      </div>
    </Form>
  )
}
