import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { codeLength, normaliseCode } from '@waymark/contract/accounts.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '../../lib/error-text.ts'
import { useSession } from '../../lib/session.ts'
import { useCaptcha } from '../../lib/captcha/use-captcha.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { Link } from '../../ui/link.tsx'
import { introId } from '../../ui/page/split-layout.tsx'
import { SignedOutPage } from './signed-out-page.tsx'
import { fieldTexts } from './account-texts.ts'
import { checkResetCode, sendResetCode } from './accounts.api.ts'
import { MailboxHint } from './mailbox-hint.tsx'
import { readResetEmail } from './reset-link.ts'
import { ResendCode } from './resend-code.tsx'

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
  const [code, setCode] = useState('')

  const form = useSubmit<'code'>({
    validate: () => (code.length === codeLength ? {} : { code: i18n._(fieldTexts.code) }),
    async send() {
      await checkResetCode(email, code, { recaptchaToken: await captcha.token() })
      void navigate('/new-password')
    },
    explain: (error) => errorText(error, t`Invalid verification code. Please try again.`),
  })

  return (
    <SignedOutPage
      title={t`Enter the reset code`}
      intro={
        <Trans>
          If there is an account for{' '}
          <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</strong>, a code is on its way
          there.
        </Trans>
      }
      footer={
        <Trans>
          Wrong address? <Link to="/forgot-password">Start again</Link>
        </Trans>
      }
    >
      <Form form={form} onFocus={captcha.warmUp}>
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
          <Trans>Verify code</Trans>
        </Button>
        <ResendCode
          email={email}
          send={async () => sendResetCode(email, { recaptchaToken: await resendCaptcha.token() })}
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
