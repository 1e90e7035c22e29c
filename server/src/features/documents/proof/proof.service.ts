import type { MachineReading } from '@waymark/contract/job-application.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import { createDocumentsRepository } from '../documents.repository.ts'
import type { DocumentsDeps } from '../documents.service.ts'
import { shownProfile } from '../files/shown-profile.ts'
import { expectedFields } from './expected-fields.ts'
import { proveDocument } from './prove-document.ts'

export type ProofService = ReturnType<typeof createProofService>

/** What a machine reads in the files of documents. It is stored with the file, and goes with it when that changes. */
export function createProofService({ db, clock, renderer }: Pick<DocumentsDeps, 'db' | 'clock' | 'renderer'>) {
  const documents = createDocumentsRepository(db)
  const profiles = createProfileService({ db, clock })

  return {
    /** Undefined where there is no such document, or its file could not be read back. */
    async readingOf(userId: string, id: string): Promise<MachineReading | undefined> {
      return (await documents.findReading(userId, id)) ?? readAnew(userId, id)
    },
  }

  async function readAnew(userId: string, id: string): Promise<MachineReading | undefined> {
    const document = await documents.find(userId, id)
    if (!document) return undefined
    const { content, created_at, revision } = document
    const pdf = document.pdf ?? (await renderer.print(content, created_at))
    if (!document.pdf) await documents.savePdf(userId, id, { pdf, revision })
    const read = await renderer.readBack(pdf, content.kind === 'resume' ? 'cv' : 'whole')
    if (!read) return undefined
    const made = content.kind === 'resume' ? await profiles.findVersion(userId, document.profile_version) : undefined
    const expected = made && content.kind === 'resume' ? expectedFields(shownProfile(made.content, content)) : []
    const reading = proveDocument(content, read, expected)
    await documents.saveReading(userId, id, revision, reading)
    return reading
  }
}
