import { Trans } from '@lingui/react/macro'
import { hasAddress, isJobUrl } from '@waymark/contract/job-tracking.ts'
import { ExternalLink } from 'lucide-react'
import { OutsideLink } from '../../../ui/link.tsx'

/** The posting's address. Only http and https become a link: another scheme could run a script in our page. */
export function JobLink({ url }: { url: string }) {
  if (!hasAddress(url))
    return (
      <p className="text-[0.9375rem] text-muted">
        <Trans>This job has no web address.</Trans>
      </p>
    )
  if (!isJobUrl(url)) return <p className="text-[0.9375rem] break-all text-muted">{url}</p>
  return (
    <OutsideLink
      href={url}
      title={url}
      className="flex min-h-6 w-fit max-w-full items-start gap-2 text-[0.9375rem] leading-normal"
    >
      <span dir="ltr" className="line-clamp-2 min-w-0 break-all">
        {url}
      </span>
      <ExternalLink aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="sr-only">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </OutsideLink>
  )
}
