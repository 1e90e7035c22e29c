import { documentDesigns, type DocumentLook } from '@waymark/contract/documents.ts'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { patientMs } from '../../../testing/shared-processes.ts'
import { profileInScript, testedScripts, type TestedScript } from '../../../testing/script-profiles.ts'
import { shownProfile } from '../files/shown-profile.ts'
import { createDocumentRenderer } from '../pdf/document-renderer.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { expectedFields } from './expected-fields.ts'
import { proveDocument } from './prove-document.ts'

const logged: string[] = []
const renderer = createDocumentRenderer(createLog('warn', { write: (line) => void logged.push(line) }), {
  processes: 1,
  timeoutMs: patientMs,
})
afterAll(() => renderer.stop())
const target = { title: 'Platform Engineer', company: 'Fjord', text: 'Requirements\n- Kubernetes' }
const date = new Date('2026-11-12T10:00:00Z')

async function print(script: TestedScript, design: DocumentLook['design']) {
  const profile = profileInScript(script)
  const content = tailorResume(profile, target, 'en', { look: { design, paper: 'a4' } })
  const pdf = await renderer.print(content, date)
  const reading = await renderer.readBack(pdf, 'cv')
  if (!reading) throw new Error(`${script} in the ${design} design could not be read`)
  return { pdf, reading, proof: proveDocument(content, reading, expectedFields(shownProfile(profile, content))) }
}

const fromRight: readonly TestedScript[] = ['hebrew', 'arabic']
const fromLeft = testedScripts.filter((script) => !fromRight.includes(script))
const all = fromLeft.flatMap((script) => documentDesigns.map((design) => [script, design] as const))

test.each(all)(
  'a CV in %s and the %s design is read back letter for letter, and by its fields',
  async (script, design) => {
    const { pdf, proof, reading } = await print(script, design)
    expect(proof).toMatchObject({
      missing: [],
      in_order: true,
      undrawn: [],
      fields_missing: [],
      is_tagged: true,
      has_fonts: true,
    })
    // Words stay whole: no reader finds a space within.
    const flat = reading.text.replaceAll('\n', ' ')
    for (const skill of profileInScript(script).skills) expect(flat).toContain(skill.skill)
    expect(pdf.toString('latin1')).toContain('pdfuaid:part')
    expect(logged).toEqual([])
  },
)

test.each(fromRight.flatMap((script) => documentDesigns.map((design) => [script, design] as const)))(
  'a CV in %s and the %s design is read back letter for letter, in the order of its words',
  async (script, design) => {
    const { pdf, proof, reading } = await print(script, design)
    expect(proof).toMatchObject({ missing: [], in_order: true, undrawn: [], is_tagged: true, has_fonts: true })
    const { profile_summary, personal_details } = profileInScript(script)
    const lines = reading.text.split('\n')
    expect(lines.slice(0, 2)).toEqual([personal_details.name, personal_details.headline])
    // Words of a paragraph in one font are told apart and in order.
    expect(lines.join(' ')).toContain(profile_summary)
    expect(pdf.toString('latin1')).toContain('pdfuaid:part')
    expect(logged).toEqual([])
  },
)
