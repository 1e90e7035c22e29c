import { t } from '@lingui/core/macro'
import {
  coverLetterPdf,
  downloadDocument,
  generateCoverLetter,
  generateResume,
  resumePdf,
  scrapeJob,
  type DocumentFormat,
  type LetterWish,
} from '@waymark/contract/documents.ts'
import { call } from '../../lib/call.ts'
import { downloadFile } from '../../lib/download.ts'
import { serverText } from '../../lib/error-text.ts'
import { chosenLook } from './look/document-look.ts'
import { chosenResume } from './look/resume-choice.ts'

export type DocumentLinks = { cv_link: string; cover_letter_link: string }
export const generationSteps = ['posting', 'resume', 'letter', 'resume-pdf', 'letter-pdf'] as const
export type GenerationStep = (typeof generationSteps)[number]

type Posting = {
  url: string
  company_name: string
  text?: string | undefined
  keep_edits?: boolean | undefined
  /** Whether a connected model may phrase the documents. */
  phrase?: boolean | undefined
  letter?: LetterWish | undefined
  /** Nothing is written yet where the user should know something first. */
  ask?: boolean | undefined
  /** The job keeps its documents until the user takes these. */
  propose?: boolean | undefined
}

/** Generates CV and cover letter in five sequential calls; returns their links, or undefined where the user decides first. */
export async function generateDocuments(
  posting: Posting,
  onStep: (step: GenerationStep) => void,
): Promise<DocumentLinks | undefined> {
  const { url, company_name, text, keep_edits, phrase, letter, ask, propose } = posting
  const look = chosenLook()
  const { pages, personal } = chosenResume()
  const form = { ...(look && { look }), ...(keep_edits === false && { keep_edits }) }
  const resumeForm = { ...(pages === 1 && { pages }), ...(personal && { personal }) }

  onStep('posting')
  const scraping = call(scrapeJob, {
    body: {
      url,
      ...(text && { text }),
      ...(phrase !== undefined && { phrase }),
      ...(ask && { ask }),
      ...(propose && { propose }),
      choices: { ...form, ...resumeForm, ...(letter && { letter }) },
    },
  })
  const scraped = await answerOf(scraping, t`Failed to scrape job posting`, 'id')
  if ((await scraping).hold) return undefined
  const generation = { job_id: scraped, company_name, ...form }

  onStep('resume')
  const resume = { ...generation, ...resumeForm }
  const resume_id = await answerOf(call(generateResume, { body: resume }), t`Failed to generate resume`, 'id')

  onStep('letter')
  const letter_id = await answerOf(
    call(generateCoverLetter, { body: { ...generation, ...(letter && { letter }) } }),
    t`Failed to generate cover letter`,
    'id',
  )

  onStep('resume-pdf')
  const cv_link = await answerOf(call(resumePdf, { body: { resume_id } }), t`Failed to generate resume PDF`, 'url')

  onStep('letter-pdf')
  const cover_letter_link = await answerOf(
    call(coverLetterPdf, { body: { letter_id } }),
    t`Failed to generate cover letter PDF`,
    'url',
  )
  return { cv_link, cover_letter_link }
}

export const failureText = (error: unknown, fallback: string): string =>
  serverText(error) || (error instanceof Error && error.message) || fallback

/** A step succeeded only if the answer says so and has its id or url, whatever the HTTP status. */
async function answerOf<Key extends 'id' | 'url'>(
  calling: Promise<Record<Key, string>>,
  failure: string,
  key: Key,
): Promise<string> {
  let answer: Partial<Record<Key, string>> & { success?: boolean; error?: string }
  try {
    answer = await calling
  } catch (cause) {
    throw new Error(failureText(cause, failure), { cause })
  }
  const value = answer.success === true ? answer[key] : undefined
  if (!value) throw new Error(answer.error || failure)
  return value
}

const ownLink = /^\/api\/documents\/([0-9a-f-]{36}\.pdf)$/

/** The document of a job's link; undefined for a file elsewhere, or none. */
export const documentIn = (link: string | null | undefined): string | undefined =>
  ownLink.exec(link ?? '')?.[1]?.replace(/\.pdf$/, '')

/** True for documents of this installation, which are fetched with the token. */
export const isOwnDocument = (link: string): boolean => ownLink.test(link)

export async function saveDocument(link: string, format: DocumentFormat = 'pdf'): Promise<void> {
  const id = documentIn(link)
  if (id === undefined) throw new Error(`not a document of this installation: ${link}`)
  await downloadFile(downloadDocument, `${id}.${format}`)
}
