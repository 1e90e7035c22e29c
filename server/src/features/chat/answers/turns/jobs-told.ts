import type { Card } from '../../board/cards.ts'
import { active } from '../which-job.ts'

const mostTold = 10

/** The jobs that an answer names, in its order. */
export function jobsTold(html: string, board: readonly Card[]): string[] {
  const text = textOf(html)
  const cards = active(board)
  const atCompany = Map.groupBy(cards, ({ company_name }) => company_name)
  return cards
    .map((card) => {
      const company = placeOf(card.company_name, text)
      // Of several jobs at one employer, an answer means those whose titles it tells.
      const isAlone = atCompany.get(card.company_name)?.length === 1
      return { job_url: card.job_url, at: isAlone || company === -1 ? company : placeOf(card.job_title, text) }
    })
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostTold)
    .map(({ job_url }) => job_url)
}

/** Answers write names as the board does, so that "next Friday" tells nothing of a company Next. */
function placeOf(name: string, text: string): number {
  const written = spaced(name)
  if (written === '') return -1
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + written.length)
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return at
  }
  return -1
}

const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

const textOf = (html: string): string =>
  spaced(html.replace(/<[^>]*>/g, ' ').replace(/&(?:lt|gt|quot|#39|amp);/g, (found) => entities[found] ?? found))
