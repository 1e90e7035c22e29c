import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { fileTooLargeText } from '@waymark/contract/chat.ts'
import type { UploadedFile } from '@waymark/contract/define-endpoint.ts'
import { refuse, type Refusal } from './refusal.ts'
import { watchPace } from './upload-pace.ts'

type Form = { fields: Record<string, string>; file: UploadedFile | undefined }
type Upload = { field: string; max_bytes: number }
type Settle = (outcome: Form | Refusal) => void

const formOverheadBytes = 262_144
/** Files are held in memory while they arrive: 24 of 10 MB. */
const maxUploads = 24
/** Keeps one user's slow uploads from blocking others; an office or a home shares one client. */
const maxUploadsPerUser = 2
const maxUploadsPerClient = 8
const maxFileNameLength = 255
const uploading: Sender[] = []

/** The user, or the client if nobody is signed in. */
export type Sender = { user: string; client: string }

export function isMultipart(incoming: IncomingMessage): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(incoming.headers['content-type'] ?? '')
}

/** Reads text fields and at most one file; `unavailable` beyond two uploads at a time per user or eight per client. */
export async function readMultipart(incoming: IncomingMessage, upload: Upload, from: Sender): Promise<Form | Refusal> {
  const declared = declaredBytes(incoming)
  if (declared > upload.max_bytes + formOverheadBytes) return tooLarge(declared)
  const isBusy =
    uploading.length >= maxUploads ||
    uploading.filter(({ user }) => user === from.user).length >= maxUploadsPerUser ||
    uploading.filter(({ client }) => client === from.client).length >= maxUploadsPerClient
  if (isBusy) return refuse('unavailable', { retryAfterS: 2 })
  uploading.push(from)
  try {
    return await parse(incoming, upload)
  } finally {
    uploading.splice(uploading.indexOf(from), 1)
  }
}

function parse(incoming: IncomingMessage, upload: Upload): Promise<Form | Refusal> {
  const parser = createParser(incoming, upload)
  if (!parser || incoming.destroyed) return Promise.resolve(refuse('validation'))
  return new Promise((resolve) => {
    const fields = new Map<string, string>()
    let file: UploadedFile | undefined
    let length = 0
    const settle: Settle = (outcome) => {
      incoming.unpipe(parser)
      incoming.off('data', count).off('close', onClose)
      stopWatching()
      resolve(outcome)
    }
    const count = (chunk: Buffer) => {
      length += chunk.length
      if (length > upload.max_bytes + formOverheadBytes) settle(tooLarge())
    }
    // A complete request closes too, sometimes before the parser has finished.
    const onClose = () => {
      if (!incoming.readableEnded) settle(refuse('validation'))
    }

    parser.on('field', (name, value, nameCut, valueCut) => {
      const problem = nameCut || valueCut || value.includes('\0') || fields.has(name)
      if (problem)
        settle(
          refuse('validation', {
            fields: { [name]: 'This field is too long, stands twice, or holds an unreadable character.' },
          }),
        )
      fields.set(name, value)
    })
    parser.on('file', (field, stream, name) => {
      if (field !== upload.field) settle(refuse('validation', { fields: { [field]: 'This field is not known here.' } }))
      keepFile(stream, upload, settle, (bytes) => (file = named(name, bytes)))
    })
    parser.on('filesLimit', () =>
      settle(refuse('validation', { fields: { [upload.field]: 'Please attach one file at a time.' } })),
    )
    const stopWatching = watchPace(incoming, () => settle(refuse('upload_too_slow')))
    for (const tooMany of ['fieldsLimit', 'partsLimit'] as const) parser.on(tooMany, () => settle(refuse('validation')))
    parser.on('error', () => settle(refuse('validation')))
    // fromEntries makes own properties of names such as __proto__, which the contract then refuses.
    parser.on('finish', () => settle({ fields: Object.fromEntries(fields), file }))
    incoming.on('data', count).on('close', onClose)
    incoming.pipe(parser)
  })
}

function createParser(incoming: IncomingMessage, { max_bytes }: Upload): InstanceType<typeof Busboy> | undefined {
  // Counts a little beyond the limit, so that the refusal can name the exact size.
  const fileSize = max_bytes + formOverheadBytes
  try {
    const limits = { files: 1, fileSize, fields: 10, fieldSize: 131_072, parts: 12, headerPairs: 50, headerSize: 8192 }
    return new Busboy({ headers: incoming.headers as BusboyHeaders, limits })
  } catch {
    return undefined
  }
}

function keepFile(stream: Readable, { max_bytes }: Upload, settle: Settle, keep: (bytes: Buffer) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > max_bytes) chunks.length = 0
    else chunks.push(chunk)
  })
  // A form that ends inside the file; without a listener this would end the process.
  stream.on('error', () => settle(refuse('validation')))
  stream.on('limit', () => settle(tooLarge()))
  stream.on('end', () => (size > max_bytes ? settle(tooLarge(size)) : keep(Buffer.concat(chunks, size))))
}

/** An empty file field arrives as a nameless file of no bytes. */
function named(name: string | undefined, bytes: Buffer): UploadedFile | undefined {
  const clean = (name ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (clean === '' && bytes.length === 0) return undefined
  // The extension says what the file is, so a long name is cut at its start.
  return { name: clean === '' ? 'file' : clean.slice(-maxFileNameLength), bytes }
}

function declaredBytes(incoming: IncomingMessage): number {
  return Number(incoming.headers['content-length'] ?? 0)
}

function tooLarge(bytes?: number): Refusal {
  return refuse('file_too_large', bytes === undefined ? {} : { error: fileTooLargeText(bytes) })
}
