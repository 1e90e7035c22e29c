/** Example sentences for each are in words/<language>/sentences.txt. */
export const intents = [
  'cv_review',
  'cv_tailor',
  'cover_letter',
  'cv_question',
  'interview_prep',
  'interview_practice',
  'job_search',
  'search_strategy',
  'career_change',
  'skills_to_learn',
  'salary',
  'match_job',
  'board_due',
  'board_numbers',
  'board_open',
  'board_change',
  'job_add',
  'reminder',
  'follow_up_message',
  'profile_show',
  'profile_change',
  'feelings',
  'assistant_help',
  'privacy',
  'small_talk',
  'out_of_scope',
] as const

export type Intent = (typeof intents)[number]

export const changingIntents: ReadonlySet<Intent> = new Set(['board_change', 'reminder', 'job_add', 'profile_change'])

export const isIntent = (name: string): name is Intent => intents.some((intent) => intent === name)
