import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { PasswordStep } from './password-step.tsx'
import { removeFactor, secondFactorKey, useSecondFactor } from './second-factor.api.ts'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactor({ email }: { email: string }) {
  const { t } = useLingui()
  const query = useSecondFactor()
  const { data, isError } = query
  if (data) return data.since === null ? <SwitchOn email={email} /> : <SwitchOff email={email} {...data} />
  return isError ? (
    <LoadFailure query={query}>
      <Trans>This could not be loaded. Nothing is lost.</Trans>
    </LoadFailure>
  ) : (
    <Skeleton label={t`Loading...`} />
  )
}

function SwitchOn({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  function close(): void {
    setOpen(false)
    void client.invalidateQueries({ queryKey: secondFactorKey })
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)} className="self-start">
        <Trans>Switch it on</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Sign in with two steps`} keepOpen initialFocus={field}>
        <SecondFactorSetup email={email} field={field} onClose={close} />
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
    toast('success', t`Your password alone signs you in again.`)
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
          _0="No recovery code is left: switch it off and on again for new ones."
          one="# recovery code is left."
          other="# recovery codes are left."
        />
      </p>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)} className="self-start">
        <Trans>Switch it off</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Switch off the second step?`}
        keepOpen
        initialFocus={field}
      >
        <PasswordStep
          email={email}
          action={<Trans>Switch off</Trans>}
          failure={t`This did not work; the second step is still on. Please try again.`}
          field={field}
          onSend={remove}
          onCancel={() => setOpen(false)}
        >
          <p>
            <Trans>
              From then on your password alone signs you in. The codes in your app and the recovery codes end.
            </Trans>
          </p>
        </PasswordStep>
      </Dialog>
    </>
  )
}
