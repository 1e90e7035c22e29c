import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { codeLength, normaliseCode } from '@waymark/contract/accounts.ts'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { introId } from '../../ui/page/split-layout.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { fieldTexts } from './account-texts.ts'
import { confirmEmail, sendVerificationCode } from './accounts.api.ts'
import { useArrival, type Arrival } from './arrival.ts'
import { MailboxHint } from './mailbox-hint.tsx'
import { ResendCode } from './resend-code.tsx'
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
  const [code, setCode] = useState('')

  const form = useSubmit<'code'>({
    validate: () => (code.length === codeLength ? {} : { code: i18n._(fieldTexts.code) }),
    async send() {
      await confirmEmail({ email, code, registrationId }, () => captcha.token())
      void navigate('/login', { state: { note: 'verified', email } satisfies Arrival })
    },
    explain: (error) => errorText(error, t`Verification failed. Please try again.`),
  })

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
      <Form form={form}>
        {isUnverified && form.attempt === 0 && (
          <Alert variant="note">
            <Trans>Your address is not verified yet. Enter the code from our mail, or send a new one.</Trans>
          </Alert>
        )}
        <CodeField
          label={t`Verification code`}
          arrivesAfter={introId}
          value={code}
          normalise={normaliseCode}
          error={form.fieldErrors.code}
          onChange={(value) => {
            setCode(value)
            form.clearField('code')
          }}
        />
        <Button type="submit" busy={form.busy}>
          <Trans>Verify email</Trans>
        </Button>
        <ResendCode
          email={email}
          send={() => sendVerificationCode(email, registrationId)}
          onSent={() => {
            form.clear()
            setCode('')
          }}
        />
        <MailboxHint />
      </Form>
    </SignedOutPage>
  )
}

const Address = ({ text }: { text: string }) => (
  <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{text}</strong>
)
