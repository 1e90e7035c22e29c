import { useLingui } from '@lingui/react/macro'
import { DocumentButton } from '../document-button.tsx'

/** The files that went out with an application, to be read again before its interview. */
export function SentFilesPanel({ files }: { files: readonly { kind: 'resume' | 'letter'; url: string }[] }) {
  const { t } = useLingui()
  return files.map(({ kind, url }) => (
    <DocumentButton
      key={url}
      link={url}
      variant="quiet"
      name={kind === 'resume' ? t`The CV you sent` : t`The letter you sent`}
    />
  ))
}
