import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { assistantText } from '../../documents/files/assistant-text.service.ts'
import { exportBoard } from '../../job-tracking/csv/job-transfer.service.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { McpClient, Note } from './mcp-client.ts'

export type ResourceDeps = {
  db: Db
  clock: Clock
  profiles: ReturnType<typeof createProfileService>
  jobTracking: JobTrackingService
}

const profileUri = 'waymark://profile'
const boardUri = 'waymark://board.csv'
const mostListed = 100
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The profile as JSON Resume, the board as CSV and the text of each document. Nobody else's contacts are in them unless the token allows it. */
export function addResources(server: McpServer, deps: ResourceDeps, { userId, scopes }: McpClient, note: Note): void {
  const { clock, profiles, jobTracking } = deps

  server.registerResource(
    'profile',
    profileUri,
    { title: 'Profile', description: 'The profile as JSON Resume.', mimeType: 'application/json' },
    async () => {
      const { content } = await profiles.load(userId)
      const json = profiles.toJsonResume(withoutPrivate(content), clock.now().toISOString())
      await note('profile', ['profile'])
      return { contents: [{ uri: profileUri, mimeType: 'application/json', text: json.toString('utf8') }] }
    },
  )

  server.registerResource(
    'board',
    boardUri,
    { title: 'Job board', description: 'All applications with their history as CSV.', mimeType: 'text/csv' },
    async () => {
      const file = await exportBoard(deps, userId, { contacts: scopes.includes('contacts') })
      await note('board.csv', ['board'])
      return { contents: [{ uri: boardUri, mimeType: 'text/csv', text: Buffer.from(file.bytes).toString('utf8') }] }
    },
  )

  const template = new ResourceTemplate('waymark://documents/{id}', {
    list: async () => {
      const jobs = await jobTracking.listAll(userId)
      const resources = jobs.flatMap(({ job_title, company_name, generated_documents: made }) =>
        [
          { id: idIn(made?.cv_link), kind: 'CV' },
          { id: idIn(made?.cover_letter_link), kind: 'Cover letter' },
        ].flatMap(({ id, kind }) =>
          id === undefined
            ? []
            : [
                {
                  uri: `waymark://documents/${id}`,
                  name: `${kind}: ${job_title}, ${company_name}`,
                  mimeType: 'text/plain',
                },
              ],
        ),
      )
      return { resources: resources.slice(0, mostListed) }
    },
  })
  server.registerResource(
    'document',
    template,
    { title: 'Document', description: 'The text of a CV or letter made by Waymark.', mimeType: 'text/plain' },
    async (uri, { id }) => {
      const text = typeof id === 'string' && uuid.test(id) ? await assistantText(deps.db, userId, id) : undefined
      if (text === undefined) throw new ResourceNotFoundError(uri.href)
      await note('document', ['documents'])
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] }
    },
  )
}

const idIn = (link: string | null | undefined): string | undefined => /\/([0-9a-f-]{36})\.pdf$/.exec(link ?? '')?.[1]

/** References are other people's data; birth date and marital status matter to no assistant. */
function withoutPrivate(profile: ProfileDocument): ProfileDocument {
  const person = { ...profile.personal_details, date_of_birth: '', marital_status: 'Single' as const }
  return { ...profile, references: [], personal_details: person }
}
