import { textsIn } from '../../../lib/languages.ts'
import { safeNamePart } from '../../../lib/safe-file-name.ts'
import { defaultLook } from '../document-look.ts'
import {
  sentencesOf,
  type DocumentContent,
  joinItems,
  type LetterContent,
  type ResumeContent,
  type Section,
} from '../content.ts'
import { scriptsOf, type Scripts } from '../content-scripts.ts'
import { resumeWording } from '../resume-wording.ts'
import { letterTexts } from '../letter/letter-texts.ts'

export function printViewOf(content: DocumentContent) {
  const scripts = scriptsOf(content)
  const shared = {
    title: `${content.name.text} – ${kindName(content)}`,
    look: content.look ?? defaultLook,
    ...directionOf(scripts),
    has_right: /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(JSON.stringify(content)),
    east: scripts.east,
    east_wide: scripts.isMostlyWide,
    has_plus: sentencesOf(content).some(({ text }) => text.includes('++')),
  }
  if (content.kind === 'resume')
    return {
      ...content,
      ...shared,
      sections: content.sections.map(withItemText),
      labels: { page: resumeTexts(content).page },
    }
  const { page, rows_ask, rows_bring } = textsOfLetter(content)
  return { ...content, ...shared, labels: { page, rows_ask, rows_bring } }
}

const withItemText = (section: Section) => ({
  ...section,
  item_text: joinItems(section.items),
  groups: (section.groups ?? []).map((group) => ({ ...group, item_text: joinItems(group.items) })),
})

export const templateOf = { resume: 'resume.typ', letter: 'letter.typ' } as const

/** "Ada Lovelace - CV - Acme.pdf", in characters and length that file systems accept. */
export function fileNameOf(content: DocumentContent): string {
  const parts = [content.name.text, kindName(content), content.target.company]
  return `${parts.map(safeNamePart).filter(Boolean).join(' - ')}.pdf`
}

function kindName(content: DocumentContent): string {
  return content.kind === 'resume' ? resumeTexts(content).cv : textsOfLetter(content).document_name
}

const resumeTexts = ({ language }: ResumeContent) => resumeWording(language).texts
const textsOfLetter = ({ language }: LetterContent) => textsIn(letterTexts, language).texts

const directionOf = ({ isFromRight, complex }: Scripts) => ({
  rtl: isFromRight,
  rtl_script: complex === 'hebrew' ? 'hebrew' : 'arabic',
})
