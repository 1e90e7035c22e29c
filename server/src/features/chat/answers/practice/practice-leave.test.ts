import { expect, test } from 'vitest'
import { understand } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import { leavesPractice } from './practice-leave.ts'

const jobs = ['Oakley Freight', 'Premier Inn'].map(
  (company_name) =>
    ({
      job_url: company_name,
      company_name,
      job_title: 'Clerk',
      location: 'Leeds',
      archived: false,
    }) as unknown as Card,
)
const now = new Date('2026-11-23T10:00:00Z')

function leaves(message: string): boolean {
  const understood = understand(message, { jobs, now, timeZone: 'UTC' })
  return understood.kind !== 'crisis' && leavesPractice(message, understood)
}

test.each([
  'what do I say about the gap 22 to 24, I was looking after my mum',
  'premier inn turned me down, feeling a bit rubbish about it',
  'can you write a follow-up to Oakley for me',
  'wie erkläre ich die Lücke im Lebenslauf, ich war in Elternzeit',
  'Oakley hat mir abgesagt',
  'comment expliquer un trou de deux ans dans mon CV',
  'Oakley m’a refusé',
  'cómo explico un hueco de dos años en el currículum',
])('a practice round ends for: %s', (message) => expect(leaves(message)).toBe(true))

test.each([
  'A customer was turned down by the bank and I found another way for her',
  'I was refused the budget, so I asked three suppliers',
  'At Oakley I sorted four hundred parcels a shift',
  'Oakley rejected me last year, but I asked them why',
  'I lost my job at Oakley when the store closed, so I retrained',
  'what should I say to that?',
  'how do I answer this one',
  'Ich habe zwei Jahre meine Mutter gepflegt und dabei viel gelernt',
  'J’ai refusé une livraison abîmée',
])('a practice round goes on with: %s', (message) => expect(leaves(message)).toBe(false))
