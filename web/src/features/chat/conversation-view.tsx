import './chat.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { attachmentProblem } from './attachment.ts'
import { useConversation } from './chat.api.ts'
import { isFresh } from './chat-storage.ts'
import { Composer } from './composer.tsx'
import { isUnanswered, type Conversation } from './conversation.ts'
import { ConversationHeader } from './conversation-header.tsx'
import { DropHint } from './drop-hint.tsx'
import { MessageLog } from './message-log.tsx'
import { newSending, send, useSendings, useTakeBack, type Sending } from './sending.ts'
import { useDraft } from './use-draft.ts'

type Props = { session_id: string; onStartNew: () => void }

/** One conversation with its input. */
export function ConversationView({ session_id, onStartNew }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const under = useSendings(session_id)
  const takeBack = useTakeBack()
  const { draft, change } = useDraft(session_id)
  const [problem, setProblem] = useState({ text: '', attempt: 0 })
  const [startsHere] = useState(() => isFresh(session_id))
  const input = useRef<HTMLTextAreaElement>(null)

  // Beside what is under way here: of a failed message it is known that nobody is working on an answer.
  const mayWait = under.length === 0
  const isWaiting = (conversation: Conversation | undefined) =>
    mayWait && conversation !== undefined && isUnanswered(conversation)
  const { data, isPending, isError, isFetching, refetch } = useConversation(session_id, {
    paused: under.some(({ error }) => error === null),
    pollMs: (conversation) => (isWaiting(conversation) ? 4000 : false),
  })
  // For a moment a message is both: on its way, and in the conversation.
  const sendings = under.filter(({ sending }) => !data?.messages.some(({ id }) => id === sending.id))
  const isSending = sendings.some(({ error }) => error === null)

  useEffect(() => {
    // On touch screens the focus would bring up the keyboard, over what one came to read.
    if (window.matchMedia?.('(pointer: fine)').matches) input.current?.focus()
  }, [])

  function say(text: string, file: File | undefined): void {
    if (isSending) return
    const sending = newSending(session_id, text, file)
    setProblem({ text: '', attempt: 0 })
    send(client, sending)
    input.current?.focus()
  }

  function attach(files: readonly File[]): void {
    const text = attachmentProblem(files)
    setProblem(({ attempt }) => ({ text: text ?? '', attempt: attempt + 1 }))
    if (text === null) change({ file: files[0] })
    input.current?.focus()
  }

  function edit(sending: Sending): void {
    takeBack(sending)
    change({ text: [draft.text, sending.text].filter(Boolean).join('\n\n'), file: sending.file ?? draft.file })
    input.current?.focus()
  }

  const drop = useFileDrop(attach)
  return (
    <section aria-label={t`Conversation`} className="absolute inset-0 flex flex-col" {...drop.handlers}>
      <ConversationHeader conversation={data} isBusy={isSending} onStartNew={onStartNew} />
      {isError && (
        <div className="mx-auto w-full max-w-3xl px-4 pt-4 sm:px-6">
          <Alert variant="error">
            <p>
              <Trans>
                This conversation could not be loaded. Nothing is lost: it will be here when the connection is back.
              </Trans>
            </p>
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()} className="mt-3">
              <Trans>Retry</Trans>
            </Button>
          </Alert>
        </div>
      )}
      {isPending && !isError && !isSending ? (
        <p role="status" className="fade-in-late grid flex-1 place-content-center text-muted">
          <span className="flex items-center gap-3">
            <Spinner />
            <Trans>Loading conversation...</Trans>
          </span>
        </p>
      ) : (
        <MessageLog
          session_id={session_id}
          conversation={data}
          sendings={sendings}
          startsHere={startsHere}
          isThinking={isSending || isWaiting(data)}
          onSuggest={(text) => {
            change({ file: undefined })
            say(text, draft.file)
          }}
          onResend={(sending) => {
            takeBack(sending)
            say(sending.text, sending.file)
          }}
          onEdit={edit}
        />
      )}
      <Composer
        ref={input}
        draft={draft}
        onChange={change}
        isSending={isSending}
        problem={problem}
        onAttach={attach}
        onDetach={() => {
          change({ file: undefined })
          input.current?.focus()
        }}
        onSend={() => {
          // First the draft: it is kept under another name as soon as something has been said.
          change({ text: '', file: undefined })
          say(draft.text, draft.file)
        }}
      />
      {drop.isOver && <DropHint />}
    </section>
  )
}
