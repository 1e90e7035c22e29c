import * as z from 'zod/mini'
import { defineEndpoint, type AnswerOf, type BodyInputOf } from './define-endpoint.ts'
import { sentenceOrigins } from './documents.ts'

/** Longer than any line of a profile may be, so that every line can be edited. */
export const sentenceMaxLength = 2000

/** What a profile or a posting says stays as it is said there: names, employers, titles, dates, headings. */
const fixedParts = /^(name|contact|date|recipient|signature)$|\/(label|heading|meta|ask)$/
/** A letter without one of these is no letter; they can be worded differently. */
const neededParts = /^(subject|greeting|closing)$/

export const isFixedPart = (part: string): boolean => fixedParts.test(part)
export const isNeededPart = (part: string): boolean => neededParts.test(part)

/** `original`: as it was before a model phrased it. */
export const sentenceStates = ['accepted', 'edited', 'left_out', 'original'] as const
export type SentenceState = (typeof sentenceStates)[number]

/**
 * Why a line of the profile is not in a CV: others answer the posting better and the pages are full, it names nothing
 * that is asked for, it says what another line says, it tells of circumstances and not of work, or it stands behind
 * hundreds of newer ones.
 */
export const leftOutReasons = ['room', 'unrelated', 'same', 'circumstance', 'older'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const id = z.uuid()
const position = z.int32().check(z.minimum(0))

export const evidence = z.strictObject({
  success: z.literal(true),
  profile_version: z.number(),
  sentences: z.array(
    z.strictObject({
      /** Names the sentence in this document. */
      position,
      part: z.string(),
      /** As the product wrote it; `user_text` are the user's own words, which stand in its place. */
      text: z.string(),
      user_text: z.nullable(z.string()),
      /** `<item id>/<field>/<index>` of the profile version, or `posting/<field>`. */
      sources: z.array(z.string()),
      /** What the profile says at those sources. */
      source_texts: z.array(z.string()),
      origin: z.enum(sentenceOrigins),
      /** Of a model's words: the lines before, and what of the posting they bring out. */
      phrased: z.nullable(z.strictObject({ original: z.array(z.string()), reason: z.nullable(z.string()) })),
      state: z.nullable(z.enum(sentenceStates)),
      /** The user took it back from what was left out, or put kept words in. */
      taken_back: z.boolean(),
    }),
  ),
  /**
   * The user's words for sentences that this version lacks. `text`: the product's; `has_place`: `place` can add them.
   */
  kept: z.array(z.strictObject({ position, text: z.string(), user_text: z.string(), has_place: z.boolean() })),
  /** Lines of the profile that are not in the document. */
  left_out: z.array(z.strictObject({ source: z.string(), text: z.string(), reason: z.enum(leftOutReasons) })),
})

/**
 * What each action needs besides. `undo` goes back to what the product wrote, or to the user's words where they did
 * something else to them since; a line taken back goes again. `restore` sets the lines of the profile in the place of a
 * model's words. `place` puts kept words into the document, `discard` throws them away.
 */
const needs = {
  accept: ['position'],
  edit: ['position', 'text'],
  leave_out: ['position'],
  undo: ['position'],
  restore: ['position'],
  move: ['position', 'by'],
  take_back: ['source'],
  place: ['position'],
  discard: ['position'],
} as const
type Action = keyof typeof needs

const edit = z
  .strictObject({
    action: z.enum(Object.keys(needs) as [Action, ...Action[]]),
    position: z.optional(position),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(sentenceMaxLength))),
    by: z.optional(z.union([z.literal(-1), z.literal(1)])),
    source: z.optional(z.string().check(z.maxLength(200))),
  })
  .check((context) => {
    for (const field of needs[context.value.action]) {
      if (context.value[field] !== undefined) continue
      const message = `This is needed to ${context.value.action.replace('_', ' ')}.`
      context.issues.push({ code: 'custom', input: context.value, path: [field], message })
    }
  })
export type SentenceEdit = z.infer<typeof edit>

const documents = { noun: 'documents', token: 'raw', params: z.strictObject({ id }), answer: evidence } as const

export const documentEvidence = defineEndpoint({
  ...documents,
  method: 'GET',
  path: '/:id/evidence',
  summary: 'Every sentence of a document with the profile items it came from, and what the user made of it.',
  errors: ['not_found'],
  at_once: 4,
})
export type Evidence = Omit<AnswerOf<typeof documentEvidence>, 'success'>
export type EvidenceSentence = Evidence['sentences'][number]

export const editDocument = defineEndpoint({
  ...documents,
  method: 'PATCH',
  path: '/:id',
  summary:
    'Accept, edit, leave out, move or undo one sentence, set a profile line for words of a model, take back a line that was left out, or put kept words in.',
  body: edit,
  errors: ['not_found', 'sentence_fixed', 'document_sent'],
  at_once: 4,
})
export type EditInput = BodyInputOf<typeof editDocument>
