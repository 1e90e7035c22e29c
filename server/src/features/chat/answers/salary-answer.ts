import { isToolRefusal } from '../tools/tool.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { placeOf, roleOf } from './named-role.ts'
import type { Speech } from './speech.ts'
import { findTopic } from './topics.ts'

const searched = 20
const shown = 6

/** What open postings state, in their own words, and how to prepare the talk. Never a figure of our own. */
export async function answerSalary(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, board } = ask
  const { say, text, texts } = speech
  const t = texts.salary
  if (findTopic('salary', ask.text, speech.language) === 'compare')
    return [{ p: say(t.offers) }, { p: say(t.steps_intro) }, { ol: t.steps }, { buttons: [salaryQuestion(speech)] }]
  const title = await roleOf(ask)
  const place = placeOf(ask)
  const found =
    title === undefined
      ? undefined
      : await tools.search_jobs.run({ title: title.slice(0, 200), limit: searched, ...(place ? { place } : {}) }, call)
  const paid = !found || isToolRefusal(found) ? [] : found.results.filter(({ salary }) => salary.trim() !== '')
  const where = place ? text(texts.search.at_place, { place }) : ''
  const values = { title: title ?? '', place: where, count: paid.length }
  const figures: Piece[] =
    title === undefined
      ? [{ p: say(t.no_title) }]
      : paid.length === 0
        ? [{ p: say(t.none, values) }]
        : [
            { p: say(t.found, values) },
            {
              ul: paid
                .slice(0, shown)
                .map(({ job_title, company, location, salary }) =>
                  say(t.line, { title: job_title, company, place: location === '' ? '' : `, ${location}`, salary }),
                ),
            },
            { p: say(t.as_stated) },
          ]
  const hasOffers = board.filter(({ status, archived }) => status === 'Offer' && !archived).length > 1
  return [
    ...figures,
    { p: say(t.steps_intro) },
    { ol: t.steps },
    ...(hasOffers ? [{ p: say(t.offers) }] : []),
    {
      buttons: [
        salaryQuestion(speech),
        ...(title === undefined
          ? []
          : [{ label: text(texts.about.search, { role: title }), go: { intent: 'job_search', role: title } as const }]),
      ],
    },
  ]
}

const salaryQuestion = ({ texts }: Speech): Button => ({
  label: texts.interview.topics.salary.label,
  go: { intent: 'interview_prep', topic: 'salary' },
})
