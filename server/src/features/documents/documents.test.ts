import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { documentEvidence, editDocument } from '@waymark/contract/document-edits.ts'
import {
  coverLetterPdf,
  downloadDocument,
  generateCoverLetter,
  generateResume,
  matchPosting,
  resumePdf,
  runTakeoverS,
  scrapeJob,
} from '@waymark/contract/documents.ts'
import { choosePosting, getApplication, keepPosting, type KeptPosting } from '@waymark/contract/job-application.ts'
import { deleteJob, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { login } from '@waymark/contract/accounts.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeProfile } from '../../testing/make-profile.ts'
import { addUser } from '../../testing/add-user.ts'
import { createDocumentDrafter } from './document-drafter.ts'

const description = `<p>You run our platform on Kubernetes and Postgres, and rebuild the CI/CD pipeline.</p><ul><li>On-call rota</li><li>Terraform, Rust</li></ul>${'<p>We ship energy.</p>'.repeat(40)}`
const jobPosting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Platform Engineer',
  hiringOrganization: { '@type': 'Organization', name: 'Fjord Energy' },
  description,
}
const page = `<html lang="en"><script type="application/ld+json">${JSON.stringify(jobPosting)}</script><body><h1>Jobs</h1></body></html>`

let changing = page
let app: TestApp
let pages: Server
let site: string
let reads = 0

beforeAll(async () => {
  pages = createServer((request, response) => {
    reads++
    if (request.url?.startsWith('/job')) return void response.setHeader('content-type', 'text/html').end(page)
    if (request.url === '/changing') return void response.setHeader('content-type', 'text/html').end(changing)
    if (request.url === '/private') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    return void response.writeHead(403).end()
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  site = `127.0.0.1:${(pages.address() as AddressInfo).port}`
  app = await createTestApp({ config: { fetchAllow: [site] } })
})
afterAll(async () => {
  await app.close()
  pages.close()
})

const urlOf = (path: string) => `http://${site}${path}`
let jobs = 0
const makeUrl = () => urlOf(`/job/${++jobs}`)

async function makeWriter(profile = makeProfile()) {
  const person = await addUser(app)
  await app.call(saveProfile, { data: profile }, person)
  return person
}

/** The web's five calls, as far as `steps` says. */
async function generate(token: string, url: string, steps = 5) {
  const opened = await app.call(scrapeJob, { url }, { token })
  const run = { job_id: opened.body['id'], company_name: 'Fjord Energy' }
  if (steps < 2) return { run, opened }
  const resume = await app.call(generateResume, run, { token })
  if (steps < 3) return { run, opened, resume }
  const letter = await app.call(generateCoverLetter, run, { token })
  const resumeFile = await app.call(resumePdf, { resume_id: resume.body['id'] }, { token })
  if (steps < 5) return { run, opened, resume, letter, resumeFile }
  const letterFile = await app.call(coverLetterPdf, { letter_id: letter.body['id'] }, { token })
  return { run, opened, resume, letter, resumeFile, letterFile }
}

async function download(token: string | undefined, link: unknown) {
  const response = await fetch(`${app.url}${String(link)}`, { headers: token ? { authorization: token } : {} })
  return {
    status: response.status,
    name: response.headers.get('content-disposition') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

const addJob = (token: string, url: string, links: { cv_link?: string } = {}) =>
  app.call(
    saveJob,
    { job_title: 'Platform Engineer', job_url: url, company_name: 'Fjord Energy', status: 'Applied', ...links },
    { token },
  )
const board = async (token: string) => (await app.call(listJobs, undefined, { token })).body['data'] as JobRecord[]
const evidenceOf = async (token: string, id: unknown) =>
  (await app.call(documentEvidence, undefined, { token, params: { id: String(id) } })).body['sentences'] as {
    position: number
    part: string
    text: string
    sources: string[]
  }[]
const compact = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]/g, '')

/** Lets the time until this person's takeovers pass, and waits for them. */
async function passTakeover(email: string) {
  app.clock.advance(runTakeoverS * 1000)
  await sql`update pgboss.job set start_after = now() where name = 'finish-documents' and state = 'created'
    and data ->> 'userId' = (select id::text from users where users.email = ${email})`.execute(app.db)
  await app.jobsIdle()
}

test('five calls make two PDFs whose links are saved on the job and download again after a new sign-in', async () => {
  const { token, email, password } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const made = await generate(token, url)
  const links = { cv_link: made.resumeFile?.body['url'], cover_letter_link: made.letterFile?.body['url'] }
  expect(links).toEqual({
    cv_link: `/api/documents/${made.resume?.body['id'] as string}.pdf`,
    cover_letter_link: `/api/documents/${made.letter?.body['id'] as string}.pdf`,
  })
  await app.call(
    saveJob,
    { job_title: 'Platform Engineer', job_url: url, company_name: 'Fjord Energy', status: 'Applied', ...links },
    { token },
  )

  const again = String((await app.call(login, { email, password })).body['token'])
  const [job] = await board(again)
  expect(job?.history).toHaveLength(1)
  const cv = await download(again, job?.generated_documents?.cv_link)
  const letter = await download(again, job?.generated_documents?.cover_letter_link)
  expect([cv.name, letter.name]).toEqual([
    expect.stringContaining('filename="Maja Kowalska - CV - Fjord Energy.pdf"'),
    expect.stringContaining('filename="Maja Kowalska - Cover Letter - Fjord Energy.pdf"'),
  ])
  expect(Buffer.from(cv.bytes).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the PDFs are tagged, say title and language, and every sentence can be read back', async () => {
  const { token } = await makeWriter()
  const { resumeFile, letterFile, resume, letter } = await generate(token, makeUrl())
  for (const [link, id] of [
    [resumeFile?.body['url'], resume?.body['id']],
    [letterFile?.body['url'], letter?.body['id']],
  ]) {
    const { bytes } = await download(token, link)
    const pdf = await getDocumentProxy(bytes.slice())
    const { info } = await getMeta(bytes.slice())
    expect(info).toMatchObject({ Language: 'en', Title: expect.stringContaining('Maja Kowalska – C') })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toMatch(
      /"role":"H1".*"role":"H2".*"role":"(LI|Table)"/,
    )
    expect(await pdf.getOutline()).not.toBeNull()
    const { text } = await extractText(bytes.slice(), { mergePages: true })
    const missing = (await evidenceOf(token, id)).filter((sentence) => !compact(text).includes(compact(sentence.text)))
    expect(missing).toEqual([])
    const { rows } = await sql<{
      text: string
    }>`select reading ->> 'text' as text from documents where id = ${id}`.execute(app.db)
    expect(compact(rows[0]?.text ?? '')).toBe(compact(text))
  }
})

test('every sentence names the profile items that it came from, and they exist', async () => {
  const { token } = await makeWriter()
  const { resume, letter } = await generate(token, makeUrl(), 3)
  const profile = JSON.stringify(makeProfile())
  for (const id of [resume?.body['id'], letter?.body['id']]) {
    const sentences = await evidenceOf(token, id)
    expect(sentences.length).toBeGreaterThan(10)
    const unknown = sentences
      .flatMap(({ sources }) => sources)
      .filter(
        (source) =>
          !/^(personal_details|profile_summary|posting|letter\/why)(\/|$)/.test(source) &&
          !profile.includes(`"id":"${source.split('/')[0]}"`),
      )
    expect(unknown).toEqual([])
  }
  const lines = (await evidenceOf(token, letter?.body['id'])).filter(({ part }) => part === 'match/line')
  expect(lines[0]).toMatchObject({
    part: 'match/line',
    text: 'Run the Kubernetes platform of 14 product teams: upgrades, capacity, access and the on-call rota',
    sources: ['job1/responsibilities/0'],
    origin: 'verbatim',
  })
})

test('references, birth date and marital status are in no document', async () => {
  const { token } = await makeWriter()
  const { resume, letter } = await generate(token, makeUrl(), 3)
  const { rows } = await sql<{
    content: string
  }>`select content::text as content from documents where id in (${resume?.body['id']}, ${letter?.body['id']})`.execute(
    app.db,
  )
  for (const { content } of rows) expect(content).not.toMatch(/Jan Nowak|1988|Married|ref1|"Polish"[^,\]]*nationality/)
})

test('an address that cannot be read is 422, and the pasted text takes its place from then on', async () => {
  const { token } = await makeWriter()
  const url = urlOf('/forbidden')
  expect(await app.call(scrapeJob, { url }, { token })).toMatchObject({
    status: 422,
    body: { code: 'posting_unreadable', error: 'Failed to scrape job posting' },
  })
  expect(
    (await app.call(scrapeJob, { url, text: 'Platform Engineer. Terraform and Kubernetes wanted.' }, { token })).status,
  ).toBe(200)
  const before = reads
  const { letter } = await generate(token, url, 3)
  expect(reads).toBe(before)
  const texts = (await evidenceOf(token, letter?.body['id'])).map(({ text }) => text)
  expect(texts.join('\n')).toContain('the Kubernetes platform of 14 product teams')
})

test('what was read of a posting stays: its page is read again only on request, and what differs stands beside it', async () => {
  const { token } = await makeWriter()
  const url = urlOf('/changing')
  const pageOf = async () => {
    const { body } = await app.call(getApplication, undefined, { token, query: { job_url: url } })
    return body['data'] as { posting: KeptPosting; other_postings: { id: string; posting: KeptPosting }[] }
  }
  const again = () => app.call(keepPosting, { job_url: url, again: true }, { token })
  await addJob(token, url)
  await generate(token, url, 1)
  const first = (await pageOf()).posting
  app.clock.advance(25 * 3_600_000)
  const before = reads
  await generate(token, url, 1)
  expect(reads).toBe(before)
  expect((await again()).body).toMatchObject({ found: 'same', posting: first })

  changing = page.replace('Platform Engineer', 'Working with us')
  expect((await again()).body).toMatchObject({ found: 'other', posting: first })
  await again()
  const [other, ...more] = (await pageOf()).other_postings
  expect([other?.posting.title, more]).toEqual(['Working with us', []])
  changing = ''
  expect((await again()).status).toBe(422)
  expect((await pageOf()).posting).toEqual(first)

  await app.call(choosePosting, { job_url: url, id: other?.id ?? '' }, { token })
  await app.call(scrapeJob, { url, text: 'Platform Engineer. Terraform wanted.' }, { token })
  const { posting, other_postings } = await pageOf()
  expect(posting.source).toBe('pasted')
  expect(other_postings.map((one) => one.posting)).toEqual([other?.posting, first])
  expect((await app.call(choosePosting, { job_url: url, id: other?.id ?? '' }, { token })).status).toBe(404)
})

test('a private address and a redirect to one are refused before anything is sent there', async () => {
  const { token } = await makeWriter()
  for (const url of [
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest',
    'http://localhost/',
    urlOf('/private'),
    `http://me:secret@${site}/job/1`,
  ]) {
    expect(await app.call(scrapeJob, { url }, { token })).toMatchObject({ status: 422, body: { code: 'url_refused' } })
  }
})

test('a posting of the search index is used without asking the page', async () => {
  const { token } = await makeWriter()
  const url = 'http://no-such-host.invalid/job/7'
  await sql`insert into postings (source, external_id, url, url_hash, title, company, description, fetched_at)
    values ('test', '7', ${url}, sha256(${url}::bytea), 'Data Engineer', 'Fjord Energy', '<p>Python &amp; PostgreSQL</p>', now())`.execute(
    app.db,
  )
  const { letter } = await generate(token, url, 3)
  const texts = (await evidenceOf(token, letter?.body['id'])).map(({ text }) => text)
  expect(texts).toContain('Application for Data Engineer')
  expect(texts.some((text) => text.includes('PostgreSQL'))).toBe(true)
})

test('when the next call does not come, the run is finished for a job on the board', async () => {
  for (const steps of [1, 2, 4, 5]) {
    const { token, email } = await makeWriter()
    const url = makeUrl()
    await addJob(token, url)
    const made = await generate(token, url, steps)
    await passTakeover(email)
    const [job] = await board(token)
    expect(job?.generated_documents?.cv_link).toMatch(/^\/api\/documents\/.+\.pdf$/)
    if (made.resume) expect(job?.generated_documents?.cv_link).toContain(String(made.resume.body['id']))
    expect((await download(token, job?.generated_documents?.cover_letter_link)).status).toBe(200)
    expect(job?.history).toHaveLength(1)
  }
})

test('what is finished without the browser is made as it was chosen there, and so is what the chat asks for later', async () => {
  const { token, email } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const look = { design: 'modern', paper: 'letter' }
  const letter = { tone: 'warm', length: 'full', form: 'prose', why: 'I sail to work.' }
  const choices = { look, pages: 1, personal: true, letter }
  await app.call(scrapeJob, { url, choices }, { token })
  await passTakeover(email)
  const textsOf = async (link: string | null | undefined) =>
    (await evidenceOf(token, /[\w-]{36}/.exec(link ?? '')?.[0])).map(({ text }) => text).join('\n')
  const [job] = await board(token)
  expect(await textsOf(job?.generated_documents?.cv_link)).toContain('status: married')
  expect(await textsOf(job?.generated_documents?.cover_letter_link)).toContain('I sail to work.')
  const { rows } = await sql<{
    look: object
    tone: string | null
  }>`select content -> 'look' as look, content #>> '{style,tone}' as tone
    from documents d join users u on u.id = d.user_id where u.email = ${email} order by d.kind`.execute(app.db)
  expect(rows).toEqual([
    { look, tone: 'warm' },
    { look, tone: null },
  ])

  const other = makeUrl()
  await addJob(token, other)
  await app.call(scrapeJob, { url: other }, { token })
  await passTakeover(email)
  const later = (await board(token)).find(({ job_url }) => job_url === other)
  expect(await textsOf(later?.generated_documents?.cv_link)).toContain('status: married')
})

test('a run that is to ask first waits where little matches or the language differs, and writes at once where it fits', async () => {
  const { token, email } = await makeWriter()
  const ask = async (text: string, url: string) => {
    await addJob(token, url)
    return (await app.call(scrapeJob, { url, text, ask: true }, { token })).body
  }
  const [thin, foreign, fits] = [makeUrl(), makeUrl(), makeUrl()]
  expect(await ask('Pastry Cook\nRequirements\n- HACCP\n- Pastry\n- Driving licence', thin)).toMatchObject({
    hold: true,
  })
  const german =
    'Plattform-Ingenieur\nSie betreiben für uns die Plattform und planen mit dem Team.\nIhr Profil\n- Kubernetes\n- Terraform'
  expect(await ask(german, foreign)).toMatchObject({ hold: true })
  expect(await ask('Platform Engineer\nRequirements\n- Kubernetes\n- Terraform', fits)).not.toHaveProperty('hold')
  await passTakeover(email)
  const made = (await board(token)).filter(({ generated_documents }) => generated_documents)
  expect(made.map(({ job_url }) => job_url)).toEqual([fits])
})

test('a run that asks writes nothing, though an earlier one of the same job was to be finished; without asking it does', async () => {
  const { token, email } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const open = (ask: boolean) =>
    app.call(
      scrapeJob,
      { url, text: 'Pastry Cook\nRequirements\n- HACCP\n- Pastry\n- Driving licence', ask },
      { token },
    )
  const madeOf = async () => (await board(token))[0]?.generated_documents
  await open(false)
  expect((await open(true)).body).toMatchObject({ hold: true })
  await passTakeover(email)
  expect(await madeOf()).toBeUndefined()
  await open(false)
  await passTakeover(email)
  expect(await madeOf()).toMatchObject({ cv_link: expect.any(String) })
})

test('proposed documents are the job’s only once their links are saved; until then the next ones keep the edits of its own', async () => {
  const { token, email } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const first = await generate(token, url)
  await passTakeover(email)
  const [job] = await board(token)
  const lineOf = async (id: unknown) => (await evidenceOf(token, id)).find(({ part }) => part === 'experience/line')
  const propose = async () => {
    app.clock.advance(1000)
    await app.call(scrapeJob, { url, propose: true }, { token })
    await passTakeover(email)
  }
  await propose()
  expect((await board(token))[0]).toEqual(job)
  const position = (await lineOf(first.resume?.body['id']))?.position
  const edit = { action: 'edit', position, text: 'Ran it all.' }
  await app.call(editDocument, edit, { token, params: { id: String(first.resume?.body['id']) } })
  await propose()
  const { rows } = await sql<{ id: string }>`select d.id from documents d join users u on u.id = d.user_id
    where u.email = ${email} and d.kind = 'resume' order by d.created_at desc`.execute(app.db)
  expect(rows).toHaveLength(3)
  expect(await lineOf(rows[0]?.id)).toMatchObject({ user_text: 'Ran it all.' })
  expect(await lineOf(rows[1]?.id)).toMatchObject({ user_text: null })
})

test('a run whose job is not on the board is left alone', async () => {
  const { token, email } = await makeWriter()
  await generate(token, makeUrl(), 1)
  await passTakeover(email)
  expect(await board(token)).toEqual([])
  const { rows } =
    await sql`select 1 from documents d join users u on u.id = d.user_id where u.email = ${email}`.execute(app.db)
  expect(rows).toEqual([])
})

test('a call that comes twice, or meets the background job, makes one document', async () => {
  const { token } = await makeWriter()
  const { run } = await generate(token, makeUrl(), 1)
  const ids = await Promise.all(
    Array.from({ length: 4 }, async () => (await app.call(generateResume, run, { token })).body['id']),
  )
  expect(new Set(ids).size).toBe(1)
})

test('regenerating keeps the last five of a kind', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  const made: unknown[] = []
  for (let round = 0; round < 6; round++) {
    app.clock.advance(1000)
    made.push((await generate(token, url, 2)).resume?.body['id'])
  }
  const found = await Promise.all(made.map((id) => download(token, `/api/documents/${String(id)}.pdf`)))
  expect(found.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 200])
})

test('proposals that nobody took make room before versions that the job had', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const make = async () => {
    app.clock.advance(1000)
    return String((await generate(token, url, 2)).resume?.body['id'])
  }
  const take = (id: string) => addJob(token, url, { cv_link: `/api/documents/${id}.pdf` })
  const [first, second, third] = [await make(), await make(), await make()]
  // The third one was tried, and given back.
  for (const id of [first, third, first]) await take(id)
  const declined = [await make(), await make(), await make(), await make()]
  const made = [first, second, third, ...declined].map((id) => `/api/documents/${id}.pdf`)
  const found = await Promise.all(made.map((link) => download(token, link)))
  expect(found.map(({ status }) => status)).toEqual([200, 404, 200, 404, 200, 200, 200])
})

test('edits are carried from the newest document where the link of the job leads to none of this kind', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const { resume, letter } = await generate(token, url, 3)
  const lineOf = async (id: unknown) => (await evidenceOf(token, id)).find(({ part }) => part === 'experience/line')
  const id = String(resume?.body['id'])
  const edit = { action: 'edit', position: (await lineOf(id))?.position, text: 'Ran it all.' }
  await app.call(editDocument, edit, { token, params: { id } })
  for (const wrong of [crypto.randomUUID(), String(letter?.body['id'])]) {
    await addJob(token, url, { cv_link: `/api/documents/${wrong}.pdf` })
    app.clock.advance(1000)
    expect(await lineOf((await generate(token, url, 2)).resume?.body['id'])).toMatchObject({ user_text: 'Ran it all.' })
  }
})

test('deleting a job deletes its documents, its run and the posting kept for it', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  await addJob(token, url)
  const { resumeFile, run } = await generate(token, url)
  expect((await app.call(deleteJob, { job_url: url }, { token })).status).toBe(200)
  expect((await download(token, resumeFile?.body['url'])).status).toBe(404)
  expect((await app.call(generateResume, run, { token })).status).toBe(404)
  const { rows } =
    await sql`select 1 from postings where url = ${url} union all select 1 from document_sentences where not exists (select 1 from documents where id = document_id)`.execute(
      app.db,
    )
  expect(rows).toEqual([])
})

test('a changed profile leaves a document as it was, and the next run uses the new one', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  const { resumeFile, run, resume } = await generate(token, url)
  const before = await download(token, resumeFile?.body['url'])
  await app.call(saveProfile, { data: makeProfile({ profile_summary: 'A new summary.' }) }, { token })
  expect((await download(token, resumeFile?.body['url'])).bytes).toEqual(before.bytes)
  const next = await app.call(generateResume, run, { token })
  expect(next.body['id']).not.toBe(resume?.body['id'])
  expect((await evidenceOf(token, next.body['id'])).map(({ text }) => text)).toContain('A new summary.')
})

test('an empty profile is refused with a sentence that says what is missing', async () => {
  const { token } = await addUser(app)
  const { run } = await generate(token, makeUrl(), 1)
  expect(await app.call(generateResume, run, { token })).toMatchObject({ status: 422, body: { code: 'profile_empty' } })
  expect(
    (await app.call(generateCoverLetter, { ...run, job_id: '00000000-0000-4000-8000-000000000000' }, { token })).status,
  ).toBe(404)
})

test("another user's run, document, file and evidence are 404, and nobody's are 401", async () => {
  const [ada, bob] = [await makeWriter(), await makeWriter()]
  const { run, resume, resumeFile } = await generate(ada.token, makeUrl())
  expect((await app.call(generateResume, run, { token: bob.token })).status).toBe(404)
  expect((await app.call(resumePdf, { resume_id: resume?.body['id'] }, { token: bob.token })).status).toBe(404)
  expect((await app.call(coverLetterPdf, { letter_id: resume?.body['id'] }, { token: ada.token })).status).toBe(404)
  expect((await download(bob.token, resumeFile?.body['url'])).status).toBe(404)
  expect(
    (await app.call(documentEvidence, undefined, { token: bob.token, params: { id: String(resume?.body['id']) } }))
      .status,
  ).toBe(404)
  expect((await download(undefined, resumeFile?.body['url'])).status).toBe(401)
  expect((await app.call(downloadDocument, undefined, { token: ada.token, params: { file: 'x.pdf' } })).status).toBe(
    404,
  )
})

test('each document counts once as usage', async () => {
  const { token, email } = await makeWriter()
  await generate(token, makeUrl())
  const { rows } = await sql<{
    kind: string
  }>`select e.details ->> 'kind' as kind from usage_events e join users u on u.id = e.user_id where u.email = ${email} and e.kind = 'document' order by e.id`.execute(
    app.db,
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['resume', 'letter'])
})

test('addresses and names with control characters are no 500, and half characters are refused', async () => {
  const { token } = await makeWriter()
  const open = async (url: string, text: string) => (await app.call(scrapeJob, { url, text }, { token })).status
  expect(await open('http://x.example/\u0001a', 'x\u0007')).toBe(200)
  expect(await open('http://x.example/\ud800', 'x')).toBe(400)
  const { run } = await generate(token, makeUrl(), 1)
  expect((await app.call(generateResume, { ...run, company_name: 'Fj\u0007ord' }, { token })).status).toBe(200)
})

test('a posting that was read is matched with the profile in the words of both; one that was not is unknown', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  const text = `Platform Engineer\nRequirements\n- Kubernetes\n- MySQL\n- Haskell\n- At least 10 years of professional experience\nNice to have\n- Polish (native)`
  const match = () => app.call(matchPosting, undefined, { token, query: { job_url: url } })
  expect((await match()).status).toBe(404)
  await app.call(scrapeJob, { url, text }, { token })
  const { status, body } = await match()
  expect([status, body['score']]).toEqual([200, 62])
  expect(body['requirements']).toMatchObject([
    { text: 'Kubernetes', kind: 'required', status: 'have', profile: expect.arrayContaining(['Kubernetes']) },
    { text: 'MySQL', status: 'similar', profile: expect.arrayContaining(['PostgreSQL']) },
    { text: 'Haskell', status: 'missing', profile: [] },
    {
      status: 'have',
      profile: expect.arrayContaining(['Senior Platform Engineer, Nordlicht Logistics (2021-03 – present)']),
    },
    { kind: 'wished', status: 'similar', profile: ['Polish'] },
  ])
})

test('a pasted posting is matched by the title that the user gave the job', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  await app.call(scrapeJob, { url, text: 'Apply by Friday. We look forward to hearing from you.' }, { token })
  const asked = async () => {
    const { body } = await app.call(matchPosting, undefined, { token, query: { job_url: url } })
    return (body['requirements'] as { text: string }[]).map(({ text }) => text)
  }
  expect(await asked()).toEqual([])
  await app.call(
    saveJob,
    { job_url: url, job_title: 'Staff Nurse', company_name: 'Fjord Energy', status: 'Viewed' },
    { token },
  )
  expect(await asked()).toEqual(['Staff Nurse'])
})

test('a match that takes too long on a busy machine is asked for again later', async () => {
  const documentDrafter = createDocumentDrafter(1)
  const busy = await createTestApp({ providers: { documentDrafter } })
  const { token } = await addUser(busy)
  const url = 'https://jobs.example/pilot'
  await busy.call(scrapeJob, { url, text: 'Pilot\nRequirements\n- Kubernetes' }, { token })
  const { status, headers } = await busy.call(matchPosting, undefined, { token, query: { job_url: url } })
  await busy.close()
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})

test('the letter for a pasted posting follows the customs of the place that the user gave the job', async () => {
  const { token } = await makeWriter()
  const url = makeUrl()
  const job = { job_url: url, job_title: 'Platform Engineer', company_name: 'Fjord Energy', location: 'United Kingdom' }
  await app.call(scrapeJob, { url, text: 'Platform Engineer. Terraform and Kubernetes wanted.' }, { token })
  await app.call(saveJob, { ...job, status: 'Viewed' }, { token })
  const { letter } = await generate(token, url, 3)
  const told = (await evidenceOf(token, letter?.body['id'])).map(({ text }) => text)
  expect(told.filter((text) => text.startsWith('Yours'))).toEqual(['Yours faithfully,'])
})
