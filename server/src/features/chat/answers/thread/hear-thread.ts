import { spacedWords } from '../../../../lib/intents/plain-text.ts'
import { asksToAdd, isListWord, isOpening, placeSaid, refersBack } from '../../../../lib/intents/thread.ts'
import { findNamedJobs } from '../../../../lib/intents/entities/named-jobs.ts'
import type { Language } from '../../../../lib/languages.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import { changedSearch, findSearchChange } from '../../../../lib/intents/search-on.ts'
import { namesInterview, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import type { Places } from '../../../../lib/places/places.ts'
import type { Card } from '../../board/cards.ts'
import type { About, LastTurn } from '../answer-state.ts'
import { namesOther } from '../turns/referred-job.ts'
import { aboutJob, hearLast, isCarriable, type Hear, type Turn, type Understood } from '../turns/carried-request.ts'
import { shownAlone } from '../turns/shown-alone.ts'
import { hearAbout } from './hear-about.ts'
import { meansCard, ofOneCard } from './spoken-of.ts'
import type { Posting, ThreadState } from './thread-state.ts'

type Around = {
  thread: ThreadState
  last: LastTurn | undefined
  board: readonly Card[]
  places: Places | undefined
  hear: Hear
}
type Maybe = Omit<Around, 'thread'> & { thread: ThreadState | undefined }

/** Longer messages say themselves what they mean. */
const mostWords = 14

/** "Open the third one", "add number 2": an entry of the list that was shown last. */
export function hearListed(message: string, own: Understood, { thread, last, board, hear }: Maybe): Turn | undefined {
  const { listed } = thread ?? {}
  if (!listed || own.jobs.length > 0 || message.trim().split(/\s+/u).length > mostWords) return undefined
  const url = 'job_urls' in listed && listed.job_urls.length === 2 ? thread?.about?.job_url : undefined
  if (url !== undefined && namesOther(message)) return otherListed(message, own, url, { listed, last, board, hear })
  const named = 'postings' in listed ? postingNamed(message, own, listed.postings) : undefined
  if (named) return aboutPosting(message, own, named, board, hear)
  const place = placeSaid(message, own.language)
  // "On Friday the second": beside a day, a number is one too.
  if (place === undefined || (own.date !== undefined && !/(?:one|ones)(?!\p{L})/iu.test(message))) return undefined
  const at = place === 'last' ? -1 : place
  const count = 'postings' in listed ? listed.postings.length : listed.job_urls.length
  if (at >= count) return { understood: own, heard: message, beyond: count }
  if ('postings' in listed) {
    const posting = listed.postings.at(at)
    // "And the first one too" after "add the second one".
    const wasListed = listed.postings.some(({ job_url }) => job_url === thread?.about?.job_url)
    const isToAdd = wasListed && last !== undefined && isBareEntry(message, own) && asksToAdd(last.text, own.language)
    return posting && aboutPosting(isToAdd ? last.text : message, own, posting, board, hear)
  }
  const card = board.find(({ job_url }) => job_url === listed.job_urls.at(at))
  return card && (sameForEntry(message, own, card, { listed, last, board, hear }) ?? aboutListed(message, card, hear))
}

/** "The Moor Storage one, please": by its employer, beside words that only ask for it. */
function postingNamed(message: string, { language }: Understood, postings: readonly Posting[]): Posting | undefined {
  const named = findNamedJobs(
    message,
    postings.map((posting) => ({ job_title: '', company_name: posting.company, location: posting.location, posting })),
  )
  const [only, second] = named
  if (!only || second || only.company_name === '') return undefined
  const isAsked = asksToAdd(message, language) || isBareName(message, only.company_name, language)
  return isAsked ? only.posting : undefined
}

function isBareName(message: string, name: string, language: Language): boolean {
  const ofName = spacedWords(name).split(' ')
  const { fillers } = turnWords(language)
  return spacedWords(message)
    .split(' ')
    .every((word) => ofName.includes(word) || isOpening(word) || isListWord(word, language) || fillers.includes(word))
}

/** "And the first one too", and not "do I fit the first one?" */
function isBareEntry(message: string, { language }: Understood): boolean {
  const { also, fillers } = turnWords(language)
  const isSmall = (word: string) => isOpening(word) || also.includes(word) || fillers.includes(word)
  return spacedWords(message)
    .split(' ')
    .every((word) => isListWord(word, language) || isSmall(word))
}

/** "The other one" of two. */
function otherListed(
  message: string,
  own: Understood,
  url: string,
  { listed, last, board, hear }: Listed,
): Turn | undefined {
  const urls = listed && 'job_urls' in listed && listed.job_urls.includes(url) ? listed.job_urls : []
  const other = urls.find((one) => one !== url)
  const card = board.find(({ job_url }) => job_url === other)
  return card && (sameForEntry(message, own, card, { listed, last, board, hear }) ?? aboutListed(message, card, hear))
}

type Listed = Pick<Maybe, 'last' | 'board' | 'hear'> & { listed: ThreadState['listed'] }

/** "And the second one?" after a message was written for the first one of the list: the same for the second. */
function sameForEntry(
  message: string,
  own: Understood,
  card: Card,
  { listed, last, board, hear }: Listed,
): Turn | undefined {
  const urls = listed && 'job_urls' in listed ? listed.job_urls : []
  const isOnward = goesOn(message, own.language) && isBareEntry(message, own)
  const before = isOnward && last && !isBareEntry(last.text, own) ? hearLast(last, hear, board) : undefined
  const [old] = before?.jobs ?? []
  if (!last || !before || !old || !urls.includes(old.job_url)) return undefined
  const carried = isCarriable(before, true) ? aboutJob(last, before, card, hear) : undefined
  return carried && { ...carried, about: { job_url: card.job_url } }
}

/** "And the second one", "the other one too". */
function goesOn(message: string, language: Language): boolean {
  const said = spacedWords(message)
  const { onward, also } = turnWords(language)
  return onward.some((words) => said.startsWith(`${words} `)) || also.some((word) => said.endsWith(` ${word}`))
}

function aboutListed(message: string, card: Card, hear: Hear): Turn | undefined {
  const understood = hear(message, card)
  if (understood.kind === 'crisis') return undefined
  return { understood: shownAlone(message, understood, true), heard: message, about: { job_url: card.job_url } }
}

/** A posting that was put on the board meanwhile is its card. */
function aboutPosting(
  message: string,
  own: Understood,
  posting: Posting,
  board: readonly Card[],
  hear: Hear,
): Turn | undefined {
  const card = board.find(({ job_url }) => job_url === posting.job_url)
  return card ? aboutListed(message, card, hear) : { understood: own, heard: message, posting }
}

/** A message without a job of its own, as what it goes on with: a search, a found posting, the card spoken of. */
export function hearThread(message: string, own: Understood, around: Maybe): Turn | undefined {
  const { thread } = around
  if (!thread) return undefined
  const given = { ...around, thread }
  return hearSearch(message, own, given) ?? hearPosting(message, own, given) ?? hearCard(message, own, given)
}

function hearSearch(message: string, own: Understood, { thread, places }: Around): Turn | undefined {
  const { search, listed } = thread
  if (!search || own.url !== undefined) return undefined
  const titles = listed && 'postings' in listed ? listed.postings.map(({ job_title }) => job_title) : []
  const change = findSearchChange(message, own.language, { places, titles })
  if (!change) return undefined
  const { seen, ...before } = search.terms
  const terms = change.isMore ? before : changedSearch(before, change)
  const wishes = [{ intent: 'job_search', p: 1, text: message } as const]
  return {
    understood: { ...own, kind: 'answer', wishes, others: [], search: terms, cues: [], hints: [] },
    heard: message,
    ...(change.isMore && { seen }),
  }
}

/** "Add it" after a found posting was spoken of. */
function hearPosting(message: string, own: Understood, { thread: { posting }, board, hear }: Around): Turn | undefined {
  if (!posting || !refersBack(message, own.language)) return undefined
  const isWork = own.kind === 'ask' || own.wishes.some(({ intent }) => ofPosting.has(intent))
  return isWork || asksToAdd(message, own.language) ? aboutPosting(message, own, posting, board, hear) : undefined
}

const ofPosting = new Set(['job_add', 'match_job', 'cover_letter', 'cv_tailor', 'board_open', 'interview_prep'])

function hearCard(message: string, own: Understood, { thread, last, board, places, hear }: Around): Turn | undefined {
  const card = thread.about && board.find(({ job_url }) => job_url === thread.about?.job_url)
  // A card that was proposed and is not confirmed yet.
  if (thread.about?.age === 0 && !card && own.jobs.length === 0 && waitsForCard(message, own))
    return { understood: own, heard: message, isWaiting: true }
  if (!thread.about || !card || !meansCard(message, own, { card, age: thread.about.age, board, places }))
    return undefined
  const about: About = {
    job_url: card.job_url,
    ...(isOfInterview(card, own, last, board, hear) && { isInterview: true }),
  }
  return { understood: hearAbout(message, card, hear), heard: message, about }
}

const waitsForCard = (message: string, own: Understood): boolean =>
  refersBack(message, own.language) && own.kind === 'answer' && own.wishes.some(({ intent }) => ofOneCard.has(intent))

/** "It's on Monday at 9" tells of an interview where one was spoken of, and not of a reminder. */
function isOfInterview(
  card: Card,
  own: Understood,
  last: LastTurn | undefined,
  board: readonly Card[],
  hear: Hear,
): boolean {
  if (last && (last.about?.isInterview || namesInterview(last.text) || tellsInvitation(last.text))) return true
  const before = last && hearLast(last, hear, board)
  if (before?.stage === 'Interview') return true
  const isReminder = before?.kind === 'answer' && before.wishes.some(({ intent }) => intent === 'reminder')
  // Nobody names an hour for a reminder of a day.
  return !isReminder && (card.status === 'Interview' || own.date?.time !== undefined)
}
