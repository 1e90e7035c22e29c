import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { session } from '../../lib/session.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { emailProblem } from './account-texts.ts'
import { sendResetCode } from './accounts.api.ts'
import { useArrival } from './arrival.ts'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const captcha = useCaptcha('forgot-password')
  const cameFromLogin = useArrival().note === 'too-many-attempts'
  const [email, setEmail] = useState(session.get().email ?? '')

  const form = useSubmit<'email'>({
    validate: () => emailProblem(email),
    async send() {
      await sendResetCode(email.trim(), { recaptchaToken: await captcha.token() })
      void navigate('/reset-password-code')
    },
    explain: (error) => errorText(error, t`Failed to send reset code. Please try again.`),
  })

  return (
    <SignedOutPage
      title={t`Reset your password`}
      intro={<Trans>We mail you a code. With it you choose a new password.</Trans>}
      footer={
        <Trans>
          Remembered it? <Link to="/login">Back to sign in</Link>
        </Trans>
      }
    >
      <Form form={form} onFocus={captcha.warmUp}>
        {cameFromLogin && form.attempt === 0 && (
          <Alert variant="note">
            <Trans>Signing in failed three times. Setting a new password may be quicker.</Trans>
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
        <Button type="submit" busy={form.busy} className="mt-2">
          <Trans>Send reset code</Trans>
        </Button>
      </Form>
    </SignedOutPage>
  )
}
