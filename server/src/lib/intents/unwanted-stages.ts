import type { Language } from '../languages.ts'

/**
 * A wish against a stage, which is no order to move anything there. The words between belong to the same clause: "I do not
 * want it, they rejected me", "I don't want the job, put it in Rejected" and "no lo quiero, ponlo en rechazado" tell or
 * order something.
 */
const wishes: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\p{L})(?:(?:do|does|did|would)(?:n'?t| not)|never) (?:really |actually )?(?:want|wanna|wish|like) (?:(?!(?:and|but|so|because|since|i|they|he|she|we)\s|(?:put|move|set|mark) (?:it|that|this|them)\s)[^\s.,;:!?]+ ){0,8}?(?:(?:be|been|being|get|getting|end up|become) (?:[^\s.,;:!?]+ ){0,2}?|(?:in|into|as|to|under|on) (?:the )?)?(?:rejected|turned down|declined|archived|deleted|removed|withdrawn|cancelled|canceled)(?!\p{L})/u,
    /(?<!\p{L})(?:(?:do|does|did|would)(?:n'?t| not)|never) (?:really |actually )?(?:want|wanna|wish|like) (?:(?!(?:and|but|so|because|since|i|they|he|she|we)\s|(?:put|move|set|mark) (?:it|that|this|them)\s)[^\s.,;:!?]+ ){0,8}?(?:(?:moved?|put|set|marked|shifted) (?:in|into|to|as|under|on)|(?:go|be|stay) (?:in|into|under)) (?:interview|offer|applied|viewed|archive)(?!\p{L})/u,
  ],
  de: [
    /(?<!\p{L})(?:will|wollte|mocht?e?|wunsche?|mag) (?:[^\s.,;:!?]+ ){0,5}?ni(?:cht|ch|x),? das+ (?:(?!(?:und|aber|denn|weil)\s)[^\s.,;:!?]+ ){0,8}?(?:abgelehnt|abgesagt|ablehn\p{L}*|absag\p{L}*|archivi\p{L}*|geloscht|verschoben|zuruckgezogen|(?:auf|in|bei|unter) (?:interview|vorstellungsgesprach|angebot|beworben))(?!\p{L})/u,
    /(?<!\p{L})(?:will|wollte|mocht?e?|mag) (?:[^\s.,;:!?]+ ){0,5}?(?:ni(?:cht|ch|x) (?:(?!(?:und|aber|denn|weil|ich|die|sie|hab\p{L}*|bin|wurde)\s)[^\s.,;:!?]+ ){0,5}?(?:abgelehnt|archiviert|geloscht|(?:auf|in|unter) (?:interview|vorstellungsgesprach|angebot|beworben))|keine (?:\p{L}+ )?absage)(?!\p{L})/u,
  ],
  fr: [
    /(?<!\p{L})(?:veux|voulais|voudrais|souhaite|aimerais) pas (?:que |qu'|(?:d')?etre |me (?:faire|voir) |voir )(?:(?!(?:et|mais|car|donc)\s)[^\s.,;:!?]+ ){0,8}?(?:refus\p{L}*|rejet\p{L}*|archiv\p{L}*|supprim\p{L}*|(?:soit|mise?|passee?|passe|mette) (?:en|a|dans) (?:entretien|offre|postule))(?!\p{L})/u,
    /(?<!\p{L})(?:veux|voulais|voudrais|souhaite|aimerais) pas (?:(?!(?:et|mais|car|donc|je|ils|mets|passe)\s)[^\s.,;:!?]+ ){0,4}?(?:(?:en|dans) (?:les )?refus|un refus|de refus)/u,
  ],
  es: [
    /(?<!\p{L})no (?:quiero|queria|quisiera|querria|deseo|me gustaria) (?:que|ser|estar|verl[oa]|ver|tener) (?:(?!(?:y|e|pero|porque|asi)\s)[^\s.,;:!?]+ ){0,8}?(?:rechac\p{L}+|rechaz\p{L}+|descart\p{L}+|archiv\p{L}+|borr\p{L}+|elimin\p{L}+|(?:este|pase|ponga|mueva|pasen|pongan) (?:[^\s.,;:!?]+ ){0,3}?(?:a|en) (?:entrevista|oferta|solicitad[oa]))(?!\p{L})/u,
    /(?<!\p{L})no (?:quiero|queria|quisiera|querria|deseo) (?:(?!(?:y|e|pero|porque|asi|he|ponl[oa]|pasal[oa])\s)[^\s.,;:!?]+ ){0,4}?(?:en rechazad\p{L}+|un rechazo)(?!\p{L})/u,
  ],
}

/** `said` is folded: "I don't want it to be rejected", "ich will nicht, dass es abgelehnt wird". */
export const wishesAway = (said: string, language: Language): boolean =>
  wishes[language].some((wish) => wish.test(said))
