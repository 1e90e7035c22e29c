import { Trans } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { Checklist, type CheckItem } from '../checklist.tsx'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'

type Props = {
  ref?: Ref<HTMLInputElement>
  label: ReactNode
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  name: string
  error?: string | undefined
  aside?: ReactNode
  rules?: readonly CheckItem[]
}

export function PasswordField({ ref, label, value, onChange, error, aside, rules, ...rest }: Props) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  const rulesId = rules ? `${id}-rules` : undefined
  return (
    <Field id={id} label={label} error={error} aside={aside}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          type={visible ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(controlClasses, 'pr-12')}
          {...describe(id, { error, also: rulesId })}
          {...rest}
        />
        {/* Named by text, not by aria-label: the label "Password" must find the field alone. */}
        <button
          type="button"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-1 right-1 grid w-10 place-items-center rounded-lg text-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Show password</Trans>
          </span>
        </button>
      </div>
      {rules && rulesId && <Checklist id={rulesId} items={rules} started={value !== ''} failed={error !== undefined} />}
    </Field>
  )
}
