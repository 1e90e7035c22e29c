import { findDate } from '../../../../lib/intents/entities/dates.ts'
import { bareWords, fold } from '../../../../lib/intents/plain-text.ts'
import { draftWords, type DraftWords } from '../../../../lib/intents/words/draft-words.ts'
import { languages, type Language } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import type { DraftDetails, DraftForm, DraftState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { createSpeech } from '../speech.ts'
import { draftPieces, type Kind } from './draft.ts'
import { detailsIn } from './draft-details.ts'

/** Whoever wants the draft otherwise says little more: longer messages and other words are a request of their own. */
const mostWords = 12
const mostAdded = 200
const mostSentences = 5

const forms = ['light', 'formal', 'mail', 'again', 'replies'] as const
type Revision = (typeof forms)[number] | Language

/** The last draft in the words that a message wants instead: "make it less formal", "kürzer bitte", "put in that I can start in May". */
export async function answerDraftAgain(ask: Ask, state: DraftState): Promise<Piece[] | undefined> {
  const { kind, job_url, details = {}, form = {} } = state
  const { speech, text, jobs, board, timeZone, now } = ask
  if (!isKind(speech.texts.message.kinds, kind) || jobs.some((job) => job.job_url !== job_url)) return undefined
  const card = board.find((one) => one.job_url === job_url)
  const whole = changeIn(ask, text, kind)
  const parts = whole ? [whole] : partsOf(text).map((part) => changeIn(ask, part, kind) ?? nameIn(ask, part, card))
  const changes = parts.filter((part) => part !== undefined)
  const wishes = new Set(changes.flatMap((change) => [...change.wishes]))
  const language = languages.find((one) => wishes.has(one) && one !== speech.language)
  // "In English" of what is in English wants nothing.
  const isChanged = language !== undefined || changes.some(changesDraft)
  if (!isChanged || (!whole && changes.every(({ wishes: own }) => own.has('again')))) return undefined
  const more = [...new Set([...(details.more ?? []), ...changes.flatMap(({ added }) => added ?? [])])]
  const said = changes.reduce<DraftDetails>((all, change) => ({ ...all, ...change.details }), details)
  const kept: DraftDetails = { ...said, ...(more.length > 0 && { more: more.slice(-mostSentences) }) }
  const written = language === undefined ? speech : createSpeech(language, timeZone, now)
  const own = language === undefined ? kept : withoutWords(kept, speech.language)
  const pieces = await draftPieces({ ...ask, speech: written }, kind, card, own, newForm(form, wishes))
  return changes.length === parts.length ? pieces : [...pieces, { p: speech.say(speech.texts.message.not_all) }]
}

/** What a message, or a part of it, wants of a draft. */
type Change = { wishes: ReadonlySet<Revision>; added?: string; details?: DraftDetails }

const changesDraft = ({ wishes, added, details }: Change): boolean =>
  added !== undefined || details !== undefined || forms.some((one) => wishes.has(one))

const none: ReadonlySet<Revision> = new Set()

function changeIn({ speech, now, timeZone }: Ask, part: string, kind: Kind): Change | undefined {
  const wishes = revisionsIn(part)
  if (wishes) return { wishes }
  const { adds, added, asks, asked } = draftWords(speech.language)
  const question = sentenceOf(part, asks, asked)
  const date =
    question !== undefined && kind === 'postpone' ? findDate(part, speech.language, { now, timeZone }) : undefined
  // "Ask if we can do Monday": the day that the draft leaves open.
  if (date) return { wishes: none, details: { day: date.day, ...(date.time !== undefined && { time: date.time }) } }
  const sentence = question ?? sentenceOf(part, adds, added)
  return sentence === undefined ? undefined : { wishes: none, added: sentence }
}

/** "Put her name Mrs Hartley". */
function nameIn(ask: Ask, part: string, card: Card | undefined): Change | undefined {
  const { name } = detailsIn({ ...ask, text: part, day: undefined }, card)
  return name === undefined ? undefined : { wishes: none, details: { name } }
}

/** "Shorter, and call her Mrs Hartley": what is only polite is no part. */
function partsOf(text: string): string[] {
  const parts = text.slice(0, longestChange).split(/[,;.!?]+\s|\s(?:and|und|et|y)\s/iu)
  return text.length > longestChange ? [] : parts.filter((part) => without(manners(), bareWords(part)) !== '')
}

const longestChange = 200

/** What was said in one language stands in no draft of another one: neither sentences nor "Señora". */
function withoutWords({ name, about: _, more: _more, ...details }: DraftDetails, language: Language): DraftDetails {
  const [title = '', surname] = fold(name ?? '').split(' ')
  const isTitled = surname !== undefined && draftWords(language).titles.some((one) => fold(one) === title)
  return name === undefined || isTitled ? details : { ...details, name }
}

function newForm({ isLight = false, isMail = false }: DraftForm, wishes: ReadonlySet<Revision>): DraftForm {
  return {
    isLight: wishes.has('light') || (isLight && !wishes.has('formal')),
    isMail: isMail || wishes.has('mail'),
  }
}

/** What a message of nothing else wants of a draft; undefined if anything is left. */
function revisionsIn(text: string): ReadonlySet<Revision> | undefined {
  let rest = without(manners(), bareWords(text.slice(0, 300)))
  if (rest === '' || rest.split(' ').length > mostWords) return undefined
  const found = new Set<Revision>()
  while (rest !== '') {
    const next = startingRevision(rest)
    if (!next) return undefined
    found.add(next.wish)
    rest = next.rest
  }
  return found
}

function startingRevision(rest: string): { wish: Revision; rest: string } | undefined {
  const matches = wishPatterns().flatMap(({ wish, pattern }) => {
    const [match] = pattern.exec(rest) ?? []
    return match === undefined ? [] : [{ wish, rest: rest.slice(match.length).trim(), length: match.length }]
  })
  return matches.toSorted((a, b) => b.length - a.length)[0]
}

let patterns: { wish: Revision; pattern: RegExp }[] | undefined

/** Of all languages: people ask for another one in either, and mix them. */
function wishPatterns() {
  if (patterns) return patterns
  const words = languages.map(draftWords)
  const all = (part: (of: DraftWords) => readonly string[]) => words.flatMap(part).join('|')
  const before = `(?:(?:${all(({ leads }) => leads)}) )?(?:(?:${all(({ degrees }) => degrees)}) )?`
  const whole = (wish: string) => new RegExp(`^${before}(?:${wish})(?= |$)`, 'u')
  return (patterns = [
    ...forms.map((wish) => ({ wish, pattern: whole(all((of) => of[wish])) })),
    ...languages.map((wish) => ({
      wish,
      pattern: whole(`(?:(?:${all(({ into }) => into)}) )?(?:${all((of) => [of.languages[wish]])})`),
    })),
  ])
}

let polite: RegExp | undefined
const manners = (): RegExp =>
  (polite ??= new RegExp(
    `(?<!\\p{L})(?:${languages.flatMap((language) => draftWords(language).manners).join('|')})(?!\\p{L})`,
    'gu',
  ))

const without = (words: RegExp, text: string): string => text.replace(words, ' ').replace(/\s+/gu, ' ').trim()

/** "Put in that I can start in May" as the sentence that it becomes, in the user's own words. */
function sentenceOf(text: string, patterns: readonly string[], template: string): string | undefined {
  const [, said] = patterns.map((one) => new RegExp(one, 'iu').exec(text.trim())).find((found) => found !== null) ?? []
  const clause = said
    ?.trim()
    .replace(/[\s.!?]+$/u, '')
    .replace(/(?<!\p{L})i(?=['’ ])/gu, 'I')
  if (!clause || clause.length > mostAdded || clause.includes('\n')) return undefined
  const sentence = `${template.replace('{said}', () => clause)}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const isKind = (kinds: object, kind: string): kind is Kind => Object.hasOwn(kinds, kind)
