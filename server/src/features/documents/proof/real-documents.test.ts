import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { documentDesigns, type DocumentLook } from '@waymark/contract/documents.ts'
import { expect } from 'vitest'
import { readRealPairs, textOf, type RealPair } from '../../../testing/real-pairs.ts'
import { findFormHits } from '../letter/letter-form.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { proveDocument } from './prove-document.ts'

const { documentRenderer: renderer } = sharedProcesses

// A letter without its file costs next to nothing.
const [cvs, postingsEach] = [42, 5]
const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }

let pairs: Promise<RealPair[][]> | undefined
/** By CV. Reading them takes longer than all letters. */
function readPairs(folder: string): Promise<RealPair[][]> {
  return (pairs ??= readRealPairs(folder, cvs, postingsEach).then((all) => [
    ...Map.groupBy(all, ({ cv }) => cv).values(),
  ]))
}
const targetOf = ({ posting }: RealPair) => ({
  title: posting.title,
  company: posting.company,
  text: textOf(posting),
})

async function prove(pair: RealPair, design: DocumentLook['design']) {
  const content = tailorResume(pair.profile, targetOf(pair), 'en', { look: { design, paper: 'a4' } })
  const reading = await renderer.readBack(await renderer.print(content, date.now), 'whole')
  if (!reading) throw new Error(`${pair.cv} in the ${design} design could not be read`)
  return { cv: pair.cv, design, ...proveDocument(content, reading, []) }
}

testOnRealData(
  'a program reads every word of a CV made of a real one, in order, whatever the design',
  900_000,
  async (folder) => {
    const firsts = (await readPairs(folder)).flatMap(([first]) => first ?? [])
    expect(firsts.length).toBeGreaterThanOrEqual(40)
    // Designs take turns: each has ten people's CVs.
    for (const [at, pair] of firsts.entries()) {
      const proof = await prove(pair, documentDesigns[at % documentDesigns.length]!)
      expect(proof, `${proof.cv} in the ${proof.design} design`).toMatchObject({
        missing: [],
        words_found: proof.words,
        in_order: true,
        is_tagged: true,
        has_fonts: true,
        links_found: proof.links,
      })
      expect(proof.pages).toBeLessThanOrEqual(2)
    }
  },
)

testOnRealData(
  'no letter for a real CV and a posting near to it has a form that a reader stumbles over',
  120_000,
  async (folder) => {
    const letters = (await readPairs(folder))
      .flat()
      .map((pair) => writeLetter(pair.profile, targetOf(pair), 'en', date))
    expect(letters.length).toBeGreaterThanOrEqual(200)
    expect(letters.filter(({ paragraphs }) => paragraphs.some(({ rows }) => rows)).length).toBeGreaterThan(8)
    expect(letters.flatMap((letter) => findFormHits(letter))).toEqual([])
  },
)
