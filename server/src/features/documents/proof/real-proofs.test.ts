import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { documentDesigns } from '@waymark/contract/documents.ts'
import { afterAll, expect } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { readRealPairs, textOf } from '../../../testing/real-pairs.ts'
import { createDocumentRenderer } from '../pdf/document-renderer.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { proveDocument } from './prove-document.ts'

const renderer = createDocumentRenderer(createLog('silent'))
afterAll(() => renderer.stop())

const cvs = 42

testOnRealData(
  'a program reads every word of a CV made of a real one, in order, in every design',
  900_000,
  async (folder) => {
    const pairs = await readRealPairs(folder, cvs, 1)
    expect(pairs.length).toBeGreaterThanOrEqual(40)
    for (const { cv, profile, posting } of pairs)
      for (const design of documentDesigns) {
        const target = { title: posting.title, company: posting.company, text: textOf(posting) }
        const content = tailorResume(profile, target, 'en', { look: { design, paper: 'a4' } })
        const { pdf } = await renderer.render(content, new Date('2026-11-12T10:00:00Z'))
        const reading = await renderer.readBack(pdf)
        if (!reading) throw new Error(`${cv} in the ${design} design could not be read`)
        const { words, words_found, missing, in_order, is_tagged, has_fonts, links, links_found, pages } =
          proveDocument(content, reading, [])
        expect({ cv, design, missing, words_found, in_order, is_tagged, has_fonts, links_found }).toEqual({
          cv,
          design,
          missing: [],
          words_found: words,
          in_order: true,
          is_tagged: true,
          has_fonts: true,
          links_found: links,
        })
        expect(pages).toBeLessThanOrEqual(2)
      }
  },
)
