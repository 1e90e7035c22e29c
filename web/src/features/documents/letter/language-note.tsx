import { Trans, useLingui } from '@lingui/react/macro'
import { isOtherLanguage } from '@waymark/contract/documents.ts'
import type { KeptPosting, MadeDocument } from '@waymark/contract/job-application.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Match } from '../application.api.ts'

type Props = { document: Pick<MadeDocument, 'kind' | 'language'>; posting: Pick<KeptPosting, 'language'> | null }

/** That a document is in another language than its posting: nothing of a profile is translated. */
export function LanguageNote({ document, posting }: Props) {
  const names = useLanguageNames(document.language, posting?.language ?? null)
  if (!names) return null
  const [written, wanted] = names
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

/** The same before anything is written. */
export function ProfileLanguageNote({ match }: { match: Match | null | undefined }) {
  const names = useLanguageNames(match?.languages.profile ?? null, match?.languages.posting ?? null)
  if (!names) return null
  const [written, wanted] = names
  return (
    <Alert variant="note">
      <Trans>
        Your profile is in {written} and the posting is in {wanted}. Nothing of your profile is translated: CV and cover
        letter are in {written}.
      </Trans>
    </Alert>
  )
}

function useLanguageNames(own: string | null, asked: string | null): [own: string, asked: string] | undefined {
  const { i18n } = useLingui()
  if (own === null || asked === null || !isOtherLanguage(own, asked)) return undefined
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' })
  const nameOf = (language: string) => names.of(language.split(/[-_]/)[0] ?? language) ?? language
  return [nameOf(own), nameOf(asked)]
}
