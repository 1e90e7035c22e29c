import { expect, test } from 'vitest'
import { documentFonts } from './document-fonts.ts'
import { readCoverage } from '../../../lib/typst/font-coverage.ts'

const foreignIn = readCoverage(documentFonts)

test('the fonts of documents draw the scripts that they are there for', () => {
  const texts = [
    'Łódź, Đặng, İzmir, Ωμέγα, Щука, ₴ € ₪ – “quoted” …',
    'שָׁלוֹם ليلى प्रिया น้ำใจ',
    '王小明 張偉喆 㛃 山田太郎 ヴ ㈱ 김민준 뷁 大韓民國 🚀',
    'office\u00ad\u200b\u200d a\u0301\n\tx',
  ]
  expect(texts.flatMap(foreignIn)).toEqual([])
})

test('each character that none of them has is named once', () => {
  expect(foreignIn('தமி த \u{378} 𠮷 a')).toEqual(['த', 'ம', 'ி', '\u{378}', '𠮷'])
})
