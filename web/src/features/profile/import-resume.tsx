import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { Alert } from '../../ui/alert.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { ImportReviewDialog } from './import-review-dialog.tsx'
import { isEmptyProfile } from './profile-document.ts'
import { readJsonResume, type ImportedProfile } from './profile.api.ts'
import { readResumeFile, ResumeFileError } from './resume-file.ts'
import type { ProfileDraft } from './use-profile-draft.ts'

/** "Import JSON Resume": a file is read, looked through, and taken into the draft; saving is the user's next step. */
export function useResumeImport(draft: ProfileDraft) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ text: string; attempt: number }>({ text: '', attempt: 0 })
  const [imported, setImported] = useState<ImportedProfile | null>(null)

  async function read(file: File): Promise<void> {
    const fail = (text: string) => setFailure(({ attempt }) => ({ text, attempt: attempt + 1 }))
    fail('')
    setBusy(true)
    try {
      setImported(await readJsonResume(await readResumeFile(file)))
    } catch (error) {
      fail(
        error instanceof ResumeFileError
          ? error.message
          : errorText(error, t`The file could not be read. Please try again.`),
      )
    } finally {
      setBusy(false)
    }
  }

  const replacesSomething = !isEmptyProfile(draft.document) || Object.keys(draft.edits).length > 0
  return {
    button: (
      <FileButton
        accept=".json,application/json"
        label={t`JSON Resume file`}
        busy={busy}
        onFile={(file) => void read(file)}
      >
        <FileUp aria-hidden className="size-4" />
        <Trans>Import JSON Resume</Trans>
      </FileButton>
    ),
    alert: failure.text && (
      <Alert key={failure.attempt} look="error">
        {failure.text}
      </Alert>
    ),
    dialog: (
      <ImportReviewDialog
        imported={imported}
        replacesSomething={replacesSomething}
        onClose={() => setImported(null)}
        onUse={(document) => {
          draft.replace(document, replacesSomething)
          setImported(null)
        }}
      />
    ),
  }
}
