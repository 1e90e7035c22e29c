import { refuse } from '../../../lib/http/refusal.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Stories } from '../stories/stories.repository.ts'
import type { Effect } from './effect.ts'

/** A story of the story bank by what it tells; null for a question that has none. */
export function createStoryEffect(stories: Stories, clock: Clock): Effect<'save_story'> {
  const find = async (userId: string, question: string) =>
    (await stories.list(userId)).find((story) => story.question === question)

  return {
    field: () => 'story',
    can_undo: true,
    current: async ({ userId }, { question }) => (await find(userId, question))?.answer ?? null,
    async set({ userId }, { question }, answer) {
      if (answer === null) {
        const known = await find(userId, question)
        if (known) await stories.remove(userId, known.id)
        return 'done'
      }
      const kept = await stories.keep(userId, { question, answer }, clock.now())
      return kept === 'kept' ? 'done' : refuse('proposal_stale')
    },
  }
}
