import {
  documentEvidence,
  editDocument,
  type Evidence,
  type EvidenceSentence,
  type SentenceEdit,
} from '@waymark/contract/document-edits.ts'
import { downloadDocument, generateCoverLetter, generateResume, scrapeJob } from '@waymark/contract/documents.ts'
import { getApplication, type MadeDocument } from '@waymark/contract/job-application.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser } from '../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { questionIn, say, startScriptedModel, type ScriptedModel } from '../../../testing/scripted-model.ts'

const pipeline = 'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'
const pipelineSource = 'job1/notable_achievements/0'
const reworded = 'Reduced deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.'
const composed = 'By rebuilding the CI/CD pipeline I cut deployment time from 45 to 6 minutes.'
const posting = 'Platform Engineer\nRequirements\n- Kubernetes\n- PostgreSQL\n- CI/CD\n- Rust'
const words = 'Made every deployment quick.'

let app: TestApp
let model: ScriptedModel
let token: string
let urls = 0
let url = ''

beforeAll(async () => {
  model = await startScriptedModel()
  app = await createTestApp({ config: { model: model.settings() } })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(async () => {
  const person = await addUser(app)
  token = person.token
  await save()
  url = `https://jobs.example/carried/${++urls}`
  await app.call(saveJob, { job_title: 'Engineer', company_name: 'Fjord', job_url: url, status: 'Viewed' }, person)
})

const save = (parts: Parameters<typeof makeProfile>[0] = {}) =>
  app.call(saveProfile, { data: makeProfile(parts) }, { token })

/** The first job with other achievements and duties. */
function saveLines(lines: { notable_achievements?: string[]; responsibilities?: string[] }) {
  const [job, ...others] = makeProfile().professional_experience
  return save({ professional_experience: [{ ...job!, ...lines }, ...others] })
}

type Line = { id: string; text: string }
type By = 'a model' | 'the built-in way' | 'a model that fails'
type Kind = 'CV' | 'letter in sentences' | 'letter in rows'

/** A row of a letter leaves out the full stop. */
const isPipeline = (text: string): boolean => text.replace(/\.$/, '') === pipeline.replace(/\.$/, '')

function script(by: By): void {
  model.script((request, response) => {
    if (by === 'a model that fails') return say(response, 'I would rather not.')
    const { lines, paragraphs } = JSON.parse(questionIn(request)) as {
      lines: Line[]
      paragraphs: { id: string; lines: Line[] }[]
    }
    const told = (text: string) => (isPipeline(text) ? composed : `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
    const answers = [
      ...lines.map(({ id, text }) => ({ id, text: isPipeline(text) ? reworded : text, for: null })),
      ...paragraphs.map(({ id, lines: own }) => ({
        id,
        sentences: own.map((line) => ({ text: told(line.text), uses: [line.id] })),
        for: null,
      })),
    ]
    say(response, JSON.stringify({ answers }))
  })
}

async function write(kind: Kind, by: By, more: object = {}): Promise<string> {
  app.clock.advance(1000)
  script(by)
  const phrase = by !== 'the built-in way'
  const { body } = await app.call(scrapeJob, { url, text: posting, phrase }, { token })
  const run = { job_id: body['id'], company_name: 'Fjord', ...more }
  const letter = { tone: 'plain', length: 'full', form: kind === 'letter in rows' ? 'rows' : 'prose' }
  const made =
    kind === 'CV'
      ? await app.call(generateResume, run, { token })
      : await app.call(generateCoverLetter, { letter, ...run }, { token })
  return String(made.body['id'])
}

async function evidenceOf(id: string): Promise<Evidence> {
  const { body } = await app.call(documentEvidence, undefined, { token, params: { id } })
  return body as unknown as Evidence
}
const edit = (id: string, change: SentenceEdit) => app.call(editDocument, change, { token, params: { id } })

async function textOf(id: string): Promise<string> {
  const path = downloadDocument.path.replace(':file', `${id}.txt`)
  const response = await fetch(`${app.url}/api/documents${path}`, { headers: { authorization: token } })
  return (await response.text()).replace(/\s+/g, ' ')
}

function about({ sentences }: Evidence, source: string): EvidenceSentence {
  const found = sentences.find(({ sources, part }) => sources.includes(source) && /line$|^(match|opening)$/.test(part))
  if (!found) throw new Error(`nothing about ${source}`)
  return found
}
const kinds: Kind[] = ['CV', 'letter in sentences', 'letter in rows']
const pairs = (['a model', 'the built-in way'] as const).flatMap((before) =>
  (['a model', 'the built-in way', 'a model that fails'] as const).map((after) => [before, after] as const),
)

const dutySource = 'job1/responsibilities/0'
const isOfJob = ({ sources }: EvidenceSentence) => /^job1\/\w+\/\d$/.test(sources[0] ?? '')

describe.each(kinds)('a %s', (kind) => {
  test.each(pairs)('written by %s and again by %s has what the user made of it', async (before, after) => {
    const first = await write(kind, before)
    const evidence = await evidenceOf(first)
    const { position, origin, text } = about(evidence, pipelineSource)
    expect(origin === 'rephrased').toBe(before === 'a model')
    await edit(first, { action: 'edit', position, text: words })
    const lines = kind === 'CV' ? evidence.sentences.filter(isOfJob) : []
    if (kind === 'CV') {
      await edit(first, { action: 'leave_out', position: about(evidence, dutySource).position })
      // From the fourth place to the second.
      for (let step = 0; step < 2; step++)
        await edit(first, { action: 'move', position: lines[3]?.position ?? -1, by: -1 })
    }

    const again = await write(kind, after)
    const now = await evidenceOf(again)
    expect(about(now, pipelineSource)).toMatchObject({ text, user_text: words, state: 'edited' })
    expect(now.kept).toEqual([])
    const file = await textOf(again)
    // It stands alone for what it replaced.
    expect(file.split(words)).toHaveLength(2)
    expect(file).not.toContain('from 45 to 6 minutes')
    if (kind !== 'CV') return
    expect(about(now, dutySource).state).toBe('left_out')
    const order = [0, 3, 1, 2, 4, 5].map((at) => lines[at])
    const shown = order.filter((line) => line && !line.sources.includes(dutySource))
    const starts = shown.map((line) => file.indexOf(line?.position === position ? words : (line?.text ?? '')))
    expect(starts).not.toContain(-1)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })

  test.each(pairs)('left out as %s told it, it stays out as %s tells it', async (before, after) => {
    const first = await write(kind, before)
    await edit(first, { action: 'leave_out', position: about(await evidenceOf(first), pipelineSource).position })
    expect(await textOf(await write(kind, after))).not.toContain('from 45 to 6 minutes')
  })

  test.each(['the built-in way', 'a model that fails'] as const)(
    'keeps the words of a model that the user accepted or refused, written again by %s',
    async (after) => {
      const first = await write(kind, 'a model')
      const { position, text } = about(await evidenceOf(first), pipelineSource)
      await edit(first, { action: 'accept', position })
      const accepted = await write(kind, after)
      const sentence = about(await evidenceOf(accepted), pipelineSource)
      expect(sentence).toMatchObject({ text, state: 'accepted', origin: 'rephrased' })
      await edit(accepted, { action: 'restore', position: sentence.position })
      const file = await textOf(await write(kind, after))
      expect(file).toContain(pipeline.slice(0, -1))
      expect(file).not.toContain(text)
    },
  )
})

test('left out in rows, it stays out in sentences', async () => {
  const first = await write('letter in rows', 'the built-in way')
  await edit(first, { action: 'leave_out', position: about(await evidenceOf(first), pipelineSource).position })
  expect(await textOf(await write('letter in sentences', 'a model that fails'))).not.toContain('from 45 to 6 minutes')
})

describe('words without a place in the new version', () => {
  test('of a letter in another form are shown beside it, go in, come back and are thrown away', async () => {
    const first = await write('letter in sentences', 'a model')
    await edit(first, {
      action: 'edit',
      position: about(await evidenceOf(first), pipelineSource).position,
      text: words,
    })
    const again = await write('letter in rows', 'the built-in way')
    const [kept] = (await evidenceOf(again)).kept
    expect(kept).toMatchObject({ text: composed, user_text: words, has_place: true })
    const position = kept?.position ?? -1
    expect(await textOf(again)).not.toContain(words)
    const { body } = await app.call(getApplication, undefined, { token, query: { job_url: url } })
    const documents = (body['data'] as { documents: MadeDocument[] }).documents
    expect(documents.map((document) => [document.id, document.kept])).toEqual([
      [again, 1],
      [first, 0],
    ])

    const placed = (await edit(again, { action: 'place', position })).body as Evidence
    expect([placed.kept, about(placed, pipelineSource).part]).toEqual([[], expect.stringContaining('match')])
    expect(placed.sentences.find(({ taken_back }) => taken_back)).toMatchObject({ user_text: words })
    expect(await textOf(again)).toContain(words)
    // They stay where the user put them.
    const third = await write('letter in rows', 'the built-in way')
    expect(await textOf(third)).toContain(words)
    const placedAgain = (await evidenceOf(third)).sentences.find(({ taken_back }) => taken_back)
    await edit(third, { action: 'undo', position: placedAgain?.position ?? -1 })
    expect((await evidenceOf(third)).kept).toMatchObject([{ user_text: words }])
    expect(await textOf(third)).not.toContain(words)
    await edit(third, { action: 'discard', position: placedAgain?.position ?? -1 })
    expect((await evidenceOf(third)).kept).toEqual([])
  })

  test('come to their place again by themselves once the sentence is there again', async () => {
    const first = await write('letter in sentences', 'a model')
    await edit(first, {
      action: 'edit',
      position: about(await evidenceOf(first), pipelineSource).position,
      text: words,
    })
    expect((await evidenceOf(await write('letter in rows', 'a model'))).kept).toHaveLength(1)
    expect((await evidenceOf(await write('letter in sentences', 'the built-in way'))).kept).toHaveLength(1)
    // The model says the same again.
    const again = await evidenceOf(await write('letter in sentences', 'a model'))
    expect(again.kept).toEqual([])
    expect(about(again, pipelineSource)).toMatchObject({ user_text: words, state: 'edited' })
  })

  test('are those of a line that the profile no longer has, and no other line gets them', async () => {
    const [, databases = '', bill = ''] = makeProfile().professional_experience[0]!.notable_achievements
    const first = await write('CV', 'the built-in way')
    const evidence = await evidenceOf(first)
    await edit(first, { action: 'edit', position: about(evidence, pipelineSource).position, text: words })
    const last = about(evidence, 'job1/notable_achievements/2').position
    await edit(first, { action: 'edit', position: last, text: 'Cheaper clouds.' })
    await saveLines({ notable_achievements: [databases, bill] })
    const again = await write('CV', 'the built-in way')
    const now = await evidenceOf(again)
    expect(now.kept).toMatchObject([{ text: pipeline, user_text: words, has_place: true }])
    expect(about(now, 'job1/notable_achievements/0')).toMatchObject({ text: databases, user_text: null })
    expect(about(now, 'job1/notable_achievements/1')).toMatchObject({ text: bill, user_text: 'Cheaper clouds.' })
    await edit(again, { action: 'place', position: now.kept[0]?.position ?? -1 })
    expect(await textOf(again)).toMatch(new RegExp(`Nordlicht.*${words}.*Baltic Pay`))
    expect((await evidenceOf(await write('CV', 'the built-in way', { keep_edits: false }))).kept).toEqual([])
  })

  test('are those of a line that was taken back: in the document when there is room, beside it when the line is gone', async () => {
    const many = Array.from({ length: 90 }, (_, at) => `Kept system number ${at} of the harbour running.`)
    await saveLines({ responsibilities: many })
    const first = await write('CV', 'the built-in way')
    const [out] = (await evidenceOf(first)).left_out
    const taken = (await edit(first, { action: 'take_back', source: out?.source ?? '' })).body as Evidence
    const back = taken.sentences.find(({ taken_back }) => taken_back)
    await edit(first, { action: 'edit', position: back?.position ?? -1, text: words })
    expect(await textOf(await write('CV', 'a model'))).toContain(words)

    await saveLines({ responsibilities: [out?.text ?? ''] })
    const roomy = await write('CV', 'the built-in way')
    expect(about(await evidenceOf(roomy), 'job1/responsibilities/0')).toMatchObject({ user_text: words })
    await saveLines({ responsibilities: [] })
    expect((await evidenceOf(await write('CV', 'the built-in way'))).kept).toMatchObject([{ user_text: words }])
  })
})

test('words that were left out again are there by undo, and an accepting does not drop them', async () => {
  const id = await write('CV', 'the built-in way')
  const { position } = about(await evidenceOf(id), pipelineSource)
  await edit(id, { action: 'edit', position, text: words })
  await edit(id, { action: 'accept', position })
  expect(await textOf(id)).toContain(words)
  await edit(id, { action: 'leave_out', position })
  expect(await textOf(id)).not.toContain(words)
  await edit(id, { action: 'undo', position })
  expect(await textOf(id)).toContain(words)
  await edit(id, { action: 'undo', position })
  expect(await textOf(id)).toContain(pipeline)
})

test('what the user wrote on why this employer and left out is not gone with the next letter', async () => {
  const why = 'I buy your bread every day.'
  const letter = { tone: 'plain', length: 'full', form: 'rows', why } as const
  const first = await write('letter in rows', 'the built-in way', { letter })
  const slot = (await evidenceOf(first)).sentences.find(({ part }) => part === 'why')
  await edit(first, { action: 'leave_out', position: slot?.position ?? -1 })
  const again = await write('letter in rows', 'the built-in way')
  expect(await textOf(again)).not.toContain(why)
  expect((await evidenceOf(again)).kept).toMatchObject([{ user_text: why, has_place: true }])
})
