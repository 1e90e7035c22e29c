import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useFileDrop } from '../../../lib/use-file-drop.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FileButton } from '../../../ui/file-button.tsx'

type Props = { busy: boolean; onFile: (file: File) => void }

export function CsvFileDrop({ busy, onFile }: Props) {
  const { t } = useLingui()
  const drop = useFileDrop(([file]) => file && !busy && onFile(file))
  return (
    <div
      {...drop.handlers}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-8 text-center transition-colors',
        drop.isOver ? 'border-accent bg-accent-soft' : 'border-control',
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
