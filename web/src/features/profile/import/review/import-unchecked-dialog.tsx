import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'

type Props = {
  open: boolean
  dates: number
  entries: number
  onStay: () => void
  finalFocus: () => HTMLElement | null
  onImport: () => void
}

/** Asks before entries and dates are left out: they would be missing in every CV made from the profile. */
export function ImportUncheckedDialog({ open, dates, entries, onStay, finalFocus, onImport }: Props) {
  const { t } = useLingui()
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      initialFocus={stay}
      finalFocus={finalFocus}
      title={t`Import without these?`}
      footer={
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button variant="quiet" onClick={onImport}>
            <Trans>Import without them</Trans>
          </Button>
          <Button ref={stay} onClick={onStay}>
            <Trans>Keep checking</Trans>
          </Button>
        </div>
      }
    >
      <ul className="flex flex-col gap-2 pb-2 text-muted">
        {dates > 0 && (
          <li>
            <Plural
              value={dates}
              one="One date was not understood. It stays empty, in your CVs too."
              other="# dates were not understood. They stay empty, in your CVs too."
            />
          </li>
        )}
        {entries > 0 && (
          <li>
            <Plural
              value={entries}
              one="One entry is left out because it may have been misread."
              other="# entries are left out because they may have been misread."
            />
          </li>
        )}
      </ul>
    </Dialog>
  )
}
