import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { nameMaxLength } from '@waymark/contract/accounts.ts'
import { isLanguage, languages, type Language } from '@waymark/contract/account/languages.ts'
import { useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { fieldTexts } from '../account-texts.ts'
import { accountKey, saveAccount, type Account } from './account.api.ts'

/** Each language by its own name, so that whoever looks for it can read it. */
function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export function DetailsForm({ account }: { account: Account }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const [name, setName] = useState(account.name)
  const [language, setLanguage] = useState<string>(account.language ?? 'en')

  const form = useSubmit<'name' | 'language'>({
    validate: () => (name.trim() === '' ? { name: i18n._(fieldTexts.name) } : {}),
    async send() {
      await saveAccount({ name, ...(isLanguage(language) && { language }) })
      await client.invalidateQueries({ queryKey: accountKey })
      toast('success', t`Your account is saved.`)
    },
    explain: (error) => errorText(error, t`This was not saved. Please try again.`),
  })

  return (
    <Form form={form}>
      <TextField
        label={t`Name`}
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={nameMaxLength}
        value={name}
        error={form.fieldErrors.name}
        onChange={(value) => {
          setName(value)
          form.clearField('name')
        }}
      />
      <SelectField
        label={t`Language`}
        hint={t`For emails, and for documents if the posting’s language is unclear. The screens are in English.`}
        value={language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        error={form.fieldErrors.language}
        onChange={setLanguage}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        <Trans>Save</Trans>
      </Button>
    </Form>
  )
}
