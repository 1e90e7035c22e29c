import { Trans, useLingui } from '@lingui/react/macro'
import type { KeptPosting, MadeDocument } from '@waymark/contract/job-application.ts'
import { Alert } from '../../../ui/alert.tsx'

const baseOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? ''

type Props = { document: Pick<MadeDocument, 'kind' | 'language'>; posting: Pick<KeptPosting, 'language'> | null }

/** That a document is in another language than its posting: nothing of a profile is translated. */
export function LanguageNote({ document, posting }: Props) {
  const { i18n } = useLingui()
  const [own, asked] = [baseOf(document.language), baseOf(posting?.language ?? '')]
  if (asked === '' || own === asked) return null
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' })
  // What a page calls its language need not be one.
  if (!/^[a-z]{2,3}$/.test(own) || !/^[a-z]{2,3}$/.test(asked)) return null
  const [written, wanted] = [names.of(own) ?? own, names.of(asked) ?? asked]
  return (
    <Alert variant="note">
      {document.kind === 'letter' ? (
        <Trans>
          This letter is in {written}, as your profile is, and the posting is in {wanted}. Nothing of your profile is
          translated: for a letter in {wanted}, write the lines of your profile in {wanted}.
        </Trans>
      ) : (
        <Trans>
          This CV is in {written}, as your profile is, and the posting is in {wanted}. Nothing of your profile is
          translated.
        </Trans>
      )}
    </Alert>
  )
}
