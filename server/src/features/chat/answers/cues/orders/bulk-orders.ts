import { isConditional, isNegated } from '../../../../../lib/intents/denials.ts'
import { findStage, movesToStage, namesDetail } from '../../../../../lib/intents/entities/stages.ts'
import { readable } from '../../../../../lib/intents/plain-text.ts'
import type { Language } from '../../../../../lib/languages.ts'

export type BulkOrder = 'archive' | 'move'

/** Words before the verb of an order. */
const manners =
  /^(?:(?:please|pls|ok|okay|hey|hi|hello|so|and|now|then|just|can you|could you|would you|will you|bitte|hallo|und|jetzt|dann|mal|kannst du|könntest du|können sie|könnten sie|salut|bonjour|et|maintenant|tu peux|peux-tu|tu pourrais|pourrais-tu|vous pouvez|pouvez-vous|stp|svp|hola|y|ahora|por favor|puedes|podrías|puede)(?!\p{L})[\s,!¿]*)+/iu
const asks =
  /^(?:\p{L}+[\s,!]+){0,3}?(?:can|could|would|will|kannst|könntest|können|könnten|peux|pourrais|pouvez|puedes|podrías|puede)(?!\p{L})/iu

/** The verb that an order begins with, and in German the one that it ends with. */
const verbs: Record<BulkOrder, Record<Language, RegExp>> = {
  archive: {
    en: /^(?:archive|hide|remove|delete|clear|get rid of|put away|bin|tidy away)(?!\p{L})/iu,
    de: /^(?:archivier[et]?|archivieren sie|lösche?|löschen sie|loesche?|entferne?|entfernen sie|versteck[e]?|blende? .* aus|räume? .* (?:weg|auf))(?!\p{L})|(?<!\p{L})(?:archivieren|löschen|loeschen|entfernen|verstecken|ausblenden|wegräumen|ins archiv)(?: bitte)?$/iu,
    fr: /^(?:archive[rz]?|supprime[rz]?|efface[rz]?|enl[eè]ve[rz]?|retire[rz]?|cache[rz]?|masque[rz]?)(?!\p{L})/iu,
    es: /^(?:archiv(?:a|ar|e|alas|alos)|borr(?:a|ar|e)|elimin(?:a|ar|e)|quit(?:a|ar|e)|ocult(?:a|ar|e)|escond(?:e|er))(?!\p{L})/iu,
  },
  move: {
    en: /^(?:move|put|set|mark|shift|change|drag|bump|switch|stick)(?!\p{L})/iu,
    de: /^(?:(?:ver)?schiebe?|setze?|stelle?|packe?|markiere?|änder[e]?|lege?|nimm|mach)(?!\p{L})|(?<!\p{L})(?:verschieben|schieben|setzen|stellen|markieren|ändern|legen)(?: bitte)?$/iu,
    fr: /^(?:mets|mettre|mettez|passe[rz]?|d[ée]place[rz]?|bouge[rz]?|marque[rz]?)(?!\p{L})/iu,
    es: /^(?:pon|poner|pas(?:a|ar)|muev[ae]|mover|cambi(?:a|ar)|marc(?:a|ar)|met(?:e|er))(?!\p{L})/iu,
  },
}

/** What lies beside the jobs: deleting it deletes none of them. */
const others =
  /(?<!\p{L})(?:letters?|cvs?|resumes?|documents?|files?|messages?|e-?mails?|chats?|conversations?|skills?|accounts?|profiles?|interviews?|appointments?|searches|anschreiben|lebensl\p{L}*|dokumente?|dateien|nachrichten|mails?|gespräche?|termine?|konto|profil|kenntnisse|suchen|lettres?|fichiers?|messages|entretiens?|compte|compétences|recherches|cartas?|curr[ií]cul\p{L}*|documentos?|mensajes?|correos?|cuenta|perfil|entrevistas?|citas?|habilidades|búsquedas)(?!\p{L})/iu

/**
 * What a message plainly orders for several jobs, by a verb that it begins with ("archive …", "can you move …"). Undefined
 * for a question, a wish not to, an order under a condition, and words that only tell something.
 */
export function bulkOrderIn(message: string, language: Language): BulkOrder | undefined {
  const text = readable(message)
  const isAsked = text.includes('?')
  if ((isAsked && !asks.test(text)) || isConditional(text, language)) return undefined
  // "Those that have not answered" says which ones, and denies no order.
  if (isNegated(text.replace(unanswered, ' '), language) || namesDetail(text) || others.test(text)) return undefined
  const order = text.replace(manners, '').replace(/[\s.!?]+$/u, '')
  if (verbs.archive[language].test(order)) return 'archive'
  const isTarget = movesToStage(order, language) || targetsAtEnd(order, language)
  return verbs.move[language].test(order) && isTarget ? 'move' : undefined
}

/** "… auf Absage setzen", "mark all those rejected". */
const targetsAtEnd = (order: string, language: Language): boolean =>
  order
    .split(/\s+/)
    .slice(language === 'de' ? -2 : -1)
    .some((word) => findStage(word, language) !== undefined)

const unanswered =
  /(?<!\p{L})(?:no (?:answer|reply|response)|(?:(?:not|never|have ?n['’]?t|has ?n['’]?t|did ?n['’]?t) )+(?:even )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?)|unanswered|ghosted|silent|(?:ohne|keine) antwort|unbeantwortet\p{L}*|nicht geantwortet|sans réponse|(?:pas|jamais) répondu|sin respuesta|no (?:me )?(?:han |ha )?(?:contestado|respondido|contestaron|respondieron))(?!\p{L})/giu

/** Whether a message means the jobs that nobody has answered. */
export const namesUnanswered = (text: string): boolean => text.search(unanswered) !== -1
