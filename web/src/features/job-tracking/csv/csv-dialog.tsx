import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CsvExport } from './csv-export.tsx'
import { CsvFileDrop } from './csv-file-drop.tsx'
import { CsvPreview } from './csv-preview.tsx'
import { jobsToAdd } from './csv-rows.ts'
import { useCsvImport } from './csv-import.ts'

type Props = { open: boolean; onClose: () => void; finalFocus?: () => HTMLElement | null | false }

/** Starts over with each opening. */
export function CsvDialog(props: Props) {
  const [shown, setShown] = useState({ isOpen: props.open, opening: 0 })
  if (props.open !== shown.isOpen)
    setShown({ isOpen: props.open, opening: props.open ? shown.opening + 1 : shown.opening })
  return <Transfer key={shown.opening} {...props} />
}

function Transfer({ open, onClose, finalFocus }: Props) {
  const { t } = useLingui()
  const transfer = useCsvImport(useQueryClient(), open)
  const { preview, isBusy, failure } = transfer
  const jobs = preview ? jobsToAdd(preview.rows, transfer.unticked) : []
  // A dialog closed during an import could not show the result.
  const close = () => !(preview && isBusy) && onClose()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={preview ? t`Add these jobs?` : t`Import and export`}
      description={preview?.file}
      wide={preview !== null}
      keepOpen={preview !== null}
      {...(finalFocus && { finalFocus })}
      footer={
        preview && (
          <div className="flex flex-col gap-3">
            {failure && (
              <Alert key={failure.attempt} variant="error">
                {failure.text}
              </Alert>
            )}
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button variant="quiet" onClick={close} disabled={isBusy}>
                <Trans>Cancel</Trans>
              </Button>
              <BusyButton
                busy={isBusy}
                busyText={t`Adding...`}
                disabled={jobs.length === 0}
                onClick={() => transfer.add(jobs)}
              >
                <Plural value={jobs.length} _0="Nothing to add" one="Add # job" other="Add # jobs" />
              </BusyButton>
            </div>
          </div>
        )
      }
    >
      {preview ? (
        <CsvPreview
          rows={preview.rows}
          problemsTotal={preview.problems_total}
          unusedColumns={preview.unused_columns}
          unticked={transfer.unticked}
          onUntick={transfer.setUnticked}
          onOtherFile={isBusy ? undefined : transfer.startOver}
        />
      ) : (
        <Start transfer={transfer} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Start({ transfer, onClose }: { transfer: ReturnType<typeof useCsvImport>; onClose: () => void }) {
  const { result, failure, isBusy, read } = transfer
  const done = useRef<HTMLButtonElement>(null)
  // The button that had the focus disappears with the preview.
  useEffect(() => {
    if (result) done.current?.focus()
  }, [result])
  return (
    <div className="flex flex-col gap-8">
      {result && (
        <div className="flex flex-col items-start gap-4">
          <Alert variant="success">
            <Plural value={result.added} _0="No job was added." one="# job was added." other="# jobs were added." />{' '}
            {result.existed > 0 && (
              <Plural
                value={result.existed}
                one="One was on the board already and stays as it is."
                other="# were on the board already and stay as they are."
              />
            )}
          </Alert>
          <Button ref={done} onClick={onClose}>
            <Trans>Back to the board</Trans>
          </Button>
        </div>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="text-lg font-bold">
          <Trans>Add jobs from a file</Trans>
        </h3>
        <p className="text-muted">
          <Trans>
            From a spreadsheet or another tracker. You see every row before anything is added, and what is on your board
            already stays as it is.
          </Trans>
        </p>
        {failure && (
          <Alert key={failure.attempt} variant="error">
            {failure.text}
          </Alert>
        )}
        <CsvFileDrop busy={isBusy} onFile={read} />
      </section>
      <CsvExport />
    </div>
  )
}
