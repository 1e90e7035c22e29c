import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { session } from '../../lib/session.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { commonPasswordProblem, fieldTexts, passwordChecklist, passwordProblem } from './account-texts.ts'
import { setNewPassword } from './accounts.api.ts'
import type { Arrival } from './arrival.ts'
import { readResetLink } from './reset-link.ts'

export function NewPasswordPage() {
  const [{ email, resetKey, fromLink }] = useState(() => readResetLink(window.location.search, session.get()))

  useLayoutEffect(() => {
    if (!fromLink) return
    // A key must not stay in the address bar, the history or a shared screenshot.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    session.update({ email, resetKey })
  }, [email, resetKey, fromLink])

  if (!email || !resetKey) return <Navigate to="/forgot-password" replace />
  return <NewPasswordForm email={email} resetKey={resetKey} />
}

function NewPasswordForm({ email, resetKey }: { email: string; resetKey: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const captcha = useCaptcha('change-password')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [expired, setExpired] = useState(false)

  const form = useSubmit<'new_password' | 'confirmation'>({
    validate: () => ({
      ...passwordProblem('new_password', password),
      ...(password !== confirmation && { confirmation: i18n._(fieldTexts.mismatch) }),
    }),
    async send() {
      await setNewPassword({
        email,
        new_password: password,
        password_reset_key: resetKey,
        recaptchaToken: await captcha.token(),
      })
      void navigate('/login', { state: { note: 'password-changed', email } satisfies Arrival })
    },
    explain(error) {
      setExpired(error instanceof ApiError && error.code === 'invalid_reset_key')
      return (
        commonPasswordProblem(error, 'new_password') ?? errorText(error, t`Failed to reset password. Please try again.`)
      )
    },
  })

  return (
    <SignedOutPage
      title={t`Choose a new password`}
      intro={<Trans>You will be signed out everywhere else.</Trans>}
      footer={<Link to="/login">{t`Back to sign in`}</Link>}
    >
      <Form
        form={form}
        onFocus={captcha.warmUp}
        wayOut={
          expired && (
            <Link to="/forgot-password">
              <Trans>Request a new code</Trans>
            </Link>
          )
        }
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t`New password`}
          name="new-password"
          autoComplete="new-password"
          value={password}
          rules={passwordChecklist(password)}
          error={form.fieldErrors.new_password}
          onChange={(value) => {
            setPassword(value)
            form.clearField('new_password')
          }}
        />
        <PasswordField
          label={t`Confirm password`}
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          error={form.fieldErrors.confirmation}
          onChange={(value) => {
            setConfirmation(value)
            form.clearField('confirmation')
          }}
        />
        <Button type="submit" busy={form.busy} className="mt-2">
          <Trans>Reset password</Trans>
        </Button>
      </Form>
    </SignedOutPage>
  )
}
