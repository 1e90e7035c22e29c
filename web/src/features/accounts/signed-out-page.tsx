import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SplitLayout } from '../../ui/page/split-layout.tsx'

type Props = { title: string; intro?: ReactNode; footer?: ReactNode; children: ReactNode }

export function SignedOutPage({ title, children, ...rest }: Props) {
  const { t } = useLingui()
  const truths = [
    { claim: t`Yours:`, rest: t`runs on your own machine` },
    { claim: t`Honest:`, rest: t`nothing is invented about you` },
    { claim: t`Free:`, rest: t`no key, no account elsewhere` },
  ]
  return (
    <SplitLayout
      title={title}
      panel={
        <>
          <p className="text-4xl leading-[1.15] font-bold tracking-[-0.02em] text-balance 2xl:text-5xl">
            <Trans>Your way to the next job, with someone who knows the map.</Trans>
          </p>
          <ul className="mt-8 flex flex-col gap-2 text-lg text-panel-muted">
            {truths.map(({ claim, rest: words }) => (
              <li key={claim}>
                <span className="font-semibold text-panel-ink">{claim}</span> {words}
              </li>
            ))}
          </ul>
        </>
      }
      {...rest}
    >
      <title>{`${title} · Waymark`}</title>
      {children}
    </SplitLayout>
  )
}
