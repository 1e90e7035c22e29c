import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useFocusInside } from '../../../ui/use-focus-inside.ts'
import { importAccept } from './import-file.ts'
import type { ProfileImport } from './use-profile-import.ts'

type Props = { profileImport: Pick<ProfileImport, 'reading' | 'problem' | 'read' | 'cancel'>; title?: ReactNode }

export function ImportStart({ profileImport, title }: Props) {
  const { t } = useLingui()
  const { reading: fileName, problem } = profileImport
  const input = useRef<HTMLInputElement>(null)
  // Choosing a file and cancelling take each other's place, and would take the focus with them.
  const start = useRef<HTMLDivElement>(null)
  const focusInside = useFocusInside(start)
  const drop = useFileDrop((files) => fileName === null && void profileImport.read(files))
  return (
    <div ref={start} {...focusInside} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div
        {...drop.handlers}
        className={classNames(
          'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 py-8 text-center transition-colors',
          drop.isOver ? 'border-accent bg-accent-soft' : 'border-accent-line bg-surface',
        )}
      >
        {fileName !== null ? (
          <>
            <p role="status" className="flex max-w-full items-center gap-3 font-semibold text-accent">
              <Spinner />
              <span className="min-w-0 text-ink [overflow-wrap:anywhere]">
                <Trans>Reading {fileName}…</Trans>
              </span>
            </p>
            <p className="text-[0.9375rem] text-muted">
              <Trans>This takes a few seconds, longer on a slow connection.</Trans>
            </p>
            <Button variant="quiet" onClick={profileImport.cancel}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <>
            {title}
            <p className="max-w-[34rem] text-pretty text-muted">
              <Trans>
                Your CV is read here on this server, without AI. Nothing is saved before you have looked at what was
                read.
              </Trans>
            </p>
            <Button onClick={() => input.current?.click()}>
              <FileUp aria-hidden className="size-4" />
              <Trans>Choose a file</Trans>
            </Button>
            <input
              ref={input}
              type="file"
              accept={importAccept}
              aria-label={t`CV file`}
              tabIndex={-1}
              className="sr-only"
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                // Without this, choosing a corrected file of the same name would not count as a change.
                event.target.value = ''
                if (files.length > 0) void profileImport.read(files)
              }}
            />
            <p className="text-sm text-pretty text-muted">
              <Trans>
                or drop it here: PDF, DOCX, DOC, JSON Resume, a Waymark export or the ZIP of your LinkedIn data, up to
                10 MB
              </Trans>
            </p>
          </>
        )}
      </div>
      {problem.text && (
        <Alert key={problem.attempt} variant="error">
          {problem.text}
        </Alert>
      )}
    </div>
  )
}
