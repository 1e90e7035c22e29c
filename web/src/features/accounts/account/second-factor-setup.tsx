import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type Ref } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { PasswordStep } from './password-step.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { confirmFactor, startFactor, type AppSecret } from './second-factor.api.ts'

type Props = { email: string; field: Ref<HTMLInputElement>; onCodes: () => void; onClose: () => void }

/** Three steps: the password, a first code of the app, and the recovery codes to keep. */
export function SecondFactorSetup({ email, field, onCodes, onClose }: Props) {
  const { t } = useLingui()
  const [app, setApp] = useState<AppSecret>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  if (app)
    return (
      <AppStep
        app={app}
        onDone={(kept) => {
          setCodes(kept)
          onCodes()
        }}
        onCancel={onClose}
      />
    )
  return (
    <PasswordStep
      email={email}
      action={<Trans>Continue</Trans>}
      failure={t`This did not work. Please try again.`}
      field={field}
      onSend={async (password) => setApp(await startFactor(password))}
      onCancel={onClose}
    >
      <p>
        <Trans>
          You need an authenticator app, such as Aegis, 2FAS, Google Authenticator or a password manager. It shows a new
          code every 30 seconds, which you enter when you sign in.
        </Trans>
      </p>
    </PasswordStep>
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6)

type AppStepProps = { app: AppSecret; onDone: (codes: string[]) => void; onCancel: () => void }

function AppStep({ app: { secret, uri }, onDone, onCancel }: AppStepProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const start = useRef<HTMLParagraphElement>(null)
  // The password field is gone, and the focus with it.
  useEffect(() => start.current?.focus(), [])
  const form = useSubmit<'code'>({
    validate: () => (code.length === 6 ? {} : { code: t`Please enter the six digits that the app shows` }),
    send: async () => onDone(await confirmFactor(code)),
    explain: (error) => errorText(error, t`This did not work. Please try again.`),
  })
  return (
    <Form form={form}>
      <p ref={start} tabIndex={-1} className="outline-none">
        <Trans>Scan this code with the app, or type the key into the app.</Trans>
      </p>
      <QrCode text={uri} label={t`QR code for the authenticator app`} />
      <p className="flex flex-col gap-1">
        <span className="text-sm text-muted">
          <Trans>Key</Trans>
        </span>
        <code dir="ltr" className="font-mono text-[0.9375rem] [overflow-wrap:anywhere]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeField
        label={t`Code from the app`}
        value={code}
        normalise={digitsOf}
        error={form.fieldErrors.code}
        onChange={(value) => {
          setCode(value)
          form.clearField('code')
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={form.busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Turn on</Trans>
        </Button>
      </div>
    </Form>
  )
}
