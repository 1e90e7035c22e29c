import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Mentions } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Button } from '../ask.ts'

/** Other requests that the message may mean. */
export function guessButtons(
  { speech }: Pick<Ask, 'speech'>,
  understood: Mentions<Card>,
  guesses: readonly Intent[],
): Button[] {
  const [card, second] = understood.jobs
  const { stage, url, search } = understood
  const named = {
    job_url: card && !second ? card.job_url : undefined,
    stage,
    url,
    day: understood.date?.day,
    role: search?.title,
    place: search?.place,
    remote: search?.remote,
  }
  return guesses
    .filter((intent) => !neverGuessed.has(intent))
    .map((intent) => ({ label: speech.texts.wishes[intent], go: { intent, ...named } }))
}

/** Nobody presses "Something else". */
const neverGuessed = new Set<Intent>(['out_of_scope', 'small_talk', 'feelings'])
