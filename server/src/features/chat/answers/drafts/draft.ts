import { contactSaid } from '../../../../lib/intents/entities/named-contacts.ts'
import { dayIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { DraftDetails, DraftForm } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { jobButton } from '../which-job.ts'

export type Kind = keyof Ask['speech']['texts']['message']['kinds']

/** A draft with what the user said of it, placeholders for the rest, and what the next message may want changed of it. */
export async function draftPieces(
  ask: Ask,
  kind: Kind,
  card: Card | undefined,
  details: DraftDetails = {},
  form: DraftForm = {},
): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, text, texts } = speech
  const t = texts.message
  const values = {
    ...valuesOf(ask, card, details),
    applied_sentence: appliedSentence(ask, card, details),
    notice: noticeOf(ask, details),
  }
  const light = form.isLight && isLightKind(t.light.kinds, kind) ? t.light.kinds[kind] : undefined
  const paragraphs = light === undefined ? t.kinds[kind] : [light]
  const [first = '', ...others] = paragraphs.map((paragraph) => text(paragraph, values))
  const body = [speech.language === 'de' ? afterComma(first) : first, ...others, ...(details.more ?? [])]
  const subject = form.isMail ? [text(t.subject, values)] : []
  const { hello, bye } = form.isLight ? t.light : t
  const unknown = form.isLight ? t.unknown.first_name : t.unknown.name
  const addressee = details.name ?? contactFor(ask, card, form) ?? unknown
  const greeting = text(hello, { name: addressee })
  const { profile } = await tools.read_profile.run({}, call)
  const name = profile.personal_details.name.trim() || call.asker.name.trim() || t.your_name
  return [
    { p: card ? say(t.intro, { job: speech.job(card) }) : say(t.general_intro) },
    { quote: [...subject, greeting, ...body, [bye, { br: true }, name]] },
    { draft: { kind, job_url: card?.job_url, details, form } },
    { p: say(`${[greeting, ...body].some((line) => line.includes('[')) ? t.brackets : ''}${t.check}`) },
    ...(card && kind !== 'feedback'
      ? [{ buttons: [jobButton(text(texts.about.remind, { job: speech.job(card) }), { intent: 'reminder' }, card)] }]
      : []),
  ]
}

/** The contact of the card who is named, or the only one there. */
function contactFor({ message, text }: Ask, card: Card | undefined, { isLight }: DraftForm): string | undefined {
  const [only, second] = card?.contacts ?? []
  const name = (card && contactSaid(`${message} ${text}`, card)) ?? (second === undefined ? only : undefined)
  return isLight ? name?.split(' ')[0] : name
}

function valuesOf({ speech }: Ask, card: Card | undefined, details: DraftDetails) {
  const { texts, moment } = speech
  const { unknown, a_position, a_company } = texts.message
  const day = details.day === undefined ? undefined : writtenDay(speech.language, details.day, details.time)
  const interview = card?.next_interview_at
  return {
    title: card?.job_title ?? details.title ?? a_position,
    company: card?.company_name ?? a_company,
    about: details.about ?? unknown.about,
    day: day ?? unknown.day,
    date: details.day === undefined ? unknown.date : dayOf(speech.language, details.day, 'numeric'),
    time: day ?? unknown.time,
    when: interview ? moment(interview) : unknown.date,
  }
}

/** A card that was put on the board today, or long after the application, bears no date that an employer would know. */
function appliedSentence({ speech, now, timeZone }: Ask, card: Card | undefined, { isDated }: DraftDetails): string {
  const { text, texts, language } = speech
  const { applied_sentence, unknown } = texts.message
  if (!card?.applied_at) return card ? text(applied_sentence, { date: unknown.date }) : ''
  const day = dayIn(timeZone, new Date(card.applied_at))
  return isDated || day === dayIn(timeZone, now) ? '' : text(applied_sentence, { date: dayOf(language, day) })
}

const noticeOf = ({ speech: { text, texts } }: Ask, { notice }: DraftDetails): string =>
  notice === undefined ? '' : text(texts.message.notice_sentence, { notice })

/** In German a letter goes on in small letters after its greeting; its first words are no nouns. */
const afterComma = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const isLightKind = <T extends object>(kinds: T, kind: string): kind is Extract<keyof T, string> =>
  Object.hasOwn(kinds, kind)

function dayOf(language: string, day: string, year?: 'numeric'): string {
  const written = { day: 'numeric', month: 'long', year, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, written).format(new Date(`${day}T00:00:00Z`))
}

/** Without "tomorrow": who knows when it is read. */
function writtenDay(language: string, day: string, time: string | undefined): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const date = name.format(new Date(`${day}T00:00:00Z`))
  return time === undefined ? date : `${date}, ${clock.format(new Date(`${day}T${time}:00Z`))}`
}
