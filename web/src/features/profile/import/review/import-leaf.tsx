import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { take } from '../plan/import-decisions.ts'
import type { Leaf } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'

type BoxProps = {
  type?: 'checkbox' | 'radio'
  variant?: 'line' | 'chip'
  name?: string
  checked: boolean
  disabled: boolean
  describedBy?: string
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** Unticked values stay readable: they may be wanted after all. */
export function LeafBox({
  type = 'checkbox',
  variant = 'line',
  checked,
  disabled,
  describedBy,
  onChange,
  children,
  ...rest
}: BoxProps) {
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-start gap-3 has-disabled:cursor-default has-disabled:text-muted',
        variant === 'line' && 'min-w-0 flex-1 basis-64 py-0.5',
        variant === 'chip' &&
          'inline-flex max-w-full rounded-full border px-3 py-1 text-[0.9375rem] leading-snug has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        variant === 'chip' &&
          (checked && !disabled ? 'border-accent-line bg-accent-soft' : 'border-dashed border-control'),
      )}
    >
      <input
        type={type}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className={classNames('shrink-0 accent-accent', variant === 'chip' ? 'mt-0.5 size-4' : 'mt-0.5 size-5')}
        {...rest}
      />
      <span className="min-w-0">{children}</span>
    </label>
  )
}

export function LeafProblem({ leaf, onEdit }: { leaf: Leaf; onEdit: () => void }) {
  const { problems, decisions, decide } = useImportReview()
  const problem = problems[leaf.path]
  if (!problem) return null
  return (
    <div className="mt-1 ml-8 flex w-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="flex gap-1.5 font-medium text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {problem}
      </p>
      <Button variant="text" onClick={onEdit}>
        <Trans>Change it</Trans>
      </Button>
      <Button variant="text" onClick={() => decide(take(decisions, leaf.path, false))}>
        <Trans>Leave it out</Trans>
      </Button>
    </div>
  )
}
