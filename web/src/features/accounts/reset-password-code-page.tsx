import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { checkResetCode, sendResetCode } from './accounts.api.ts'
import { Address, MailedCodeForm } from './mailed-code-form.tsx'
import { readResetEmail } from './reset-link.ts'

export function ResetPasswordCodePage() {
  const { t } = useLingui()
  const stored = useSession().email
  const email = readResetEmail(useLocation().search, stored)
  if (email) return <ResetCodeForm key={email} email={email} />
  return (
    <SignedOutPage title={t`Enter the reset code`}>
      <Alert variant="error">
        <Trans>Email address not found. Please start the password reset process again.</Trans>
      </Alert>
      <p className="mt-6">
        <Link to="/forgot-password">
          <Trans>Start the password reset again</Trans>
        </Link>
      </p>
    </SignedOutPage>
  )
}

function ResetCodeForm({ email }: { email: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const captcha = useCaptcha('verify-reset-code')
  const resendCaptcha = useCaptcha('forgot-password')
  return (
    <SignedOutPage
      title={t`Enter the reset code`}
      intro={<Trans>If there is an account for {<Address text={email} />}, a code is on its way there.</Trans>}
      footer={
        <Trans>
          Wrong address? <Link to="/forgot-password">Start again</Link>
        </Trans>
      }
    >
      <MailedCodeForm
        email={email}
        submitText={<Trans>Verify code</Trans>}
        onFocus={captcha.warmUp}
        send={async (code) => {
          await checkResetCode(email, code, { recaptchaToken: await captcha.token() })
          void navigate('/new-password')
        }}
        explain={(error) => errorText(error, t`Invalid verification code. Please try again.`)}
        sendAgain={async () => sendResetCode(email, { recaptchaToken: await resendCaptcha.token() })}
      />
    </SignedOutPage>
  )
}
