import { safeNamePart } from '../../../lib/safe-file-name.ts'
import { type DocumentContent, joinItems, type Section } from '../content.ts'
import { documentTexts, type DocumentLanguage, type DocumentTexts } from '../document-texts.ts'

/** What a template prints: the content itself, and the few words that only the page needs. */
export function printViewOf(content: DocumentContent) {
  const texts = textsOf(content)
  const printed = 'sections' in content ? { sections: content.sections.map(withItemText) } : {}
  return {
    ...content,
    ...printed,
    title: `${content.name.text} – ${kindName(content, texts)}`,
    labels: { page: texts.page },
  }
}

const withItemText = (section: Section) => ({ ...section, item_text: joinItems(section.items) })

export const templateOf = { resume: 'resume.typ', letter: 'letter.typ' } as const

/** "Ada Lovelace - CV - Acme.pdf", without what file systems refuse and of a length they take. */
export function fileNameOf(content: DocumentContent): string {
  const parts = [content.name.text, kindName(content, textsOf(content)), content.target.company]
  return `${parts.map(safeNamePart).filter(Boolean).join(' - ')}.pdf`
}

function kindName({ kind }: DocumentContent, texts: DocumentTexts): string {
  return kind === 'resume' ? texts.cv : texts.cover_letter
}

function textsOf({ language }: DocumentContent): DocumentTexts {
  return documentTexts[language as DocumentLanguage]
}
