import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeProfile } from '../../server/src/testing/make-profile.ts'

/** What the guest does at once; one alone shows what it costs the others. */
export const guestParts = [
  'import',
  'list',
  'attach',
  'profile-import',
  'preview',
  'scrape',
  'documents',
  'drip',
] as const
type Part = (typeof guestParts)[number]
export type Target = { url: string; token: string; parts: readonly string[] }

/**
 * The bad guest of the benchmark `neighbours`, in a process of its own: it must not hold up the measuring. It tells the
 * port of a host that takes requests and never answers, is told whom to attack, and goes on until it is killed.
 */
const hanging = createServer(() => undefined)
if (process.send) {
  hanging.listen(0, '127.0.0.1', () => process.send?.({ port: (hanging.address() as AddressInfo).port }))
  process.on('message', (target: Target) => void attack(target))
  process.on('disconnect', () => process.exit(0))
}

/** A small PDF whose forms each draw the next one twice: reading it takes its time limit. */
function makeNestedForms(depth = 40): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']
  const stream = (dictionary: string, content: string) =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`
  const resources = (next: number) => `/Resources << /XObject << /F ${next} 0 R >> >>`
  objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R ${resources(5)} >>`)
  objects.push(stream('', '/F Do'))
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800]'
  for (let level = 0; level < depth; level++) objects.push(stream(`${form} ${resources(6 + level)}`, '/F Do /F Do'))
  objects.push(stream(form, 'BT ET'))
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

/** Everything one account can do to the others, at once. Refusals are what it should get. */
async function attack({ url, token, parts }: Target): Promise<void> {
  const authorization = `Bearer ${token}`
  const call = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
    fetch(url + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
      .then((response) => response.arrayBuffer())
      .then((bytes) => (bytes.byteLength < 10_000 ? Buffer.from(bytes).toString() : ''))
      .catch(() => '')
  const form = (path: string, name: string, bytes: Buffer | string, fields: Record<string, string> = {}) => {
    const data = new FormData()
    for (const [key, value] of Object.entries(fields)) data.set(key, value)
    data.set('file', new Blob([bytes as Buffer<ArrayBuffer>]), name)
    return fetch(url + path, { method: 'POST', headers: { authorization }, body: data })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
  }
  const forever = async (times: number, work: (turn: number) => Promise<unknown>) => {
    const one = async (index: number) => {
      for (let turn = index; ; turn += times) {
        await work(turn)
        await sleep(20)
      }
    }
    await Promise.all(Array.from({ length: times }, (_, index) => one(index)))
  }
  const job = (turn: number, index: number) => ({
    job_title: 'x'.repeat(200),
    company_name: 'y'.repeat(200),
    job_url: `https://jobs.example/${turn}/${index}/${'z'.repeat(1500)}`,
    status: 'Viewed',
    at: null,
    location: '',
    salary: '',
    source: '',
    notes: '',
  })
  const pdf = makeNestedForms()
  const wrongRows = `Job Title,Company,URL\n${'Engineer,Acme,nowhere\n'.repeat(5000)}`
  const { port } = hanging.address() as AddressInfo
  const idIn = (answer: string) => /"id":"([\w-]+)"/.exec(answer)?.[1]
  /** A version, a posting, a CV and its PDF. */
  const writeDocuments = async (turn: number) => {
    await call('/api/profile/save-version', { data: makeProfile() })
    const posting = {
      url: `https://jobs.example/${turn}`,
      text: 'We look for an engineer with PostgreSQL. '.repeat(200),
    }
    const job_id = idIn(await call('/api/documents/scrape-job', posting))
    const resume_id = idIn(await call('/api/documents/generate-resume', { job_id, company_name: 'Acme' }))
    await call('/api/documents/resume-pdf', { resume_id })
  }
  const works: Record<Part, () => Promise<unknown>> = {
    import: () =>
      forever(1, (turn) =>
        call('/api/jobs/import', { jobs: Array.from({ length: 2500 }, (_, index) => job(turn, index)) }),
      ),
    list: () => forever(20, () => call('/api/jobs')),
    attach: () => forever(12, (turn) => form('/api/process', 'cv.pdf', pdf, { session_id: `session_guest${turn}` })),
    'profile-import': () => forever(12, () => form('/api/profile/import', 'cv.pdf', pdf)),
    preview: () => forever(4, () => form('/api/jobs/import/preview', 'jobs.csv', wrongRows)),
    scrape: () => forever(60, (turn) => call('/api/documents/scrape-job', { url: `http://127.0.0.1:${port}/${turn}` })),
    documents: () => forever(8, writeDocuments),
    drip: () => forever(8, () => drip(url, authorization)),
  }
  await Promise.all(guestParts.filter((part) => parts.includes(part)).map((part) => works[part]()))
}

/** An upload of a byte every two seconds, until the server ends it. */
function drip(url: string, authorization: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const head = `POST /api/process HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`
    socket.write(head)
    const timer = setInterval(() => socket.write('x'), 2000)
    socket.on('error', () => undefined)
    socket.on('data', () => socket.destroy())
    socket.on('close', () => {
      clearInterval(timer)
      resolve()
    })
    setTimeout(() => socket.destroy(), 30_000).unref()
  })
}
