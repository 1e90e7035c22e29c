import { confirmProposal } from '@waymark/contract/proposals.ts'
import { getJobDetails, saveJob, updateJob, type JobDetails } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { addListings } from '../../../../testing/make-listings.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { talk, type Answer } from '../../../../testing/talk.ts'

let app: TestApp
const urlOf = (title: string) => `https://jobs.example/${encodeURIComponent(title)}`

const cards = [
  ['Forklift Driver', 'Arlow', 'Applied', '£13.20'],
  ['Hygiene Operative', 'Arlow', 'Viewed', ''],
  ['Packer', 'Amberzone', 'Rejected', ''],
  ['Team Leader', 'Greenmoor', 'Offer', '£25,400'],
  ['Van Driver', 'Everinghaus', 'Viewed', ''],
  ['Night Picker', 'Askham Stores', 'Applied', '£12.10'],
] as const

beforeAll(async () => {
  app = await createTestApp()
  await addListings(app, [
    { title: 'Warehouse Operative', company: 'Aire Freight', location: 'Leeds, United Kingdom' },
    { title: 'Warehouse Operative (Nights)', company: 'Dark Depot', location: 'Leeds, United Kingdom' },
    { title: 'Warehouse Operative', company: 'Far Away', location: 'Remote, United Kingdom' },
    { title: 'Warehouse Operative (part time)', company: 'Half Day', location: 'Leeds, United Kingdom' },
    { title: 'Warehouse Operative', company: 'Beck Storage', location: 'Leeds, United Kingdom' },
    { title: 'Vendeuse', company: 'Celestine', location: 'Lyon, France' },
    { title: 'Vendeuse', company: 'Paulette', location: 'Lyon, France' },
    { title: 'Verkäuferin', company: 'Rewina', location: 'Hannover, Germany' },
    { title: 'Camarero', company: 'Bar Uno', location: 'Valencia, Spain' },
    { title: 'Camarero', company: 'Bar Dos', location: 'Valencia, Spain' },
  ])
})
afterAll(() => app.close())

async function newUser(): Promise<string> {
  const { token } = await addUser(app, { name: 'Maja' })
  await app.call(saveProfile, { data: makeProfile() }, { token })
  for (const [job_title, company_name, status, salary] of cards)
    await app.call(saveJob, { job_title, company_name, status, salary, job_url: urlOf(job_title) }, { token })
  return token
}

/** A new conversation, of a user whose board nobody changes. */
const boardTalk = async () => talking((shared ??= await newUser()))

let shared: string | undefined
/** The same of a user of its own. */
const ownTalk = async () => talking(await newUser())

function talking(token: string) {
  const send = talk(app, token)
  return {
    token,
    async say(...messages: string[]) {
      let answer: Answer | undefined
      for (const message of messages) answer = await send(message)
      if (!answer) throw new Error('Nothing was said.')
      return answer
    },
    async confirm({ proposals }: Answer) {
      for (const { id } of proposals) await app.call(confirmProposal, {}, { token, params: { id } })
    },
  }
}

const proposed = ({ proposals }: Answer): string[] =>
  proposals.map(({ kind, subject, changes }) => `${kind} ${subject.split(', ').at(-1)} ${changes[0]?.after}`)

describe('the card that was shown last is what a message without a name is about', () => {
  test.each([
    ['open askham', 'move it to interview', 'move_job Askham Stores Interview'],
    ['open askham', 'archive it', 'archive_job Askham Stores archived'],
    ['askham?', 'put it in rejected', 'move_job Askham Stores Rejected'],
    ['öffne askham', 'archivier das', 'archive_job Askham Stores archived'],
    ['zeig mir askham', 'verschieb die auf Gespräch', 'move_job Askham Stores Interview'],
    ['montre moi askham', 'archive-la', 'archive_job Askham Stores archived'],
    ['ouvre askham', 'déplace-la en entretien', 'move_job Askham Stores Interview'],
    ['enséñame lo de askham', 'pásalo a rechazada', 'move_job Askham Stores Rejected'],
    ['abre askham', 'archívalo', 'archive_job Askham Stores archived'],
    ['open askham', 'add a note that i need my passport', 'note_job Askham Stores i need my passport'],
    ['remind me of askham on friday', 'move it to interview', 'move_job Askham Stores Interview'],
    ['write a follow up to askham', 'archive it', 'archive_job Askham Stores archived'],
    ['open everinghaus', 'i applied yesterday', 'move_job Everinghaus Applied'],
  ])('%s, %s: %s', async (first, second, change) => {
    const { say } = await boardTalk()
    expect(proposed(await say(first, second))).toEqual([change])
  })

  test.each([
    ['open askham', 'remind me of it on friday', /^set_reminder Askham Stores/],
    ['öffne askham', 'erinner mich morgen daran', /^set_reminder Askham Stores/],
    ['ouvre askham', 'rappelle-la moi demain', /^set_reminder Askham Stores/],
    ['abre askham', 'recuérdamelo mañana', /^set_reminder Askham Stores/],
  ])('%s, %s', async (first, second, change) => {
    const { say } = await boardTalk()
    expect(proposed(await say(first, second))).toEqual([expect.stringMatching(change)])
  })

  test.each([
    ['open askham', 'write a follow up for it', 'A draft for <strong>Night Picker, Askham Stores'],
    ['open greenmoor', 'what do they pay', '£25,400'],
    ['zeig greenmoor', 'und was zahlen die', '£25,400'],
    ['ouvre greenmoor', 'c’est payé combien', '£25,400'],
    ['abre greenmoor', 'cuánto pagan', '£25,400'],
    ['open askham', 'when did i apply', 'You applied for <strong>Night Picker, Askham Stores'],
    ['zeig askham', 'wann hab ich mich da eigentlich beworben', 'Night Picker, Askham Stores'],
    ['zeig greenmoor', 'schreib denen dass ich annehme', 'Ein Entwurf für <strong>Team Leader, Greenmoor'],
    ['abre greenmoor', 'escríbeles que acepto', 'Un borrador para <strong>Team Leader, Greenmoor'],
  ])('%s, %s: tells of it', async (first, second, told) => {
    const { say } = await boardTalk()
    expect((await say(first, second)).response).toContain(told)
  })

  test('after a turn that was not understood, the thread is kept', async () => {
    const { say } = await boardTalk()
    expect(proposed(await say('open askham', 'blorp fizzle wump', 'archive it'))).toEqual([
      'archive_job Askham Stores archived',
    ])
  })

  test('its contacts and notes are told', async () => {
    const { say, token } = await ownTalk()
    const query = { job_url: urlOf('Team Leader') }
    const { revision } = (await app.call(getJobDetails, undefined, { query, token })).body['data'] as JobDetails
    const contacts = [{ name: 'Donna Hill', role: 'HR', email: 'donna@jobs.example', phone: '' }]
    await app.call(updateJob, { ...query, revision, contacts, notes: 'Answer by Friday' }, { token })
    const { response } = await say('open greenmoor', 'who is the contact there')
    expect(response).toContain('Donna Hill, HR, donna@jobs.example')
    expect((await say('wann muss ich da antworten')).response).toContain('Answer by Friday')
  })
})

describe('an hour alone is that of the interview of the card spoken of', () => {
  test.each([
    ['move askham to interview', 'the interview is on friday at 2pm'],
    ['move arlow', 'the forklift one', 'its on monday at 9'],
    ['mets askham en entretien', 'c’est vendredi à 15h'],
    ['verschieb askham auf Gespräch', 'das ist am Freitag um 10 Uhr'],
    ['pasa askham a entrevista', 'es el viernes a las 10'],
  ])('%s, %s', async (...messages) => {
    const { say } = await boardTalk()
    expect(proposed(await say(...messages))[0]).toMatch(/^set_interview (?:Askham Stores|Arlow) /)
  })

  test('and a day that is said next takes the place of its day, not of its hour', async () => {
    const { say } = await boardTalk()
    const [first] = proposed(await say('move askham to interview', 'its on friday at 9'))
    const [second] = proposed(await say('actually thursday'))
    expect(first).not.toBe(second)
    expect(second?.slice(-13)).toBe(first?.slice(-13))
  })
})

describe('another name, or a wish of its own, is not bound to the card spoken of', () => {
  test.each([
    'write a cover letter for tesco',
    'remind me to call tesco on friday',
    'schreib eine nachfrage an lidl',
    'écris une relance pour carrefour',
    'escribe un mensaje para mercadona',
    'find driver jobs in leeds',
    'how much does a nurse earn',
    'show my applications',
    'what is due',
    'do you save that',
  ])('%s', async (message) => {
    const { say } = await boardTalk()
    const answer = await say('open askham', message)
    expect(answer.proposals).toEqual([])
    expect(answer.response).not.toMatch(/(?:draft for|Entwurf für|brouillon pour|borrador para).{0,20}Night Picker/)
  })

  test('an employer that is on no card is said to be on none, and all that are listed can be pressed', async () => {
    const { say } = await boardTalk()
    const { response, buttons } = await say('open askham', 'remind me to call tesco on friday')
    expect(response).toContain('“tesco”')
    expect(buttons.map(({ label }) => label)[0]).toBe('Night Picker, Askham Stores')
    expect(buttons).toHaveLength(6)
  })
})

test('nobody is congratulated again on an offer that is less than it was', async () => {
  const { say } = await boardTalk()
  expect((await say('open greenmoor', 'they offered me less than they said')).response).not.toContain('Congratulations')
})

test.each([
  'move askham to interview and archive everinghaus',
  'verschieb askham auf Gespräch und archivier everinghaus',
  'mets askham en entretien et archive everinghaus',
  'pasa askham a entrevista y archiva everinghaus',
])('two orders for two jobs are not one for both: %s', async (message) => {
  const { say } = await boardTalk()
  expect(proposed(await say(message)).toSorted()).toEqual([
    'archive_job Everinghaus archived',
    'move_job Askham Stores Interview',
  ])
})

test('a job that comfort mentions is not the one that a wish without a name is for', async () => {
  const { say, confirm, token } = await ownTalk()
  await confirm(await say('move everinghaus to interview'))
  const interviews = [{ at: new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString(), text: '' }]
  await app.call(updateJob, { job_url: urlOf('Van Driver'), interviews, revision: 0 }, { token })
  expect((await say('open askham', 'ich kann nicht mehr')).response).toContain('Everinghaus')
  expect(proposed(await say('mach mir einen lebenslauf'))).not.toEqual(['generate_documents Everinghaus new'])
})

test('a card that is not confirmed yet is confirmed first', async () => {
  const { say } = await boardTalk()
  const { response } = await say('add chef at Bella Nova in Leeds', 'remind me of it on friday')
  expect(response).toContain('not on your board yet')
})

test('who is wanted on a day without being told for what is not congratulated', async () => {
  const { say } = await boardTalk()
  const { response } = await say('open askham', 'they want me to come in thursday at 10')
  expect(response).not.toContain('Congratulations')
})

test('a question about the next one adds nothing', async () => {
  const { say } = await boardTalk()
  expect((await say('busca camarero en valencia', 'guárdame la primera', '¿encajo en la segunda?')).proposals).toEqual(
    [],
  )
})

test('a single found job has no second one', async () => {
  const { say } = await boardTalk()
  expect((await say('suche verkäuferin in hannover', 'öffne die zweite')).response).toContain('nur einen Eintrag')
})

test('where the job is asked for, a card that stands at the wished stage comes last', async () => {
  const { say } = await boardTalk()
  const { buttons } = await say('move a job to offer')
  expect(buttons.at(-1)?.label).toBe('Team Leader, Greenmoor')
})

describe('a name alone shows its card', () => {
  test.each([
    ['greenmoor', 'Stage'],
    ['askham?', 'Stage'],
    ['tell me about greenmoor', 'Stage'],
    ['was ist mit greenmoor', 'Stand'],
    ['et greenmoor ?', 'tape'],
    ['¿qué tal greenmoor?', 'Fase'],
  ])('%s', async (message, told) => {
    const { say } = await boardTalk()
    const { response } = await say(message)
    expect(response).toContain(told)
    expect(response).not.toContain('Everinghaus')
  })
})

describe('a number means the list that was shown last', () => {
  test.each([
    ['open the third one'],
    ['3'],
    ['number 3'],
    ['öffne die dritte'],
    ['ouvre la troisième'],
    ['abre la tercera'],
  ])('of applications: %s', async (message) => {
    const { say } = await boardTalk()
    const { response } = await say('show my applications')
    const third = [...response.matchAll(/<li><strong>([^<]+)/g)][2]?.[1] ?? 'none'
    const shown = await say(message)
    expect(shown.response).toContain(third)
    expect(shown.response.match(/Stage|Stand|Étape|Fase/)).not.toBeNull()
  })

  test('of a question which job is meant', async () => {
    const { say } = await boardTalk()
    expect(proposed(await say('move arlow to interview', '2'))[0]).toMatch(/^move_job Arlow Interview/)
  })

  test.each([
    ['find warehouse jobs in leeds', 'add the second one', 1],
    ['find warehouse jobs in leeds', 'save the first', 0],
    ['cherche vendeuse à lyon', 'la deuxième, ajoute-la', 1],
    ['suche verkäuferin in hannover', 'die erste bitte auf mein board', 0],
    ['busca camarero en valencia', 'guárdame la primera', 0],
  ])('of found postings, which are proposed for the board: %s, %s', async (first, second, at) => {
    const { say } = await boardTalk()
    const { jobs } = await say(first)
    expect(proposed(await say(second))).toEqual([`add_job ${jobs[at]?.company} Viewed`])
  })

  test('and the next one too, in the words of the last', async () => {
    const { say } = await boardTalk()
    const { jobs } = await say('busca camarero en valencia')
    expect(proposed(await say('guárdame la primera', 'y la segunda?'))).toEqual([`add_job ${jobs[1]?.company} Viewed`])
  })

  test('a number beyond the end is no entry', async () => {
    const { say } = await boardTalk()
    expect((await say('busca camarero en valencia', 'guárdame la quinta')).response).toContain('solo tiene 2')
  })
})

describe('a search goes on', () => {
  const companies = ({ jobs }: Answer) => jobs.map(({ company }) => company)

  test('without what is not wanted, and in the same town', async () => {
    const { say } = await boardTalk()
    expect(companies(await say('find warehouse jobs in leeds'))).toContain('Dark Depot')
    const left = await say('not nights')
    expect(companies(left)).toContain('Aire Freight')
    expect(companies(left)).not.toContain('Dark Depot')
    expect(left.response).toContain('Leeds')
  })

  test.each([
    ['find warehouse jobs in leeds', 'part time only', 'Leeds', '“warehouse”'],
    ['find warehouse jobs in leeds', 'and in wakefield?', 'Wakefield', '“warehouse”'],
    ['find warehouse jobs in leeds', 'any remote ones?', 'remote', '“warehouse”'],
    ['suche verkäuferin in hannover', 'nur teilzeit', 'Hannover', '„verkäuferin“'],
    ['suche verkäuferin in hannover', 'und in celle?', 'Celle', '„verkäuferin“'],
    ['cherche vendeuse à lyon', 'et à temps partiel ?', 'Lyon', '« vendeuse »'],
    ['busca camarero en valencia', 'sin turno partido', 'Valencia', '«camarero»'],
  ])('%s, %s', async (first, second, place, title) => {
    const { say } = await boardTalk()
    const { response } = await say(first, second)
    expect(response).toContain(place)
    expect(response).toContain(title)
  })

  test.each(['not bad', 'no idea', 'what about the salary'])('but not by %s', async (message) => {
    const { say } = await boardTalk()
    expect((await say('find warehouse jobs in leeds', message)).jobs).toEqual([])
  })
})

describe('a word confirms nothing', () => {
  test.each([
    ['move askham to interview', 'yes', 'only your click'],
    ['move askham to interview', 'ok', 'only your click'],
    ['verschieb askham auf Gespräch', 'ja mach', 'nur Ihr Klick'],
    ['verschieb askham auf Gespräch', 'ok', 'nur Ihr Klick'],
    ['mets askham en entretien', 'oui', 'seul votre clic'],
    ['pasa askham a entrevista', 'sí, confirmado', 'solo tu clic'],
  ])('%s, %s', async (first, second, told) => {
    const { say } = await boardTalk()
    const answer = await say(first, second)
    expect(answer.response).toContain(told)
    expect(answer.proposals.map(({ status }) => status)).toEqual(['open'])
    expect(proposed(answer)).toEqual(['move_job Askham Stores Interview'])
  })

  test('after it the change can still be put right', async () => {
    const { say } = await boardTalk()
    const day = proposed(await say('erinner mich am Mittwoch an Askham'))
    const other = proposed(await say('ja mach', 'doch lieber Donnerstag'))
    expect(other[0]).toMatch(/^set_reminder Askham Stores/)
    expect(other).not.toEqual(day)
  })

  test.each([
    ['danke', 'ok', 'möchten Sie'],
    ['merci', 'oui', 'souhaitez-vous'],
    ['gracias', 'vale', 'quieres hacer'],
  ])('where nothing is open, it is answered in the language of the user: %s, %s', async (first, second, told) => {
    const { say } = await boardTalk()
    expect((await say(first, second)).response).toContain(told)
  })
})

describe('what was confirmed can be taken back', () => {
  test.each(['undo that', 'mach das rückgängig', 'annule ça', 'deshaz eso'])(
    '%s leads to its Undo',
    async (message) => {
      const { say, confirm } = await ownTalk()
      await confirm(await say('move askham to interview'))
      const { proposals } = await say(message)
      expect(proposals).toMatchObject([{ kind: 'move_job', status: 'confirmed', can_undo: true }])
    },
  )

  test('what was changed today is listed, and only that', async () => {
    const { say, confirm } = await ownTalk()
    expect((await say('what did you change today')).response).toContain('Nothing was changed today')
    await confirm(await say('move askham to interview'))
    await say('archive greenmoor')
    const { response } = await say('what did you change today')
    expect(response).toContain('Night Picker, Askham Stores – stage: Applied → Interview')
    expect(response).not.toContain('Greenmoor')
  })

  test.each(['restore it', 'put it back', 'hol sie aus dem Archiv', 'remets-la', 'recupéralo'])(
    'an archived job comes back by a proposal or its Undo: %s',
    async (message) => {
      const { say, confirm } = await ownTalk()
      await confirm(await say('archive everinghaus'))
      const { proposals } = await say(message)
      expect(proposals).toMatchObject([{ kind: 'archive_job', subject: 'Van Driver, Everinghaus' }])
    },
  )

  test('another account sees none of it', async () => {
    const one = await ownTalk()
    await one.confirm(await one.say('move askham to interview'))
    const other = await ownTalk()
    expect((await other.say('undo that')).proposals).toEqual([])
    expect((await other.say('what did you change today')).response).toContain('Nothing was changed today')
  })
})

test('the longest message is read', async () => {
  const { say } = await boardTalk()
  expect((await say('la deuxième, ajoute la '.repeat(100))).response).not.toBe('')
})
