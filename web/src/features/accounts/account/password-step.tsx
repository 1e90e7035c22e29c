import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type Ref } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText, serverText } from '../../../lib/error-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'

type Props = {
  email: string
  action: ReactNode
  isDanger?: boolean
  /** Shown where the server says nothing better. */
  failure: string
  field: Ref<HTMLInputElement>
  onSend: (password: string) => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** Asks for the password before something that a screen left open must not do. */
export function PasswordStep({ email, action, isDanger = false, failure, field, onSend, onCancel, children }: Props) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const form = useSubmit<'password'>({
    validate: () => (password === '' ? { password: t`Please enter your password` } : {}),
    send: () => onSend(password),
    explain(error) {
      if (error instanceof ApiError && error.code === 'wrong_password') return { password: serverText(error) }
      return errorText(error, failure)
    },
  })
  return (
    <Form form={form}>
      {children}
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
        <Button type="submit" busy={form.busy} className={isDanger ? 'bg-danger! text-surface! hover:opacity-90' : ''}>
          {action}
        </Button>
      </div>
    </Form>
  )
}
