import './chat.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { useAction } from '../../lib/use-action.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { attachmentProblem } from './composer/attachment.ts'
import { switchVersion, useConversation } from './chat.api.ts'
import { isFresh } from './chat-storage.ts'
import { Composer } from './composer/composer.tsx'
import { isAnswering, type Conversation } from './conversation.ts'
import { useCoveredBottom } from './covered-bottom.ts'
import { ConversationHeader } from './conversation-header.tsx'
import { DropHint } from './composer/drop-hint.tsx'
import { MessageLog } from './messages/message-log.tsx'
import { newSending, send, settle, stop, useSendings, type Sending } from './sending.ts'
import { useDraft } from './composer/use-draft.ts'

const pollEveryMs = 1500

type Props = { session_id: string; onStartNew: () => void }

export function ConversationView({ session_id, onStartNew }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const unfinished = useSendings(session_id)
  const { draft, change } = useDraft(session_id)
  const [problem, setProblem] = useState({ text: '', attempt: 0 })
  const [startsHere] = useState(() => isFresh(session_id))
  const input = useRef<HTMLTextAreaElement>(null)

  // Nobody is answering a message that failed here.
  const mayWait = unfinished.length === 0
  const isWaiting = (conversation: Conversation | undefined) =>
    mayWait && conversation !== undefined && isAnswering(conversation)
  const query = useConversation(session_id, {
    paused: unfinished.some(({ error }) => error === null),
    pollMs: (conversation) => (isWaiting(conversation) ? pollEveryMs : false),
  })
  const { data, isPending, isError } = query
  const sendings = unfinished.filter(({ sending }) => !data?.messages.some(({ id }) => id === sending.id))
  const isSending = sendings.some(({ error }) => error === null)

  useEffect(() => {
    // On touch screens the focus would bring up the keyboard, over the messages.
    if (window.matchMedia?.('(pointer: fine)').matches) input.current?.focus()
  }, [])

  function sendMessage(text: string, file: File | undefined, more: Pick<Sending, 'replaces' | 'isAgain'> = {}): void {
    if (isSending) return
    const sending = newSending(session_id, { text, file, ...more })
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
    settle(sending)
    change({ text: [draft.text, sending.text].filter(Boolean).join('\n\n'), file: sending.file ?? draft.file })
    input.current?.focus()
  }

  const stopping = useAction(
    async () => {
      const back = await stop(client, session_id)
      if (back && !back.isAgain && draft.text === '') change({ text: back.text, file: back.file })
      input.current?.focus()
    },
    { onFailure: () => toast('error', t`The answer could not be stopped. Please try again.`) },
  )
  const switching = useAction((id: string) => switchVersion(client, session_id, id), {
    onFailure: () => toast('error', t`This version could not be loaded. Please try again.`),
  })

  const drop = useFileDrop(attach)
  const covered = useCoveredBottom()
  return (
    <section
      aria-label={t`Conversation`}
      className="absolute inset-0 flex flex-col"
      style={covered > 0 ? { bottom: covered } : undefined}
      {...drop.handlers}
    >
      <ConversationHeader conversation={data} isBusy={isSending} onStartNew={onStartNew} />
      {isError && (
        <div className="mx-auto w-full max-w-3xl px-4 pt-4 sm:px-6">
          <LoadFailure query={query}>
            <Trans>
              This conversation could not be loaded. Nothing is lost: it will be here when the connection is back.
            </Trans>
          </LoadFailure>
        </div>
      )}
      {isPending && !isError && !isSending ? (
        <ConversationSkeleton />
      ) : (
        <MessageLog
          session_id={session_id}
          conversation={data}
          sendings={sendings}
          startsHere={startsHere}
          isThinking={isSending || isWaiting(data)}
          onSuggest={(text) => {
            change({ file: undefined })
            sendMessage(text, draft.file)
          }}
          on={{
            onEdit: (id, text) => sendMessage(text, undefined, { replaces: id }),
            onAgain: (id) => sendMessage('', undefined, { replaces: id, isAgain: true }),
            onVersion: (id) => void switching.run(id),
          }}
          onResend={(sending) => {
            const { text, file, replaces, isAgain } = sending
            settle(sending)
            sendMessage(text, file, { ...(replaces !== undefined && { replaces }), ...(isAgain && { isAgain }) })
          }}
          onEdit={edit}
        />
      )}
      <Composer
        ref={input}
        draft={draft}
        onChange={change}
        isSending={isSending}
        onStop={isSending || isWaiting(data) ? () => void stopping.run() : undefined}
        problem={problem}
        onAttach={attach}
        onDetach={() => {
          change({ file: undefined })
          input.current?.focus()
        }}
        onSend={() => {
          // The draft first: sending changes its key.
          change({ text: '', file: undefined })
          sendMessage(draft.text, draft.file)
        }}
      />
      {drop.isOver && <DropHint />}
    </section>
  )
}

function ConversationSkeleton() {
  return (
    <Skeleton
      label={<Trans>Loading conversation...</Trans>}
      className="mx-auto w-full max-w-3xl flex-1 overflow-hidden px-4 py-6 sm:px-6"
    >
      <div className="flex flex-col gap-6">
        <SkeletonBlock className="h-11 w-3/5 self-end" />
        <SkeletonBlock className="h-32 w-full" />
        <SkeletonBlock className="h-11 w-2/5 self-end" />
        <SkeletonBlock className="h-20 w-11/12" />
      </div>
    </Skeleton>
  )
}
