import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import { useRestore } from './use-restore.ts'
import { originText } from './version-texts.ts'
import { VersionView } from './version-view.tsx'
import { VersionsList } from './versions-list.tsx'
import { versionsQuery, type Version } from './versions.api.ts'

type Props = { open: boolean; draft: ProfileDraft; onClose: () => void }

export function VersionsDialog({ open, draft, onClose }: Props) {
  const { t } = useLingui()
  const list = useQuery({ ...versionsQuery, enabled: open })
  const { data: versions } = list
  const client = useQueryClient()
  const [viewed, setViewed] = useState<Version | null>(null)
  const restore = useRestore(draft, () => {
    close()
    void client.invalidateQueries({ queryKey: versionsQuery.queryKey, exact: true })
  })

  // The pressed button is gone with the list or the version, so the focus goes to what replaced it.
  const content = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()

  function close(): void {
    setViewed(null)
    restore.forget()
    onClose()
  }
  function view(version: Version | null): void {
    restore.forget()
    setViewed(version)
    const left = version ? undefined : viewed?.version
    focusNext(() => content.current?.querySelector<HTMLElement>(`[data-version="${left}"]`) ?? content.current)
  }

  const isNewest = viewed !== null && viewed.version === versions?.[0]?.version
  const number = viewed?.version ?? 0
  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title={viewed ? t`Version ${number}` : t`Earlier versions`}
      description={
        viewed
          ? `${originText(viewed.origin)} · ${localDateTime(viewed.saved_at)}`
          : t`Every save keeps the profile as it was. You can view and restore the last 50.`
      }
      footer={
        viewed && (
          <div className="flex flex-wrap items-center justify-end gap-2 sm:gap-3">
            <Button variant="quiet" onClick={() => view(null)} className="mr-auto max-sm:px-4!">
              <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              <Trans>All versions</Trans>
            </Button>
            {isNewest ? (
              <Button variant="quiet" onClick={close}>
                <Trans>Close</Trans>
              </Button>
            ) : (
              <Button busy={restore.busy} onClick={() => void restore.restore(number)} className="max-sm:px-4!">
                {restore.asks ? <Trans>Restore anyway</Trans> : <Trans>Restore this version</Trans>}
              </Button>
            )}
          </div>
        )
      }
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {restore.message && (
          <div key={restore.attempt} className="mb-5">
            <Alert variant={restore.asks ? 'note' : 'error'}>{restore.message}</Alert>
          </div>
        )}
        {viewed ? (
          <VersionView version={viewed} />
        ) : versions ? (
          <VersionsList versions={versions} onView={view} />
        ) : list.isError ? (
          <LoadFailure query={list}>
            <Trans>The versions could not be loaded. Please try again.</Trans>
          </LoadFailure>
        ) : (
          <Skeleton label={<Trans>Loading versions...</Trans>} className="py-4" />
        )}
      </div>
    </Dialog>
  )
}
