import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type Ref } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText, serverText } from '../../../lib/error-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { deleteForGood } from './account.api.ts'

const dangerClasses = 'bg-danger! text-surface! hover:opacity-90'

export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="self-start border-danger-line! text-danger!"
      >
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        open={isOpen}
        // Closing would look like a way back.
        onClose={() => !isSending && setOpen(false)}
        title={t`Delete your account for good?`}
        keepOpen
        initialFocus={field}
      >
        <DeleteForm email={email} field={field} onSending={setSending} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type FormProps = {
  email: string
  field: Ref<HTMLInputElement>
  onSending: (isSending: boolean) => void
  onCancel: () => void
}

function DeleteForm({ email, field, onSending, onCancel }: FormProps) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const form = useSubmit<'password'>({
    validate: () => (password === '' ? { password: t`Please enter your password` } : {}),
    async send() {
      onSending(true)
      await deleteForGood(password).finally(() => onSending(false))
    },
    explain(error) {
      if (error instanceof ApiError && error.code === 'wrong_password') return { password: serverText(error) }
      return errorText(error, t`Your account was not deleted. Please try again.`)
    },
  })
  return (
    <Form form={form}>
      <div className="flex flex-col gap-3">
        <p>
          <Trans>These go, at once and on every device:</Trans>
        </p>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          <li>
            <Trans>your profile with all its versions</Trans>
          </li>
          <li>
            <Trans>all jobs and applications, with notes, contacts and dates</Trans>
          </li>
          <li>
            <Trans>all CVs, letters and attached files</Trans>
          </li>
          <li>
            <Trans>all conversations, saved searches, reminders and calendar addresses</Trans>
          </li>
        </ul>
        <p className="text-[0.9375rem] text-muted">
          <Trans>
            Nobody can bring them back, except out of backups that whoever runs this installation has made. To keep a
            copy, cancel and export everything first.
          </Trans>
        </p>
      </div>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        error={form.fieldErrors.password}
        onChange={(value) => {
          setPassword(value)
          form.clearField('password')
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy} className={dangerClasses}>
          <Trans>Delete for good</Trans>
        </Button>
      </div>
    </Form>
  )
}
