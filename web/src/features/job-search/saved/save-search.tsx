import { Trans, useLingui } from '@lingui/react/macro'
import { BellPlus } from 'lucide-react'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useSavingSearches } from './saved-searches.api.ts'
import type { Search } from '../form/search-address.ts'

/** Saves the search that stands in the address, with a mail of new jobs each day. */
export function SaveSearch({ search, onSaved }: { search: Search; onSaved: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { save } = useSavingSearches()
  const action = useAction(
    async () => {
      await save(search, 'daily')
      toast('success', t`Saved. New jobs for this search will come by email each morning.`, {
        label: t`Change`,
        onAct: onSaved,
      })
    },
    {
      onFailure: (error) =>
        toast(
          'error',
          error instanceof ApiError && error.code === 'validation'
            ? t`You have reached the limit of saved searches. Please delete one first.`
            : t`The search could not be saved. Please try again.`,
        ),
    },
  )
  return (
    <Button
      variant="quiet"
      busy={action.isBusy}
      onClick={() => void action.run()}
      className="min-h-11! self-start lg:min-h-12! lg:self-end max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-start"
    >
      <BellPlus aria-hidden className="size-4" />
      <Trans>Save this search</Trans>
    </Button>
  )
}
