import { fold } from '../../../../lib/intents/plain-text.ts'
import { languages, type Language } from '../../../../lib/languages.ts'
import type { DraftState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { draftPieces, type Kind } from '../message-answer.ts'
import { createSpeech } from '../speech.ts'

/** Whoever wants the draft otherwise says little more: longer messages and other words are a request of their own. */
const mostWords = 6

const manners =
  /(?<!\p{L})(?:yes|yeah|ok|okay|please|pls|thanks|thx|can you|could you|and|now|then|again|just|nice but|ja|bitte|danke|mal|noch|nochmal|doch|jetzt|und|dann|kannst du|konntest du|oui|stp|svp|sil te plait|sil vous plait|merci|tu peux|peux tu|et|por favor|gracias|puedes|ahora|si)(?!\p{L})/gu

/** What stands before the wish: "make it", "das klingt". */
const lead =
  '(?:(?:make|write|put|do|turn|have|translate|say) (?:it|that|this|them|the (?:message|mail|e ?mail|draft|text))|(?:its|thats|it is|that is|this is|it sounds|that sounds|sounds)|(?:mach|mache|schreib|schreibe|formulier|formuliere|ubersetz|ubersetze)(?: (?:es|das|ihn|sie|die (?:nachricht|mail)|den (?:text|entwurf)))?|(?:das|es|die mail|der text) (?:ist|klingt)|(?:klingt|ist|das|es)|(?:fais|rends|mets|ecris|traduis)(?: (?:le|la|ca|le (?:message|texte|mail)))?|(?:cest|ca fait|ca sonne)|(?:hazlo|hazla|ponlo|escribelo|traducelo|que sea|es|suena)|mais cest|pero es|aber)'
const degree = '(?:(?:a )?(?:bit|little|lot|much|way)|etwas|ein bisschen|bisschen|viel|un peu|beaucoup|un poco|mucho)'

const wishes = {
  light:
    'shorter|shorten(?: it| that)?|briefer|less (?:formal|stiff|posh)|(?:more|sound more) (?:casual|informal|relaxed|natural|friendly)|friendlier|(?:too|so|very) (?:long|formal|stiff|posh)|kurzer|zu lang|lockerer|freundlicher|weniger (?:formlich|formell|steif)|(?:zu|so) (?:formlich|formell|steif)|plus court|raccourcis(?: le| ca)?|trop (?:long|formel|guinde|raide)|moins (?:long|formel|guinde|raide)|plus (?:decontracte|simple|naturel|cool|amical)|mas (?:corto|corta|breve|cercano|informal|natural|sencillo)|acortalo|resumelo|(?:demasiado|muy) (?:largo|formal)|menos (?:formal|serio)',
  formal:
    'more (?:formal|polite)|too (?:casual|informal|short)|politer|formlicher|formeller|hoflicher|zu (?:locker|kurz)|plus (?:formel|poli)|trop (?:familier|court)|mas (?:formal|educado)|demasiado (?:informal|corto)',
  mail: '(?:in|into|as|to|als|per|en|par|por|como)(?: (?:an|a|eine|einer|un|une))? (?:e ?mail|mail|courriel|correo)',
}
const names: Record<Language, string> = {
  en: 'english|englisch|anglais|ingles',
  de: 'german|deutsch|allemand|aleman',
  fr: 'french|franzosisch|francais|frances',
  es: 'spanish|spanisch|espagnol|espanol',
}
const whole = (wish: string): RegExp => new RegExp(`^(?:${lead} )?(?:${degree} )?(?:${wish})$`, 'u')
const [light, formal, mail] = [whole(wishes.light), whole(wishes.formal), whole(wishes.mail)]
const inLanguage = languages.map((language) => ({
  language,
  words: whole(`(?:(?:in|into|auf|en|al) )?(?:${names[language]})`),
}))

/** "Ja, schreib das mal", "go on, draft it": the draft alone. */
const again =
  /^(?:go on )?(?:draft it|write (?:it|that|them)|schreib (?:das|es|ihnen|denen)|mach das|ecris (?:leur|lui|le|ca)|vas y|escribe(?:les|le|lo)|redactalo|hazlo)$/u

/** The last draft in the words that a message wants instead: "make it less formal", "kürzer bitte", "as an email", "in English". */
export async function answerDraftAgain(ask: Ask, { kind, job_url }: DraftState): Promise<Piece[] | undefined> {
  const { speech, text, jobs, board, timeZone, now } = ask
  const card = board.find((one) => one.job_url === job_url)
  const isOther = jobs.some((job) => job.job_url !== job_url)
  if (isOther || !isKind(speech.texts.message.kinds, kind)) return undefined
  const said = wordsOf(text)
  if (said.split(' ').length > mostWords) return undefined
  const named = inLanguage.find(({ words }) => words.test(said))?.language
  const language = named === speech.language ? undefined : named
  const [isLight, isFormal, isMail] = [light.test(said), formal.test(said), mail.test(said)]
  if (!isLight && !isFormal && !isMail && !again.test(said) && language === undefined) return undefined
  const written = language === undefined ? speech : createSpeech(language, timeZone, now)
  return draftPieces({ ...ask, speech: written }, kind, card, { isLight, isMail })
}

const wordsOf = (text: string): string =>
  fold(text)
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(manners, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const isKind = (kinds: object, kind: string): kind is Kind => Object.hasOwn(kinds, kind)
