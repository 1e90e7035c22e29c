import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'

const nearly = 0.8

type Options = {
  length: number
  max: number | undefined
  /** An error that is already shown replaces the limit's own message. */
  error?: string | undefined
  always?: boolean
}

/** Shows a count near the limit and an error beyond it. Never cuts; forms find fields by `data-too-long`. */
export function describeLimit(id: string, { length, max, error, always = false }: Options) {
  const isCounted = max !== undefined && (always || length >= max * nearly)
  const isTooLong = max !== undefined && length > max

  return {
    counter: isCounted && <Counter id={`${id}-count`} length={length} max={max} />,
    note: isTooLong && !error && (
      <p id={`${id}-limit`} role="alert" className="text-sm font-medium text-danger">
        <Trans>At most {max} characters</Trans>
      </p>
    ),
    describedBy:
      [isTooLong && !error && `${id}-limit`, isCounted && `${id}-count`].filter(Boolean).join(' ') || undefined,
    props: isTooLong ? ({ 'aria-invalid': true, 'data-too-long': true } as const) : {},
  }
}

function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <span
      id={id}
      className={classNames('shrink-0 text-sm tabular-nums', length > max ? 'font-medium text-danger' : 'text-muted')}
    >
      <span aria-hidden>
        {length} / {max}
      </span>
      <span className="sr-only">
        <Trans>
          {length} of {max} characters
        </Trans>
      </span>
    </span>
  )
}
