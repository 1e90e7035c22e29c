import { Trans, useLingui } from '@lingui/react/macro'
import { jobLimits, type JobContact } from '@waymark/contract/job-tracking.ts'
import { Trash2, UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fieldName } from './draft-texts.ts'

type Props = { contacts: readonly JobContact[]; onChange: (contacts: JobContact[]) => void }

export function JobContacts({ contacts, onChange }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const set = (index: number, changes: Partial<JobContact>) =>
    onChange(contacts.map((contact, at) => (at === index ? { ...contact, ...changes } : contact)))

  function add(): void {
    // Rendered at once: the first letters typed after the press would otherwise be lost.
    flushSync(() => onChange([...contacts, { name: '', role: '', email: '', phone: '' }]))
    list.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus()
  }

  return (
    <section aria-label={fieldName('contacts')} className="flex flex-col gap-3">
      <h3 className="text-[0.9375rem] font-semibold">{fieldName('contacts')}</h3>
      {contacts.length > 0 && (
        <ul ref={list} className="flex flex-col gap-3">
          {contacts.map((contact, index) => {
            const number = index + 1
            const field = (name: keyof JobContact) => ({
              value: contact[name],
              maxLength: jobLimits.contact_text,
              autoComplete: 'off',
              onChange: (value: string) => set(index, { [name]: value }),
            })
            return (
              <li key={index} className="relative rounded-control border border-line p-4">
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField label={t`Name`} dir="auto" {...field('name')} />
                  <TextField label={t`Role`} dir="auto" {...field('role')} />
                  <TextField label={t`Email`} type="email" {...field('email')} />
                  <TextField label={t`Phone`} type="tel" {...field('phone')} />
                </div>
                <IconButton
                  Icon={Trash2}
                  label={t`Remove contact ${number}`}
                  className="absolute end-1.5 top-1.5 size-9! pointer-coarse:top-0.5 pointer-coarse:size-11!"
                  onClick={() => {
                    onChange(contacts.toSpliced(index, 1))
                    addButton.current?.focus()
                  }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {contacts.length < jobLimits.contacts && (
        <Button ref={addButton} variant="text" onClick={add} className="self-start text-[0.9375rem]">
          <UserPlus aria-hidden className="size-4" />
          <Trans>Add a contact</Trans>
        </Button>
      )}
    </section>
  )
}
