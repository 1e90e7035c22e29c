import { Trans, useLingui } from '@lingui/react/macro'
import { Braces, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { Menu } from '../../ui/menu.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Conversation } from './conversation.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { downloadConversation } from './history.api.ts'
import { RenameDialog } from './rename-dialog.tsx'

type Props = { conversation: Conversation | undefined; isBusy: boolean; onStartNew: () => void }

export function ConversationHeader({ conversation, isBusy, onStartNew }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const saving = useAction(downloadConversation, {
    onFailure: () => toast('error', t`The conversation could not be exported. Please try again.`),
  })
  const exists = conversation !== undefined && conversation.messages_total > 0
  const name = exists ? (conversation.title ?? conversation.first_message) : ''
  const dialog = { name, onClose: () => setOpen(null), finalFocus: () => menu.current }
  return (
    <header className="flex min-h-14 items-center gap-3 border-b border-line px-4 sm:px-6">
      <h1 tabIndex={-1} className="shrink-0 font-bold">
        <Trans>Chat</Trans>
      </h1>
      {exists && (
        <>
          <h2 dir="auto" className="min-w-0 flex-1 truncate text-left text-[0.9375rem] text-muted" title={name}>
            {name}
          </h2>
          <Menu
            ref={menu}
            Icon={Ellipsis}
            label={t`Conversation options`}
            className="-mr-2"
            items={[
              { label: t`Rename`, Icon: Pencil, onSelect: () => setOpen('rename') },
              {
                label: t`Export as Markdown`,
                Icon: FileText,
                onSelect: () => void saving.run(conversation.session_id, 'md'),
              },
              {
                label: t`Export as JSON`,
                Icon: Braces,
                onSelect: () => void saving.run(conversation.session_id, 'json'),
              },
              ...(isBusy
                ? []
                : [{ label: t`Delete`, Icon: Trash2, isDanger: true, onSelect: () => setOpen('delete') }]),
            ]}
          />
          <RenameDialog {...dialog} session_id={conversation.session_id} open={open === 'rename'} />
          <DeleteDialog
            {...dialog}
            session_id={conversation.session_id}
            open={open === 'delete'}
            onDeleted={onStartNew}
          />
        </>
      )}
    </header>
  )
}
