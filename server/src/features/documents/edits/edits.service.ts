import {
  isFixedPart,
  isNeededPart,
  type Evidence,
  type EvidenceSentence,
  type SentenceEdit,
} from '@waymark/contract/document-edits.ts'
import type { Db } from '../../../lib/db.ts'
import { isRefusal, refuse, type Refusal } from '../../../lib/http/refusal.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import { piecesOf, type Piece } from '../content.ts'
import { createDocumentsRepository, type StoredDocument } from '../documents.repository.ts'
import type { DocumentsDeps } from '../documents.service.ts'
import { hasPlaceFor, siblingsOf } from './content-edits.ts'
import { createEditsRepository } from './edits.repository.ts'
import { sourceText } from './source-texts.ts'

export type EditsService = ReturnType<typeof createEditsService>
type EditRefusal = Refusal<'not_found' | 'sentence_fixed' | 'document_sent'>

/** What the user makes of a document, sentence by sentence. */
export function createEditsService({ db, clock, renderer }: Pick<DocumentsDeps, 'db' | 'clock' | 'renderer'>) {
  const documents = createDocumentsRepository(db)
  const profiles = createProfileService({ db, clock })

  async function evidenceOf(userId: string, id: string): Promise<Evidence | undefined> {
    const document = await documents.findWritten(userId, id)
    if (!document) return undefined
    const profile = (await profiles.findVersion(userId, document.profile_version))?.content
    const rows = await createEditsRepository(db).list(userId, id)
    const textsOf = (sources: readonly string[]) =>
      sources.flatMap((source) => (profile && sourceText(profile, source)) ?? [])
    const takenBack = new Set(rows.filter((row) => row.taken_back).flatMap((row) => row.sources))
    const pieces = piecesOf(document.content)
    const leftOut = document.content.kind === 'resume' ? document.content.left_out : []
    return {
      profile_version: document.profile_version,
      sentences: rows.map(({ user_edit, place: _place, ...row }) => ({
        ...row,
        user_text: user_edit,
        source_texts: textsOf(row.sources),
        phrased: row.origin === 'rephrased' ? phrasedIn(pieces[row.position]) : null,
      })),
      left_out: leftOut
        .filter((source) => !takenBack.has(source) && hasPlaceFor(document.content, source))
        .flatMap((source) => textsOf([source]).map((text) => ({ source, text }))),
    }
  }

  async function change(
    inside: Db,
    userId: string,
    document: StoredDocument,
    edit: SentenceEdit,
  ): Promise<EditRefusal | undefined> {
    const edits = createEditsRepository(inside)
    const { id, content } = document
    if (edit.action === 'take_back') return takeBack(inside, userId, document, edit.source ?? '')
    const rows = await edits.list(userId, id)
    const row = rows.find(({ position }) => position === edit.position)
    if (!row) return refuse('not_found')
    const { position } = row
    const isFixed = isFixedPart(row.part) || (edit.action === 'leave_out' && isNeededPart(row.part))
    if (isFixed || (edit.action === 'restore' && row.origin !== 'rephrased')) return refuse('sentence_fixed')
    if (edit.action === 'undo' && row.taken_back) await edits.removeTakenBack(userId, id, position)
    else if (edit.action === 'move') {
      const siblings = siblingsOf(content, rows, position)
      const at = siblings.findIndex((sibling) => sibling.position === position)
      const [own, other] = [siblings[at], siblings[at + (edit.by ?? 1)]]
      if (own && other) {
        await edits.update(userId, id, own.position, { place: other.place })
        await edits.update(userId, id, other.position, { place: own.place })
      }
    } else
      await edits.update(
        userId,
        id,
        position,
        {
          accept: { state: 'accepted' as const },
          edit: { state: 'edited' as const, user_edit: edit.text ?? null },
          leave_out: { state: 'left_out' as const },
          undo: { state: null, user_edit: null },
          restore: { state: 'original' as const, user_edit: null },
        }[edit.action],
      )
    return undefined
  }

  async function takeBack(
    inside: Db,
    userId: string,
    { id, content, profile_version }: StoredDocument,
    source: string,
  ): Promise<EditRefusal | undefined> {
    const profile = (await profiles.findVersion(userId, profile_version))?.content
    const text = profile && sourceText(profile, source)
    const isLeftOut = content.kind === 'resume' && content.left_out.includes(source)
    if (text === undefined || !isLeftOut || !hasPlaceFor(content, source)) return refuse('not_found')
    const rows = await createEditsRepository(inside).list(userId, id)
    if (rows.some((row) => row.taken_back && row.sources.includes(source))) return undefined
    await createEditsRepository(inside).takeBack(userId, id, { part: takenBackPart, text, source })
    return undefined
  }

  return {
    evidenceOf,

    /** Changes one sentence and renders the file anew, so that the file and the page always say the same. */
    async edit(userId: string, id: string, edit: SentenceEdit): Promise<Evidence | EditRefusal> {
      const refused = await db.transaction().execute(async (transaction) => {
        const inside = createDocumentsRepository(transaction)
        const document = await inside.lock(userId, id)
        if (!document) return refuse('not_found')
        if (document.sent_at) return refuse('document_sent')
        const refusal = await change(transaction, userId, document, edit)
        if (!refusal) await inside.forgetPdf(userId, id)
        return refusal
      })
      if (refused && isRefusal(refused)) return refused
      const changed = await documents.find(userId, id)
      if (changed) {
        const { pdf, machine_text } = await renderer.render(changed.content, changed.created_at)
        await documents.savePdf(userId, id, { pdf, machine_text, revision: changed.revision })
      }
      return (await evidenceOf(userId, id)) ?? refuse('not_found')
    },
  }
}

/** What a model's sentence was before, and why it is another one. */
function phrasedIn(piece: Piece | undefined): EvidenceSentence['phrased'] {
  const { original = [], reason = null } = piece && 'text' in piece.of ? piece.of : {}
  return { original, reason }
}

const takenBackPart = 'experience/line'
