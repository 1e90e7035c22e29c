import type { Card } from '../../board/cards.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask } from '../ask.ts'
import { namesAmount, payLine } from './pay-line.ts'

/** The card's own field may hold what was offered or hoped for: only a posting is the employer's word. */
export type StatedPay = { salary: string; from: 'card' | 'posting' } | 'nothing' | 'unknown'

/** The card's own field, or what its stored posting says; of a posting that is unread or names an amount, nothing is said. */
export async function statedFor({ tools, call }: Ask, card: Card): Promise<StatedPay> {
  if (card.salary.trim() !== '') return { salary: card.salary.trim(), from: 'card' }
  const read = await tools.read_posting.run({ job_url: card.job_url }, call)
  if (isToolRefusal(read)) return 'unknown'
  const { salary, description, benefits, requirements } = read.posting
  if (salary.trim() !== '') return { salary: salary.trim(), from: 'posting' }
  const text = `${description}\n${benefits}\n${requirements}`
  const line = payLine(text)
  return line === undefined ? (namesAmount(text) ? 'unknown' : 'nothing') : { salary: line, from: 'posting' }
}
