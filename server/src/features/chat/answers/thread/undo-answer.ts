import type { Proposal } from '@waymark/contract/proposals.ts'
import { isJobStatus } from '@waymark/contract/job-tracking.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import { dayIn, momentIn } from '../../../../lib/zoned-time.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import type { Speech } from '../speech.ts'
import { jobButton } from '../which-job.ts'
import { threadTexts } from './thread-texts.ts'

/** Of another conversation, only what is still fresh in mind is meant by "undo that". */
const recentMs = 86_400_000
const listedMost = 20

/** "Undo that": the change confirmed last, with its Undo; undefined where nothing was confirmed. */
export async function answerUndo(ask: Ask): Promise<Piece[] | undefined> {
  const { speech, now, call } = ask
  const { session_id } = call
  const since = new Date(now.getTime() - recentMs)
  const here = session_id === null ? [] : await ask.confirmed(new Date(0), session_id)
  const recent = here.length > 0 ? here : await ask.confirmed(since)
  const [only] = ask.jobs.length === 1 ? ask.jobs : []
  const last = (only && recent.find(({ job_url }) => job_url === only.job_url)) ?? recent[0]
  if (!last) return undefined
  const t = threadTexts(speech)
  return [{ p: speech.say(last.can_undo ? t.undo : t.undo_kept) }, { proposal: last }]
}

/** "What did you change today?" */
export async function answerChanges(ask: Ask): Promise<Piece[]> {
  const { speech, now, timeZone } = ask
  const t = threadTexts(speech)
  const confirmed = await ask.confirmed(momentIn(timeZone, dayIn(timeZone, now), 0))
  if (confirmed.length === 0) return [{ p: speech.say(t.changed_none) }]
  return [
    { p: speech.say(t.changed, { count: confirmed.length }) },
    { ul: confirmed.slice(0, listedMost).map((proposal) => changeLine(speech, proposal)) },
  ]
}

function changeLine(speech: Speech, { kind, subject, changes }: Proposal): Line {
  const t = threadTexts(speech)
  const [change] = changes
  if (!change) return speech.say(t.changed_only, { subject, what: t.fields.job })
  const { field, before, after } = change
  if (kind === 'archive_job') {
    const what = after === null ? t.fields.unarchived : t.fields.archived
    return speech.say(t.changed_only, { subject, what })
  }
  if (kind === 'add_job' || kind === 'generate_documents') {
    const what = kind === 'add_job' ? t.fields.added : t.fields.documents
    return speech.say(t.changed_only, { subject, what })
  }
  const what = field in t.fields ? t.fields[field as keyof typeof t.fields] : t.fields.profile
  const shown = (value: string | null) => (value === null ? t.nothing : valueOf(speech, field, value))
  return speech.say(t.changed_line, { subject, what, before: shown(before), after: shown(after) })
}

const valueLength = 80

function valueOf(speech: Speech, field: string, value: string): string {
  if (field === 'status' && isJobStatus(value)) return speech.stage(value)
  if (field === 'interview_at') return speech.moment(value)
  if (field === 'follow_up_on') return speech.day(value)
  return value.length > valueLength ? `… ${value.slice(-valueLength)}` : value
}

/** "Restore it": an archived card comes back; undefined where nothing archived may be meant. */
export async function answerRestore(ask: Ask): Promise<Piece[] | undefined> {
  const { speech, tools, call, jobs, board } = ask
  const t = threadTexts(speech)
  const card = jobs.length === 1 ? jobs[0] : undefined
  if (card && !card.archived) return undefined
  const archived = board.filter((one) => one.archived)
  const [only, second] = archived
  const meant = card ?? (second ? undefined : only)
  if (meant) {
    const proposed = await tools.archive_job.run({ job_url: meant.job_url, archived: false }, call)
    return proposalPieces(speech, proposed, t.restore, { job: speech.job(meant) })
  }
  if (archived.length === 0) return [{ p: speech.say(t.restore_none) }]
  return [
    { p: speech.say(t.restore_which) },
    { choices: archived.slice(0, listedMost).map((one) => restoreButton(speech, one)) },
  ]
}

export const restoreButton = (speech: Speech, card: Ask['board'][number]): Button =>
  jobButton(
    speech.text(threadTexts(speech).restore_button, { job: speech.job(card) }),
    { intent: 'board_change', topic: 'restore' },
    card,
  )
