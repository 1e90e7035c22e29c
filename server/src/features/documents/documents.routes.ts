import {
  coverLetterPdf,
  downloadDocument,
  generateCoverLetter,
  generateResume,
  matchPosting,
  resumePdf,
  scrapeJob,
} from '@waymark/contract/documents.ts'
import { documentEvidence, editDocument } from '@waymark/contract/document-edits.ts'
import {
  choosePhrasing,
  choosePosting,
  drawDocument,
  getApplication,
  keepPosting,
  keepSent,
  readDocument,
} from '@waymark/contract/job-application.ts'
import type { Caller, Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { ApplicationService } from './application/application.service.ts'
import { mediaTypes, partsOf } from './files/document-files.ts'
import type { DocumentsService } from './documents.service.ts'
import type { EditsService } from './edits/edits.service.ts'
import type { ProofService } from './proof/proof.service.ts'
import type { Writer } from './write-document.service.ts'

type Services = {
  documents: DocumentsService
  applications: ApplicationService
  edits: EditsService
  proofs: ProofService
}

export function mountDocuments(mount: Mount, { documents, applications, edits, proofs }: Services): void {
  mount(scrapeJob, ({ caller, body }) => documents.open(writerOf(caller), body.url, body))

  mount(generateResume, ({ caller, body }) =>
    documents.generate(writerOf(caller), body.job_id, 'resume', body.company_name, {
      ...body,
      keepEdits: body.keep_edits,
    }),
  )

  mount(generateCoverLetter, ({ caller, body }) =>
    documents.generate(writerOf(caller), body.job_id, 'letter', body.company_name, {
      ...body,
      keepEdits: body.keep_edits,
    }),
  )

  mount(resumePdf, ({ caller, body }) => documents.render(writerOf(caller), body.resume_id, 'resume'))

  mount(coverLetterPdf, ({ caller, body }) => documents.render(writerOf(caller), body.letter_id, 'letter'))

  mount(matchPosting, async ({ caller, query }) => {
    const match = await documents.match(caller.userId, query.job_url)
    if (!match) return refuse('not_found')
    const requirements = match.requirements.map(({ text, kind, status, profile }) => ({ text, kind, status, profile }))
    return { ...match, requirements }
  })

  mount(getApplication, async ({ caller, query }) => {
    const data = await applications.find(caller.userId, query.job_url)
    return data ? { data } : refuse('not_found')
  })

  mount(choosePhrasing, ({ caller, body }) => applications.choosePhrasing(caller.userId, body.phrase))

  mount(keepPosting, ({ caller, body }) => applications.keepPosting(caller.userId, body.job_url, body))

  mount(keepSent, ({ caller, body }) => applications.keepSent(caller.userId, body.job_url))

  mount(choosePosting, ({ caller, body }) => applications.choosePosting(caller.userId, body.job_url, body.id))

  mount(
    drawDocument,
    async ({ caller, params }) => (await documents.draw(caller.userId, params.id)) ?? refuse('not_found'),
  )

  mount(readDocument, async ({ caller, params }) => {
    const reading = await proofs.readingOf(caller.userId, params.id)
    return reading ? { reading } : refuse('not_found')
  })

  mount(downloadDocument, async ({ caller, params }) => {
    const { id, format } = partsOf(params.file)
    const file = await documents.findFile(caller.userId, id, format)
    return file ? { ...file, media_type: mediaTypes[format] } : refuse('not_found')
  })

  mount(
    documentEvidence,
    async ({ caller, params }) => (await edits.evidenceOf(caller.userId, params.id)) ?? refuse('not_found'),
  )

  mount(editDocument, ({ caller, params, body }) => edits.edit(caller.userId, params.id, body))
}

function writerOf({ userId, language, timeZone }: Caller): Writer {
  return { userId, language, timeZone }
}
