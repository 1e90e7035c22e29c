import { Trans, useLingui } from '@lingui/react/macro'
import { messageMaxLength } from '@waymark/contract/chat.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { GrowingTextArea } from '../../../ui/fields/growing-text-area.tsx'

type Props = {
  text: string
  canBeEmpty: boolean
  isBusy: boolean
  onCancel: () => void
  onSend: (text: string) => void
}

const heights = { min: 44, max: 320 } as const

/** A sent message being changed. Sending it starts again from here; the earlier version is kept. */
export function MessageEditor({ text: before, canBeEmpty, isBusy, onCancel, onSend }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(before)
  const area = useRef<HTMLTextAreaElement>(null)
  const canSend = !isBusy && (canBeEmpty || text.trim() !== '')

  useEffect(() => {
    const { current } = area
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  const send = () => {
    if (!canSend) return
    if (text === before) onCancel()
    else onSend(text)
  }

  return (
    <form
      aria-label={t`Edit message`}
      className="flex w-full max-w-[36rem] flex-col gap-3 self-end rounded-card border border-control bg-surface p-3 focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <GrowingTextArea
        ref={area}
        {...heights}
        value={text}
        maxLength={messageMaxLength}
        dir="auto"
        aria-label={t`Your message`}
        onChange={setText}
        onKeyDown={(event) => {
          // What was typed is not thrown away by one key.
          if (event.key === 'Escape' && text === before) return onCancel()
          const composes = event.nativeEvent.isComposing || event.keyCode === 229
          if (event.key !== 'Enter' || event.shiftKey || composes) return
          event.preventDefault()
          send()
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button variant="quiet" onClick={onCancel} className="min-h-11!">
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={!canSend} className="min-h-11!">
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  )
}
