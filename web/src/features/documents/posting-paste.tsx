import { Trans, useLingui } from '@lingui/react/macro'
import { postingTextMaxLength } from '@waymark/contract/documents.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlClasses, describe, Field } from '../../ui/fields/field.tsx'
import { describeLimit } from '../../ui/fields/limit.tsx'

type Props = {
  initial: string
  submitText?: string
  onSubmit: (text: string) => void
}

/** Takes the posting as text if its address cannot be read. */
export function PostingPaste({ initial, submitText, onSubmit }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState(initial)
  const [isMissing, setIsMissing] = useState(false)
  const hint = t`Open the posting, select its text and copy it in here.`
  const error = isMissing ? t`Please paste the text of the job posting.` : undefined
  const limit = describeLimit(id, { length: text.length, max: postingTextMaxLength, error })
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-card bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') setIsMissing(true)
        else if (text.trim().length <= postingTextMaxLength) onSubmit(text.trim())
      }}
    >
      <Field id={id} label={t`Paste the job posting`} hint={hint} error={error} note={limit.note} aside={limit.counter}>
        <textarea
          id={id}
          dir="auto"
          rows={6}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsMissing(false)
          }}
          className={classNames(controlClasses, 'h-auto! resize-y py-3 leading-relaxed')}
          {...describe(id, { hint, error, also: limit.describedBy })}
          {...limit.props}
        />
      </Field>
      <Button type="submit">{submitText ?? <Trans>Generate from this text</Trans>}</Button>
    </form>
  )
}
