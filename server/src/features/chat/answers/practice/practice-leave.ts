import type { Cue } from '../../../../lib/intents/cues.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'

/** Longer than any command: in a practice round this is an answer to its question. */
const storyWords = 15
/** Whoever turns to the assistant may say why. */
const requestWords = 25
/** From this probability on, another request ends a practice round. */
const leaveBar = 0.75

const stays = new Set<Intent>(['interview_practice', 'interview_prep', 'small_talk', 'out_of_scope', 'feelings'])

/** News of a job on the board, which no example of an interview is. */
const news = new Set<Cue>(['rejected', 'got_job', 'withdraw', 'lost_job'])

/** Spoken to the assistant: nobody answers an employer so. */
const asks =
  /^(?:(?:ok|okay|sorry|wait|and|also|und|et|y|bitte|please|pls)[,\s]+)*(?:(?:can|could|will|would) (?:you|u)|what (?:do|should|shall) i|how (?:do|should|can) i|should i|k[oa]nnst du|konnen sie|konntest du|was (?:soll|sage?|mach\w*) ich|wie (?:soll|sage?|erklare?|mach\w*) ich|soll ich|(?:tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous)|que dois[- ]je|comment (?:je|dois[- ]je|expliquer|dire)|je (?:dis|fais|reponds) quoi|puedes|podrias|puede usted|que (?:digo|hago|debo)|como (?:explico|digo|hago))(?![\p{L}])/u

const tellsPast =
  /(?<!\p{L})(?:last year|years? ago|when|after|because|but|so i|weil|nachdem|als|aber|deshalb|damals|parce qu|car|mais|quand|après|alors|porque|cuando|pero|después|así que)(?!\p{L})/iu

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/** Whether a message in a practice round asks for something else, or tells what hurts. */
export function leavesPractice(message: string, understood: Understood): boolean {
  const words = message.trim().split(/\s+/).length
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  if (words < requestWords && asks.test(fold(message).replace(/['’]/g, '')))
    return understood.cues.length > 0 || wishes.some(({ intent }) => !stays.has(intent))
  if (words >= storyWords) return false
  if (understood.jobs.length === 1 && understood.cues.some((cue) => news.has(cue)) && !tellsPast.test(message))
    return true
  const [wish] = wishes
  if (wish === undefined || wish.p < leaveBar) return false
  return wish.intent === 'feelings' ? understood.isDistressed : !stays.has(wish.intent)
}
