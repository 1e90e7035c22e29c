import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { AccountOffer } from './sections/account-offer.tsx'
import { NameOffer } from './sections/name-offer.tsx'
import { ChangedElsewhereDialog } from './draft/changed-elsewhere-dialog.tsx'
import { CompletenessMeter } from './sections/completeness-meter.tsx'
import { DraftNotes } from './draft/draft-notes.tsx'
import { ImportReviewScreen } from './import/import-review-screen.tsx'
import { ImportButton } from './import/import-button.tsx'
import { ImportWelcome } from './import/import-welcome.tsx'
import { isEmptyProfile } from './fields/profile-document.ts'
import { ExportButton } from './profile-export.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import { LeaveGuard } from './draft/leave-guard.tsx'
import { preloadSectionEditor, ProfileSection } from './sections/profile-section.tsx'
import { sections } from './fields/profile-sections.ts'
import type { LoadedProfile } from './profile.api.ts'
import { SaveBar } from './draft/save-bar.tsx'
import { SectionNav } from './sections/section-nav.tsx'
import { useProfileDraft } from './draft/use-profile-draft.ts'
import { useProfileImport } from './import/use-profile-import.ts'
import { useProfileSave } from './draft/use-profile-save.ts'
import { useSectionsView } from './sections/use-sections-view.ts'
import { VersionHistory } from './versions/version-history.tsx'

type Props = {
  loaded: LoadedProfile
  /** Given if the profile did not load: `loaded` is empty then. */
  onRetry?: () => void
  retrying?: boolean
}

export function ProfileEditor({ loaded, onRetry, retrying = false }: Props) {
  const { i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const sectionList = useRef<HTMLDivElement>(null)
  const draft = useProfileDraft(loaded)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  // After a review the page begins anew: the heading is in sight, too.
  const startOver = () => heading.current?.focus()
  const save = useProfileSave(draft, onRetry !== undefined, () => {
    // The save bar is gone with its pressed button, so screen readers start again at the heading.
    if (!sectionList.current?.contains(window.document.activeElement)) focusHeading()
  })
  const profileImport = useProfileImport(draft, save, startOver)
  // An import is compared with the profile, which is unknown here.
  const isUnknown = onRetry !== undefined && draft.savedVersion === 0
  const isEmpty = isEmptyProfile(draft.document) && !draft.hasUnsavedWork
  const view = useSectionsView(draft)
  useEffect(() => void preloadSectionEditor(), [])

  return (
    <ProfileFrame
      headingRef={heading}
      actions={
        <div className="flex flex-wrap gap-2 sm:gap-3 max-sm:[&_button]:px-3.5 max-sm:[&_svg]:hidden">
          {!isEmpty && !isUnknown && <ImportButton profileImport={profileImport} />}
          {draft.savedVersion > 0 && <ExportButton isUnsaved={draft.hasUnsavedWork} />}
          {!onRetry && <VersionHistory draft={draft} />}
        </div>
      }
    >
      <div className="mb-6 flex flex-col gap-4 empty:hidden">
        {isUnknown && (
          <LoadFailure query={{ isFetching: retrying, refetch: onRetry }}>
            <Trans>Failed to load profile. Please try again later.</Trans>
          </LoadFailure>
        )}
        <DraftNotes draft={draft} />
        {isEmpty && !isUnknown && <ImportWelcome profileImport={profileImport} />}
        {!isUnknown && <CompletenessMeter document={draft.document} onGo={view.goTo} />}
      </div>
      <div className="grid gap-10 @4xl:grid-cols-[12.5rem_minmax(0,1fr)]">
        <SectionNav isChanged={draft.isChanged} />
        <div className="@container flex min-w-0 flex-col">
          <Button variant="text" onClick={view.toggleAll} className="mb-3 self-end text-[0.9375rem] md:hidden">
            {view.isAllOpen ? <Trans>Collapse all</Trans> : <Trans>Expand all</Trans>}
          </Button>
          <div ref={sectionList} className="flex flex-col gap-4 md:gap-6">
            {sections.map((section) => (
              <ProfileSection
                key={section.key}
                section={section}
                draft={draft}
                view={view}
                onSaveAll={() => void save.save()}
                offer={
                  section.key === 'personal_details' && (
                    <>
                      <AccountOffer account={loaded.account} draft={draft} />
                      <NameOffer draft={draft} />
                    </>
                  )
                }
              />
            ))}
          </div>
          {draft.hasChanges && (
            <SaveBar
              saving={save.saving}
              error={save.error}
              detail={save.detail}
              attempt={save.attempt}
              changed={sections.filter(({ key }) => draft.isChanged(key)).map(({ title }) => i18n._(title))}
              openEdits={Object.keys(draft.edits).length}
              onSave={() => void save.save()}
              onDiscard={() => {
                draft.discard()
                save.forget()
                focusHeading()
              }}
            />
          )}
        </div>
      </div>
      {!isUnknown && <ImportReviewScreen draft={draft} profileImport={profileImport} />}
      <LeaveGuard draft={draft} save={save} />
      <ChangedElsewhereDialog
        open={save.conflict}
        busy={save.saving}
        failed={save.reloadFailed}
        onReload={() => void save.reload()}
        onOverwrite={() => void save.overwrite()}
        onClose={save.dismissConflict}
      />
    </ProfileFrame>
  )
}
