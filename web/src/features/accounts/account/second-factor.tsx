import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { PasswordStep } from './password-step.tsx'
import { removeFactor, secondFactorKey, useSecondFactor } from './second-factor.api.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactor({ email }: { email: string }) {
  const query = useSecondFactor()
  const { data } = query
  if (data) return data.since === null ? <SwitchOn email={email} /> : <SwitchOff email={email} {...data} />
  return <LoadState query={query} />
}

function SwitchOn({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [hasCodes, setHasCodes] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  function close(): void {
    setOpen(false)
    setHasCodes(false)
    void client.invalidateQueries({ queryKey: secondFactorKey })
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)} className="self-start">
        <Trans>Turn on</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t`Two-step sign-in`}
        keepOpen
        // The recovery codes are shown only once.
        isHeld={hasCodes}
        initialFocus={field}
      >
        <SecondFactorSetup email={email} field={field} onCodes={() => setHasCodes(true)} onClose={close} />
      </Dialog>
    </>
  )
}

function SwitchOff({ email, since, recovery_codes }: { email: string; since: string | null; recovery_codes: number }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const toast = useToast()
  const date = localDateTime(since ?? '')
  async function remove(password: string): Promise<void> {
    await removeFactor(password)
    setOpen(false)
    toast('success', t`Two-step sign-in is off.`)
    await client.invalidateQueries({ queryKey: secondFactorKey })
  }
  return (
    <>
      <p>
        <strong className="font-semibold">
          <Trans>On since {date}.</Trans>
        </strong>{' '}
        <Plural
          value={recovery_codes}
          _0="No recovery codes are left: turn it off and on again for new ones."
          one="# recovery code is left."
          other="# recovery codes are left."
        />
      </p>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)} className="self-start">
        <Trans>Turn off</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Turn off two-step sign-in?`}
        keepOpen
        initialFocus={field}
      >
        <PasswordStep
          email={email}
          action={<Trans>Turn off</Trans>}
          failure={t`This did not work; two-step sign-in is still on. Please try again.`}
          field={field}
          onSend={remove}
          onCancel={() => setOpen(false)}
        >
          <p>
            <Trans>
              You will then sign in with your password alone. The app’s codes and the recovery codes stop working.
            </Trans>
          </p>
        </PasswordStep>
      </Dialog>
    </>
  )
}
