import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { codeLength, normaliseCode } from '@waymark/contract/accounts.ts'
import { useState, type ReactNode } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { introId } from '../../ui/page/split-layout.tsx'
import { fieldTexts } from './account-texts.ts'
import { MailboxHint } from './mailbox-hint.tsx'
import { ResendCode } from './resend-code.tsx'

type Props = {
  email: string
  submitText: ReactNode
  onFocus?: () => void
  /** What stands above the field until the first attempt. */
  note?: ReactNode
  send: (code: string) => Promise<void>
  explain: (error: unknown) => string
  sendAgain: () => Promise<void>
}

/** Takes the code that was mailed to an address, and mails another one. */
export function MailedCodeForm({ email, submitText, onFocus, note, send, explain, sendAgain }: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const form = useSubmit<'code'>({
    validate: () => (code.length === codeLength ? {} : { code: i18n._(fieldTexts.code) }),
    send: () => send(code),
    explain,
  })
  return (
    <Form form={form} onFocus={onFocus}>
      {form.attempt === 0 && note}
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
        {submitText}
      </Button>
      <ResendCode
        email={email}
        send={sendAgain}
        onSent={() => {
          form.clear()
          setCode('')
        }}
      />
      <MailboxHint />
    </Form>
  )
}

/** An address in a sentence. */
export const Address = ({ text }: { text: string }) => (
  <strong className="font-semibold [overflow-wrap:anywhere] text-ink">{text}</strong>
)
