import { Check, CircleAlert } from 'lucide-react'
import { Trans } from '@lingui/react/macro'
import { classNames } from './class-names.ts'

export type CheckItem = {
  key: string
  label: string
  problem: string
  hint?: string
  met: boolean
}

type Props = { id: string; items: readonly CheckItem[]; started: boolean; failed: boolean }

/** Rules that are ticked off during typing. Lines keep their height so that nothing moves. */
export function Checklist({ id, items, started, failed }: Props) {
  return (
    <ul id={id} className="flex flex-col gap-1 pt-1 text-sm">
      {items.map(({ key, label, problem, hint, met }) => (
        <li
          key={key}
          className={classNames(
            'flex items-start gap-2 transition-colors',
            met ? 'text-accent' : failed ? 'font-medium text-danger' : 'text-muted',
          )}
        >
          <span aria-hidden className="mt-0.5 grid size-4 shrink-0 place-items-center">
            {met ? <Check className="size-4" /> : failed ? <CircleAlert className="size-4" /> : <Dot />}
          </span>
          <span>
            <span>{met || !(started || failed) ? label : problem}</span>
            {met && (
              <span className="sr-only">
                {' '}
                <Trans>(done)</Trans>
              </span>
            )}
            {hint && <span className="block font-normal text-muted">{hint}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const Dot = () => <span className="size-1.5 rounded-full bg-control" />
