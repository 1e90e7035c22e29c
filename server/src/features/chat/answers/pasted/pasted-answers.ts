import { fitToCard } from '@waymark/contract/card-texts.ts'
import { applyStatus } from '@waymark/contract/job-tracking.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { PostingMatch } from '../../tools/search-tools.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { likelyQuestions } from '../interview-answers.ts'
import { comparisonPieces } from '../match-answers.ts'
import { openJob, openPage } from '../pages.ts'
import { namesAmount, payLine } from '../pay/pay-line.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import type { Speech } from '../speech.ts'
import { cardOf, type Pasted, type Want } from './pasted-posting.ts'

/** Answers from the pasted text itself, and offers a card for it; nothing of it is kept before that is confirmed. */
export async function answerPasted(ask: Ask, pasted: Pasted, wanted: readonly Want[]): Promise<Piece[]> {
  const card = cardOf(pasted, ask.board)
  const pieces: Piece[] = []
  const needsMatch = wanted.some((want) => want === 'match' || want === 'questions')
  const match = needsMatch ? await ask.tools.match_text.run(textOf(pasted), ask.call) : undefined
  for (const want of wanted) pieces.push(...(await answerWant(ask, pasted, want, match)))
  const isLetter = wanted.includes('letter')
  if (card) return [...pieces, ...onBoard(ask.speech, card), { buttons: buttonsFor(ask.speech, pasted, wanted) }]
  // Once is enough, unless it is asked for.
  if (!pasted.isNew && !isLetter && !wanted.includes('add'))
    return [...pieces, { buttons: buttonsFor(ask.speech, pasted, wanted) }]
  return [
    ...pieces,
    ...(isLetter ? [{ p: ask.speech.say(ask.speech.texts.pasted.letter_first) }] : []),
    ...(await proposeCard(ask, pasted)),
    ...(isLetter ? [{ p: ask.speech.say(ask.speech.texts.pasted.letter_then) }] : []),
    { buttons: buttonsFor(ask.speech, pasted, wanted) },
  ]
}

const textOf = ({ text, title, company }: Pasted) => ({
  text,
  title: title.slice(0, 200),
  company: company.slice(0, 200),
})

type Matched = PostingMatch | { refused: string; sentence: string } | undefined

async function answerWant(ask: Ask, pasted: Pasted, want: Want, match: Matched): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const job = nameOf(ask.speech, pasted)
  if (want === 'pay') {
    const line = payLine(pasted.text)
    if (line !== undefined) return [{ p: say(texts.salary.of_posting, { job, salary: line }) }]
    return namesAmount(pasted.text) ? [] : [{ p: say(texts.salary.not_in_posting, { job }) }]
  }
  if (want === 'add' || want === 'letter' || match === undefined) return []
  if (isToolRefusal(match))
    return [{ p: say(texts.match.empty_profile) }, { buttons: [openPage(ask.speech, 'profile')] }]
  if (want === 'questions') {
    if (match.requirements.length === 0) return [{ p: texts.interview.general_intro }, { ol: texts.interview.general }]
    const { profile } = await ask.tools.read_profile.run({}, ask.call)
    return [{ p: say(texts.interview.intro, { job }) }, { ol: likelyQuestions(match.requirements, profile, ask) }]
  }
  const card = { job_title: pasted.title, company_name: pasted.company }
  const compared = comparisonPieces(ask.speech, { job, message: pasted.isNew ? pasted.said : ask.text, card }, match)
  return compared.length > 0 ? compared : [{ p: say(texts.match.none) }]
}

async function proposeCard({ speech, tools, call }: Ask, pasted: Pasted): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.pasted
  const { title, company, place, text, job_url } = pasted
  if (title === '') return [{ p: say(t.unnamed) }]
  const found = fitToCard({
    job_title: title,
    company_name: company === '' ? t.employer_unknown : company,
    location: place,
    salary: payLine(text) ?? '',
    source: '',
  })
  const posting_text = `${[title, company, place].filter((part) => part !== '').join(', ')}\n${text}`.slice(0, mostKept)
  const proposed = await tools.add_job.run({ ...found, job_url, posting_text }, call)
  const values = { job: nameOf(speech, pasted), stage: speech.stage(applyStatus) }
  const pieces = proposalPieces(speech, proposed, t.add, values)
  return company === '' && !isToolRefusal(proposed) ? [...pieces, { p: say(t.who) }] : pieces
}

const mostKept = 20_000

const nameOf = (speech: Speech, { title, company }: Pasted): string =>
  title !== '' && company !== ''
    ? speech.job({ job_title: title, company_name: company })
    : title || company || speech.texts.pasted.this_one

const onBoard = (speech: Speech, card: NonNullable<ReturnType<typeof cardOf>>): Piece[] => [
  { p: speech.say(speech.texts.add.exists, { job: speech.job(card), stage: speech.stage(card.status) }) },
  { buttons: [openJob(speech, card)] },
]

function buttonsFor(speech: Speech, pasted: Pasted, wanted: readonly Want[]): Button[] {
  const { text, texts } = speech
  const job = nameOf(speech, pasted)
  const about = { job_url: pasted.job_url, pasted: true }
  const all: [Want, Button][] = [
    ['match', { label: text(texts.about.match, { job }), go: { intent: 'match_job', ...about } }],
    ['letter', { label: text(texts.about.tailor, { job }), go: { intent: 'cv_tailor', ...about } }],
    ['questions', { label: text(texts.about.prepare, { job }), go: { intent: 'interview_prep', ...about } }],
  ]
  return all.filter(([want]) => !wanted.includes(want)).map(([, button]) => button)
}
