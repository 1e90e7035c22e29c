import { fold } from '../../../lib/intents/plain-text.ts'
import { textsIn } from '../../../lib/languages.ts'
import de from '../texts/news-de.json' with { type: 'json' }
import en from '../texts/news-en.json' with { type: 'json' }
import es from '../texts/news-es.json' with { type: 'json' }
import fr from '../texts/news-fr.json' with { type: 'json' }
import type { Card } from '../board/cards.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { active } from './which-job.ts'

const catalogue = { en, de, fr, es }
const longest = 40
const shown = 3
/** Shorter words stand in any title: "team", "full", "part". */
const tellingLetters = 6

const person =
  /(?<!\p{L})(?:i|i['’]?(?:m|ve|d|ll)|my|me|myself|ich|mir|mich|mein\p{L}*|je|j['’]\p{L}+|j(?:ai|suis)|moi|mon|ma|mes|yo|mi|mis|estoy|soy|tengo|he|voy)(?!\p{L})/iu
const asks =
  /\?|^\W*(?:what|who|where|when|why|how|which|whats|can|could|would|will|do|does|did|is|are|tell|write|give|make|show|play|explain|translate|sing|solve|calculate|recommend|was|wer|wo|wann|warum|wieso|wie|welche\p{L}*|kann|kannst|können|könntest|ist|sind|gib|sag|schreib|zeig|mach|erzähl|übersetz|erklär|que|qu['’]\p{L}+|quoi|qui|où|quand|pourquoi|comment|quel\p{L}*|est-ce|peux|peut|pouvez|donne|dis|écris|fais|raconte|traduis|explique|qué|quién|quien|dónde|donde|cuándo|cuando|cómo|como|cuál|cual|cuánto|cuanto|puedes|puede|dame|dime|escribe|haz|cuéntame|traduce|explica)(?!\p{L})|(?<!\p{L})(?:i (?:want|need|would like)|i['’]?d like|ich (?:brauche?|möchte|will|hätte)|je (?:veux|voudrais|cherche|aimerais)|j['’]aimerais|quiero|necesito|quisiera|busco)(?!\p{L})/iu

/** Somebody tells of themselves and asks for nothing: never sent away with "that is not what I am made for". */
export const tellsOfSelf = ({ text }: Pick<Ask, 'text'>): boolean =>
  text.split(/\s+/).length <= longest && person.test(text) && !asks.test(text.trim())

/** In doubt about what is meant, a kind word, and where to talk to somebody. */
export function answerPersonal(ask: Ask, buttons: readonly Button[]): Piece[] {
  const { say, texts, language } = ask.speech
  const own = textsIn(catalogue, language).texts
  return [{ p: own.personal }, { p: say(texts.feelings.talk) }, { buttons }]
}

/** Jobs of the board with a telling word of the message in their title or place: "how far is Baunatal". */
export function jobsTouched({ text, board }: Pick<Ask, 'text' | 'board'>): Card[] {
  const said = (fold(text.slice(0, 300)).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= tellingLetters)
  return active(board)
    .filter(({ job_title, location }) => {
      const words = fold(`${job_title} ${location}`).match(/\p{L}+/gu) ?? []
      return words.some((word) => said.some((one) => word.startsWith(one)))
    })
    .slice(0, shown)
}

export function answerTouched({ speech }: Ask, cards: readonly Card[]): Piece[] {
  return [{ p: textsIn(catalogue, speech.language).texts.on_board }, { cards }]
}
