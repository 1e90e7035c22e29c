import { Trans } from '@lingui/react/macro'

export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent align-[-0.125em]"
    />
  )
}

export function PageSpinner() {
  return (
    <div role="status" className="fade-in-late grid min-h-[80dvh] place-items-center text-2xl text-accent">
      <Spinner />
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
    </div>
  )
}
