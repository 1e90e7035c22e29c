import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx'
import { DraftNotes } from './draft-notes.tsx'
import { useResumeImport } from './import-resume.tsx'
import { ProfileSection } from './profile-section.tsx'
import { sections } from './profile-sections.ts'
import type { LoadedProfile } from './profile.api.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionNav } from './section-nav.tsx'
import { useProfileDraft } from './use-profile-draft.ts'
import { useProfileSave } from './use-profile-save.ts'

type Props = {
  loaded: LoadedProfile
  /** Given when the profile did not load and an empty one stands in for it. */
  onRetry?: () => void
  retrying?: boolean
}

/** The profile with its ten sections, its draft, and the way to save it. */
export function ProfileEditor({ loaded, onRetry, retrying = false }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = useProfileDraft(loaded)
  // The button that was pressed is gone after saving: readers start again at the page's heading.
  const save = useProfileSave(draft, onRetry !== undefined, () => heading.current?.focus({ preventScroll: true }))
  const resumeImport = useResumeImport(draft)

  useEffect(() => {
    // The browser looked for the address's section before it was there.
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])

  return (
    <div className="@container mx-auto w-full max-w-[68rem] px-5 pt-8 pb-10 sm:px-8 sm:pt-12">
      <title>{`${t`Profile`} · Waymark`}</title>
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
            <Trans>Profile</Trans>
          </h1>
          <p className="mt-1.5 text-muted">
            <Trans>What you enter here is what your CVs and letters are made from.</Trans>
          </p>
        </div>
        {resumeImport.button}
      </header>
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        {onRetry && draft.savedVersion === 0 && (
          <Alert look="error">
            <p>
              <Trans>Failed to load profile. Please try again later.</Trans>
            </p>
            <Button
              look="text"
              onClick={() => !retrying && onRetry()}
              aria-disabled={retrying || undefined}
              className="mt-1"
            >
              <Trans>Retry</Trans>
            </Button>
          </Alert>
        )}
        {resumeImport.alert}
        <DraftNotes draft={draft} />
      </div>
      <div className="grid gap-10 @4xl:grid-cols-[12.5rem_minmax(0,1fr)]">
        <SectionNav isChanged={draft.isChanged} />
        <div className="@container flex min-w-0 flex-col">
          <div className="flex flex-col gap-4 md:gap-6">
            {sections.map((section, index) => (
              <ProfileSection key={section.key} section={section} draft={draft} startsOpen={index === 0} />
            ))}
          </div>
          {draft.hasChanges && (
            <SaveBar
              saving={save.saving}
              error={save.error}
              detail={save.detail}
              attempt={save.attempt}
              openEdits={Object.keys(draft.edits).length}
              onSave={() => void save.save()}
              onDiscard={() => {
                draft.discard()
                save.forget()
                heading.current?.focus({ preventScroll: true })
              }}
            />
          )}
        </div>
      </div>
      {resumeImport.dialog}
      <ChangedElsewhereDialog
        open={save.conflict}
        busy={save.saving}
        failed={save.reloadFailed}
        onReload={() => void save.reload()}
        onOverwrite={() => void save.overwrite()}
        onClose={save.dismissConflict}
      />
    </div>
  )
}
