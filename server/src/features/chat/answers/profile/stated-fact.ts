import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import { isRemoval } from '../changes/change-words.ts'
import { statesLanguage } from './stated-languages.ts'

type Understood = Exclude<Understanding, { kind: 'crisis' }>

/** Something for the profile that is told and not asked for, or taken out of it in words that sound like reading. */
export function statesFact(message: string, understood: Understood): boolean {
  const intents = understood.kind === 'ask' ? understood.guesses : understood.wishes.map(({ intent }) => intent)
  const isLoose = understood.kind === 'ask' || (intents.length === 1 && looseIntents.has(intents[0] ?? 'out_of_scope'))
  if (!isLoose) return false
  return statesLanguage(message) || (isRemoval(message) && intents[0] === 'profile_show')
}

/** What statements about oneself are taken for. */
const looseIntents = new Set<Intent>(['profile_show', 'small_talk', 'out_of_scope'])
