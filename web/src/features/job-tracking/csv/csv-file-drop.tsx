import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FileButton } from '../../../ui/file-button.tsx'

type Props = { busy: boolean; onFile: (file: File) => void }

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

export function CsvFileDrop({ busy, onFile }: Props) {
  const { t } = useLingui()
  const [over, setOver] = useState(false)
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = busy ? 'none' : 'copy'
        setOver(true)
      }}
      onDragLeave={(event) => {
        // The event also fires when the pointer enters a child.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        // Even while busy: the browser would otherwise open the file in place of the page.
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && !busy) onFile(file)
      }}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-8 text-center transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      <FileUp aria-hidden className="size-7 text-muted" />
      <p className="text-muted">
        <Trans>Drop a CSV file here, up to 10 MB and 5,000 rows, or</Trans>
      </p>
      <FileButton accept=".csv,.tsv,.txt,text/csv" label={t`CSV file`} busy={busy} onFile={onFile}>
        <Trans>Choose a file</Trans>
      </FileButton>
      {busy && (
        <p role="status" className="text-[0.9375rem]">
          <Trans>Reading the file...</Trans>
        </p>
      )}
    </div>
  )
}
