import type { Language } from '../languages.ts'
import { fold, readable } from './plain-text.ts'
import { phraseWordsOf, type Span } from './phrase-lists.ts'
import { wishesAway } from './unwanted-stages.ts'
import { spellOut } from './words/spelling.ts'

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Of verbs: "no offer, just a refusal" denies no refusal. */
const negations: Record<Language, ReadonlySet<string>> = {
  en: split('not never havent hasnt hadnt didnt doesnt dont isnt wasnt werent arent aint wont wouldnt cant couldnt'),
  de: split('nicht nich net ned nie niemals kein keine keinen'),
  fr: split('pas jamais'),
  es: split('no nunca tampoco'),
}
const conditions: Record<Language, ReadonlySet<string>> = {
  en: split('if unless might maybe perhaps whether'),
  de: split('wenn falls sollte sollten vielleicht ob'),
  fr: split('si sil sils'),
  es: split('si quiza quizas'),
}
/** Behind these another clause begins. */
const joints = split('and but so because und aber denn weil et mais car y pero porque')

/** How far before a phrase its negation stands, how far behind it in German, and how far before it its condition. */
const reach = { before: 4, behind: 3, condition: 8 }

/** Whether what a phrase tells has happened: "they have not rejected me yet" and "if they reject me" tell of nothing. */
export function isTold(words: readonly string[], { from, to, named }: Span, language: Language): boolean {
  const start = clauseStart(words, from)
  const count = (some: readonly string[]) => some.filter((word) => negations[language].has(word)).length
  const behind = language === 'de' ? reach.behind : 0
  const end = words.findIndex((word, at) => at >= to && isBorder(word))
  const near = words.slice(Math.max(start, from - reach.before), Math.min(end === -1 ? words.length : end, to + behind))
  if (count(near) > count(named)) return false
  return !words.slice(Math.max(start, from - reach.condition), to).some((word) => conditions[language].has(word))
}

function clauseStart(words: readonly string[], from: number): number {
  for (let at = from - 1; at >= 0; at--) if (isBorder(words[at] ?? '')) return at + 1
  return 0
}

const isBorder = (word: string): boolean => joints.has(word) || /^[.!?\n;:]/u.test(word)

/** "If you can": a manner of asking, under which nothing is left open. */
const courtesies: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:if|when|where)(?: (?:it|that)(?: is|['’]?s))? (?:possible|ok(?:ay)?|alright|all right|fine|no trouble)(?: with you)?|if (?:that|it) works|if you (?:can|could|like|want|wish|please|would|(?:do|would)n['’]?t mind|don['’]?t mind|have (?:the )?time|get a chance)(?! (?:not|see|find))|(?:if|whether) you can (?:do|enter|note|put) (?:that|it)(?: (?:in|down))?|(?:maybe|perhaps)(?= (?:you )?(?:can|could))|(?<=(?:can|could) you (?:\S+ ){0,3})(?:maybe|perhaps))(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?:wenn|falls|ob)['’]?s? (?:es |das |dir )?(?:geht|ginge|möglich(?: ist| wäre)?|ok(?:ay)?(?: ist)?|passt|recht ist)|(?:wenn|falls|ob) du (?:(?:so )(?:lieb|nett) (?:bist|wärst)|(?:(?:das|es|ihn|sie|die|mir|zeit|bitte|kurz|eintragen|machen|verschieben|ändern) ){0,4}(?:kannst|könntest|magst|willst|möchtest|hast))|(?<=(?:kannst|könntest) du (?:\S+ ){0,3})vielleicht|vielleicht(?= (?:kannst|könntest) du))(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:si (?:c['’]?est |cela est )?possible|si (?:tu|vous) (?:le )?(?:peux|veux|pouvez|voulez|pourrais|pourriez|as le temps|avez le temps)|si (?:ça|cela) (?:te|vous) (?:va|convient|dérange pas))(?!\p{L})/giu,
  es: /(?<!\p{L})s[ií] (?:(?:lo )?(?:puedes|puede|pueden|podrías|quieres|quiere)(?: ser)?|(?:es|fuera|fuese) posible|no te importa|no es molestia|te parece(?: bien)?)(?!\p{L})/giu,
}

/** "I can't believe I got it" denies nothing, and "not surprisingly" neither. */
const figures =
  /(?<!\p{L})(?:(?:can(?:no|['’]?)t|couldn['’]?t|don['’]?t) (?:even )?believe(?: it| that)?|can not believe|not (?:surprisingly|unexpectedly|a joke|joking|kidding|gonna lie|going to lie)|no joke|kann(?:['’]?s| es)? (?:(?:gar|noch) )?nicht (?:glauben|fassen)|nicht überraschend|kein witz|pas (?:étonnant|surprenant)|sans blague|no me lo (?:puedo )?cre(?:o|er)|no es broma)(?!\p{L})/giu

/** Without what denies and conditions nothing: a yes, a no or a please, "if you can", "I can't believe it". */
export function withoutReplies(text: string): string {
  const rest = text
    .replace(/(?<=^\s*|[.!?;\n]\s*)(?:no|nein|nee|non|si|ja|yes|oui),/giu, '.')
    .replace(/(?<!\p{L})(?:sí|s['’]il (?:te|vous) pla[iî]t)(?!\p{L})/giu, ' ')
    .replace(figures, ' ')
  return Object.values(courtesies).reduce((left, courtesy) => left.replace(courtesy, ' '), rest)
}

/** Behind these somebody says something else than before. */
const turns = /[.!?;:\n]|(?<!\p{L})(?:but|aber|mais|pero)(?!\p{L})/iu
const tellsAct: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:reject|declin|withdr|turn|accept|cancel|sa(?:y|id)|offer|tak|mov|put|archiv|delet|no$|yes$)/iu,
  de: /(?<!\p{L})(?:ab(?:sag|lehn|gesagt|gelehnt)|sag|lehn|zieh|zurück|an(?:nehm|genommen)|nehm|zusag|verschieb|schieb|setz|lösch|archiv)/iu,
  fr: /(?<!\p{L})(?:refus|retir|décl|accept|annul|di[st]|prend|met|pass|archiv|supprim)/iu,
  es: /(?<!\p{L})(?:rechaz|retir|declin|acept|cancel|di[cg]|coj|tom|pon|pas|muev|archiv|borr)/iu,
}

/**
 * Whether what a sentence tells or orders has a condition: "if they say no, put it in Rejected" is no order yet. In "maybe
 * it is for the best, but they rejected me" the condition is of something else.
 */
export function isConditional(text: string, language: Language): boolean {
  const parts = withoutReplies(text)
    .split(turns)
    .filter((part) => /\p{L}/u.test(part))
  return parts.some((part) => {
    const words = phraseWordsOf(spellOut(part, language))
    const isOpen = words.some((word, at) => conditions[language].has(word) && at < words.length - 1)
    return isOpen && (parts.length === 1 || tellsAct[language].test(part))
  })
}

/** Whether a sentence has a negation, of whatever it is. */
export const isNegated = (text: string, language: Language): boolean =>
  phraseWordsOf(spellOut(withoutReplies(text), language)).some((word) => negations[language].has(word))

/**
 * An act that is denied. Who was not accepted tells of a rejection, so accepting counts where the user does it: "I have not
 * accepted", and not "they did not accept me".
 */
const acts: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<!\p{L})(?:not|never|cannot|(?:have|has|had|did|does|do|is|was|were|are|wo|would|ca|could|ai)n'?t)\s(?:(?:been|yet|actually|even|have|has|formally|officially|really|going|gonna|want|wanna|planning|intend|to|being|be)\s){0,3}(?:withdr[ae]wn?|pull(?:ed|ing)? out|declin\S*|turn(?:ed|ing)? (?:it |them |that |me |us )?down|cancel\S*|reject\S*)/u,
    /(?<!\p{L})i\s(?:(?:have|had|did|do|will|would|can|could)\snot|(?:have|had|did|do|wo|would|ca|could)n'?t|cannot|never|am not)\s(?:(?:yet|actually|formally|really|going|gonna|want|wanna|to)\s){0,3}accept(?:ed|ing)?(?!\p{L})(?!\s(?:me|us)(?!\p{L}))/u,
    /(?<!\p{L})i'?m\snot\s(?:(?:going|gonna)\s(?:to\s)?)?accept(?:ing)?(?!\p{L})/u,
  ],
  de: [
    /(?:zieh\S*\s(?:[^\s,;]+\s){0,4}ni(?:cht|ch)\szuruck|ni(?:cht|ch)\s(?:[^\s,;]+\s){0,2}(?:zuruck(?:zieh|gezogen)\S*|abgesagt|absag\S*|ablehn\S*|abgelehnt)|(?:lehn|sag)\S*\s(?:[^\s,;]+\s){0,4}ni(?:cht|ch)\sab)/u,
    /(?<!\p{L})(?:ich\s(?:hab|habe|will|werde|mocht\S*|kann)|(?:hab|habe|will|werde)\sich)\s(?:(?!mich\s)[^\s,;]+\s){0,5}ni(?:cht|ch)\s(?:angenommen|zugesagt|annehm\S*|zusag\S*)/u,
    /(?<!\p{L})(?:ich\s(?:nehm|nehme|sag|sage)|(?:nehm|nehme|sag|sage)\sich)\s(?:(?!mich\s)[^\s,;]+\s){0,4}ni(?:cht|ch)\s(?:an|zu)(?!\p{L})/u,
  ],
  fr: [
    /(?:retir|refus|declin|annul|desist)\S*\s(?:\S+\s){0,1}pas(?!\S)|pas\s(?:encore\s)?(?:retir|refus|declin|annul|desist)\S*/u,
    /(?<!\p{L})(?:j'|je n'|je )(?:ai|veux|vais|ne veux|ne vais) (?:pas|jamais) (?:encore )?accept\S*|(?<!\p{L})(?:j'|je n'|je )accepte pas(?!\p{L})/u,
  ],
  es: [
    /(?<!\S)no\s(?:me\s|he\s|ha\s|han\s|lo\s|la\s|voy a\s){0,2}(?:retir|rechaz|declin|cancel|renunci)\S*/u,
    /(?<!\S)(?:no|nunca)\s(?:la\s|lo\s)?(?:(?:he|voy a|quiero|pienso)\s(?:la\s|lo\s)?acept\S*|acept[oe](?!\p{L}))/u,
  ],
}

/** "I have not withdrawn", "they have not rejected me": nothing of what ends an application has happened. */
export function isActDenied(text: string, language: Language): boolean {
  const said = foldedOf(text)
  return acts[language].some((act) => act.test(said)) || wishesAway(said, language)
}

/** "I don't want it to be rejected": whatever stage is named there, the card stays where it is. */
export const isStageUnwanted = (text: string, language: Language): boolean => wishesAway(foldedOf(text), language)

const foldedOf = (text: string): string => fold(readable(withoutReplies(text))).replaceAll('’', "'")

/** The same, or only under a condition. */
export const isActOpen = (text: string, language: Language): boolean =>
  isActDenied(text, language) || isConditional(text, language)
