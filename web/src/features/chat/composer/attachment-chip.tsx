import { useLingui } from '@lingui/react/macro'
import { FileText, X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sizeText } from '../../../lib/size-text.ts'

type Props = { name: string; size: number; onRemove?: () => void }

export function AttachmentChip({ name, size, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <div className="inline-flex max-w-full items-center gap-3 rounded-control border border-line bg-paper py-1.5 pr-3 pl-3 text-start text-sm text-ink has-[button]:pr-1.5">
      <FileText aria-hidden className="size-5 shrink-0 text-accent" />
      <span className="flex min-w-0 flex-col leading-snug">
        <bdi className="truncate font-semibold" title={name}>
          {name}
        </bdi>
        <span className="text-muted tabular-nums">{sizeText(size)}</span>
      </span>
      {onRemove && (
        <IconButton Icon={X} label={t`Remove ${name}`} className="size-8! pointer-coarse:size-11!" onClick={onRemove} />
      )}
    </div>
  )
}
