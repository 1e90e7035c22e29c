import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import { useRestore } from './use-restore.ts'
import { originText } from './version-texts.ts'
import { VersionView } from './version-view.tsx'
import { VersionsList } from './versions-list.tsx'
import { versionsQuery, type Version } from './versions.api.ts'

type Props = { open: boolean; draft: ProfileDraft; onClose: () => void }

export function VersionsDialog({ open, draft, onClose }: Props) {
  const { t } = useLingui()
  const { data: versions, error, isFetching, refetch } = useQuery({ ...versionsQuery, enabled: open })
  const client = useQueryClient()
  const [viewed, setViewed] = useState<Version | null>(null)
  const restore = useRestore(draft, () => {
    close()
    void client.invalidateQueries({ queryKey: versionsQuery.queryKey, exact: true })
  })

  // The pressed button is gone with the list or the version, so the focus goes to what replaced it.
  const content = useRef<HTMLDivElement>(null)
  const [focusOn, setFocusOn] = useState<number | 'content'>()
  useEffect(() => {
    if (focusOn === undefined) return
    const button = content.current?.querySelector<HTMLElement>(`[data-version="${focusOn}"]`)
    ;(button ?? content.current)?.focus()
    setFocusOn(undefined)
  }, [focusOn])

  function close(): void {
    setViewed(null)
    restore.forget()
    onClose()
  }
  function view(version: Version | null): void {
    restore.forget()
    setViewed(version)
    setFocusOn((version ? undefined : viewed?.version) ?? 'content')
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
          : t`Every save keeps the profile as it was. The last 50 can be looked at and restored.`
      }
      footer={
        viewed && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button variant="quiet" onClick={() => view(null)} className="sm:mr-auto">
              <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              <Trans>All versions</Trans>
            </Button>
            {isNewest ? (
              <Button variant="quiet" onClick={close}>
                <Trans>Close</Trans>
              </Button>
            ) : (
              <Button busy={restore.busy} onClick={() => void restore.restore(number)}>
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
        ) : isFetching ? (
          <Skeleton label={<Trans>Loading versions…</Trans>} className="py-4" />
        ) : (
          error && (
            <Alert variant="error">
              <p>
                <Trans>The versions could not be loaded. Please try again.</Trans>
              </p>
              <Button variant="text" onClick={() => void refetch()} className="mt-1">
                <Trans>Retry</Trans>
              </Button>
            </Alert>
          )
        )}
      </div>
    </Dialog>
  )
}
