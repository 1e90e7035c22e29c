import { Trans, useLingui } from '@lingui/react/macro'
import { isJobUrl, withScheme } from '@waymark/contract/job-tracking.ts'
import { Sparkles } from 'lucide-react'
import type { ClipboardEvent, ComponentProps, Ref } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { usePosting } from './use-posting.ts'

type Field = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'error'>
type Props = {
  ref: Ref<HTMLInputElement>
  field: Field
  posting: ReturnType<typeof usePosting>
  /** The job was heard of in a call or a mail, and has no address. */
  isNone: boolean
  onNone: (isNone: boolean) => void
}

export function PostingAddress({ ref, field, posting: { state, problem, read, forget }, isNone, onNone }: Props) {
  const { t } = useLingui()
  const isReading = state === 'reading'

  function readPasted({ currentTarget }: ClipboardEvent<HTMLInputElement>): void {
    // The field holds the pasted text only after this event.
    setTimeout(() => read(currentTarget.value))
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={ref}
        label={t`Job URL *`}
        type="url"
        placeholder="https://"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        disabled={isNone}
        onChange={(value) => {
          forget()
          field.onChange(value)
        }}
        onPaste={readPasted}
        onBlur={() => {
          const completed = withScheme(field.value.trim())
          if (completed !== field.value.trim()) field.onChange(completed)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <BusyButton
          variant="quiet"
          className="min-h-11! px-4! text-[0.9375rem]"
          Icon={Sparkles}
          busy={isReading}
          busyText={t`Reading the page...`}
          disabled={isNone || !isJobUrl(withScheme(field.value.trim()))}
          onClick={() => read(field.value)}
        >
          <Trans>Read from the page</Trans>
        </BusyButton>
        <CheckField
          label={<Trans>I have no address</Trans>}
          checked={isNone}
          onChange={(none) => {
            forget()
            onNone(none)
          }}
        />
        <span role="status" className="min-w-0 flex-1 empty:hidden">
          {state === 'read' && <Trans>Filled in from the page. Please check it.</Trans>}
          {state === 'failed' && (problem ?? <Trans>The page could not be read. Please type it in.</Trans>)}
        </span>
      </div>
    </div>
  )
}
