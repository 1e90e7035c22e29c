import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'

type Props = { headingRef?: Ref<HTMLHeadingElement>; actions?: ReactNode; children: ReactNode }

export function ProfileFrame({ headingRef, actions, children }: Props) {
  const { t } = useLingui()
  return (
    <div className="@container mx-auto w-full max-w-[68rem] page-space">
      <title>{`${t`Profile`} · Waymark`}</title>
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
            <Trans>Profile</Trans>
          </h1>
          <p className="mt-1.5 text-muted">
            <Trans>What you enter here is what your CVs and letters are made from.</Trans>
          </p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
