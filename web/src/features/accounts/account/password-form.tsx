import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText, serverText } from '../../../lib/error-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { commonPasswordProblem, fieldTexts, passwordChecklist, passwordProblem } from '../account-texts.ts'
import { changePassword, sessionsKey } from './account.api.ts'

const untouched = { password: '', new_password: '', confirmation: '' }
type FieldName = keyof typeof untouched

export function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const [values, setValues] = useState(untouched)

  const form = useSubmit<FieldName>({
    validate: () => ({
      ...(values.password === '' && { password: t`Please enter your current password` }),
      ...passwordProblem('new_password', values.new_password),
      ...(values.new_password !== values.confirmation && { confirmation: i18n._(fieldTexts.mismatch) }),
    }),
    async send() {
      await changePassword(values.password, values.new_password)
      setValues(untouched)
      toast('success', t`Your password is changed. You are signed out everywhere else.`)
      await client.invalidateQueries({ queryKey: sessionsKey })
    },
    explain(error) {
      if (error instanceof ApiError && error.code === 'wrong_password') return { password: serverText(error) }
      return (
        commonPasswordProblem(error, 'new_password') ??
        errorText(error, t`Your password was not changed. Please try again.`)
      )
    },
  })
  const field = (name: FieldName) => ({
    value: values[name],
    error: form.fieldErrors[name],
    onChange(value: string) {
      setValues((before) => ({ ...before, [name]: value }))
      form.clearField(name)
    },
  })

  return (
    <Form form={form}>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Current password`}
        name="current-password"
        autoComplete="current-password"
        {...field('password')}
      />
      <PasswordField
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        rules={passwordChecklist(values.new_password)}
        {...field('new_password')}
      />
      <PasswordField
        label={t`Confirm password`}
        name="confirm-password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        <Trans>Change password</Trans>
      </Button>
    </Form>
  )
}
