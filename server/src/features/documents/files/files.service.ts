import type { Drawn } from '../../../lib/typst/typst.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { DocumentContent } from '../content.ts'
import type { createDocumentsRepository, StoredDocument } from '../documents.repository.ts'
import type { DocumentRenderer } from '../pdf/document-renderer.ts'
import { nameIn, type DocumentFormat } from './document-files.ts'
import { toDocx } from './docx.ts'
import { toPlainText } from './plain-text.ts'
import { shownProfile } from './shown-profile.ts'

type Deps = {
  documents: ReturnType<typeof createDocumentsRepository>
  profiles: ReturnType<typeof createProfileService>
  renderer: DocumentRenderer
}

/** Documents as files in four formats, and as pictures of their pages. */
export function createFilesService({ documents, profiles, renderer }: Deps) {
  async function renderAndSave(
    userId: string,
    document: { id: string; content: DocumentContent; created_at: Date; revision: number },
  ): Promise<Buffer> {
    const pdf = await renderer.print(document.content, document.created_at)
    await documents.savePdf(userId, document.id, { pdf, revision: document.revision })
    return pdf
  }

  async function bytesOf(
    userId: string,
    document: StoredDocument,
    format: DocumentFormat,
  ): Promise<Buffer | undefined> {
    const { content } = document
    switch (format) {
      case 'pdf':
        return document.pdf ?? renderAndSave(userId, document)
      case 'docx':
        return toDocx(content)
      case 'txt':
        return Buffer.from(toPlainText(content))
      case 'json': {
        const made = await profiles.findVersion(userId, document.profile_version)
        if (content.kind !== 'resume' || !made) return undefined
        return profiles.toJsonResume(shownProfile(made.content, content), document.created_at.toISOString())
      }
    }
  }

  return {
    /**
     * A document's file under the name that it is saved with. A PDF is kept once it is rendered; the other formats are
     * made of the same content each time. Undefined where there is no such document, or a letter is asked for as JSON.
     */
    async findFile(
      userId: string,
      id: string,
      format: DocumentFormat,
    ): Promise<{ name: string; bytes: Buffer } | undefined> {
      const document = await documents.find(userId, id)
      const bytes = document && (await bytesOf(userId, document, format))
      return bytes && { name: nameIn(format, document.file_name), bytes }
    },

    /** The document's pages as a picture; undefined where there is no such document. */
    async draw(userId: string, id: string): Promise<Drawn | undefined> {
      const document = await documents.find(userId, id)
      return document && renderer.draw(document.content)
    },
  }
}
