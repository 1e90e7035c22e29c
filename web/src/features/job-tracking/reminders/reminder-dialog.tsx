import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { RemindersPanel } from './reminders-panel.tsx'

type Props = { open: boolean; onClose: () => void; finalFocus?: () => HTMLElement | null | false }

export function ReminderDialog({ open, onClose, finalFocus }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Reminders`}
      description={t`For the follow-ups and interviews on your board. Changes are saved at once.`}
      {...(finalFocus && { finalFocus })}
    >
      <RemindersPanel />
    </Dialog>
  )
}
