import * as z from 'zod/mini'
import { defineEndpoint, fileAnswer, type AnswerOf } from './define-endpoint.ts'
import { isJobUrl, jobLimits, jobMessages } from './job-tracking.ts'

/** A pasted posting: the longest real one seen has 25,000 characters. */
export const postingTextMaxLength = 100_000
/** How long the web may stay away before the server finishes the remaining steps itself, in seconds. */
export const runTakeoverS = 15

const id = z.uuid()
const jobUrl = z.string().check(z.trim(), z.maxLength(jobLimits.job_url), z.refine(isJobUrl, jobMessages.url))
const created = z.strictObject({ success: z.literal(true), id })
const rendered = z.strictObject({ success: z.literal(true), url: z.string() })

const documents = { noun: 'documents', method: 'POST', token: 'raw' } as const

export const documentDesigns = ['classic', 'serif', 'modern', 'compact'] as const
export const documentPapers = ['a4', 'letter'] as const
const look = z.strictObject({ design: z.enum(documentDesigns), paper: z.enum(documentPapers) })
/** How a CV and its letter are set. */
export type DocumentLook = z.infer<typeof look>

export const letterTones = ['plain', 'warm', 'formal'] as const
/** `short`: a note for a form field or a mail, about half as long. */
export const letterLengths = ['full', 'short'] as const
/** `auto`: rows where the profile answers three requirements or more, else prose. */
export const letterForms = ['auto', 'rows', 'prose'] as const
/** One or two sentences; the longest that a reader of letters finishes. */
export const letterWhyMaxLength = 600

const style = {
  tone: z.enum(letterTones),
  length: z.enum(letterLengths),
  form: z.enum(letterForms),
}
/** The user's own words on why this employer: empty until they are written, null where the user wants none. */
const why = z.nullable(z.string().check(z.trim(), z.maxLength(letterWhyMaxLength)))

export const letterTermMaxLength = 80
/** The user's own words, told only where a posting asks for them. */
const term = z.optional(z.string().check(z.trim(), z.maxLength(letterTermMaxLength)))
const terms = { salary: term, start: term }

export const letterChoices = z.strictObject({ ...style, ...terms, why })
export type LetterChoices = z.infer<typeof letterChoices>

/** Without `why`, what the job's letter has so far stays. */
export const letterWish = z.strictObject({ ...style, ...terms, why: z.optional(why) })
export type LetterWish = z.infer<typeof letterWish>

const pages = z.union([z.literal(1), z.literal(2)])

/** How the documents of a run are made; each step may say it again for itself. */
const generationChoices = z.strictObject({
  look: z.optional(look),
  pages: z.optional(pages),
  personal: z.optional(z.boolean()),
  letter: z.optional(letterWish),
  keep_edits: z.optional(z.boolean()),
})
export type GenerationChoices = z.infer<typeof generationChoices>

export const scrapeJob = defineEndpoint({
  ...documents,
  path: '/scrape-job',
  summary: 'Read the posting at an address, or take the text that is sent along; opens a generation run.',
  body: z.strictObject({
    url: jobUrl,
    text: z.optional(z.string().check(z.trim(), z.maxLength(postingTextMaxLength))),
    /** Whether a connected model may phrase the documents; without it, as they chose last; it may until they say no. */
    phrase: z.optional(z.boolean()),
    /** Writes nothing yet where the profile shows little of the posting or is in another language: then `hold`. */
    ask: z.optional(z.boolean()),
    /** The job's documents stay its own until the user takes the new ones: their links are saved by nobody else. */
    propose: z.optional(z.boolean()),
    /** For the steps that the server makes itself once the browser is gone. */
    choices: z.optional(generationChoices),
  }),
  answer: z.extend(created, {
    /** The user decides first: nothing is written until a call without `ask` opens the run anew. */
    hold: z.optional(z.literal(true)),
  }),
  errors: ['posting_unreadable', 'url_refused', 'busy'],
  max_body_bytes: 524_288,
  limits: [{ by: 'user', points: 120, window_s: 600, counts: 'calls' }],
  // Each may hold a connection for ten seconds.
  at_once: 4,
})

const generation = z.strictObject({
  job_id: id,
  /** Whether what the user made of the sentences before stays; so it does unless this says no. */
  keep_edits: z.optional(z.boolean()),
  company_name: z.string().check(z.trim(), z.maxLength(jobLimits.company_name)),
  /** Without it, as the user's newest document. */
  look: z.optional(look),
})

export const generateResume = defineEndpoint({
  ...documents,
  path: '/generate-resume',
  summary: 'Make a CV for the posting by selecting and ordering what the profile says.',
  body: z.extend(generation, {
    pages: z.optional(pages),
    /** Birth date and marital status, which stay out unless this says otherwise; 'Single', as every profile begins, always does. */
    personal: z.optional(z.boolean()),
  }),
  answer: created,
  errors: ['not_found', 'profile_empty'],
  limits: [{ by: 'user', points: 240, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

export const generateCoverLetter = defineEndpoint({
  ...documents,
  path: '/generate-cover-letter',
  summary: "Make a cover letter from the profile's and the posting's facts.",
  body: z.extend(generation, {
    /** Without it, as the job's letter before, or the user's newest one. */
    letter: z.optional(letterWish),
  }),
  answer: created,
  errors: ['not_found', 'profile_empty'],
  limits: [{ by: 'user', points: 240, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

export const resumePdf = defineEndpoint({
  ...documents,
  path: '/resume-pdf',
  summary: 'Render the CV; answers where it can be downloaded.',
  body: z.strictObject({ resume_id: id }),
  answer: rendered,
  errors: ['not_found'],
  limits: [{ by: 'user', points: 240, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

export const coverLetterPdf = defineEndpoint({
  ...documents,
  path: '/cover-letter-pdf',
  summary: 'Render the cover letter; answers where it can be downloaded.',
  body: z.strictObject({ letter_id: id }),
  answer: rendered,
  errors: ['not_found'],
  limits: [{ by: 'user', points: 240, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

/** Below this share of things asked for that the profile shows, the product says so before it writes. */
export const thinMatchShare = 1 / 3

const requirementKinds = ['required', 'wished'] as const
const matchStatuses = ['have', 'similar', 'missing'] as const

export const matchPosting = defineEndpoint({
  ...documents,
  method: 'GET',
  path: '/match',
  summary: 'What a posting that was read asks for, and what of it the profile shows, each in the words of both.',
  query: z.strictObject({ job_url: jobUrl }),
  answer: z.strictObject({
    success: z.literal(true),
    /** By published weights (docs/matching.md), 0 to 100; 0 too where the posting asks for nothing. */
    score: z.number().check(z.minimum(0), z.maximum(100)),
    requirements: z.array(
      z.strictObject({
        text: z.string(),
        kind: z.enum(requirementKinds),
        status: z.enum(matchStatuses),
        /** The profile's words that the status rests on; empty where something is missing. */
        profile: z.array(z.string()),
      }),
    ),
    /** Of the posting's text and of the profile's; null where they say too little to tell. */
    languages: z.strictObject({ posting: z.nullable(z.string()), profile: z.nullable(z.string()) }),
  }),
  errors: ['not_found'],
  // Reading a long posting and a long profile takes some 50 ms of a core; a person looks at one job at a time.
  limits: [{ by: 'user', points: 120, window_s: 60, counts: 'calls' }],
  at_once: 2,
})

export type Requirement = AnswerOf<typeof matchPosting>['requirements'][number]

/** Of fewer requirements a score says nothing, so none is shown. */
export const fewestScored = 4

/** Whether a profile shows so little of what a posting asks for that its owner should know before applying. */
export function isThinMatch(requirements: readonly Requirement[]): boolean {
  const shown = requirements.filter(({ status }) => status === 'have').length
  return requirements.length > 0 && shown < requirements.length * thinMatchShare
}

const baseOf = (language: string | null): string => language?.toLowerCase().split(/[-_]/)[0] ?? ''
/** What a page calls its language need not be one. */
const isLanguage = (base: string): boolean => /^[a-z]{2,3}$/.test(base)

/** Whether a text is surely in another language than a second one. */
export function isOtherLanguage(one: string | null, other: string | null): boolean {
  const [first, second] = [baseOf(one), baseOf(other)]
  return first !== second && isLanguage(first) && isLanguage(second)
}

/** Whether a profile's owner should know something before documents are written for a posting. */
export const needsWord = ({
  requirements,
  languages,
}: Pick<AnswerOf<typeof matchPosting>, 'requirements' | 'languages'>): boolean =>
  isThinMatch(requirements) || isOtherLanguage(languages.profile, languages.posting)

export const documentFormats = ['pdf', 'docx', 'txt', 'json'] as const
export type DocumentFormat = (typeof documentFormats)[number]

export const downloadDocument = defineEndpoint({
  ...documents,
  method: 'GET',
  path: '/:file',
  summary: 'A document as a file: {id}.pdf, {id}.docx or {id}.txt, and a CV as a JSON Resume, {id}.json.',
  params: z.strictObject({
    file: z
      .string()
      .check(z.regex(new RegExp(`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.(${documentFormats.join('|')})$`))),
  }),
  answer: fileAnswer,
  errors: ['not_found'],
  at_once: 4,
})

export const sentenceOrigins = ['verbatim', 'rephrased', 'template'] as const

/** Why a model was not asked, or did not finish; then lines of the profile stand word for word. */
export const phrasingFailures = [
  'setup',
  'busy',
  'away',
  'slow',
  'garbled',
  'endless',
  'empty',
  'declined',
  'too_long',
  'budget',
  'crowded',
  /** The checks read English, German, French and Spanish. */
  'language',
  /** The checks themselves failed. */
  'unchecked',
] as const
export type PhrasingFailure = (typeof phrasingFailures)[number]

/** What a connected model did for a document: how many texts stand in its words, how many the checks refused. */
export const documentPhrasing = z.strictObject({
  /** Provider and model. */
  by: z.string(),
  kept: z.number(),
  refused: z.number(),
  failure: z.nullable(z.enum(phrasingFailures)),
})
export type DocumentPhrasing = z.infer<typeof documentPhrasing>
