import { useLingui } from '@lingui/react/macro'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { useAction } from '../../lib/use-action.ts'
import { useToast } from '../../ui/toast.tsx'
import { saveDocument } from './documents.api.ts'

/** Downloads a document of this installation; a failure is told in a toast. */
export function useSaveDocument() {
  const { t } = useLingui()
  const toast = useToast()
  return useAction(saveDocument, {
    onFailure(error) {
      const isGone = error instanceof ApiError && error.status === 404
      toast(
        'error',
        isGone
          ? t`This document is no longer there. Please regenerate your documents.`
          : errorText(error, t`The download failed. Please try again.`),
      )
    },
  })
}
