import { intents, type Intent } from '../../../../lib/intents/intents.ts'
import type { Cue as Heard, Hint } from '../../../../lib/intents/cues.ts'

/** What is answered by itself; `hours` only tells something of a search. */
export type Cue = Heard | Exclude<Hint, 'hours'>

type CueAnswer = {
  /** Wishes that the answer fulfils; `alone`: only where they are the whole message. */
  covers: readonly Intent[]
  alone?: readonly Intent[]
  /** What moves somebody comes before what they ask. */
  isFeeling?: boolean
}

const beside: readonly Intent[] = ['match_job', 'profile_show', 'cv_tailor']
/** What the classifier hears in the words of somebody who can do no more. */
const besidePain: readonly Intent[] = [
  'search_strategy',
  'career_change',
  'interview_practice',
  'interview_prep',
  'match_job',
  'cv_question',
  'assistant_help',
  'board_open',
  'salary',
  'skills_to_learn',
  'privacy',
]
const anything: readonly Intent[] = intents
/** Nobody is heard to ask for these who does not. */
const asked = new Set<Intent>(['cover_letter', 'cv_tailor', 'cv_review', 'job_search', 'reminder', 'board_change'])

export const cueAnswers: Record<Cue, CueAnswer> = {
  rejected: { covers: ['feelings'], alone: ['search_strategy', 'board_open', 'board_numbers'], isFeeling: true },
  money: { covers: ['feelings', 'salary'], alone: ['search_strategy', 'board_due', 'career_change'], isFeeling: true },
  worn_out: { covers: ['feelings'], isFeeling: true },
  grief: { covers: ['feelings'], alone: besidePain, isFeeling: true },
  upset: { covers: ['feelings'], alone: besidePain, isFeeling: true },
  went_badly: { covers: ['feelings', 'interview_practice', 'interview_prep', 'board_open'], isFeeling: true },
  closed: {
    covers: ['board_change', 'board_open', 'match_job', 'privacy', 'assistant_help', 'cv_tailor'],
    alone: anything,
  },
  why_rejected: {
    covers: ['feelings', 'board_numbers'],
    alone: ['search_strategy', 'cv_review', 'board_open', 'interview_prep', 'interview_practice'],
  },
  stall_offer: { covers: ['salary', 'follow_up_message'], alone: ['interview_prep', 'board_change', 'board_due'] },
  untrue_claim: {
    covers: ['profile_change', 'cv_question', 'cv_tailor', 'cv_review', 'cover_letter', 'assistant_help'],
    alone: ['profile_show', 'skills_to_learn', 'match_job', 'board_change', 'job_add'],
  },
  apply_for_me: {
    covers: ['assistant_help', 'job_add', 'cv_tailor', 'cover_letter'],
    alone: ['match_job', 'job_search', 'board_change', 'board_open', 'follow_up_message'],
  },
  heard_back: { covers: ['board_open'], alone: ['board_due', 'follow_up_message', 'board_numbers', 'feelings'] },
  silent: {
    covers: ['board_due', 'board_open', 'board_numbers'],
    alone: ['follow_up_message', 'search_strategy', 'feelings', 'board_change'],
  },
  most_promising: { covers: ['board_open', 'board_numbers'], alone: ['match_job', 'search_strategy', 'board_due'] },
  shorter_letter: { covers: ['cover_letter'], alone: ['cv_tailor', 'cv_question', 'cv_review'] },
  pay: { covers: ['salary'] },
  photo: { covers: ['cv_question'] },
  gap: { covers: ['cv_question'] },
  age: { covers: ['cv_question'], alone: beside },
  family: { covers: ['cv_question'], alone: beside },
  leaving: { covers: ['cv_question'], alone: ['interview_prep', ...beside] },
  lost_job: {
    covers: ['feelings'],
    alone: ['search_strategy', 'board_due', 'career_change', 'salary'],
    isFeeling: true,
  },
  call_them: { covers: ['follow_up_message', 'assistant_help', 'board_open', 'reminder'], alone: anything },
  give_up: {
    covers: ['follow_up_message', 'board_change', 'feelings', 'board_open', 'search_strategy'],
    alone: ['board_due', 'reminder', 'match_job', 'assistant_help', 'board_numbers'],
  },
  withdraw: { covers: ['follow_up_message', 'board_change'], alone: ['feelings', 'interview_prep', 'match_job'] },
  leave_it: { covers: ['board_change', 'reminder', 'job_add', 'profile_change'], alone: ['board_open'] },
  no_reminder: { covers: ['reminder', 'board_change'], alone: ['board_open', 'board_due', 'follow_up_message'] },
  when_where: { covers: ['board_open'], alone: ['board_due', 'interview_prep', 'reminder', 'match_job'] },
  travel: { covers: ['board_open'], alone: ['interview_prep', 'job_search', 'career_change', 'assistant_help'] },
  clothes: { covers: [], alone: ['interview_prep', 'cv_question', 'assistant_help'] },
  compare: { covers: ['match_job', 'board_open', 'salary'], alone: anything },
  scam: {
    covers: [
      'feelings',
      'salary',
      'interview_prep',
      'match_job',
      'assistant_help',
      'cv_question',
      'board_open',
      'privacy',
    ],
    alone: anything.filter((intent) => !asked.has(intent)),
  },
  benefits: {
    covers: ['feelings', 'cv_question', 'assistant_help'],
    alone: anything.filter((intent) => !asked.has(intent)),
  },
  got_job: {
    covers: ['feelings', 'small_talk', 'board_open'],
    alone: [
      'board_change',
      'board_numbers',
      'board_due',
      'job_add',
      'search_strategy',
      'salary',
      'profile_change',
      'match_job',
      'interview_prep',
    ],
  },
  deadline: {
    covers: ['salary', 'follow_up_message', 'match_job', 'board_open', 'reminder', 'interview_prep', 'board_due'],
    alone: anything,
  },
  offered: { covers: ['salary', 'board_open', 'board_change', 'feelings', 'small_talk'], alone: anything },
  unable: {
    covers: ['follow_up_message', 'board_change', 'reminder', 'interview_prep', 'board_open'],
    alone: anything,
  },
  late: { covers: ['follow_up_message', 'reminder', 'interview_prep', 'board_open'], alone: anything },
  applied: { covers: ['board_change', 'reminder', 'job_add', 'board_open'], alone: anything },
  again: { covers: ['board_change', 'board_open', 'feelings', 'small_talk'], alone: anything },
  replied: { covers: ['board_open'], alone: ['board_due', 'board_numbers', 'match_job', 'feelings', 'interview_prep'] },
  own_no: { covers: ['follow_up_message', 'board_change', 'feelings', 'salary'], alone: anything },
  decline: { covers: ['follow_up_message', 'board_change', 'salary'], alone: anything },
  fair_pay: { covers: ['salary'], alone: anything },
  best_paid: {
    covers: ['salary', 'board_open', 'board_numbers'],
    alone: anything.filter((intent) => !asked.has(intent)),
  },
}

/** Their words stand in many messages that are surely about something else. */
export const weakCues = new Set<Cue>([
  'pay',
  'heard_back',
  'silent',
  'most_promising',
  'shorter_letter',
  'age',
  'family',
  'leaving',
  'lost_job',
  'give_up',
  'withdraw',
  'leave_it',
  'no_reminder',
  'travel',
  'clothes',
  'got_job',
])
