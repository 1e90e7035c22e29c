import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkHouse } from './check-house.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const fine = 'export const a = 1\n'

function problems(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkHouse(folder)
}

test('a house that keeps the rules has no problems', () => {
  const found = problems({
    'contract/src/accounts.ts': `import * as z from 'zod/mini'\n${fine}`,
    'server/src/main.ts': `import { config } from './config.ts'\nimport { createApp } from './app.ts'\n`,
    'server/src/config.ts': 'export const config = process.env\n',
    'server/src/app.ts': `import { chat } from './features/chat/chat.routes.ts'\n`,
    'server/src/features/chat/chat.routes.ts': `import { getProfile } from '../profile/profile.service.ts'\nimport { login } from '@waymark/contract/accounts.ts'\nimport type { Config } from '../../config.ts'\n`,
    'server/src/features/profile/profile.service.ts': `import { now } from '../../lib/clock.ts'\n`,
    'server/src/features/profile/completeness.ts': fine,
    'server/src/features/profile/profile.test.ts': `import { createTestApp } from '../../testing/create-test-app.ts'\nprocess.env['A'] = '1'\n`,
    'server/src/testing/create-test-app.ts': `import { createApp } from '../app.ts'\n`,
    'server/src/lib/clock.ts': '// process.env is not read here\nexport const now = 1\n',
    'server/migrations/0001-first.ts': fine,
    'server/migrations/0002-second.ts': fine,
    'server/src/lib/cv-file.ts': `import { readFile } from '@waymark/cv-reader/read-file.ts'\n`,
    'cv-reader/src/read-file.ts': `import { toLines } from './lines/to-lines.ts'\nimport { a } from './profile.ts'\n`,
    'cv-reader/src/profile.ts': `import { a } from './sections/sections.ts'\n`,
    'cv-reader/src/lines/to-lines.ts': fine,
    'cv-reader/src/sections/sections.ts': `import { a } from '../lines/to-lines.ts'\n`,
    'cv-reader/src/sections/sections.test.ts': `import { a } from '../testing/make-lines.ts'\n`,
    'web/src/routes.tsx': `const page = import('./features/chat/chat-page.tsx')\n`,
    'web/src/features/chat/chat-page.tsx': `import { useJobs } from '../job-tracking/job-tracking.api.ts'\nimport { DocumentsPanel } from '../documents/documents-panel.tsx'\nimport { Button } from '../../ui/button.tsx'\nimport './chat.css'\n`,
    'web/src/lib/call.ts': `import { login, type Endpoint } from '@waymark/contract/accounts.ts'\nexport const send = (body: string) => [login.path, { body }]\n`,
    'web/src/lib/call.test.ts': `import * as z from 'zod/mini'\n`,
    'web/src/layout/sidebar.tsx': `import { useHistory } from '../features/chat/chat.api.ts'\n`,
    'web/vite.config.ts': 'export default {}\n',
    'docs/architecture.md': 'Begin in `server/src/main.ts`, then `lib/clock.ts`; see https://example.org/readme.md.\n',
    'server/src/lib/pdf.ts': `// As app.ts says; words lie in words/<language>.json, tests in *.test.ts (PDF 32000-1 §14.9).\n${fine}`,
    'e2e/chat.spec.ts': `import { login } from '@waymark/contract/accounts.ts'\nprocess.env['A'] = '1'\n`,
  })
  expect(found).toEqual([])
})

const broken: { rule: string; says: string; files: Record<string, string> }[] = [
  {
    rule: 'a feature is one of the six nouns',
    says: 'six nouns',
    files: { 'server/src/features/mail/mail.routes.ts': fine },
  },
  {
    rule: 'a server role comes from the closed list',
    says: '.routes',
    files: { 'server/src/features/chat/chat.controller.ts': fine },
  },
  {
    rule: 'a web role comes from the closed list',
    says: '-page',
    files: { 'web/src/features/chat/chat.store.ts': fine },
  },
  {
    rule: 'server features meet along the listed arrows',
    says: 'no arrow from profile to chat',
    files: { 'server/src/features/profile/profile.routes.ts': `import { a } from '../chat/chat.service.ts'\n` },
  },
  {
    rule: 'server features meet through the service',
    says: 'through its .service.ts',
    files: { 'server/src/features/chat/chat.routes.ts': `import { a } from '../profile/profile.repository.ts'\n` },
  },
  {
    rule: 'web features meet along the listed arrows',
    says: 'no arrow from documents to job-tracking',
    files: {
      'web/src/features/documents/documents.api.ts': `import { a } from '../job-tracking/job-tracking.api.ts'\n`,
    },
  },
  {
    rule: 'web features meet through the api or a panel',
    says: 'through its .api.ts',
    files: { 'web/src/features/chat/chat-page.tsx': `import {\n  a,\n} from '../documents/download.tsx'\n` },
  },
  {
    rule: 'the layout reads the chat api and no page',
    says: 'through its .api.ts',
    files: { 'web/src/layout/sidebar.tsx': `import { a } from '../features/chat/chat-page.tsx'\n` },
  },
  {
    rule: 'server imports run one way',
    says: 'run one way',
    files: { 'server/src/lib/db.ts': `export { a } from '../features/chat/chat.service.ts'\n` },
  },
  {
    rule: 'features do not know the app',
    says: 'run one way',
    files: { 'server/src/features/chat/chat.routes.ts': `import { a } from '../../app.ts'\n` },
  },
  {
    rule: 'features do not import config',
    says: 'comes in as an argument',
    files: { 'server/src/features/chat/chat.routes.ts': `import { config } from '../../config.ts'\n` },
  },
  {
    rule: 'a provider knows no other',
    says: 'no other provider',
    files: { 'server/src/providers/mail/outbox.ts': `import { a } from '../files/local.ts'\n` },
  },
  {
    rule: 'web imports run one way',
    says: 'run one way',
    files: { 'web/src/lib/call.ts': `import { a } from '../ui/toast.tsx'\n` },
  },
  {
    rule: 'ui does not know the contract',
    says: 'nothing of the product',
    files: { 'web/src/ui/button.tsx': `import { a } from '@waymark/contract/accounts.ts'\n` },
  },
  {
    rule: 'the web does not reach into the server',
    says: 'no other room',
    files: { 'web/src/lib/call.ts': `import { a } from '../../../server/src/lib/clock.ts'\n` },
  },
  {
    rule: 'e2e reads only the contract',
    says: 'no other room',
    files: { 'e2e/chat.spec.ts': `import { a } from '../server/src/app.ts'\n` },
  },
  {
    rule: 'the CV reader reads nothing but the contract',
    says: 'no other room',
    files: { 'cv-reader/src/read-file.ts': `import { a } from '../../server/src/lib/clock.ts'\n` },
  },
  {
    rule: 'the layers of the CV reader run one way',
    says: 'run one way',
    files: { 'cv-reader/src/facts/dates.ts': `import { a } from '../entries/roles.ts'\n` },
  },
  {
    rule: 'headings are found without entries',
    says: 'run one way',
    files: { 'cv-reader/src/headings/headings.ts': `import { a } from '../entries/roles.ts'\n` },
  },
  {
    rule: 'test tools stay in tests',
    says: 'only tests',
    files: { 'server/src/lib/clock.ts': `import { a } from '../testing/make-user.ts'\n` },
  },
  {
    rule: 'no circles',
    says: 'circle: server/src/lib/a.ts → server/src/lib/b.ts → server/src/lib/a.ts',
    files: {
      'server/src/lib/a.ts': `import { b } from './b.ts'\n`,
      'server/src/lib/b.ts': `import { a } from './a.ts'\n`,
    },
  },
  { rule: 'no barrels', says: 'no barrels', files: { 'web/src/ui/index.ts': fine } },
  {
    rule: 'one place reads process.env',
    says: 'server/src/config.ts only',
    files: { 'server/src/app.ts': `export const port = process.env['PORT']\n` },
  },
  { rule: 'no default exports', says: 'no default exports', files: { 'web/src/ui/button.tsx': 'export default 1\n' } },
  { rule: 'kebab-case file names', says: 'kebab-case', files: { 'web/src/ui/IconButton.tsx': fine } },
  { rule: 'no file above 300 lines', says: '301 lines', files: { 'server/src/lib/a.ts': fine.repeat(301) } },
  {
    rule: 'migrations are numbered without gaps',
    says: 'expected number 2',
    files: { 'server/migrations/0001-a.ts': fine, 'server/migrations/0003-b.ts': fine },
  },
  {
    rule: 'comments mention files that are there',
    says: 'there is no lib/watch.ts',
    files: { 'server/src/lib/clock.ts': `// See lib/watch.ts.\n${fine}` },
  },
  {
    rule: 'pages mention files that are there',
    says: 'there is no b.md',
    files: { 'docs/a.md': 'See [there](b.md).\n' },
  },
  {
    rule: 'no cast switches the compiler off',
    says: 'hides a type',
    files: { 'server/src/lib/a.ts': `export const a = 1 as ${'never'}\n` },
  },
  {
    rule: 'the web uses no schema of an endpoint, which its build drops',
    says: 'the build drops this part of updateJob',
    files: {
      'web/src/lib/limits.ts': `import { a, updateJob } from '@waymark/contract/jobs.ts'\nexport const most = updateJob.body.shape\n`,
    },
  },
  {
    rule: 'nor takes one out of an endpoint',
    says: 'the build drops this part of updateJob',
    files: {
      'web/src/lib/limits.ts': `import { updateJob } from '@waymark/contract/jobs.ts'\nconst { body } = updateJob\n`,
    },
  },
  {
    rule: 'the web imports no validator',
    says: 'not part of the web',
    files: { 'web/src/lib/limits.ts': `import * as z from 'zod/mini'\n` },
  },
  {
    rule: 'a test reads no clock to judge speed',
    says: 'measures no time',
    files: { 'server/src/lib/a.test.ts': `const start = ${'performance'}.now()\n` },
  },
  {
    rule: 'a test measures no memory',
    says: 'measures no time and no memory',
    files: { 'web/src/testing/a.ts': `export const a = process.${'memoryUsage'}().rss\n` },
  },
  {
    rule: 'a folder holds what one can look over',
    says: 'web/src/ui: 31 files',
    files: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`web/src/ui/a${index}.ts`, fine])),
  },
  {
    rule: 'a word stands once in an array of a list',
    says: 'en.json: chef stands twice in one list',
    files: { 'server/src/lib/words/en.json': '{ "a": { "b": ["cook", "chef", "chef"] }, "c": ["cook"] }' },
  },
  {
    rule: 'a word stands once in a row of a table',
    says: 'a.tsv: cook stands twice in one list',
    files: { 'server/src/lib/a.tsv': 'trade\tcook|chef|cook\nwork\tcook\n' },
  },
  {
    rule: 'raw SQL has a reason above it',
    says: 'mail.ts:5: a comment above a statement says why it is raw SQL',
    files: {
      'server/src/lib/mail.ts':
        'const rows = async () => {\n  // Raw SQL: an array.\n  await sql`select 1`\n}\nconst other = async () => await sql<{ id: string }>`\n  select 2`\n',
    },
  },
  {
    rule: 'a line stands once under its heading, and may stand under another one',
    says: 'cues.txt: ring back stands twice in one list',
    files: { 'cv-reader/src/words/cues.txt': '# a\nring back\ncall\n\nring back\n# b\ncall\n' },
  },
]

test.each(broken)('$rule', ({ says, files }) => {
  expect(problems(files)).toEqual([expect.stringContaining(says)])
})

test('one reason above an exported function is one for all its statements; fragments need none', () => {
  const found = problems({
    'server/src/lib/a.ts': '/** Raw SQL: arrays. */\nexport async function a() {\n\n\n\n  await sql`select 1`\n}\n',
    'server/src/lib/b.ts': 'export const isOwn = sql`a.id = b.id`\n',
  })
  expect(found).toEqual([])
})

test('files that import only types from each other are no circle', () => {
  const found = problems({
    'server/src/lib/a.ts': `import type { B } from './b.ts'\n`,
    'server/src/lib/b.ts': `import { type A } from './a.ts'\nimport { a } from './c.ts'\n`,
    'server/src/lib/c.ts': `import type { A } from './a.ts'\n`,
  })
  expect(found).toEqual([])
})

test('a long list and a long test may pass 300 lines', () => {
  const found = problems({
    'contract/src/countries.ts': `export const countries = [\n${"  'Chad',\n".repeat(400)}]\n`,
    'server/src/lib/a.test.ts': fine.repeat(400),
  })
  expect(found).toEqual([])
})

test.each([
  'spec \u00a74: a title',
  'decisions "Accounts": a title',
  'research/server-platform has the figures',
  'issue 4: a title',
  'design "fact model": a title',
  'main job, step 4: a title',
  'the fields of the specification',
])('neither a comment nor the name of a test cites what is not in the repository: %s', (text) => {
  const files = { 'server/src/app.ts': `// ${text}\n`, 'server/src/app.test.ts': `test('${text}', () => {})\n` }
  const cites = expect.stringContaining('cites what is not in the repository')
  expect(problems(files)).toEqual([cites, cites])
})

test('tests beside the code do not count for the size of a folder', () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`web/src/ui/a${index}.ts`, fine]))
  const tests = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`web/src/ui/a${index}.test.ts`, fine]))
  expect(problems({ ...files, ...tests })).toEqual([])
})
