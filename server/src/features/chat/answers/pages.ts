import type { Card } from '../board/cards.ts'
import type { Button } from './ask.ts'
import type { Speech } from './speech.ts'

export const pages = {
  profile: '/profile',
  board: '/jobtracking',
  search: '/jobsearch',
  insights: '/jobtracking/insights',
  account: '/account',
} as const

export function openPage({ texts }: Speech, page: keyof typeof pages): Button {
  return { label: texts.open_page[page], href: pages[page] }
}

export function openJob({ texts }: Speech, { id }: Pick<Card, 'id'>): Button {
  return { label: texts.open_page.card, href: `/jobtracking/jobs/${encodeURIComponent(id)}` }
}
