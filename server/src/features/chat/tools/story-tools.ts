import { messageMaxLength } from '@waymark/contract/chat.ts'
import { mostStories } from '@waymark/contract/stories.ts'
import * as z from 'zod/mini'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import type { Stories } from '../stories/stories.repository.ts'
import { toToolResult } from './proposed.ts'
import { defineTool, refuseTool } from './tool.ts'

const questionLength = 200

export function createStoryTools({ stories, proposals }: { stories: Stories; proposals: ProposalsService }) {
  const saveStory = defineTool({
    name: 'save_story',
    sentence:
      'Propose to keep a story of the user’s own work for interviews, in the user’s own words, under the question that it answers. The user confirms it.',
    effect: 'proposes',
    touches: ['profile'],
    input: z.strictObject({
      question: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLength)),
      answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(messageMaxLength)),
    }),
    async run({ question, answer }, { asker, session_id }) {
      const told = await stories.list(asker.userId)
      if (told.length >= mostStories && !told.some((story) => story.question === question))
        return refuseTool('full', `There are ${mostStories} stories already. Delete one first.`)
      const draft = { kind: 'save_story', payload: { question }, after: answer, subject: question } as const
      return toToolResult(await proposals.propose(asker, { ...draft, job_url: null, session_id }))
    },
  })

  return { save_story: saveStory }
}
