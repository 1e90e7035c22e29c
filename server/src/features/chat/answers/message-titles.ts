import type { Clock } from '../../../lib/clock.ts'
import { understand } from '../../../lib/intents/understand.ts'
import { isLanguage } from '../../../lib/languages.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { Card } from '../board/cards.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { titleOf } from './conversation-title.ts'
import { createSpeech } from './speech.ts'
import { active } from './which-job.ts'

export type MessageTitles = ReturnType<typeof createMessageTitles>

/** Names conversations that a model answers as the built-in assistant names its own: no request leaves for it. */
export function createMessageTitles({ clock, tools, places }: Deps) {
  return async (call: ToolCall, message: string, hasNewCv: boolean): Promise<string | undefined> => {
    const now = clock.now()
    const timeZone = call.asker.timeZone ?? 'UTC'
    const own = call.asker.language?.slice(0, 2) ?? ''
    const { cards } = await tools.read_board.run({}, call)
    const understood = understand<Card>(message, {
      jobs: active(cards),
      now,
      timeZone,
      usualLanguages: isLanguage(own) ? [own] : [],
      places: await places(),
    })
    if (understood.kind === 'crisis') return undefined
    const wished = understood.kind === 'answer' ? understood.wishes[0]?.intent : undefined
    const intent = hasNewCv ? 'cv_review' : wished
    return intent && titleOf(createSpeech(understood.language, timeZone, now), intent, understood)
  }
}

type Deps = { clock: Clock; tools: Tools; places(): Promise<Places> }
