import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentFormat } from '@waymark/contract/documents.ts'
import { Button } from '../../ui/button.tsx'
import { isOwnDocument } from './documents.api.ts'
import { useSaveDocument } from './use-save-document.ts'

type Props = { cvLink: string | null; letterLink: string | null }

/** The same documents as files that other programs edit or read. */
export function OtherFormats({ cvLink, letterLink }: Props) {
  const { t } = useLingui()
  const { run, isBusy } = useSaveDocument()
  const files: { link: string | null; format: DocumentFormat; name: string }[] = [
    { link: cvLink, format: 'docx', name: t`CV as Word` },
    { link: cvLink, format: 'txt', name: t`CV as text` },
    { link: cvLink, format: 'json', name: t`CV as JSON Resume` },
    { link: letterLink, format: 'docx', name: t`Letter as Word` },
    { link: letterLink, format: 'txt', name: t`Letter as text` },
  ]
  return (
    <div className="flex flex-col gap-2">
      <p className="text-[0.9375rem] font-semibold">
        <Trans>Other files</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
        {files.map(
          ({ link, format, name }) =>
            link !== null &&
            isOwnDocument(link) && (
              <li key={name}>
                <Button variant="text" disabled={isBusy} onClick={() => void run(link, format)}>
                  {name}
                </Button>
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
