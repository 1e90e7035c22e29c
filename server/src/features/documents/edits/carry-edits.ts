import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Db } from '../../../lib/db.ts'
import { openSlot, type DocumentContent } from '../content.ts'
import { hasPlaceFor } from './added-sentences.ts'
import { isOwn, siblingLists, type EditedSentence } from './content-edits.ts'
import { createEditsRepository } from './edits.repository.ts'
import { matchSentences, tellsOnly } from './match-sentences.ts'
import { followSources, isLineSource, sourceText, type FollowSource } from './source-texts.ts'

/** A document that a new one replaces; `profile` is the version that it was made from, if that is still there. */
export type Replaced = {
  id: string
  content: DocumentContent
  rows: EditedSentence[]
  profile: ProfileDocument | undefined
}
type Fresh = { id: string; content: DocumentContent; profile: ProfileDocument }
/** More sentences than a person writes for one document; the oldest go. */
const mostKept = 300

type Edits = ReturnType<typeof createEditsRepository>
type Edit = Pick<EditedSentence, 'state' | 'user_edit'>

/**
 * Takes what the user made of a document over to the one that replaces it. What they accepted counts only while the
 * words are the same. Their own words are never dropped: those without a place in the new document are kept beside it.
 */
export async function carryEdits(
  db: Db,
  userId: string,
  before: Replaced,
  { id, content, profile }: Fresh,
): Promise<void> {
  const edits = createEditsRepository(db)
  const after = await edits.list(userId, id)
  const follow = followSources(before.profile, profile)
  const carried = carry(before, { after, content, profile, follow })
  for (const [{ position }, edit] of carried.edits) await edits.update(userId, id, position, edit)
  for (const sentence of carried.added)
    await edits.add(userId, id, { ...sentence, sources: sentence.sources.map(follow) })
  await carryOrder(edits, userId, before, { id, content, after, matches: carried.matches })
}

type Sheet = { after: EditedSentence[]; content: DocumentContent; profile: ProfileDocument; follow: FollowSource }

function carry(before: Replaced, { after, content, profile, follow }: Sheet) {
  const matches = matchSentences(before.rows.filter(isOwn), after, follow)
  const edits = new Map<EditedSentence, Edit>()
  const kept: EditedSentence[] = []
  const isFree = (rows: readonly EditedSentence[]) => rows.length > 0 && rows.every((row) => !edits.has(row))
  /** The words stand for all of these sentences. */
  function replace([first, ...others]: readonly EditedSentence[], edit: Edit): void {
    if (first) edits.set(first, edit)
    for (const other of others) edits.set(other, { state: 'left_out', user_edit: null })
  }

  for (const old of before.rows.filter(isOwn)) {
    // The open slot was filled with the user's words when the letter was written, unless they left it out.
    if (old.part === openSlot) {
      if (old.state === 'left_out' && typedIn(old) !== null)
        kept.push({ ...old, part: 'match', user_edit: typedIn(old), taken_back: false })
      continue
    }
    const same = matches.get(old) ?? []
    const { state, user_edit } = old
    if (counts(old, same[0]) && isFree(same)) replace(same, { state, user_edit })
    else if (user_edit !== null) kept.push({ ...old, taken_back: false })
  }
  for (const old of before.rows.filter((row) => !isOwn(row))) {
    const [source = ''] = old.sources.map(follow)
    const same = matchSentences([old], after, follow).get(old) ?? []
    const isSame = old.kept ? same[0]?.text === old.text : same.length > 0
    if (isSame && isFree(same)) {
      // With room for it now, the line is in the document by itself.
      if (old.user_edit !== null) replace(same, { state: old.state, user_edit: old.user_edit })
    } else if (old.kept) kept.push({ ...old, taken_back: isWanted(old) && hasPlaceFor(content, source, old.part) })
    else if (isLeftOut(content, source) && old.state !== 'left_out')
      kept.push({ ...old, text: sourceText(profile, source) ?? old.text })
    else if (old.user_edit !== null) kept.push({ ...old, taken_back: false })
  }
  const facts = leftOutFacts(before.rows, follow)
  for (const row of tellsOnly(facts, after)) if (!edits.has(row)) edits.set(row, { state: 'left_out', user_edit: null })
  const added = kept
    .slice(0, mostKept)
    .map(({ part, text, sources, origin, user_edit, taken_back, kept: wasKept }) => ({
      part,
      text,
      sources,
      origin,
      user_edit,
      taken_back,
      kept: wasKept || !taken_back,
    }))
  return { edits, added, matches }
}

/** What the user accepted counts while the words are the same, what they took back while there is something else. */
function counts({ state, text }: EditedSentence, same: EditedSentence | undefined): boolean {
  if (state === 'accepted') return same?.text === text
  return state === 'original' ? same?.origin === 'rephrased' : state !== null
}

/** The words of the user in an open slot: with those that the letter was written with, they stand in its text. */
const typedIn = ({ text, user_edit }: EditedSentence): string | null => user_edit ?? (text === '' ? null : text)

const isWanted = ({ taken_back, state }: EditedSentence): boolean => taken_back && state !== 'left_out'

const isLeftOut = (content: DocumentContent, source: string): boolean =>
  content.kind === 'resume' && content.left_out.includes(source) && hasPlaceFor(content, source)

/** Lines of the profile that the user wants nothing of. */
function leftOutFacts(rows: readonly EditedSentence[], follow: FollowSource): Set<string> {
  const told = (wanted: boolean) =>
    rows
      .filter((row) => isOwn(row) && (row.state === 'left_out') === wanted)
      .flatMap(({ sources }) => sources.map(follow).filter(isLineSource))
  return new Set(told(true)).difference(new Set(told(false)))
}

type Lists = Pick<Fresh, 'id' | 'content'> & {
  after: EditedSentence[]
  matches: Map<EditedSentence, EditedSentence[]>
}

/** Lists that the user sorted keep their order; what is new among them stays where it was written. */
async function carryOrder(
  edits: Edits,
  userId: string,
  before: Replaced,
  { id, content, after, matches }: Lists,
): Promise<void> {
  const now = new Map([...matches].map(([{ position }, rows]) => [position, rows]))
  const lists = siblingLists(content, after)
  for (const sorted of siblingLists(before.content, before.rows).filter((list) => list.some((it) => it.isMoved))) {
    const rank = new Map(sorted.flatMap((it) => now.get(it.position) ?? []).map(({ position }, at) => [position, at]))
    for (const list of lists) {
      const slots = list.filter(({ position }) => rank.has(position))
      const order = slots.toSorted((a, b) => (rank.get(a.position) ?? 0) - (rank.get(b.position) ?? 0))
      for (const [at, { place }] of slots.entries()) {
        const moved = order[at]
        if (moved && moved.place !== place) await edits.update(userId, id, moved.position, { place })
      }
    }
  }
}
