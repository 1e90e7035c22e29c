import { findMeantJobs } from '../../../../../lib/intents/entities/named-jobs.ts'
import { findStage, movesIt, movesToStage } from '../../../../../lib/intents/entities/stages.ts'
import { splitMessage } from '../../../../../lib/intents/asked-intents.ts'
import type { Ask, Piece } from '../../ask.ts'
import { answerChange } from '../../changes/change-answers.ts'
import { changeIn, namesNote } from '../../changes/change-words.ts'
import { active } from '../../which-job.ts'

/** "Note for Acme: they ring on Friday, maybe an interview": what follows the colon is the note, whatever it says. */
export async function answerNote(ask: Ask): Promise<Piece[] | undefined> {
  const [before = '', ...after] = ask.text.split(':')
  if (after.length === 0 || !namesNote(before) || before.split(/\s+/).length > longestOrder) return undefined
  const said = { language: ask.speech.language, places: ask.places }
  const jobs = findMeantJobs(before, active(ask.board), said)
  if (jobs.length !== 1) return undefined
  const noted = await answerChange({ ...ask, jobs, stage: undefined })
  // "Move Acme to Applied and add a note: they ring on Friday": the day is the note's.
  const { language } = ask.speech
  const stage = movesToStage(before, language) ? findStage(before, language) : undefined
  const move = { ...ask, jobs, stage, text: before.replace(lastPart, ''), day: undefined, time: undefined }
  return stage === undefined ? noted : [...(await answerChange(move)), ...noted]
}

/** The order of the note itself: "… and add a note". */
const lastPart = /(?:,|\s(?:and|und|et|y))\s[^,]*$/iu

const longestOrder = 10
/** More jobs at once are hardly meant one by one. */
const mostMoved = 5
/** Beside the names, an order to move has few words; in a longer message the names may be about something else. */
const longestMove = 14

/** "Move Acme and Dunnes to rejected": each is proposed for itself, where all go to one stage and nothing else is asked. */
export async function answerMoves(ask: Ask): Promise<Piece[] | undefined> {
  const { text, jobs, stage, speech } = ask
  const { language } = speech
  const isOrder = movesToStage(text, language) || (movesIt(text, language) && !text.includes('?'))
  const words = text.trim().split(/\s+/).length
  if (!isOrder || stage === undefined || ask.day !== undefined || words > longestMove) return undefined
  if (jobs.length < 2 || jobs.length > mostMoved) return undefined
  const parts = splitMessage(text, language)
  const stages = new Set(parts.map((part) => findStage(part, language)).filter((one) => one !== undefined))
  // "Move Acme to interview and archive Dunnes" is one order for each.
  const isOther = parts.some((part) => changeIn(part, language) !== undefined)
  if (stages.size > 1 || isOther || !isEachNamed(ask)) return undefined
  const pieces: Piece[] = []
  for (const job of jobs) pieces.push(...(await answerChange({ ...ask, jobs: [job] })))
  return pieces
}

/** Two jobs of one employer are two guesses at one that was named. */
const isEachNamed = ({ text, jobs, speech: { language } }: Ask): boolean =>
  jobs.every((job) => findMeantJobs(text, [job]).length === 1) &&
  new Set(jobs.map(({ company_name }) => company_name)).size === jobs.length &&
  joined[language].test(text)

const joined = {
  en: /\sand\s|,|&/u,
  de: /\sund\s|,|&/u,
  fr: /\set\s|,|&/u,
  es: /\s[ye]\s|,|&/u,
}
