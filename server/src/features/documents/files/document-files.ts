import type { documentFormats } from '@waymark/contract/documents.ts'

export type DocumentFormat = (typeof documentFormats)[number]

export const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
}

/** `{id}.docx` as its two parts; the contract has checked its form. */
export function partsOf(file: string): { id: string; format: DocumentFormat } {
  const dot = file.lastIndexOf('.')
  return { id: file.slice(0, dot), format: file.slice(dot + 1) as DocumentFormat }
}

/** "Ada Lovelace - CV - Acme.pdf" in another format. */
export const nameIn = (format: DocumentFormat, pdfName: string): string => pdfName.replace(/\.pdf$/, `.${format}`)
