import {
  deleteConversation,
  getConversation,
  listConversations,
  processMessage,
  renameConversation,
} from '@waymark/contract/chat.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import { createChatService, type ChatDependencies } from './chat.service.ts'
import { createConversationsService } from './conversations.service.ts'

export function mountChat(mount: Mount, dependencies: ChatDependencies): void {
  const chat = createChatService(dependencies)
  const conversations = createConversationsService(dependencies)

  mount(processMessage, ({ caller, body, file }) => chat.process(caller, body, file))

  mount(listConversations, async ({ caller, query }) => ({
    conversations: await conversations.list(caller.userId, query.before),
  }))

  mount(getConversation, async ({ caller, params, query }) => {
    const conversation = await conversations.find(caller.userId, params.session_id, query.before)
    return conversation ? { conversation } : refuse('not_found')
  })

  mount(renameConversation, async ({ caller, params, body }) =>
    (await conversations.rename(caller.userId, params.session_id, body.title)) ? {} : refuse('not_found'),
  )

  mount(deleteConversation, async ({ caller, params }) =>
    (await conversations.delete(caller.userId, params.session_id)) ? {} : refuse('not_found'),
  )
}
