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
import { resumeWording } from '../resume-wording.ts'
import { letterTexts } from '../letter/letter-texts.ts'

export function printViewOf(content: DocumentContent) {
  const shared = {
    title: `${content.name.text} – ${kindName(content)}`,
    look: content.look ?? defaultLook,
    ...directionOf(content),
    ...eastOf(content),
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

/** Whether most letters of a document run from the right, so that its page does, too, and which ones these are. */
function directionOf(content: DocumentContent): { rtl: boolean; rtl_script: 'hebrew' | 'arabic' } {
  const count = countIn(textOf(content))
  const [arabic, hebrew] = [count(/\p{Script=Arabic}/gu), count(/\p{Script=Hebrew}/gu)]
  return { rtl: (arabic + hebrew) * 2 > count(/\p{L}/gu), rtl_script: hebrew > arabic ? 'hebrew' : 'arabic' }
}

/** Which fonts draw Chinese characters first, and whether most letters are Chinese or Japanese ones. */
function eastOf(content: DocumentContent): { east: 'chinese' | 'japanese' | 'korean'; east_wide: boolean } {
  const count = countIn(textOf(content))
  const [han, kana, hangul] = [
    count(/\p{Script=Han}/gu),
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(/\p{Script=Hangul}/gu),
  ]
  // A Japanese text is a third to a half kana; a Chinese one may name a Japanese product.
  const isJapanese = kana * 5 > han && kana > hangul
  return {
    east: isJapanese ? 'japanese' : hangul > han ? 'korean' : 'chinese',
    east_wide: (han + kana) * 2 > count(/\p{L}/gu) && hangul <= han,
  }
}

const countIn = (text: string) => (pattern: RegExp) => text.match(pattern)?.length ?? 0

const textOf = (content: DocumentContent): string =>
  sentencesOf(content)
    .map(({ text }) => text)
    .join(' ')

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
