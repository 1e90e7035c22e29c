import type { Matter } from '../../../../lib/intents/matters.ts'
import { textsIn } from '../../../../lib/languages.ts'
import adviceDe from '../../texts/advice/de.json' with { type: 'json' }
import adviceEn from '../../texts/advice/en.json' with { type: 'json' }
import adviceEs from '../../texts/advice/es.json' with { type: 'json' }
import adviceFr from '../../texts/advice/fr.json' with { type: 'json' }
import de from '../../texts/matters-de.json' with { type: 'json' }
import en from '../../texts/matters-en.json' with { type: 'json' }
import es from '../../texts/matters-es.json' with { type: 'json' }
import fr from '../../texts/matters-fr.json' with { type: 'json' }
import type { Ask, Piece } from '../ask.ts'
import { answerCvQuestion, answerCvTopics } from '../cv-answers.ts'
import { smallStep } from '../feeling-answers.ts'
import { amountsIn } from '../pay/amounts.ts'
import { answerFairPay } from '../pay/fair-pay-answer.ts'
import { active } from '../which-job.ts'
import { answerWhen } from './jobs/appointment-answers.ts'
import { answerApplied, answerClosing, answerFear, answerTooOld, answerWrote } from './jobs/card-facts.ts'
import { answerEveryday, hoursSearch, isEveryday } from './everyday-answers.ts'
import { answerRaise, answerStart } from './news/good-news-answers.ts'
import { answerUntrueClaim } from './honest-answers.ts'
import { answerScam } from './scam-answer.ts'
import { answerNewsMatter, isNewsMatter } from './news/news-answers.ts'
import { answerOutcome, isOutcome } from './news/outcome-answers.ts'
import { resignation } from '../drafts/resignation.ts'
import { answerUndo } from '../thread/undo-answer.ts'

const catalogue = { en, de, fr, es }
const advice = { en: adviceEn, de: adviceDe, fr: adviceFr, es: adviceEs }
type Advice = keyof typeof adviceEn

/** What may be kept to oneself, what an employer may not do, and what hurts: a few honest lines each. */
export async function answerMatter(ask: Ask, matter: Matter): Promise<Piece[]> {
  const { say, texts, language } = ask.speech
  const own = textsIn(catalogue, language).texts
  if (matter === 'degree_abroad') return answerAdvice(ask, 'foreign_diploma')
  if (matter === 'no_papers') return answerAdvice(ask, 'work_papers')
  if (matter === 'hours_told') return [...(await answerAdvice(ask, 'hours_wish')), ...(await hoursSearch(ask))]
  if (isAdvice(matter)) return answerAdvice(ask, matter)
  if (isOutcome(matter)) return answerOutcome(ask, matter)
  if (isNewsMatter(matter)) return answerNewsMatter(ask, matter)
  if (isEveryday(matter)) return answerEveryday(ask, matter)
  switch (matter) {
    case 'untrue':
      return answerUntrueClaim(ask)
    case 'identity':
    case 'pay_to_work':
      return answerScam(ask)
    case 'gap':
      return answerCvTopics(ask, ['gap'])
    case 'dismissed':
    case 'boss_reason':
      return answerCvTopics(ask, ['leaving'])
    case 'swearing':
      return [{ p: own.swearing }, ...(await smallStep(ask))]
    case 'drinking':
      return [{ p: own.drinking }, { p: say(texts.feelings.talk) }]
    case 'cv_length':
      return [{ p: own.cv_length }, ...(await answerCvQuestion({ ...ask, topic: 'length' }))]
    case 'applied_when':
      return answerApplied(ask)
    case 'closing_date':
      return answerClosing(ask)
    case 'what_i_wrote':
      return answerWrote(ask)
    case 'interview_fear':
      return answerFear(ask)
    case 'too_old':
      return answerTooOld(ask)
    case 'starting':
      return answerStart(ask)
    case 'raised':
      return answerRaise(ask)
    case 'resigning':
      return [{ ul: own.resigning.map((line) => say(line)) }, ...(await resignation(ask))]
    case 'undo':
      return (await answerUndo(ask)) ?? [{ p: say(own.undo) }]
    case 'unproven':
    case 'refused_unlawfully':
      return [{ p: own[matter] }]
    case 'record':
    case 'unpaid_trial':
    case 'pregnant':
    case 'health':
    case 'belief':
    case 'may_they_ask':
    case 'old_pay':
    case 'sign_on':
    case 'notice_period':
    case 'quit_benefit':
    case 'no_reference':
    case 'bad_reference':
      return [{ ul: own[matter].map((line) => say(line)) }]
  }
}

const isAdvice = (matter: Matter): matter is Advice => Object.hasOwn(adviceEn, matter)

/** The line that answers the question, then what else helps, beside the figures or the appointment that were named. */
async function answerAdvice(ask: Ask, matter: Advice): Promise<Piece[]> {
  const { speech } = ask
  const [answer = '', ...more] = textsIn(advice, speech.language).texts[matter]
  const isPlanned = active(ask.board).some(({ next_interview_at }) => next_interview_at !== null)
  const before =
    matter === 'negotiate' && amountsIn(ask.text).length > 0
      ? await answerFairPay(ask)
      : isPlanned && onInterview.has(matter)
        ? await answerWhen(ask)
        : []
  return [...before, { p: speech.say(answer) }, { ul: more.map((line) => speech.say(line)) }]
}

const onInterview = new Set<Advice>(['bring', 'duration'])
