import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { profileInScript } from '../../../testing/script-profiles.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'

const { documentRenderer: renderer } = sharedProcesses
const now = new Date('2026-11-12T10:00:00Z')

type Drawn = { text: string; left: number; right: number }

async function drawnIn(pdf: Buffer): Promise<Drawn[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const left = Number(item.transform[4])
    return [{ text: item.str, left, right: left + item.width }]
  })
}

const letterOf = (paragraph: string) => {
  const letter = writeLetter(makeProfile(), { title: 'Engineer', company: 'Fjord', text: '' }, 'en', {
    now,
    timeZone: 'UTC',
  })
  const [first, ...others] = letter.paragraphs
  const [sentence] = first!.sentences
  return { ...letter, paragraphs: [{ ...first!, sentences: [{ ...sentence!, text: paragraph }] }, ...others] }
}

test('in an English letter a Hebrew paragraph begins at the right, and numbers and names in it keep their order', async () => {
  const drawn = await drawnIn(await renderer.print(letterOf('עבדתי ב-Wix Ltd שבע שנים.'), now))
  const at = (text: string) => drawn.find((one) => one.text.includes(text))!
  const greeting = at('Dear')
  const paragraph = drawn.filter(({ text }) => /[א-ת]|Wix|Ltd/u.test(text))
  const right = Math.max(...drawn.map((one) => one.right))
  expect(greeting.left).toBeLessThan(100)
  expect(Math.max(...paragraph.map((one) => one.right))).toBeGreaterThan(right - 60)
  expect(at('עבדתי').left).toBeGreaterThan(at('Wix').left)
  expect(at('Wix').left).toBeGreaterThan(at('שנים').left)
  expect(paragraph.find(({ text }) => text.includes('Wix'))?.text).toContain('Wix Ltd')
})

test('in a Hebrew CV an English summary begins at the left, while the headline stays at the right', async () => {
  const profile = {
    ...profileInScript('hebrew'),
    profile_summary: 'Led a team of 5 people (2019 – 2023), mostly remote.',
  }
  const content = tailorResume(profile, { title: 'Engineer', company: 'Fjord', text: '' }, 'en')
  const drawn = await drawnIn(await renderer.print(content, now))
  const summary = drawn.find(({ text }) => text.includes('Led a team'))!
  expect(summary.text).toBe('Led a team of 5 people (2019 – 2023), mostly remote.')
  expect(summary.left).toBeLessThan(100)
  expect(drawn.find(({ text }) => text.includes('מהנדסת'))!.right).toBeGreaterThan(450)
})
