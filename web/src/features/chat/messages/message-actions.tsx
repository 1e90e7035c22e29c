import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Copy, Pencil, RefreshCw, type LucideIcon } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { textOf } from './answer-html.ts'

export type MessageHandlers = {
  /** Something is being sent or answered. */
  isBusy: boolean
  onEdit: (id: string, text: string) => void
  onAgain: (id: string) => void
  onVersion: (id: string) => void
}

type Props = {
  id: string
  text?: string
  html?: string
  versions: readonly string[] | undefined
  on: MessageHandlers
  onEdit?: () => void
  canAskAgain?: boolean
}

/** Copying, another try, and the versions of a message. */
export function MessageActions({ id, text, html, versions, on, onEdit, canAskAgain = false }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(text ?? textOf(html ?? ''))
      toast('success', t`The message is copied.`)
    },
    { onFailure: () => toast('error', t`The message could not be copied. Please select it and copy it by hand.`) },
  )
  return (
    <>
      {versions && <Versions id={id} versions={versions} on={on} />}
      <span className="flex transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0">
        {(text ?? html) !== '' && <Action Icon={Copy} label={t`Copy`} onClick={() => void copy.run()} />}
        {onEdit && !on.isBusy && <Action Icon={Pencil} label={t`Edit`} data-edit onClick={onEdit} />}
        {canAskAgain && !on.isBusy && (
          <Action Icon={RefreshCw} label={t`Answer again`} onClick={() => on.onAgain(id)} />
        )}
      </span>
    </>
  )
}

type ActionProps = {
  Icon: LucideIcon
  label: string
  onClick: () => void
  disabled?: boolean
  'data-edit'?: boolean
}

function Action({ label, ...rest }: ActionProps) {
  return <IconButton label={label} title={label} className="size-9! disabled:opacity-40 [&_svg]:size-4" {...rest} />
}

function Versions({ id, versions, on }: { id: string; versions: readonly string[]; on: MessageHandlers }) {
  const { t } = useLingui()
  const at = versions.indexOf(id)
  const count = versions.length
  const number = at + 1
  const step = (by: number) => {
    const next = versions[at + by]
    if (next !== undefined) on.onVersion(next)
  }
  return (
    <span role="group" aria-label={t`Versions of this message`} className="flex items-center text-sm text-muted">
      <Action Icon={ChevronLeft} label={t`Earlier version`} disabled={on.isBusy || at <= 0} onClick={() => step(-1)} />
      <span className="tabular-nums">{t`${number} of ${count}`}</span>
      <Action
        Icon={ChevronRight}
        label={t`Later version`}
        disabled={on.isBusy || number >= count}
        onClick={() => step(1)}
      />
    </span>
  )
}
