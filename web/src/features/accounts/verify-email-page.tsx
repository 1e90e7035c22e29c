import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Link } from '../../ui/link.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { confirmEmail, sendVerificationCode } from './accounts.api.ts'
import { useArrival, type Arrival } from './arrival.ts'
import { Address, MailedCodeForm } from './mailed-code-form.tsx'
import { readVerificationLink } from './verification-link.ts'

export function VerifyEmailPage() {
  const stored = useSession()
  const { search } = useLocation()
  // Fixed on arrival: confirming clears the stored address and leads to /login, not to /register.
  const [{ email, registrationId }] = useState(() => readVerificationLink(search, stored))
  if (!email) return <Navigate to="/register" replace />
  return <VerifyEmailForm email={email} registrationId={registrationId} />
}

function VerifyEmailForm({ email, registrationId }: { email: string; registrationId: string | null }) {
  const { t } = useLingui()
  const captcha = useCaptcha('verify-email')
  const navigate = useNavigate()
  const isUnverified = useArrival().note === 'unverified'
  return (
    <SignedOutPage
      title={t`Check your mail`}
      intro={
        isUnverified ? (
          <Trans>Before you sign in, confirm that {<Address text={email} />} is yours.</Trans>
        ) : (
          <Trans>We sent a code to {<Address text={email} />}. Enter it here.</Trans>
        )
      }
      footer={
        <Trans>
          Wrong address? <Link to="/register">Register again</Link>
        </Trans>
      }
    >
      <MailedCodeForm
        email={email}
        submitText={<Trans>Verify email</Trans>}
        note={
          isUnverified && (
            <Alert variant="note">
              <Trans>Your address is not verified yet. Enter the code from our mail, or send a new one.</Trans>
            </Alert>
          )
        }
        send={async (code) => {
          await confirmEmail({ email, code, registrationId }, () => captcha.token())
          void navigate('/login', { state: { note: 'verified', email } satisfies Arrival })
        }}
        explain={(error) => errorText(error, t`Verification failed. Please try again.`)}
        sendAgain={() => sendVerificationCode(email, registrationId)}
      />
    </SignedOutPage>
  )
}
