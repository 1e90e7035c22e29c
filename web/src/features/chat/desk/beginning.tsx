import { Trans, useLingui } from '@lingui/react/macro'
import { isJobUrl, withScheme } from '@waymark/contract/job-tracking.ts'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Link } from '../../../ui/link.tsx'

type Props = { hasProfile: boolean; hasJobs: boolean; onSay: (text: string) => void }

/** The first steps of a new account, without those that are done. */
export function Beginning({ hasProfile, hasJobs, onSay }: Props) {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()

  function add(): void {
    const url = withScheme(address.trim())
    if (!isJobUrl(url)) return setProblem(t`Please paste the address of a job posting.`)
    onSay(t`Add this job to my board: ${url}`)
  }

  return (
    <section
      aria-label={t`Where to begin`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="font-bold">
        <Trans>Where to begin</Trans>
      </h2>
      {!hasProfile && (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <p>
            <Trans>Start with your CV. You check what was read, and everything generated for you is based on it.</Trans>
          </p>
          <RouterLink
            to="/profile"
            className="inline-flex min-h-12 shrink-0 items-center justify-center rounded-control bg-accent px-5 font-semibold text-on-accent shadow-soft transition-colors hover:bg-accent-strong"
          >
            <Trans>Import your CV</Trans>
          </RouterLink>
        </div>
      )}
      {!hasJobs && (
        <>
          <form
            noValidate
            className="flex flex-col gap-3 sm:flex-row sm:items-end"
            onSubmit={(event) => {
              event.preventDefault()
              add()
            }}
          >
            <div className="min-w-0 flex-1">
              <TextField
                label={t`Address of a job posting`}
                type="url"
                value={address}
                error={problem}
                onChange={(value) => {
                  setAddress(value)
                  setProblem(undefined)
                }}
              />
            </div>
            <Button type="submit" variant="quiet" className="shrink-0">
              <Trans>Add this job</Trans>
            </Button>
          </form>
          <p>
            <Trans>
              Or <Link to="/jobsearch">search for jobs</Link>.
            </Trans>
          </p>
        </>
      )}
    </section>
  )
}
