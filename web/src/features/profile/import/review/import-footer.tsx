import { Plural, Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'

type Props = {
  taken: number
  toCheck: readonly string[]
  /** Paths of differences where the profile's value stays. */
  kept: readonly string[]
  problems: readonly string[]
  isUnsaved: boolean
  onJump: (path: string) => void
  onCancel: () => void
  onFinish: () => void
}

export function ImportFooter({ taken, toCheck, kept, problems, isUnsaved, onJump, onCancel, onFinish }: Props) {
  const [refused, setRefused] = useState(0)
  function finish(): void {
    const [wrong] = problems
    if (wrong === undefined && taken > 0) return onFinish()
    setRefused(refused + 1)
    if (wrong !== undefined) onJump(wrong)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64 text-[0.9375rem]">
        {refused > 0 && problems.length > 0 ? (
          <p key={refused} role="alert" className="font-semibold text-danger">
            <Plural
              value={problems.length}
              one="One value can’t be saved as it is. Change it or leave it out first."
              other="# values can’t be saved as they are. Change them or leave them out first."
            />
          </p>
        ) : (
          <p className="font-semibold tabular-nums" {...(refused > 0 && taken === 0 && { role: 'alert' })}>
            {taken === 0 ? (
              <Trans>Nothing new is ticked.</Trans>
            ) : (
              <Plural value={taken} one="One value will be imported" other="# values will be imported" />
            )}
          </p>
        )}
        {isUnsaved && (
          <p className="text-sm text-muted">
            <Trans>
              Your profile has unsaved changes: the import is added to them, and you save everything afterwards.
            </Trans>
          </p>
        )}
        {toCheck.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone="yellow">
              <TriangleAlert aria-hidden className="mr-1.5 size-3.5" />
              <Plural value={toCheck.length} one="One thing to check" other="# things to check" />
            </Badge>
            <NextButton paths={toCheck} onJump={onJump}>
              <Trans>Show the next one</Trans>
            </NextButton>
          </p>
        )}
        {kept.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <Plural
              value={kept.length}
              one="One difference; your value is kept"
              other="# differences; your values are kept"
            />
            <NextButton paths={kept} onJump={onJump}>
              <Trans>Show the next difference</Trans>
            </NextButton>
          </p>
        )}
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={finish} className="max-sm:flex-1">
          <Trans>Import</Trans>
        </Button>
      </div>
    </div>
  )
}

type NextProps = { paths: readonly string[]; onJump: (path: string) => void; children: ReactNode }

function NextButton({ paths, onJump, children }: NextProps) {
  const last = useRef('')
  function show(): void {
    const next = paths[paths.indexOf(last.current) + 1] ?? paths[0]
    if (next === undefined) return
    last.current = next
    onJump(next)
  }
  return (
    <Button variant="text" onClick={show}>
      {children}
    </Button>
  )
}
