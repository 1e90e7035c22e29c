import { Trans, useLingui } from '@lingui/react/macro'
import { isJobUrl } from '@waymark/contract/job-tracking.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { OutsideLink } from '../../ui/link.tsx'
import { useToast } from '../../ui/toast.tsx'
import { isOwnDocument, saveDocument } from '../documents/documents.api.ts'

/** One document to take away. A link to elsewhere on the web is only opened: our token is none of its business. */
export function DocumentButton({ link, name }: { link: string; name: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

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

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await saveDocument(link)
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      toast(
        'error',
        isGone
          ? t`This document is no longer there. Please regenerate your documents.`
          : errorText(error, t`The download failed. Please try again.`),
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyButton busy={busy} busyText={name} Icon={Download} onClick={() => void save()}>
      {name}
    </BusyButton>
  )
}
