import {
  deleteConversation,
  downloadAttachment,
  exportConversation,
  getConversation,
  listConversations,
  processMessage,
  renameConversation,
  searchConversations,
  showVersion,
  stopAnswer,
} from '@waymark/contract/chat.ts'
import { getLedger } from '@waymark/contract/account/ledger.ts'
import { getDesk } from '@waymark/contract/desk.ts'
import { confirmProposal, declineProposal, listProposals, undoProposal } from '@waymark/contract/proposals.ts'
import { changeStory, deleteStory, listStories } from '@waymark/contract/stories.ts'
import type { Hono } from 'hono'
import type { Clock } from '../../lib/clock.ts'
import type { TextFiles } from '../../lib/cv-files/text-files.ts'
import type { Db } from '../../lib/db.ts'
import type { Limits } from '../../lib/http/limits.ts'
import type { Caller, HttpEnv, Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { CallLimiter } from '../../lib/http/call-limiter.ts'
import type { Jobs } from '../../lib/jobs.ts'
import type { Log } from '../../lib/log.ts'
import type { Secrets } from '../../lib/secrets.ts'
import type { Places } from '../../lib/places/places.ts'
import type { Ledger } from '../../providers/ai/ledger/ledger.ts'
import type { ModelCalls } from '../../providers/ai/model-calls.ts'
import type { PostingReader } from '../../providers/postings/posting-reader.ts'
import type { ApplicationService } from '../documents/application/application.service.ts'
import type { DocumentsService } from '../documents/documents.service.ts'
import type { JobSearchService } from '../job-search/job-search.service.ts'
import { createSavedSearches } from '../job-search/saved/saved-searches.service.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import { createProfileService } from '../profile/profile.service.ts'
import { createBuiltInAssistant } from './answers/built-in.service.ts'
import { createMessageTitles } from './answers/message-titles.ts'
import type { Asker } from './asker.ts'
import { createAttachedCvs } from './attached-cvs.service.ts'
import { createDeskService } from './board/desk.service.ts'
import { createChatService } from './chat.service.ts'
import { createConversationsService } from './conversations.service.ts'
import { createConversationExport } from './export/conversation-export.service.ts'
import { mountMcp, type McpMountDeps } from './mcp/mcp.routes.ts'
import { createModelAssistant } from './model/model-assistant.ts'
import { createJobEffects } from './proposals/job-effects.ts'
import { createProfileEffect } from './proposals/profile-effects.ts'
import { createProposalsService } from './proposals/proposals.service.ts'
import { createSavedSearchEffect } from './proposals/saved-search-effect.ts'
import { createStoryEffect } from './proposals/story-effect.ts'
import { createStoriesRepository } from './stories/stories.repository.ts'
import { createTools } from './tools/registry.ts'

type ChatDeps = {
  db: Db
  clock: Clock
  jobs: Jobs
  limits: Limits
  callLimiter: CallLimiter
  publicUrl: string
  trustedProxies: number
  version: string
  findClient: McpMountDeps['findClient']
  log: Log
  secrets: Secrets
  /** Without one the built-in assistant answers. */
  modelCalls: ModelCalls | undefined
  ledger: Ledger
  textFiles: TextFiles
  jobTracking: JobTrackingService
  jobSearch: JobSearchService
  documents: DocumentsService
  applications: ApplicationService
  postings: PostingReader
  places(): Promise<Places>
}

export function mountChat(app: Hono<HttpEnv>, mount: Mount, deps: ChatDeps): void {
  const profiles = createProfileService(deps)
  const attachedCvs = createAttachedCvs(deps)
  const savedSearches = createSavedSearches(deps)
  const stories = createStoriesRepository(deps.db)
  const effects = {
    ...createJobEffects(deps),
    change_profile: createProfileEffect(profiles),
    save_search: createSavedSearchEffect(savedSearches),
    save_story: createStoryEffect(stories, deps.clock),
  }
  const proposals = createProposalsService({ ...deps, effects })
  const tools = createTools({ ...deps, profiles, attachedCvs, proposals, savedSearches, stories })
  const builtIn = createBuiltInAssistant({ ...deps, stories, tools, proposals, model: deps.modelCalls })
  const { ledger, modelCalls } = deps
  const modelAssistant = modelCalls && createModelAssistant({ ...deps, modelCalls, tools })
  const titles = createMessageTitles({ ...deps, tools })
  const chat = createChatService({ ...deps, attachedCvs, builtIn, modelAssistant, titles, proposals })
  const conversations = createConversationsService({ ...deps, proposals })
  const exports = createConversationExport(deps)
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

  mount(stopAnswer, async ({ caller, params }) =>
    (await conversations.stop(caller.userId, params.session_id)) ? {} : refuse('not_found'),
  )

  mount(showVersion, async ({ caller, params, body }) => {
    const conversation = await conversations.showVersion(caller.userId, params.session_id, body.message_id)
    return conversation ? { conversation } : refuse('not_found')
  })

  mount(searchConversations, async ({ caller, query }) => ({
    conversations: await conversations.search(caller.userId, query.q),
  }))

  mount(
    exportConversation,
    async ({ caller, params }) => (await exports.find(caller.userId, params.file)) ?? refuse('not_found'),
  )

  mount(
    downloadAttachment,
    async ({ caller, params }) => (await attachedCvs.download(caller.userId, params.id)) ?? refuse('not_found'),
  )

  mount(listStories, async ({ caller }) => ({ stories: await stories.list(caller.userId) }))
  mount(changeStory, async ({ caller, params, body }) => {
    const story = await stories.change(caller.userId, params.id, body.answer, deps.clock.now())
    return story ? { story } : refuse('not_found')
  })
  mount(deleteStory, async ({ caller, params }) =>
    (await stories.remove(caller.userId, params.id)) ? {} : refuse('not_found'),
  )

  mount(listProposals, async ({ caller }) => ({ proposals: await proposals.listOpen(caller.userId) }))
  mount(confirmProposal, ({ caller, params }) => proposals.confirm(askerOf(caller), params.id))
  mount(declineProposal, ({ caller, params }) => proposals.decline(caller.userId, params.id))
  mount(undoProposal, ({ caller, params }) => proposals.undo(askerOf(caller), params.id))

  mount(getLedger, async ({ caller, query }) => ({ entries: await ledger.list(caller.userId, query.before) }))
  // Not on the hour, when other jobs of the machine run.
  deps.jobs.regularly('chat-ledger', '43 3 * * *', () => ledger.deleteOld())
  mountMcp(app, { ...deps, profiles, tools, ledger })
}

function askerOf({ userId, name, language, timeZone }: Caller): Asker {
  return { userId, name, language, timeZone }
}
