import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { tokenLimits } from '@waymark/contract/account/access-tokens.ts'
import { useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { makeToken, tokensKey } from './clients.api.ts'

const untouched = { name: '', access: 'read', days: '90', contacts: false }
type Made = { name: string; token: string }

export function NewToken() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [values, setValues] = useState(untouched)
  const [made, setMade] = useState<Made>()
  const form = useSubmit<'name'>({
    validate: () => (values.name.trim() === '' ? { name: t`Please enter a name` } : {}),
    async send() {
      const { name, access, days, contacts } = values
      const { token } = await makeToken({
        name,
        scopes: [
          'read',
          ...(access === 'propose' ? ['propose' as const] : []),
          ...(contacts ? ['contacts' as const] : []),
        ],
        ...(days !== '' && { expires_in_days: Number(days) }),
      })
      setMade({ name: name.trim(), token })
      setValues(untouched)
      await client.invalidateQueries({ queryKey: tokensKey })
    },
    explain: (error) => errorText(error, t`The token was not created. Please try again.`),
  })
  const set = (name: 'name' | 'access' | 'days') => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    if (name === 'name') form.clearField('name')
  }

  return (
    <>
      {made && <MadeToken made={made} />}
      <Form form={form}>
        <TextField
          label={t`Name of the assistant`}
          value={values.name}
          maxLength={tokenLimits.name}
          dir="auto"
          autoComplete="off"
          hint={t`Such as “Claude on my laptop”.`}
          error={form.fieldErrors.name}
          onChange={set('name')}
        />
        <SelectField
          label={t`Access`}
          value={values.access}
          options={[
            { value: 'read', label: t`Read only` },
            { value: 'propose', label: t`Read, and suggest changes that you confirm` },
          ]}
          onChange={set('access')}
        />
        <SelectField
          label={t`Expires`}
          value={values.days}
          none={t`Never, until you revoke it`}
          options={[
            { value: '30', label: t`In 30 days` },
            { value: '90', label: t`In 90 days` },
            { value: '365', label: t`In a year` },
          ]}
          onChange={set('days')}
        />
        <CheckField
          label={t`It may also read the names, e-mail addresses and phone numbers of contacts`}
          checked={values.contacts}
          onChange={(contacts) => setValues((before) => ({ ...before, contacts }))}
        />
        <Button type="submit" variant="quiet" busy={form.busy} className="self-start">
          <Trans>Create a token</Trans>
        </Button>
      </Form>
    </>
  )
}

function MadeToken({ made: { name, token } }: { made: Made }) {
  const { t } = useLingui()
  const toast = useToast()
  const address = `${window.location.origin}/mcp`
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(token)
      toast('success', t`The token is copied.`)
    },
    { onFailure: () => toast('error', t`The token could not be copied. Please select it and copy it by hand.`) },
  )
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-accent-line bg-accent-soft p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        <Trans>
          The token for <bdi>{name}</bdi>. Copy it now: it is not shown again.
        </Trans>
      </p>
      <code className="rounded-control bg-surface px-3 py-2 text-sm [overflow-wrap:anywhere] select-all">{token}</code>
      <p className="text-sm [overflow-wrap:anywhere]">
        <Trans>
          Address for the assistant: <code className="select-all">{address}</code>
        </Trans>
      </p>
      <Button variant="quiet" busy={copy.isBusy} onClick={() => void copy.run()} className="self-start">
        <Trans>Copy the token</Trans>
      </Button>
    </div>
  )
}
