import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { AccountUsage } from './account-usage.tsx'

export function SubscriptionPage() {
  const { t } = useLingui()
  const parts = [
    { name: t`Career assistant`, text: t`Chat about your search, your CV, interviews and letters.` },
    { name: t`Profile`, text: t`Everything about your career in one place, ready for every application.` },
    { name: t`Job search`, text: t`Open jobs from many places, compared with your profile.` },
    { name: t`Job tracking`, text: t`A board for all your applications, from the first look to the answer.` },
    { name: t`Documents`, text: t`A CV and a cover letter for each job, as many as you need.` },
  ]
  return (
    <div className="mx-auto flex w-full max-w-3xl page-space flex-col gap-8">
      <title>{`${t`Subscription`} · Waymark`}</title>
      <header className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Subscription</Trans>
        </h1>
        <p className="text-muted">
          <Trans>The plan of this Waymark installation.</Trans>
        </p>
      </header>
      <section
        aria-labelledby="plan"
        className="overflow-hidden rounded-card border border-line bg-surface shadow-soft"
      >
        <div className="border-b border-accent-line bg-accent-soft px-6 py-6 sm:px-8">
          <h2 id="plan" className="text-2xl font-bold tracking-[-0.015em]">
            <Trans>Everything is included</Trans>
          </h2>
          <p className="mt-1 text-ink">
            <Trans>There is nothing to choose, to pay or to cancel.</Trans>
          </p>
        </div>
        <ul className="flex flex-col gap-5 px-6 py-7 sm:px-8">
          {parts.map(({ name, text }) => (
            <li key={name} className="flex gap-3.5">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <AccountUsage />
      <p className="text-[0.9375rem] text-muted">
        <Trans>
          Waymark is free software. Whoever runs this installation looks after it, and can tell you about its rules.
        </Trans>
      </p>
    </div>
  )
}
