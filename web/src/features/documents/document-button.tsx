import { Trans } from '@lingui/react/macro'
import { isJobUrl } from '@waymark/contract/job-tracking.ts'
import { Download } from 'lucide-react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { OutsideLink } from '../../ui/link.tsx'
import { isOwnDocument } from './documents.api.ts'
import { useSaveDocument } from './use-save-document.ts'

type Props = { link: string; name: string; variant?: 'primary' | 'quiet' }

/** A link to another site is only opened: that site must not see our token. */
export function DocumentButton({ link, name, variant = 'primary' }: Props) {
  const { run, isBusy } = useSaveDocument()
  if (!isOwnDocument(link)) {
    return isJobUrl(link) ? (
      <OutsideLink href={link} className="inline-flex min-h-12 items-center gap-2">
        <Download aria-hidden className="size-5" />
        {name}
        <span className="sr-only">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </OutsideLink>
    ) : null
  }
  return (
    <BusyButton
      variant={variant}
      busy={isBusy}
      busyText={name}
      Icon={Download}
      className="px-3!"
      onClick={() => void run(link)}
    >
      {name}
    </BusyButton>
  )
}
