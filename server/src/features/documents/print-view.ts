import type { DocumentContent } from './content.ts'
import { documentTexts, type DocumentLanguage, type DocumentTexts } from './document-texts.ts'

/** What a template prints: the content itself, and the few words that only the page needs. */
export function printViewOf(content: DocumentContent) {
  const texts = textsOf(content)
  return { ...content, title: `${content.name.text} – ${kindName(content, texts)}`, labels: { page: texts.page } }
}

export const templateOf = { resume: 'resume.typ', letter: 'letter.typ' } as const

/** "Ada Lovelace - CV - Acme.pdf", without what file systems refuse and of a length they take. */
export function fileNameOf(content: DocumentContent): string {
  const parts = [content.name.text, kindName(content, textsOf(content)), content.target.company]
  return `${parts.map(safePart).filter(Boolean).join(' - ')}.pdf`
}

function safePart(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...plain].slice(0, 60).join('').trim()
}

function kindName({ kind }: DocumentContent, texts: DocumentTexts): string {
  return kind === 'resume' ? texts.cv : texts.cover_letter
}

function textsOf({ language }: DocumentContent): DocumentTexts {
  return documentTexts[language as DocumentLanguage]
}
