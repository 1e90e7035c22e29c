import { Trans, useLingui } from '@lingui/react/macro'
import { isJobUrl } from '@waymark/contract/job-tracking.ts'
import { Download } from 'lucide-react'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useAction } from '../../lib/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { OutsideLink } from '../../ui/link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { isOwnDocument, saveDocument } from './documents.api.ts'

/** A link to another site is only opened: that site must not see our token. */
export function DocumentButton({ link, name }: { link: string; name: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, isBusy } = useAction(saveDocument, {
    onFailure(error) {
      const isGone = error instanceof ApiError && error.status === 404
      toast(
        'error',
        isGone
          ? t`This document is no longer there. Please regenerate your documents.`
          : errorText(error, t`The download failed. Please try again.`),
      )
    },
  })

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
    <BusyButton busy={isBusy} busyText={name} Icon={Download} onClick={() => void run(link)}>
      {name}
    </BusyButton>
  )
}
