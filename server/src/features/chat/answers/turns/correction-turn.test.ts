import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { listProposals } from '@waymark/contract/proposals.ts'
import { beforeAll, expect, test } from 'vitest'
import { afterCorrection } from '../../../../lib/intents/correction.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn } from '../../../../testing/talk.ts'

let app: TestApp
const url = (name: string) => `https://jobs.example/${name}`

beforeAll(async () => {
  app = await sharedTestApp()
})

async function withCards(...names: string[]) {
  const { token } = await addUser(app, { name: 'Maja' })
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const company_name of names) {
    const card = { job_title: `${company_name} Clerk`, company_name, job_url: url(company_name), status: 'Applied' }
    await app.call(saveJob, card, { token })
  }
  return {
    say: (first: string, ...next: string[]) => askIn(app, token, first, ...next),
    async open() {
      const { body } = await app.call(listProposals, undefined, { token })
      return (body['proposals'] as { kind: string; job_url: string; changes: { after: string }[] }[]).map(
        ({ kind, job_url, changes }) => `${kind} ${job_url.slice(url('').length)} ${changes[0]?.after}`,
      )
    },
  }
}

test.each([
  ['move Oakley to Interview', 'no, the other one'],
  ['move Oakley to Interview', 'not that one, the Dunmore one'],
  ['move Oakley to Interview', 'I meant Dunmore'],
  ['move Oakley to Interview', 'Dunmore, not Oakley'],
  ['verschieb Oakley auf Gespräch', 'nein, die andere'],
  ['verschieb Oakley auf Gespräch', 'nicht Oakley, sondern Dunmore'],
  ['mets Oakley en Entretien', 'non, l’autre'],
  ['mets Oakley en Entretien', 'pas celle-là, celle de Dunmore'],
  ['pasa Oakley a Entrevista', 'no, la otra'],
  ['pasa Oakley a Entrevista', 'esa no, la de Dunmore'],
])('a move that is corrected is proposed for the other job alone: %s, %s', async (first, second) => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say(first, second)
  expect(await open()).toEqual(['move_job Dunmore Interview'])
})

test.each([
  ['remind me about Oakley on Thursday', 'I meant Friday'],
  ['remind me about Oakley on Thursday', 'no, Friday please'],
  ['erinnere mich am Donnerstag an Oakley', 'nein, am Freitag'],
  ['rappelle-moi jeudi pour Oakley', 'pardon, vendredi'],
  ['recuérdame el jueves lo de Oakley', 'no, el viernes'],
  ['recuérdame el jueves lo de Oakley', 'no el jueves sino el viernes'],
  ['remind me about Oakley on Thursday', 'no, the day after'],
  ['remind me about Oakley on Thursday', 'friday i mean'],
  ['erinnere mich am Donnerstag an Oakley', 'nein, einen Tag später'],
  ['erinnere mich am Donnerstag an Oakley', 'doch lieber freitag'],
  ['rappelle-moi jeudi pour Oakley', 'non, le lendemain'],
  ['recuérdame el jueves lo de Oakley', 'no, al día siguiente'],
  ['recuérdame el jueves lo de Oakley', 'mejor el viernes'],
])('a day that is corrected takes the place of the first: %s, %s', async (first, second) => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say(first, second)
  const [only, further] = await open()
  expect(further).toBeUndefined()
  expect(only).toContain('set_reminder Oakley')
  expect(new Date(only?.split(' ')[2] ?? '').getUTCDay()).toBe(5)
})

test('what was not understood in between loses no request that is put right after it', async () => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say('remind me about Oakley on Thursday', 'asdf qwer', 'no, friday')
  expect((await open()).every((one) => one.startsWith('set_reminder Oakley'))).toBe(true)
})

test.each([
  ['interview at Oakley on Thursday at 2pm', 'make that 3'],
  ['interview at Oakley on Thursday at 2pm', 'sorry i meant 3pm'],
])('an hour that is corrected keeps its half of the day: %s, %s', async (first, second) => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say(first, second)
  expect((await open()).find((one) => one.startsWith('set_interview'))).toMatch(/T15:00/)
})

test.each([
  ['put Oakley to Interview', 'no, to Offer'],
  ['verschieb Oakley auf Gespräch', 'nein, auf Angebot'],
  ['mets Oakley en Entretien', 'non, en Offre'],
  ['pasa Oakley a Entrevista', 'perdón, a Oferta'],
])('a stage that is corrected takes the place of the first: %s, %s', async (first, second) => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say(first, second)
  expect(await open()).toEqual(['move_job Oakley Offer'])
})

test('a second correction keeps what the first one put right', async () => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say('remind me about Oakley on Thursday', 'no, Friday', 'sorry, Dunmore')
  const [only] = await open()
  expect(only).toContain('Dunmore')
  expect(new Date(only?.split(' ')[2] ?? '').getUTCDay()).toBe(5)
})

test.each(['no, the other one', 'wrong one', 'not that one'])(
  'where several others may be meant, the answer asks which: %s',
  async (second) => {
    const { say, open } = await withCards('Oakley', 'Dunmore', 'Brambling')
    const { response } = await say('move Oakley to Interview', second)
    expect(response).toMatch(/Dunmore/)
    expect(response).not.toMatch(/Oakley/)
    expect(await open()).toEqual([])
    await say('move Oakley to Interview', second, 'Brambling')
    expect(await open()).toEqual(['move_job Brambling Interview'])
  },
)

test('an answer about a job that is corrected is about the other one', async () => {
  const { say } = await withCards('Oakley', 'Dunmore')
  expect((await say('write a follow-up to Oakley', 'no, to Dunmore')).response).toContain('Dunmore Clerk at Dunmore')
})

test.each([
  'no, on Friday I have no time',
  'no, Dunmore was great',
  'not now, maybe on Friday',
  'nein, am Freitag kann ich nicht',
  'non, pas vendredi',
  'no el viernes',
  'no puedo el viernes',
  'actually Dunmore called me',
])('what says more than a correction changes nothing: %s', async (second) => {
  const { say, open } = await withCards('Oakley', 'Dunmore')
  await say('remind me about Oakley on Thursday', second)
  expect((await open()).every((one) => one.startsWith('set_reminder Oakley'))).toBe(true)
  expect(await open()).toHaveLength(1)
})

test.each(['no', 'No thanks.', 'nein danke', 'lieber nicht', 'non merci', 'mejor no'])(
  'a refusal takes the proposal back: %s',
  async (second) => {
    const { say, open } = await withCards('Oakley', 'Dunmore')
    const { response } = await say('remind me about Oakley on Thursday', second)
    expect(response).toMatch(/stays as it is|bleibt, wie|reste comme|queda como/)
    expect(await open()).toEqual([])
  },
)

test.each([
  ['not that one, the Oakley one', 'en', 'the oakley one'],
  ['no wait, sorry, I meant Friday', 'en', 'friday'],
  ['nee quatsch, ich meinte Freitag', 'de', 'freitag'],
  ['non, je voulais dire vendredi', 'fr', 'vendredi'],
  ['uy no, me refería a Olivar', 'es', 'olivar'],
  ['wrong one', 'en', ''],
  ['notably Friday', 'en', undefined],
  ['the other one', 'en', undefined],
  ['nein', 'de', undefined],
  ['no.', 'en', undefined],
  ['no wait', 'en', undefined],
  ['nonstop gearbeitet', 'de', undefined],
  ['friday i mean', 'en', 'friday'],
  ['i mean it', 'en', 'it'],
  // Whoever leans on a key waits no minute for an answer.
  [`Dunmore, not ${'a'.repeat(1800)},`, 'en', undefined],
] as const)('what stands behind the correction that begins %j', (text, language, rest) => {
  expect(afterCorrection(text, language)).toBe(rest)
})
