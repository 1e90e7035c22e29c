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
import { hasPlaceFor } from './added-sentences.ts'
import { leaderOf, siblingLists, type EditedSentence } from './content-edits.ts'
import { createEditsRepository, type SentenceChange } from './edits.repository.ts'
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
    const { left_out: leftOut = [], left_out_for: reasons = {} } =
      document.content.kind === 'resume' ? document.content : {}
    return {
      profile_version: document.profile_version,
      sentences: rows
        .filter((row) => row.taken_back || !row.kept)
        .map(({ user_edit, place: _place, kept: _kept, ...row }) => ({
          ...row,
          user_text: user_edit,
          source_texts: textsOf(row.sources),
          phrased: row.origin === 'rephrased' ? phrasedIn(pieces[row.position]) : null,
        })),
      kept: rows.filter(isAside).map(({ position, text, user_edit, sources: [source = ''], part }) => ({
        position,
        text,
        user_text: user_edit ?? text,
        has_place: hasPlaceFor(document.content, source, part),
      })),
      left_out: leftOut
        .filter((source) => !takenBack.has(source) && hasPlaceFor(document.content, source))
        .flatMap((source) => textsOf([source]).map((text) => ({ source, text, reason: reasons[source] ?? 'room' }))),
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
    if (isAside(row)) return placeKept(inside, userId, document, row, edit.action)
    const isFixed = isFixedPart(row.part) || (edit.action === 'leave_out' && isNeededPart(row.part))
    const isNothing = edit.action === 'place' || edit.action === 'discard'
    if (isFixed || isNothing || (edit.action === 'restore' && row.origin !== 'rephrased'))
      return refuse('sentence_fixed')
    if (edit.action === 'undo' && row.taken_back) {
      if (row.kept) await edits.update(userId, id, position, { taken_back: false })
      else await edits.remove(userId, id, position)
    } else if (edit.action === 'move') {
      const leader = leaderOf(content, position)
      const isIn = (list: readonly { position: number }[]) => list.some((one) => one.position === leader)
      const siblings = siblingLists(content, rows).find(isIn) ?? []
      const at = siblings.findIndex((sibling) => sibling.position === leader)
      const [own, other] = [siblings[at], siblings[at + (edit.by ?? 1)]]
      if (own && other) {
        await edits.update(userId, id, own.position, { place: other.place })
        await edits.update(userId, id, other.position, { place: own.place })
      }
    } else await edits.update(userId, id, position, changeOf(row, edit))
    return undefined
  }

  /** Words that stand beside the document go into it, or away. */
  async function placeKept(
    inside: Db,
    userId: string,
    { id, content }: StoredDocument,
    { position, sources: [source = ''], part }: EditedSentence,
    action: SentenceEdit['action'],
  ): Promise<EditRefusal | undefined> {
    const edits = createEditsRepository(inside)
    if (action === 'discard') await edits.remove(userId, id, position)
    else if (action === 'place' && hasPlaceFor(content, source, part))
      await edits.update(userId, id, position, { taken_back: true })
    else return refuse('sentence_fixed')
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
    await createEditsRepository(inside).add(userId, id, {
      part: takenBackPart,
      text,
      sources: [source],
      origin: 'verbatim',
      user_edit: null,
      taken_back: true,
      kept: false,
    })
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
        const pdf = await renderer.print(changed.content, changed.created_at)
        await documents.savePdf(userId, id, { pdf, revision: changed.revision })
      }
      return (await evidenceOf(userId, id)) ?? refuse('not_found')
    },
  }
}

/** Undo goes back one step where the user had words of their own before they did something else to the sentence. */
function changeOf({ state, user_edit }: EditedSentence, { action, text }: SentenceEdit): SentenceChange {
  const hasWords = user_edit !== null
  switch (action) {
    case 'accept':
      return { state: hasWords ? 'edited' : 'accepted' }
    case 'edit':
      return { state: 'edited', user_edit: text ?? null }
    case 'leave_out':
      return { state: 'left_out' }
    case 'restore':
      return { state: 'original' }
    default:
      return hasWords && state !== 'edited' ? { state: 'edited' } : { state: null, user_edit: null }
  }
}

/** Words of the user that the document has no sentence for. */
const isAside = ({ kept, taken_back }: EditedSentence): boolean => kept && !taken_back

/** What a model's sentence was before, and why it is another one. */
function phrasedIn(piece: Piece | undefined): EvidenceSentence['phrased'] {
  const { original = [], reason = null } = piece && 'text' in piece.of ? piece.of : {}
  return { original, reason }
}

const takenBackPart = 'experience/line'
