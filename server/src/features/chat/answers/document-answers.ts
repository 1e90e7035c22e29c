import { isToolRefusal } from '../tools/tool.ts'
import { answerAdd } from './changes/add-answer.ts'
import type { Ask, Piece } from './ask.ts'
import { letterWish } from './letter-wish.ts'
import { proposalPieces } from './proposal-pieces.ts'
import { openJob, openPage } from './pages.ts'
import { active, askWhich, jobButton } from './which-job.ts'

/** Only a proposal: the documents are generated when it is confirmed. */
export const answerTailor = (ask: Ask): Promise<Piece[]> => makeDocuments(ask, [])

export function answerLetter(ask: Ask): Promise<Piece[]> {
  const { texts, say } = ask.speech
  // Without a job, how to write a letter is worth more than a mere question.
  const rules: Piece[] = [{ p: say(texts.documents.letter_rules) }, { ol: texts.documents.letter_parts }]
  return makeDocuments(ask, ask.jobs.length === 0 ? rules : [])
}

/** Nothing of a wish for the letter's words is dropped silently. */
function notTaken({ speech, message }: Ask): Piece[] {
  const wish = letterWish(message, speech.language)
  return wish === undefined ? [] : [{ p: speech.say(speech.texts.documents.not_taken, { wish }) }]
}

async function makeDocuments(ask: Ask, introduction: readonly Piece[]): Promise<Piece[]> {
  const { speech, tools, call, jobs, board, url } = ask
  const { say, text, texts } = speech
  const t = texts.documents
  const { version } = await tools.read_profile.run({}, call)
  if (version === 0) return [...introduction, { p: say(t.empty_profile) }, { buttons: [openPage(speech, 'profile')] }]
  const known = board.find((one) => one.job_url === url)
  const [card, second] = jobs.length === 0 && known ? [known] : jobs
  if (!card && url !== undefined) return [{ p: say(t.not_on_board) }, ...(await answerAdd(ask))]
  if (!card || second) {
    if (active(board).length === 0)
      return [...introduction, { p: say(t.no_jobs) }, { buttons: [openPage(speech, 'search')] }]
    return [...introduction, { p: say(t.which) }, ...askWhich(ask, { intent: 'cv_tailor' }).slice(1)]
  }
  const job = speech.job(card)
  const exist: Piece[] =
    card.documents_at === null ? [] : [{ p: say(t.exist, { job, when: speech.ago(card.documents_at) }) }]
  const proposed = await tools.generate_documents.run({ job_url: card.job_url }, call)
  const open = openJob(speech, card)
  if (isToolRefusal(proposed) && proposed.refused === 'posting_unreadable')
    return [...exist, { p: say(t.unreadable, { job }) }, { buttons: [open] }]
  const pieces = proposalPieces(speech, proposed, exist.length > 0 ? t.again : t.propose, { job })
  return [
    ...exist,
    ...pieces,
    ...(isToolRefusal(proposed) ? [] : [{ p: say(t.ready) }, ...notTaken(ask)]),
    { buttons: [jobButton(text(texts.about.match, { job }), { intent: 'match_job' }, card), open] },
  ]
}
