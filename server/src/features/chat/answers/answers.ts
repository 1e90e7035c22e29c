import type { Intent } from '../../../lib/intents/intents.ts'
import { answerAdd } from './changes/add-answer.ts'
import type { AnswerTo } from './ask.ts'
import { answerDue, answerNumbers, answerOpen } from './board-answers.ts'
import { answerChange, answerReminder } from './changes/change-answers.ts'
import { answerCvQuestion, answerReview } from './cv-answers.ts'
import { answerLetter, answerTailor } from './document-answers.ts'
import { answerFeelings } from './feeling-answers.ts'
import { answerPreparation } from './interview-answers.ts'
import { answerMatch } from './match-answers.ts'
import { answerMessage } from './drafts/message-answer.ts'
import { startPractice } from './practice/practice-answers.ts'
import { answerProfileChange, answerShow } from './profile/profile-answers.ts'
import { answerCareerChange, answerLearning } from './roles/role-answers.ts'
import { answerSalary } from './pay/salary-answer.ts'
import { answerSearch } from './search/search-answers.ts'
import { answerStrategy } from './strategy-answer.ts'
import { answerHelp, answerOutOfScope, answerPrivacy, answerSmallTalk } from './talk-answers.ts'

export const answers: Record<Intent, AnswerTo> = {
  cv_review: answerReview,
  cv_tailor: answerTailor,
  cover_letter: answerLetter,
  cv_question: answerCvQuestion,
  interview_prep: answerPreparation,
  interview_practice: startPractice,
  job_search: answerSearch,
  search_strategy: answerStrategy,
  career_change: answerCareerChange,
  skills_to_learn: answerLearning,
  salary: answerSalary,
  match_job: answerMatch,
  board_due: answerDue,
  board_numbers: answerNumbers,
  board_open: answerOpen,
  board_change: answerChange,
  job_add: answerAdd,
  reminder: answerReminder,
  follow_up_message: answerMessage,
  profile_show: answerShow,
  profile_change: answerProfileChange,
  feelings: (ask) => answerFeelings(ask, false),
  assistant_help: answerHelp,
  privacy: answerPrivacy,
  small_talk: answerSmallTalk,
  out_of_scope: answerOutOfScope,
}
