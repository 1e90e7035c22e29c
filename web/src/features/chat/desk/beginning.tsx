import { Trans, useLingui } from '@lingui/react/macro'
import { isJobUrl, withScheme } from '@waymark/contract/job-tracking.ts'
import { FileUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useNavigate } from 'react-router'
import { handFile, keepFirstSteps } from '../../../lib/first-steps.ts'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Link } from '../../../ui/link.tsx'

type Props = { hasProfile: boolean; hasJobs: boolean }

/** One box for a new account: a CV and the address of a posting become profile, card, CV and letter. */
export function Beginning({ hasProfile, hasJobs }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<{ file?: string; address?: string }>({})

  function begin(): void {
    const typed = address.trim()
    const url = withScheme(typed)
    if (typed !== '' && !isJobUrl(url)) return setProblem({ address: t`Please paste the address of a job posting.` })
    if (!hasProfile && !file) return setProblem({ file: t`Please choose your CV first.` })
    if (hasProfile && typed === '') return setProblem({ address: t`Please paste the address of a job posting.` })
    if (typed !== '') keepFirstSteps({ address: url })
    if (!file) return
    handFile(file)
    void navigate('/profile')
  }

  return (
    <section
      aria-label={t`Where to begin`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="font-bold">
        <Trans>Where to begin</Trans>
      </h2>
      <p className="text-pretty">
        {hasProfile ? (
          <Trans>Paste the address of a job posting, and get a CV and a cover letter for it.</Trans>
        ) : (
          <Trans>
            Your CV and the address of a job posting are enough for a CV and a cover letter that fit it. You check what
            was read first; everything generated for you is based on it.
          </Trans>
        )}
      </p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        {!hasProfile && (
          <CvChoice
            file={file}
            problem={problem.file}
            onChoose={(chosen) => {
              setFile(chosen)
              setProblem({})
            }}
          />
        )}
        {(!hasJobs || hasProfile) && (
          <TextField
            label={t`Address of a job posting`}
            type="url"
            placeholder="https://"
            value={address}
            error={problem.address}
            onChange={(value) => {
              setAddress(value)
              setProblem({})
            }}
          />
        )}
        <Button type="submit" className="self-start">
          {address.trim() === '' && !hasProfile ? (
            <Trans>Read my CV</Trans>
          ) : (
            <Trans>Make my CV and cover letter</Trans>
          )}
        </Button>
      </form>
      <p className="text-[0.9375rem]">
        {hasProfile ? (
          <Trans>
            Or <Link to="/jobsearch">search for jobs</Link>.
          </Trans>
        ) : (
          <Trans>
            Or <Link to="/profile">fill in your profile by hand</Link>, or <Link to="/jobsearch">search for jobs</Link>.
          </Trans>
        )}
      </p>
    </section>
  )
}

type ChoiceProps = { file: File | undefined; problem: string | undefined; onChoose: (file: File) => void }

function CvChoice({ file, problem, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const drop = useFileDrop(([first]) => first && onChoose(first))
  // Else the chat, which takes files everywhere, would attach it to a message, too.
  const handlers = Object.fromEntries(
    Object.entries(drop.handlers).map(([name, handle]) => [
      name,
      (event: DragEvent) => {
        event.stopPropagation()
        handle(event)
      },
    ]),
  )
  return (
    <div
      {...handlers}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed px-4 py-3',
        drop.isOver ? 'border-accent bg-accent-soft' : 'border-accent-line',
      )}
    >
      <Button variant="quiet" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        {file ? <Trans>Choose another file</Trans> : <Trans>Choose your CV</Trans>}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".pdf,.doc,.docx,.json,.zip"
        aria-label={t`Your CV`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
      <span role="status" className="min-w-0 flex-1 basis-48 text-[0.9375rem] [overflow-wrap:anywhere]">
        {file ? <bdi>{file.name}</bdi> : <Trans>or drop it here</Trans>}
      </span>
      {problem && (
        <p role="alert" className="w-full font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
