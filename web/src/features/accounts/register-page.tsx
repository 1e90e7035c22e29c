import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { nameMaxLength } from '@waymark/contract/accounts.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { commonPasswordProblem, emailProblem, fieldTexts, passwordChecklist, passwordProblem } from './account-texts.ts'
import { createAccount } from './accounts.api.ts'

export function RegisterPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const captcha = useCaptcha('register')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  const form = useSubmit<'name' | 'email' | 'password'>({
    validate: () => ({
      ...(name.trim() === '' && { name: i18n._(fieldTexts.name) }),
      ...emailProblem(email),
      ...passwordProblem('password', password),
    }),
    invalidText: (wrong) => (wrong.password === undefined ? null : t`Please fix the password errors below`),
    async send() {
      await createAccount({
        name: name.trim(),
        email: email.trim(),
        password,
        recaptchaToken: await captcha.token(),
      })
      void navigate('/verify-email')
    },
    explain: (error) =>
      commonPasswordProblem(error, 'password') ?? errorText(error, t`Registration failed. Please try again.`),
  })

  return (
    <SignedOutPage
      title={t`Create an account`}
      intro={<Trans>It takes a minute. We mail you a code to confirm your address.</Trans>}
      footer={
        <Trans>
          Already have an account? <Link to="/login">Sign in</Link>
        </Trans>
      }
    >
      <Form form={form} onFocus={captcha.warmUp}>
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          maxLength={nameMaxLength}
          value={name}
          error={form.fieldErrors.name}
          onChange={(value) => {
            setName(value)
            form.clearField('name')
          }}
        />
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={form.fieldErrors.email}
          onChange={(value) => {
            setEmail(value)
            form.clearField('email')
          }}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          value={password}
          rules={passwordChecklist(password)}
          error={form.fieldErrors.password}
          onChange={(value) => {
            setPassword(value)
            form.clearField('password')
          }}
        />
        <Button type="submit" busy={form.busy} className="mt-2">
          <Trans>Create account</Trans>
        </Button>
      </Form>
    </SignedOutPage>
  )
}
