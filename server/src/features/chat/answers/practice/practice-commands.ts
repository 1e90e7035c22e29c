import { fold } from '../../../../lib/intents/plain-text.ts'
import type { Speech } from '../speech.ts'

/** Longer messages are answers, whatever they begin with. */
const mostWords = 6
const mostStopWords = 9

const stop =
  /^(?:(?:ok|okay|please|bitte|por favor|lets|let us|can we|lass uns|wir|on|vamos a)\s+)*(?:stop\w*|enough|thats enough|that is enough|quit|exit|end|no more|keine mehr|plus de questions|no mas|im done|hor(?:en)?(?:\s+wir)?(?:\s+\w+)?\s+auf|aufhoren|genug|schluss|ende|reicht|das reicht|arrete\w*|ca suffit|assez|fin|basta|para|parar|paramos|dejalo|terminar)(?:\s+(?:now|here|it|please|this|jetzt|bitte|damit|la|maintenant|ya|aqui|por favor|for (?:now|today)|fur (?:heute|jetzt|erste)|furs erste|erst ?mal|pour (?:le moment|aujourdhui|linstant)|por (?:hoy|ahora)))*$/

/** What people say beside it: "ok that's enough for now, thank you". */
const manners =
  /(?<!\p{L})(?:ok|okay|cool|alright|right|thx|ta|thanks(?: (?:a lot|so much))?|thank you(?: (?:very|so) much)?|cheers|sorry|danke(?: (?:dir|ihnen|schon|sehr))?|vielen dank|gut|so|na|merci(?: beaucoup)?|bon|allez|bueno|vale|(?:muchas )?gracias)(?!\p{L})/gu

const isStopWord = (text: string): boolean => {
  const parts = text.replace(/\bthats\b/g, ';thats').split(';')
  return parts.every((part) => part.trim() === '' || stop.test(part.trim()))
}

const skip =
  /^(?:(?:ok|okay|please|bitte|can we|lets|no|hm+|uh+|je|j|yo|i|ich)\s+)*(?:skip(?: (?:this|that|it|one|question|please|the|next|now))*|next(?: one| question| please)?|whats next|pass|(?:dont|do not|dunno|don t) ?(?:know)?|no idea|not sure|weiss? (?:ich )?(?:nich\w*|es nich\w*)|weiter|nachste(?: frage)?|keine ahnung|uberspring\w*|auslassen|passe|suivante?|la suivante|(?:ne )?sais pas|aucune idee|siguiente|la siguiente|no se|ni idea|paso|salta\w*)(?:\s+(?:that|this|it|one|that one|bitte|please|esa|esta|celle la|die|diese|frage|cette|la|question|pregunta))*$/

const plain = (message: string): string =>
  fold(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isShort = (text: string): boolean => text.split(' ').length <= mostWords

/** "Stop", "para ya", "hören wir auf": the round ends. */
export function isStop(message: string, { texts }: Speech): boolean {
  const text = plain(message)
  if (text === plain(texts.practice.stop)) return true
  const order = text.replace(manners, ' ').replace(/\s+/g, ' ').trim()
  return order !== '' && text.split(' ').length <= mostStopWords && isStopWord(order)
}

/** "Skip that one", "weiß nich", "paso": the next question, without a word on this one. */
export function isSkip(message: string): boolean {
  // "Pass, next": each part is one.
  const parts = message
    .split(/[,;.!]+/)
    .map(plain)
    .filter((part) => part !== '')
  return isShort(plain(message)) && parts.length > 0 && parts.every((part) => skip.test(part))
}
