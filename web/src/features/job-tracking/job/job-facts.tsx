import { Trans, useLingui } from '@lingui/react/macro'
import { jobLimits } from '@waymark/contract/job-tracking.ts'
import { ChevronRight } from 'lucide-react'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fieldName } from './draft-texts.ts'
import type { JobDraft } from './job-draft.ts'

type TextName = 'job_title' | 'company_name' | 'location' | 'salary' | 'source'
type Props = { draft: JobDraft; change: (changes: Partial<JobDraft>) => void }

export function JobFacts({ draft, change }: Props) {
  const { t } = useLingui()
  const summary = [draft.location, draft.salary, draft.source].filter((text) => text.trim() !== '').join(' · ')
  const field = (name: TextName) => ({
    label: fieldName(name),
    value: draft[name],
    maxLength: jobLimits[name],
    dir: 'auto' as const,
    autoComplete: 'off',
    onChange: (value: string) => change({ [name]: value }),
  })
  const required = (name: 'job_title' | 'company_name') =>
    draft[name].trim() === '' ? t`This cannot stay empty; until then the earlier text stays.` : undefined
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-4 py-2.5 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="shrink-0 text-[0.9375rem] font-semibold">
          <Trans>About the job</Trans>
        </span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-end text-sm text-muted group-open:invisible">
          {summary || t`Place, salary, source`}
        </span>
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField {...field('job_title')} error={required('job_title')} />
        </div>
        <div className="sm:col-span-2">
          <TextField {...field('company_name')} error={required('company_name')} />
        </div>
        <TextField {...field('location')} />
        <TextField {...field('salary')} />
        <TextField {...field('source')} hint={t`A job board, a newsletter, a friend`} />
      </div>
    </details>
  )
}
