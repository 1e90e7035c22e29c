import { sentencesOf, type DocumentContent } from './content.ts'

/** The scripts of a document that need fonts of their own. */
export type Scripts = {
  /** Whose shapes Chinese characters have. */
  east: 'chinese' | 'japanese' | 'korean'
  /** Most letters are Chinese or Japanese ones. */
  isMostlyWide: boolean
  /** The one with most letters, if there is any. */
  complex: 'arabic' | 'hebrew' | 'devanagari' | 'thai' | undefined
  /** Most letters run from the right. */
  isFromRight: boolean
}

export function scriptsOf(content: DocumentContent): Scripts {
  const text = sentencesOf(content)
    .map((sentence) => sentence.text)
    .join(' ')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [han, kana, hangul, letters] = [
    count(/\p{Script=Han}/gu),
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(/\p{Script=Hangul}/gu),
    count(/\p{L}/gu),
  ]
  const complex = {
    arabic: count(/\p{Script=Arabic}/gu),
    hebrew: count(/\p{Script=Hebrew}/gu),
    devanagari: count(/\p{Script=Devanagari}/gu),
    thai: count(/\p{Script=Thai}/gu),
  }
  const names = ['arabic', 'hebrew', 'devanagari', 'thai'] as const
  const most = names.toSorted((a, b) => complex[b] - complex[a])[0]
  // A Japanese text is a third to a half kana; a Chinese one may name a Japanese product.
  const isJapanese = kana * 5 > han && kana > hangul
  return {
    east: isJapanese ? 'japanese' : hangul > han ? 'korean' : 'chinese',
    isMostlyWide: (han + kana) * 2 > letters && hangul <= han,
    complex: most !== undefined && complex[most] > 0 ? most : undefined,
    isFromRight: (complex.arabic + complex.hebrew) * 2 > letters,
  }
}
