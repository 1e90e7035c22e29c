import { jobStatuses } from '@waymark/contract/job-tracking.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../lib/clock.ts'
import { withoutPeople } from '../../../providers/ai/private-lines.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { Asker } from '../asker.ts'
import { listCards, type Card } from '../board/cards.ts'
import { dayIn } from '../../../lib/zoned-time.ts'
import { listDue } from '../board/due.ts'
import { countBoard, countPeriod } from '../board/numbers.ts'
import { defineTool } from './tool.ts'

const mostCards = 500
const defaultDueDays = 7

export function createBoardTools({ clock, jobTracking }: { clock: Clock; jobTracking: JobTrackingService }) {
  const cardsOf = ({ userId }: Asker): Promise<Card[]> => listCards(jobTracking, userId)

  const readBoard = defineTool({
    name: 'read_board',
    sentence: 'Read the jobs on the board with their stage, dates and whether they have documents and notes.',
    effect: 'reads',
    touches: ['board'],
    input: z.strictObject({ status: z.optional(z.enum(jobStatuses)), archived: z.optional(z.boolean()) }),
    async run({ status, archived }, { asker }) {
      const cards = (await cardsOf(asker)).filter(
        (card) => (status === undefined || card.status === status) && (archived ?? card.archived) === card.archived,
      )
      return { total: cards.length, cards: cards.slice(0, mostCards) }
    },
  })

  const readJob = defineTool({
    name: 'read_job',
    sentence:
      'Read the notes and interviews of one job on the board; its contacts only if the user allowed or asked for them.',
    effect: 'reads',
    touches: ['board'],
    input: z.strictObject({ job_url: z.string(), with_contacts: z.optional(z.boolean()) }),
    async run({ job_url, with_contacts = false }, { asker }) {
      const details = await jobTracking.findDetails(asker.userId, job_url)
      if (!details) return { details: null }
      if (with_contacts) return { details }
      const names = details.contacts.map(({ name }) => name)
      const interviews = details.interviews.map((one) => ({ ...one, text: withoutPeople(one.text, names) }))
      return { details: { ...details, contacts: [], interviews, notes: withoutPeople(details.notes, names) } }
    },
  })

  const due = defineTool({
    name: 'list_due',
    sentence: 'List what on the board wants doing: interviews, follow-ups, offers, silent applications.',
    effect: 'reads',
    touches: ['board'],
    input: z.strictObject({ within_days: z.optional(z.int().check(z.minimum(0), z.maximum(60))) }),
    async run({ within_days }, { asker }) {
      const timeZone = asker.timeZone ?? 'UTC'
      return listDue(await cardsOf(asker), clock.now(), timeZone, within_days ?? defaultDueDays)
    },
  })

  const insights = defineTool({
    name: 'insights',
    sentence: 'Count applications, answers, interviews and rejections on the board, and those between two days.',
    effect: 'reads',
    touches: ['board'],
    input: z.strictObject({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }),
    async run({ from, to }, { asker }) {
      const cards = await cardsOf(asker)
      const now = clock.now()
      const timeZone = asker.timeZone ?? 'UTC'
      const days = { from: from ?? '0000-01-01', to: to ?? dayIn(timeZone, now) }
      return {
        ...countBoard(cards, now),
        ...((from !== undefined || to !== undefined) && { period: countPeriod(cards, days, timeZone) }),
      }
    },
  })

  const listDocuments = defineTool({
    name: 'list_documents',
    sentence: 'List the jobs for which a CV and a cover letter were made, the newest first.',
    effect: 'reads',
    touches: ['documents', 'board'],
    input: z.strictObject({}),
    async run(_input, { asker }) {
      const made = (await cardsOf(asker)).filter(({ documents_at }) => documents_at !== null)
      const newest = made.toSorted((a, b) => (b.documents_at ?? '').localeCompare(a.documents_at ?? ''))
      return { total: made.length, cards: newest.slice(0, mostCards) }
    },
  })

  return { read_board: readBoard, read_job: readJob, list_due: due, insights, list_documents: listDocuments }
}
