import { Trans, useLingui } from '@lingui/react/macro'
import { messageMaxLength } from '@waymark/contract/chat.ts'
import { ArrowUp, Paperclip, Square } from 'lucide-react'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { GrowingTextArea } from '../../../ui/fields/growing-text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { attachmentAccept } from './attachment.ts'
import { AttachmentChip } from './attachment-chip.tsx'
import type { Draft } from './use-draft.ts'

/** In px: the input grows with its text from one line to about eight. */
const inputHeights = { min: 44, max: 200 } as const

type Props = {
  ref: Ref<HTMLTextAreaElement>
  draft: Draft
  onChange: (changes: Partial<Draft>) => void
  isSending: boolean
  /** While an answer is being made, stopping takes the place of sending. */
  onStop: (() => void) | undefined
  /** `attempt` makes screen readers announce the same sentence again. */
  problem: { text: string; attempt: number }
  onAttach: (files: File[]) => void
  onDetach: () => void
  onSend: () => void
}

export function Composer({ ref, draft, onChange, isSending, onStop, problem, onAttach, onDetach, onSend }: Props) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const { length } = draft.text
  const tooLong = length > messageMaxLength
  const canSend = !isSending && !tooLong && (draft.text.trim() !== '' || draft.file !== undefined)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey) return
    // During composition, in Japanese for example, Enter chooses a word. Safari tells only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (canSend) onSend()
  }

  return (
    <form
      aria-label={t`Write a message`}
      className="mx-auto w-full max-w-3xl px-4 pt-2 pb-4 sm:px-6 sm:pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      {problem.text && (
        <div className="pb-3">
          <Alert key={problem.attempt} variant="error">
            {problem.text}
          </Alert>
        </div>
      )}
      {tooLong && (
        <div className="pb-3">
          <Alert variant="error">
            <Trans>
              Your message has {length} characters. At most {messageMaxLength} can be sent at once.
            </Trans>
          </Alert>
        </div>
      )}
      <div className="rounded-card border border-control bg-surface shadow-soft transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-muted focus-within:hover:border-accent">
        {draft.file && (
          <div className="px-3 pt-3">
            <AttachmentChip name={draft.file.name} size={draft.file.size} onRemove={onDetach} />
          </div>
        )}
        <div className="flex items-end gap-1 p-1.5">
          <input
            ref={files}
            type="file"
            accept={attachmentAccept}
            aria-label={t`File to attach`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])]
              event.target.value = ''
              if (chosen.length > 0) onAttach(chosen)
            }}
          />
          <IconButton
            Icon={Paperclip}
            label={t`Attach a file`}
            className="size-11! hover:text-accent!"
            onClick={() => files.current?.click()}
          />
          <GrowingTextArea
            ref={ref}
            {...inputHeights}
            value={draft.text}
            onChange={(text) => onChange({ text })}
            onKeyDown={onKeyDown}
            aria-label={t`Message`}
            aria-describedby="chat-keys"
            aria-invalid={tooLong || undefined}
            placeholder={t`Ask me anything`}
            enterKeyHint="send"
            dir="auto"
          />
          {onStop ? (
            <button
              type="button"
              onClick={onStop}
              className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-strong"
            >
              <Square aria-hidden className="size-4 fill-current" />
              <span className="sr-only">{t`Stop`}</span>
            </button>
          ) : (
            <button
              type="submit"
              // Not `disabled`: it keeps the focus, and screen readers still find it.
              aria-disabled={!canSend || undefined}
              className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent transition-colors hover:bg-accent-strong aria-disabled:cursor-default aria-disabled:bg-raised aria-disabled:text-muted"
            >
              <ArrowUp aria-hidden className="size-5" />
              <span className="sr-only">{t`Send`}</span>
            </button>
          )}
        </div>
      </div>
      <p id="chat-keys" className="px-2 pt-2 text-center text-xs text-muted max-sm:sr-only pointer-coarse:sr-only">
        <Trans>Enter sends, Shift+Enter adds a line. Attach a PDF, DOC or DOCX of up to 10 MB.</Trans>
      </p>
    </form>
  )
}
