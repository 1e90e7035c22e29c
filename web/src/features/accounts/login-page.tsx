import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { loginAttemptsBeforeReset } from '@waymark/contract/accounts.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { serverText } from '../../lib/error-text.ts'
import { session } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { emailProblem, fieldTexts } from './account-texts.ts'
import { signIn } from './accounts.api.ts'
import { useArrival, type Arrival } from './arrival.ts'
import { asksForCode, isUnverified, loginErrorText } from './login-error.ts'

export function LoginPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { note, email: givenEmail = '' } = useArrival()
  const [email, setEmail] = useState(givenEmail)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  // Fixed on arrival: signing in must not change the greeting meanwhile.
  const [isKnown] = useState(session.hasSignedInBefore)

  const passwordField = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (givenEmail !== '') passwordField.current?.focus()
  }, [givenEmail])

  const form = useSubmit<'email' | 'password' | 'code'>({
    validate: () => ({
      ...emailProblem(email),
      ...(password === '' && { password: i18n._(fieldTexts.password) }),
      ...(code?.trim() === '' && { code: t`Please enter the code` }),
    }),
    send: () => signIn(email, password, code),
    explain(error) {
      if (asksForCode(error)) {
        setCode('')
        return { code: serverText(error) }
      }
      if (isUnverified(error)) {
        session.update({ email: email.trim(), codeSentAt: null })
        void navigate('/verify-email', { state: { note: 'unverified' } satisfies Arrival })
        return null
      }
      const failures = session.get().loginFailures + 1
      session.update({ loginFailures: failures })
      if (failures >= loginAttemptsBeforeReset) {
        session.update({ email: email.trim() })
        void navigate('/forgot-password', { state: { note: 'too-many-attempts' } satisfies Arrival })
      }
      return loginErrorText(error)
    },
  })

  return (
    <SignedOutPage
      title={t`Sign in`}
      intro={
        <>
          {/* Wide screens say it beside the form. */}
          <span className="lg:hidden">
            <Trans>Your career assistant, on your own machine.</Trans>{' '}
          </span>
          {isKnown && <Trans>Good to see you again.</Trans>}
        </>
      }
      footer={
        <Trans>
          New here? <Link to="/register">Create an account</Link>
        </Trans>
      }
    >
      <Form form={form}>
        {note === 'verified' && form.attempt === 0 && (
          <Alert variant="success">
            <Trans>Your email address is verified. You can sign in now.</Trans>
          </Alert>
        )}
        {note === 'password-changed' && form.attempt === 0 && (
          <Alert variant="success">
            <Trans>Your password is changed. Sign in with the new one.</Trans>
          </Alert>
        )}
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={form.fieldErrors.email}
          onChange={(value) => {
            setEmail(value)
            form.clearField('email')
          }}
        />
        <PasswordField
          ref={passwordField}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={password}
          error={form.fieldErrors.password}
          aside={
            <Link to="/forgot-password" className="text-sm">
              <Trans>Forgot password?</Trans>
            </Link>
          }
          onChange={(value) => {
            setPassword(value)
            form.clearField('password')
          }}
        />
        {code !== undefined && (
          <TextField
            label={t`Code`}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            hint={t`Without the app, enter one of your recovery codes.`}
            value={code}
            error={form.fieldErrors.code}
            onChange={(value) => {
              setCode(value)
              form.clearField('code')
            }}
          />
        )}
        <Button type="submit" busy={form.busy} className="mt-2">
          <Trans>Sign in</Trans>
        </Button>
      </Form>
    </SignedOutPage>
  )
}
