import type { Ask, Button, Piece } from './ask.ts'
import { openPage } from './pages.ts'
import { answerPersonal, answerTouched, jobsTouched, tellsOfSelf } from './personal-answer.ts'
import { findTopic } from './topics.ts'
import { active } from './which-job.ts'

export function answerHelp({ speech, text }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.talk
  const asked = findTopic('help', text, speech.language)
  const help = { label: texts.wishes.assistant_help, go: { intent: 'assistant_help' } } as const
  if (asked) return Promise.resolve([{ p: t[asked] }, { p: say(t.identity) }, { buttons: [help] }])
  return Promise.resolve([
    { p: say(t.identity) },
    { p: say(t.can) },
    { ul: t.abilities.map((line) => say(line)) },
    { p: [t.languages, t.data, t.no_auto_apply].join(' ') },
    {
      buttons: [
        { label: texts.wishes.board_due, go: { intent: 'board_due' } },
        { label: texts.wishes.cv_review, go: { intent: 'cv_review' } },
        { label: texts.wishes.job_search, go: { intent: 'job_search' } },
      ],
    },
  ])
}

/** Somebody wants to leave, or to take everything along. */
const leaving =
  /\b(?:delete|close|remove|erase|cancel|deactivate|export|download)\b.{0,30}\b(?:account|all my data|my data|everything)\b|konto.{0,25}(?:lösch|kündig|entfern|schließ)|(?:lösch|kündig|entfern|exportier).{0,30}(?:konto|account|meine daten)|(?:supprim|effac|ferm|export|télécharg)\S*.{0,25}(?:compte|mes données)|(?:elimin|borr|cerr|export|descarg)\S*.{0,25}(?:cuenta|mis datos)|(?:lösch|entfern|vergiss)\S*\s(?:bitte\s)?(?:alles|alle daten)|(?:supprim|effac|efface)\S*\s(?:moi\s)?tout(?:es)?(?!\p{L})|(?:elimin|borr)\S*\stodo(?!\p{L})|(?:delete|erase|wipe)\s(?:it\s)?(?:all|everything)(?!\p{L})/iu

export function answerPrivacy({ speech, text, model }: Ask): Promise<Piece[]> {
  const { texts } = speech
  if (leaving.test(text.slice(0, 500)))
    return Promise.resolve([{ p: texts.talk.leave }, { buttons: [openPage(speech, 'account')] }])
  const [here = '', ...others] = texts.talk.privacy
  const about = model === undefined ? [here] : texts.talk.privacy_model.map((line) => speech.text(line, { model }))
  return Promise.resolve([
    ...[...about, ...others].map((p) => ({ p })),
    { buttons: [{ label: texts.wishes.profile_show, go: { intent: 'profile_show' } }] },
  ])
}

/** Words of a greeting that no list knows. */
const mostParting = 3

export function answerSmallTalk(ask: Ask): Promise<Piece[]> {
  const { speech, call, text } = ask
  const { say, texts } = speech
  const known = findTopic('small_talk', text, speech.language)
  // "Agur", "bisous" want no request; in more words, or as a question, something else was meant.
  if (known === undefined && (text.includes('?') || text.trim().split(/\s+/).length > mostParting))
    return Promise.resolve([{ p: say(texts.ask.guess) }, { buttons: suggestions(ask) }])
  const kind = known ?? 'thanks'
  const [first = ''] = call.asker.name.trim().split(/\s+/)
  const name = first === '' ? '' : ` ${first}`
  const line = { p: say(texts.talk[kind], { name }) }
  return Promise.resolve(kind === 'bye' ? [line] : [line, { buttons: suggestions(ask) }])
}

export function answerOutOfScope(ask: Ask): Promise<Piece[]> {
  const { say, texts } = ask.speech
  if (tellsOfSelf(ask)) return Promise.resolve(answerPersonal(ask, suggestions(ask)))
  const touched = jobsTouched(ask)
  if (touched.length > 0) return Promise.resolve(answerTouched(ask, touched))
  return Promise.resolve([{ p: say(texts.talk.out_of_scope) }, { buttons: suggestions(ask) }])
}

/** Likely next steps for somebody who asked for nothing in particular. */
function suggestions({ speech, board }: Ask): Button[] {
  const { wishes } = speech.texts
  const button = (intent: keyof typeof wishes): Button => ({ label: wishes[intent], go: { intent } })
  return active(board).length > 0
    ? [button('board_due'), button('search_strategy'), button('job_search')]
    : [button('cv_review'), button('job_search'), button('assistant_help')]
}
