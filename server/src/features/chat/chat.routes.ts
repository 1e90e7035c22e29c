import {
  deleteConversation,
  getConversation,
  listConversations,
  processMessage,
  renameConversation,
} from '@waymark/contract/chat.ts'
import { getDesk } from '@waymark/contract/desk.ts'
import { confirmProposal, declineProposal, listProposals, undoProposal } from '@waymark/contract/proposals.ts'
import type { Clock } from '../../lib/clock.ts'
import type { TextFiles } from '../../lib/cv-files/text-files.ts'
import type { Db } from '../../lib/db.ts'
import type { Caller, Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { Log } from '../../lib/log.ts'
import type { Places } from '../../lib/places/places.ts'
import type { Assistant } from '../../providers/ai/assistant.ts'
import type { PostingReader } from '../../providers/postings/posting-reader.ts'
import type { DocumentsService } from '../documents/documents.service.ts'
import type { JobSearchService } from '../job-search/job-search.service.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import { createProfileService } from '../profile/profile.service.ts'
import { createBuiltInAssistant } from './answers/built-in.service.ts'
import type { Asker } from './asker.ts'
import { createAttachedCvs } from './attached-cvs.service.ts'
import { createDeskService } from './board/desk.service.ts'
import { createChatService } from './chat.service.ts'
import { createConversationsService } from './conversations.service.ts'
import { createJobEffects } from './proposals/job-effects.ts'
import { createProfileEffect } from './proposals/profile-effects.ts'
import { createProposalsService } from './proposals/proposals.service.ts'
import { createTools } from './tools/registry.ts'

type ChatDeps = {
  db: Db
  clock: Clock
  log: Log
  assistant: Assistant | undefined
  textFiles: TextFiles
  jobTracking: JobTrackingService
  jobSearch: JobSearchService
  documents: DocumentsService
  postings: PostingReader
  places(): Promise<Places>
}

export function mountChat(mount: Mount, deps: ChatDeps): void {
  const profiles = createProfileService(deps)
  const attachedCvs = createAttachedCvs(deps)
  const effects = { ...createJobEffects(deps), change_profile: createProfileEffect(profiles) }
  const proposals = createProposalsService({ ...deps, effects })
  const tools = createTools({ ...deps, profiles, attachedCvs, proposals })
  const builtIn = createBuiltInAssistant({ ...deps, tools })
  const chat = createChatService({ ...deps, attachedCvs, builtIn, proposals })
  const conversations = createConversationsService({ ...deps, proposals })
  const desk = createDeskService({ ...deps, profiles })

  mount(getDesk, async ({ caller }) => ({ desk: await desk.read(askerOf(caller)) }))

  mount(processMessage, ({ caller, body, file, emit }) => chat.process(askerOf(caller), body, file, emit))

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

  mount(listProposals, async ({ caller }) => ({ proposals: await proposals.listOpen(caller.userId) }))
  mount(confirmProposal, ({ caller, params }) => proposals.confirm(askerOf(caller), params.id))
  mount(declineProposal, ({ caller, params }) => proposals.decline(caller.userId, params.id))
  mount(undoProposal, ({ caller, params }) => proposals.undo(askerOf(caller), params.id))
}

function askerOf({ userId, name, language, timeZone }: Caller): Asker {
  return { userId, name, language, timeZone }
}
