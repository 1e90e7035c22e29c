import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { titleMaxLength } from '@waymark/contract/chat.ts'
import { useRef, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { saveTitle } from './chat.api.ts'

type Props = {
  session_id: string
  name: string
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

export function RenameDialog({ open, onClose, finalFocus, ...rest }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t`Rename conversation`} initialFocus={field} finalFocus={finalFocus}>
      <RenameForm {...rest} fieldRef={field} onClose={onClose} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'session_id' | 'name' | 'onClose'> & { fieldRef: React.RefObject<HTMLInputElement | null> }

function RenameForm({ session_id, name, fieldRef, onClose }: FormProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [title, setTitle] = useState(name)
  const form = useSubmit<'title'>({
    validate: () => (title.trim() === '' ? { title: t`Please enter a name` } : {}),
    send: async () => {
      await saveTitle(client, session_id, title.trim())
      onClose()
    },
    explain: (error) => errorText(error, t`The conversation could not be renamed. Please try again.`),
  })
  return (
    <Form form={form}>
      <TextField
        ref={fieldRef}
        label={t`Name`}
        value={title}
        maxLength={titleMaxLength}
        dir="auto"
        autoComplete="off"
        error={form.fieldErrors.title}
        onFocus={(event) => event.target.select()}
        onChange={(value) => {
          setTitle(value)
          form.clearField('title')
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Form>
  )
}
