import { namesInterview } from '../../../../lib/intents/entities/stages.ts'
import { spacedWords as plain } from '../../../../lib/intents/plain-text.ts'
import type { Card } from '../../board/cards.ts'
import type { LastTurn } from '../answer-state.ts'
import { active } from '../which-job.ts'

export { spacedWords as plain } from '../../../../lib/intents/plain-text.ts'

type Kind = 'offer' | 'interview' | 'job'
const nouns: Record<Kind, string> = {
  offer: 'offer|angebot|zusage|offre|oferta',
  interview: 'interview|gesprach|vorstellungsgesprach|termin|entretien|rdv|entrevista|cita',
  job: 'job|role|position|application|company|employer|stelle|firma|bewerbung|arbeitgeber|poste|emploi|candidature|entreprise|puesto|trabajo|empleo|candidatura|empresa',
}
const kinds: readonly Kind[] = ['offer', 'interview', 'job']
const anyNoun = kinds.map((kind) => nouns[kind]).join('|')

const the = '(?:the|das|die|der|den|dem|beim|zum|zur|le|la|el|lo|l)'
/** Without a noun it has to end the message: "die andere Frage" and "l’autre jour" are no jobs. */
const other = new RegExp(
  `(?<!\\p{L})${the} (?:other|andere?[nmrs]?|autre|otr[ao])(?: one| (${anyNoun})|$|(?= (?:c est|cest|quand|when|wann|wie|was|wer|wo|cuando|where|what|who|how|ou|qui|donde|que|quien|cuanto)))(?!\\p{L})`,
  'u',
)

/** Whether words speak of another job than the last one, whichever that is. */
export const namesOther = (text: string): boolean => other.test(plain(text))

/** "On the second", "bis zum zweiten": a day. */
const noDay = '(?<!(?:^|\\s)(?:on|by|until|till|before|after|since|from|bis|ab|vor|nach|seit|avant|apres|hasta|desde) )'
const numbers = [
  'first|1st|ersten?|premiere?|premier|primer[oa]?',
  'second|2nd|zweiten?|deuxieme|seconde?|segund[oa]',
  'third|3rd|dritten?|troisieme|tercer[oa]?',
]
const ordinals = numbers.map((words) => `(?<!\\p{L})${noDay}${the} (?:${words})`)
/** A second interview is a round and a second offer may be a better one: neither is another job. */
const withNoun = ordinals.map(
  (ordinal) => new RegExp(`${ordinal} (?:one(?! (?:i|we|that|which|who|where)(?!\\p{L}))|${nouns.job})(?!\\p{L})`, 'u'),
)
const atEnd = ordinals.map((ordinal) => new RegExp(`${ordinal}(?:$|(?= (?:and|und|et|y|e)(?: |$)))`, 'u'))

/** What is left of a message in plain words without such a reference. */
export const withoutReference = (text: string): string =>
  [other, ...withNoun, ...atEnd].reduce((left, pattern) => left.replace(pattern, ' '), text)

/** Whether words are but a place in a list: "the second one", "zweite", "number 3". */
export const isPlaceInList = (text: string): boolean =>
  withoutReference(`the ${plain(text).replace(/^(?:the|die|der|das|den|la|le|el) /u, '')}`).trim() === '' ||
  /^(?:(?:number|no|nr|nummer|numero) )?\d{1,3}$/u.test(plain(text))

/**
 * The job that "the second one" or "the other offer" means: of those that the last answer told, in its order, or beside
 * the one that was last spoken of. Undefined where more than one might be meant: asking is better than the wrong job.
 */
export function findReferred(
  { message, isDated }: { message: string; isDated: boolean },
  board: readonly Card[],
  last: LastTurn | undefined,
  /** The jobs that the last message named. */
  namedLast: () => readonly Card[],
): Card | undefined {
  if (last === undefined) return undefined
  const text = plain(message)
  const open = active(board)
  const told = last.job_urls.flatMap((url) => open.find(({ job_url }) => job_url === url) ?? [])
  const beside = other.exec(text)
  if (beside) {
    const noun = beside[1]
    const kind = noun === undefined ? kindOf(last.text) : kinds.find((one) => nouns[one].split('|').includes(noun))
    const named = namedLast()
    const [current, further] = named.length > 0 ? named : told
    if (!current || further) return undefined
    const sameStage = open.filter(({ status }) => status === current.status)
    // "And the other one?" after the hour of an interview that was called a job.
    const interviews = ofKind(open, 'interview')
    return (
      onlyOther(ofKind(open, kind), current) ??
      (noun === undefined && interviews.includes(current) ? onlyOther(interviews, current) : undefined) ??
      // After a message to one of two offers.
      (noun === undefined ? onlyOther(sameStage, current) : undefined)
    )
  }
  // "Remind me on Friday the second": beside a day, a number alone is one too.
  const place = numbers.findIndex((_, at) => withNoun[at]?.test(text) || (!isDated && atEnd[at]?.test(text)))
  if (place === -1) return undefined
  if (told.length > 1) return told[place]
  const interviews = ofKind(open, 'interview')
  // "When is Bridgend? And the second one?"
  const isInterview = kindOf(last.text) === 'interview' || (told[0] !== undefined && interviews.includes(told[0]))
  return isInterview ? interviews[place] : undefined
}

function kindOf(text: string): Kind | undefined {
  const isOffer = new RegExp(`(?<!\\p{L})(?:${nouns.offer})s?(?!\\p{L})`, 'u').test(plain(text))
  if (namesInterview(text)) return isOffer ? undefined : 'interview'
  return isOffer ? 'offer' : 'job'
}

function ofKind(open: readonly Card[], kind: Kind | undefined): readonly Card[] {
  if (kind === undefined) return []
  if (kind === 'offer') return open.filter(({ status }) => status === 'Offer')
  if (kind === 'job') return open
  return open
    .filter(({ next_interview_at }) => next_interview_at !== null)
    .toSorted((a, b) => (a.next_interview_at ?? '').localeCompare(b.next_interview_at ?? ''))
}

/** There is an "other" only where the job spoken of is one of two. */
function onlyOther(among: readonly Card[], current: Card): Card | undefined {
  const others = among.filter(({ job_url }) => job_url !== current.job_url)
  return among.length === 2 && others.length === 1 ? others[0] : undefined
}
