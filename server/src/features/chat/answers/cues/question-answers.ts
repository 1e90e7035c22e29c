import { maybeDespair } from '../../../../lib/intents/crisis.ts'
import { findQuestion, type Question } from '../../../../lib/intents/questions.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import { textsIn } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import de from '../../texts/questions/de.json' with { type: 'json' }
import en from '../../texts/questions/en.json' with { type: 'json' }
import es from '../../texts/questions/es.json' with { type: 'json' }
import fr from '../../texts/questions/fr.json' with { type: 'json' }
import type { Ask, Piece } from '../ask.ts'

const catalogue = { en, de, fr, es }
type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/** `before` is what stands around the question, and has an answer of its own: "They turned me down. Is it my fault?" */
export type AskedQuestion = { question: Question; before: string }

/** The everyday question that a message asks, alone or in one of its sentences. */
export function askedQuestion(ask: Ask, understood: Understood): AskedQuestion | undefined {
  const { text, speech, url } = ask
  if (url !== undefined) return undefined
  const sentences = text.match(/[^.!?\n]+[.!?]*/gu)?.filter((one) => /\p{L}/u.test(one)) ?? []
  const asks = sentences.findLastIndex((one) => findQuestion(one, speech.language) !== undefined)
  const question = findQuestion(sentences[asks] ?? text, speech.language)
  if (question === undefined || !isMeant(question, ask, understood)) return undefined
  const before = asks === -1 ? '' : sentences.toSpliced(asks, 1).join(' ').trim()
  return { question, before }
}

export function answerQuestion({ text, speech }: Ask, question: Question): Piece[] {
  const [answer = '', ...more] = textsIn(catalogue, speech.language).texts[question]
  const pieces: Piece[] = [{ p: speech.say(answer) }, { ul: more.map((line) => speech.say(line)) }]
  return maybeDespair(text) ? [...pieces, { p: speech.say(speech.texts.feelings.talk) }] : pieces
}

function isMeant(question: Question, { jobs }: Ask, understood: Understood): boolean {
  // Whoever is at the end of their strength needs to be heard first.
  if (ofStrength.has(question) && understood.isDistressed) return false
  if (question === 'more_time') return jobs.length < 2
  return jobs.length === 0 || !general.has(question)
}

const ofStrength = new Set<Question>(['motivation', 'my_fault', 'take_break'])
/** With a job named they ask for something of it: a comparison, or a mail to the employer. */
const general = new Set<Question>(['overqualified', 'no_diploma', 'experience_loop', 'interview_late'])
