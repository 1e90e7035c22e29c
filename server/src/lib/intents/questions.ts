import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'

/** Everyday questions of people who look for work, in the order in which one wins over the next. */
export const questions = [
  'after_signing',
  'counter_offer',
  'match_offer',
  'more_time',
  'keep_applying',
  'tell_rejected',
  'ask_feedback',
  'reapply',
  'take_break',
  'motivation',
  'my_fault',
  'resignation_refused',
  'prison_tell',
  'checks',
  'sacked_say',
  'unfair_dismissal',
  'quit_without_job',
  'change_late',
  'pay_cut',
  'overqualified',
  'why_change',
  'experience_loop',
  'no_diploma',
  'unpaid_internship',
  'pay_expectation',
  'interview_late',
  'nervous',
  'phone_interview',
  'second_interview',
  'thank_after',
  'ask_flexible',
  'work_and_benefits',
  'holiday_booked',
  'holiday_days',
  'net_pay',
  'pay_day',
  'pay_not_said',
  'permit_by_employer',
  'recommendation',
  'scam_check',
  'speculative',
  'recruiter',
  'two_jobs',
  'fixed_term',
  'how_many',
  'ai_letter',
  'sick_trial',
] as const
export type Question = (typeof questions)[number]

/** A longer message is a text that was pasted, or tells a story in which such words stand by chance. */
const mostWords = 40

const read = createSetReader(['questions.txt'], mostWords)

/** The everyday question that a message asks, by words/<language>/questions.txt; undefined for an order. */
export function findQuestion(message: string, language: Language): Question | undefined {
  const { says } = read(message, language)
  return says('question_order') ? undefined : questions.find(says)
}
