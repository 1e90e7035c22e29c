import { fold } from '../../../../lib/intents/plain-text.ts'
import { languages, type Language } from '../../../../lib/languages.ts'
import type { DraftState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { draftPieces, type Kind } from '../message-answer.ts'
import { createSpeech } from '../speech.ts'

const mostWords = 14

const light =
  /(?<!\p{L})(?:shorter|short|shorten|briefer|brief|too long|less (?:formal|stiff)|(?:more|sound) (?:casual|informal|relaxed|natural|friendly)|friendlier|(?:too|so|that) (?:formal|stiff|posh)|kurzer|kurz|kurzen|zu lang|lockerer|weniger (?:formlich|formell|steif)|(?:zu|so) (?:formlich|formell|steif)|freundlicher|plus court|raccourci\p{L}*|trop long|moins (?:formel|guinde|raide)|plus (?:decontracte|simple|naturel|cool|amical)|trop (?:formel|guinde|raide)|mas (?:corto|corta|breve|cercano|informal|natural|sencillo)|acort\p{L}*|resume\p{L}*|demasiado (?:largo|formal)|menos (?:formal|serio))(?!\p{L})/u
const formal =
  /(?<!\p{L})(?:more (?:formal|polite)|too (?:casual|informal|short)|politer|formlicher|formeller|hoflicher|zu (?:locker|kurz)|plus (?:formel|poli)|trop (?:familier|court)|mas (?:formal|educado)|demasiado (?:informal|corto))(?!\p{L})/u
const mail = /(?<!\p{L})(?:e ?-?mails?|mails?|courriel|correo)(?!\p{L})/u
const names: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:english|englisch|anglais|ingles)(?!\p{L})/u,
  de: /(?<!\p{L})(?:german|deutsch|allemand|aleman)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:french|franzosisch|francais|frances)(?!\p{L})/u,
  es: /(?<!\p{L})(?:spanish|spanisch|espagnol|espanol)(?!\p{L})/u,
}

/** The last draft in the words that a message wants instead: "make it less formal", "kürzer bitte", "as an email", "in English". */
export async function answerDraftAgain(ask: Ask, { kind, job_url }: DraftState): Promise<Piece[] | undefined> {
  const { speech, text, jobs, board, timeZone, now } = ask
  const said = fold(text)
  const card = board.find((one) => one.job_url === job_url)
  const isOther = jobs.some((job) => job.job_url !== job_url)
  if (isOther || text.trim().split(/\s+/).length > mostWords || !isKind(speech.texts.message.kinds, kind))
    return undefined
  const language = languages.find((one) => one !== speech.language && names[one].test(said))
  const [isLight, isFormal, isMail] = [light.test(said), formal.test(said), mail.test(said)]
  const isAgain = again.test(said) && text.trim().split(/\s+/).length <= mostAgainWords
  if (!isLight && !isFormal && !isMail && !isAgain && language === undefined) return undefined
  const written = language === undefined ? speech : createSpeech(language, timeZone, now)
  return draftPieces({ ...ask, speech: written }, kind, card, { isLight: isLight && !isFormal, isMail })
}

/** "Ja, schreib das mal", "go on, draft it": the draft alone. */
const again =
  /(?<!\p{L})(?:draft it|write (?:it|that|them)|go on (?:then )?(?:draft|write)|schreib (?:das|es|ihnen|denen)|mach das|ecris (?:leur|lui|le|ca)|vas y|escribe(?:les|le|lo)|redactalo|hazlo)(?!\p{L})/u
const mostAgainWords = 10

const isKind = (kinds: object, kind: string): kind is Kind => Object.hasOwn(kinds, kind)
