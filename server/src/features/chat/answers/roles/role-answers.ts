import type { Line } from '../../../../lib/markdown/blocks.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { answerMatch } from '../match-answers.ts'
import { isKnownRole, namedRole, roleOf, titleOfProfile } from './named-role.ts'
import { openPage } from '../pages.ts'
import { countSkills, fittingJobs, type AskedSkillCount } from './role-market.ts'
import { nearPieces } from './near-answer.ts'
import { homeOf } from '../profile/home-country.ts'
import type { Speech } from '../speech.ts'

const eachShown = 8
const neighboursShown = 6
const searched = 20

/** Where words say that somebody wants to change, what they name is a field, known or not: "into childcare". */
export const plainChange = 'plain_change'
const mostFieldWords = 3

/** What an occupation would require; if none is named, open jobs that require skills of the profile. */
export async function answerCareerChange(ask: Ask): Promise<Piece[]> {
  const { speech } = ask
  if (ask.jobs.length === 1) return answerMatch(ask)
  const { say, texts } = speech
  const isPlain = ask.topic === plainChange
  const said = isPlain ? (namedRole(ask) ?? ask.search?.title) : (ask.search?.title ?? namedRole(ask))
  const isField = isPlain && said !== undefined && said.split(' ').length <= mostFieldWords
  const role = said !== undefined && (isField || (await isKnownRole(ask, said))) ? said : undefined
  const steps: Piece[] = [{ p: say(texts.role.change_steps) }, { ol: texts.role.change_list }]
  if (role === undefined) return [...(await neighbours(ask)), ...steps]
  return [...(await comparison(ask, role)), ...steps, { buttons: roleButtons(speech, role) }]
}

/** What postings for an occupation, by default the latest job's, ask for that the profile does not show. */
export async function answerLearning(ask: Ask): Promise<Piece[]> {
  const { speech } = ask
  // What a job on the board asks for is known from its posting.
  if (ask.jobs.length === 1) return answerMatch(ask)
  const role = await roleOf(ask)
  if (role === undefined)
    return [{ p: speech.say(speech.texts.role.which) }, { buttons: [openPage(speech, 'profile')] }]
  return [...(await comparison(ask, role)), { buttons: roleButtons(speech, role) }]
}

const roleButtons = ({ text, texts }: Speech, role: string): Button[] => [
  { label: text(texts.about.search, { role }), go: { intent: 'job_search', role } },
  { label: texts.wishes.salary, go: { intent: 'salary', role } },
]

async function comparison({ speech, tools, call, now }: Ask, role: string): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.role
  const { profile, version } = await tools.read_profile.run({}, call)
  if (version === 0) return [{ p: say(t.no_profile) }, { buttons: [openPage(speech, 'profile')] }]
  const found = await tools.search_jobs.run({ title: role.slice(0, 200), limit: searched }, call)
  const jobs = isToolRefusal(found) ? [] : found.results
  const { postings, skills } = await countSkills(jobs, profile, now)
  if (postings === 0) return [{ p: say(t.none, { role }) }]
  const missing = skills.filter(({ isShown }) => !isShown)
  const shown = skills.filter(({ isShown }) => isShown)
  const lines = (some: readonly AskedSkillCount[]): Line[] =>
    some.slice(0, eachShown).map(({ skill, postings: count }) => say(t.in_postings, { skill, count, total: postings }))
  const [first] = missing
  return [
    { p: [...say(t.intro, { role, count: postings }), ' ', ...say(t.sample_note)] },
    ...(shown.length > 0 ? [{ h: t.have }, { ul: lines(shown) }] : [{ p: say(t.nothing_have) }]),
    ...(missing.length > 0 ? [{ h: t.missing }, { ul: lines(missing) }] : [{ p: say(t.nothing_missing) }]),
    ...(first ? [{ p: say(t.learn_first, { skill: first.skill }) }] : []),
  ]
}

/** Open jobs with other titles of which the profile shows a good part, near home: a job abroad is no neighbour. */
async function neighbours(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, now } = ask
  const { say, texts } = speech
  const t = texts.role
  const { profile } = await tools.read_profile.run({}, call)
  const skills = profile.skills.map(({ skill }) => skill).slice(0, 3)
  const listed = nearPieces(ask, profile)
  if (skills.length === 0 && listed.length > 0) return listed
  if (skills.length === 0)
    return [{ p: say(t.no_profile) }, { p: say(t.which) }, { buttons: [openPage(speech, 'profile')] }]
  const home = await homeOf(ask)
  const where = home === undefined ? {} : { place: home }
  const own = new Set(profile.professional_experience.flatMap(({ title }) => nouns(title)))
  const found = []
  for (const skill of skills) {
    const result = await tools.search_jobs.run({ title: skill.slice(0, 200), limit: searched, ...where }, call)
    if (!isToolRefusal(result))
      found.push(...result.results.filter(({ job_title }) => !nouns(job_title).some((word) => own.has(word))))
  }
  const different = [...new Map(found.map((job) => [job.job_title.toLowerCase(), job])).values()]
  const near = different.filter(({ country, remote }) => home === undefined || country === home || remote)
  const fitting = (await fittingJobs(near, profile, now)).slice(0, neighboursShown)
  const latest = await titleOfProfile(ask)
  const before = latest === undefined ? [] : [...say(t.go_by, { role: latest }), ' ']
  if (fitting.length === 0 && listed.length > 0)
    return [
      ...(before.length > 0 ? [{ p: before }] : []),
      ...listed,
      { p: say(latest === undefined ? t.which : t.or_name) },
    ]
  if (fitting.length === 0)
    return [
      { p: [...before, ...say(t.no_neighbours)] },
      { p: say(latest === undefined ? t.which : t.or_name) },
      ...(latest === undefined ? [] : [{ buttons: roleButtons(speech, latest) }]),
    ]
  const shown = [...new Set(fitting.flatMap((one) => one.shown))].slice(0, eachShown)
  return [
    ...listed,
    { p: [...before, ...say(t.neighbours, { skills: shown.join(', ') })] },
    { jobs: fitting.map(({ job }) => job) },
    { p: say(latest === undefined ? t.which : t.or_name) },
    { buttons: [{ label: texts.wishes.skills_to_learn, go: { intent: 'skills_to_learn' } }] },
  ]
}

/** "Primary Teachers" is no change for a "Year 4 Class Teacher". */
const nouns = (title: string): string[] =>
  (fold(title).match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/s$/, ''))
