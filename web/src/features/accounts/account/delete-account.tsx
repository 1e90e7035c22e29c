import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { deleteForGood } from './account.api.ts'
import { PasswordStep } from './password-step.tsx'

export function DeleteAccount({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="self-start border-danger-line! text-danger!"
      >
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        // Closing would look like a way back.
        isHeld={isSending}
        title={t`Delete your account for good?`}
        keepOpen
        initialFocus={field}
      >
        <PasswordStep
          email={email}
          action={<Trans>Delete for good</Trans>}
          isDanger
          failure={t`Your account was not deleted. Please try again.`}
          field={field}
          onSend={(password) => {
            setSending(true)
            return deleteForGood(password).finally(() => setSending(false))
          }}
          onCancel={() => setOpen(false)}
        >
          <WhatGoes />
        </PasswordStep>
      </Dialog>
    </>
  )
}

function WhatGoes() {
  return (
    <div className="flex flex-col gap-3">
      <p>
        <Trans>This deletes, at once and on every device:</Trans>
      </p>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>
          <Trans>your profile with all its versions</Trans>
        </li>
        <li>
          <Trans>all jobs and applications, with notes, contacts and dates</Trans>
        </li>
        <li>
          <Trans>all CVs, letters and attached files</Trans>
        </li>
        <li>
          <Trans>all conversations, saved searches, reminders and calendar addresses</Trans>
        </li>
      </ul>
      <p className="text-[0.9375rem] text-muted">
        <Trans>
          They cannot be brought back, except from backups kept by whoever runs this installation. To keep a copy,
          cancel and export everything first.
        </Trans>
      </p>
    </div>
  )
}
