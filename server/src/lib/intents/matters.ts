import { languages, type Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'

/** Plain questions of the trade; one wins over the next here too. */
export const adviceMatters = [
  'apprentice_change',
  'apprentice_unhappy',
  'failed_task',
  'academic_silence',
  'licence_lost',
  'undeclared',
  'contract_differs',
  'contract_check',
  'certificate',
  'weak_language',
  'language_level',
  'return_to_work',
  'requirements',
  'no_experience',
  'volunteering',
  'linkedin',
  'jobcentre_proof',
  'foreign_diploma',
  'who_pays_training',
  'work_papers',
  'minijob',
  'work_certificate',
  'severance',
  'probation',
  'temp_agency',
  'part_time',
  'paid_weekly',
  'secret_search',
  'time_off',
  'video',
  'bring',
  'duration',
  'ask_them',
  'five_years',
  'why_you',
  'hours_wish',
  'mwd',
  'job_title',
  'cv_title',
  'cv_language',
  'letter_length',
  'letter_needed',
  'ats',
  'references',
  'negotiate',
  'heard_nothing',
  'ghosted',
  'when_to_chase',
  'in_person',
  'several',
  'workplace',
  'hide_employer',
] as const

/** What people bring along from their days: trouble at work, the first step, what they can do and when. */
export const everydayMatters = [
  'mistreated',
  'unpaid_work',
  'may_refuse',
  'benefit_amount',
  'urgent_work',
  'first_step',
  'no_cv',
  'degree_abroad',
  'no_papers',
  'new_job_fear',
  'self_doubt',
  'pointless_work',
  'strengths',
  'own_age',
  'standing',
  'still_open',
  'hours_told',
  'own_work',
] as const

/** What became of an application, or of an offer, besides an offer and a refusal. */
export const outcomeMatters = ['pulled', 'gone', 'ghosted_me', 'accepted', 'accepting'] as const

/** What somebody tells of an employer, and plain questions about the next step. */
export const newsMatters = [
  'take_out',
  'somebody_else',
  'let_go_ill',
  'let_go_trial',
  'let_go',
  'appointments',
  'they_ask',
  'interested',
  'pay_refused',
  'how_accept',
  'how_decline',
  'about_you',
  'long_silence',
  'had_interview',
  'thought_well',
  'they_wrote',
] as const

/** Matters with an answer of their own, in the order in which one wins over the next. */
export const matters = [
  'scolded',
  'drinking',
  ...newsMatters,
  'untrue',
  'unproven',
  'social_number',
  'identity',
  'pay_to_work',
  'unpaid_trial',
  'refused_unlawfully',
  'quit_benefit',
  'boss_reason',
  'walk_out',
  'reference_add',
  'sign_on',
  'notice_period',
  'resigning',
  'bad_reference',
  'no_reference',
  'old_pay',
  'record',
  'gap',
  'dismissed',
  'pregnant',
  'health',
  'belief',
  'may_they_ask',
  'cv_length',
  'closing_date',
  'applied_when',
  'what_i_wrote',
  'interview_fear',
  'too_old',
  'raised',
  'starting',
  'undo',
  ...adviceMatters,
  ...everydayMatters,
  ...outcomeMatters,
  'swearing',
] as const
export type Matter = (typeof matters)[number]

/** A longer message is a text that was pasted, or several requests. */
const mostWords = 60
/** A cry is short; in a longer message swearing is a manner of speaking. */
const cryWords = 5

/** Delicate matters, plain questions on rules that anybody looking for work may ask, and such that ask for advice. */
const files = ['matters.txt', 'rules.txt', 'advice.txt', 'everyday.txt', 'told.txt'] as const
const read = createSetReader(files, mostWords)
const readCry = createSetReader(['matters.txt'], cryWords)

const isAdvice = (matter: Matter): boolean => adviceMatters.some((one) => one === matter)

/**
 * The matter that a message asks about, by the `files` of words/<language>. A short cry is heard in any language.
 * @param isMeant what else has to be so, on the board for instance; the next matter is looked for where it is not
 */
export function findMatter(
  message: string,
  language: Language,
  isMeant: (matter: Matter) => boolean = () => true,
): Matter | undefined {
  const { says } = read(message, language)
  // Who gives an order, such as a search, a mail or a reminder, asks for no advice.
  const isOrder = says('order')
  return matters.find((matter) => {
    if (matter === 'swearing') return isCry(message)
    return !(isOrder && isAdvice(matter)) && says(matter) && isMeant(matter)
  })
}

const isCry = (message: string): boolean =>
  languages.some((language) => readCry(message.toLowerCase().replace(/[^\p{L}'’]+/gu, ' '), language).says('swearing'))
