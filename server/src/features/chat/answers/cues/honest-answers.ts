import type { Ask, Piece } from '../ask.ts'
import { openJob, openPage } from '../pages.ts'
import { active, jobButton } from '../which-job.ts'

/** Nothing false goes into a CV; says what may stand there instead. */
export function answerUntrueClaim({ speech }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.cues.untrue
  return Promise.resolve([
    { p: say(t.no) },
    { p: say(t.instead) },
    { ul: t.ways },
    { buttons: [openPage(speech, 'profile'), { label: texts.wishes.match_job, go: { intent: 'match_job' } }] },
  ])
}

/** Nobody applies in somebody's name here; the page and the documents are one press away. */
export function answerApplyForMe({ speech, jobs, board }: Ask): Promise<Piece[]> {
  const { say, text, texts } = speech
  const t = texts.cues.apply
  const [card, second] = jobs
  if (!card || second) {
    const next = active(board).find(({ status }) => status === 'Viewed')
    const button = next && jobButton(text(texts.about.tailor, { job: speech.job(next) }), { intent: 'cv_tailor' }, next)
    return Promise.resolve([
      { p: say(texts.talk.no_auto_apply) },
      { p: say(t.how) },
      { buttons: [...(button ? [button] : []), openPage(speech, 'board')] },
    ])
  }
  const job = speech.job(card)
  const isMade = card.documents_at !== null
  const made = isMade ? say(t.documents, { when: speech.ago(card.documents_at ?? '') }) : say(t.no_documents)
  return Promise.resolve([
    { p: say(texts.talk.no_auto_apply) },
    { p: [...say(t.page), ' ', { link: job, href: card.job_url }] },
    { p: made },
    {
      buttons: [
        ...(isMade ? [] : [jobButton(text(texts.about.tailor, { job }), { intent: 'cv_tailor' }, card)]),
        openJob(speech, card),
      ],
    },
  ])
}

/** A letter's length is chosen on the job's page, which no tool of the assistant reaches. */
export function answerShorterLetter({ speech, jobs, board }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.cues.shorter
  const written = active(board).filter(({ documents_at }) => documents_at !== null)
  const card = jobs.length === 1 ? jobs[0] : written.length === 1 ? written[0] : undefined
  if (!card) return Promise.resolve([{ p: say(t.how) }, { buttons: [openPage(speech, 'board')] }])
  const job = speech.job(card)
  return Promise.resolve([
    { p: say(card.documents_at === null ? t.none_yet : t.for_job, { job }) },
    { p: say(t.how) },
    { buttons: [openJob(speech, card)] },
  ])
}
