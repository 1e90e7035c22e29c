import { execFileSync } from 'node:child_process'
import { createElement as element, type ReactElement } from 'react'
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { launchChromium } from '../e2e/chromium.ts'
import { sentencesOf, type ResumeContent } from '../server/src/features/documents/content.ts'
import { createDocumentRenderer } from '../server/src/features/documents/pdf/document-renderer.ts'
import { tailorResume } from '../server/src/features/documents/resume/tailor-resume.ts'
import { createLog } from '../server/src/lib/log.ts'
import { makeProfile } from '../server/src/testing/make-profile.ts'
import { round } from './product.ts'
import type { Figures } from './run.ts'

const rounds = 40
const target = { title: 'Platform Engineer', company: 'Fjord', text: 'Requirements\n- Kubernetes\n- PostgreSQL' }
const createdAt = new Date('2026-11-12T10:00:00Z')
/** Renders until memory is compared: what a process keeps of its first documents is no leak. */
const [settled, most] = [50, 500]

/** The same CV of two pages as a PDF by Typst, by @react-pdf/renderer and by headless Chromium, in turns. */
export async function run(): Promise<Figures> {
  let count = 0
  /** No two alike, as in life: Typst remembers what it has set before. */
  const print = (renderer: Renderer) => renderer.print(twoPages(count++), createdAt)
  const [first, renderer] = [createDocumentRenderer(createLog('silent'), { processes: 1 }), twoWorkers()]
  const cold = await timed(() => print(first))
  const browser = await launchChromium()
  const page = await browser.newPage()
  const ways = {
    typst: (content: ResumeContent) => first.print(content, createdAt),
    reactPdf: (content: ResumeContent) => renderToBuffer(reactDocument(content)),
    chromium: async (content: ResumeContent) => {
      await page.setContent(htmlOf(content))
      return page.pdf({ format: 'A4' })
    },
  }
  const times = { typst: [] as number[], reactPdf: [] as number[], chromium: [] as number[] }
  for (let turn = -3; turn < rounds; turn++) {
    const content = twoPages(count++)
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
      const ms = await timed<unknown>(() => ways[way](content))
      // The first turns warm each of them up.
      if (turn >= 0) times[way].push(ms)
    }
  }
  await browser.close()

  await Promise.all([print(renderer), print(renderer)])
  const both = await timed(() => inTurns(2, 2 * rounds, () => print(renderer)))
  const alone = await timed(() => inTurns(1, rounds, () => print(first)))
  renderer.stop()
  await inTurns(1, settled, () => print(first))
  const before = residentMb()
  await inTurns(1, most - settled, () => print(first))
  const grown = residentMb() - before
  first.stop()
  const [own, react, chromium] = [times.typst, times.reactPdf, times.chromium].map((all) => quantile(all, 0.5))
  return {
    cv_pdf_p50_ms: round(own ?? 0, 1),
    cv_pdf_p95_ms: round(quantile(times.typst, 0.95), 1),
    cv_pdf_cold_ms: round(cold, 0),
    cv_pdfs_per_s_1_worker: round((rounds / alone) * 1000, 1),
    cv_pdfs_per_s_2_workers: round(((2 * rounds) / both) * 1000, 1),
    react_pdf_p50_ms: round(react ?? 0, 1),
    chromium_p50_ms: round(chromium ?? 0, 1),
    vs_react_pdf: round((react ?? 0) / (own ?? 1), 1),
    vs_chromium: round((chromium ?? 0) / (own ?? 1), 1),
    resident_grown_mb_after_450: round(grown, 1),
  }
}

type Renderer = ReturnType<typeof createDocumentRenderer>

const twoWorkers = () => createDocumentRenderer(createLog('silent'), { processes: 2 })

function twoPages(number: number): ResumeContent {
  const [job] = makeProfile().professional_experience
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...job!,
    id: `j${index}`,
    from: `${2010 + index}-01`,
    responsibilities: Array.from(
      { length: 7 },
      (_line, line) => `${job!.responsibilities[line % 3]} Part ${line} of CV ${number}.`,
    ),
  }))
  return tailorResume(makeProfile({ professional_experience: many }), target, 'en')
}

async function timed<T>(run: () => Promise<T>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

async function inTurns(atOnce: number, count: number, run: () => Promise<unknown>): Promise<void> {
  let left = count
  const work = async () => {
    while (left-- > 0) await run()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
}

/** Of the processes that this one has started and that are still there. */
function residentMb(): number {
  const rows = execFileSync('ps', ['-o', 'rss=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return rows.split('\n').reduce((sum, row) => sum + Number(row), 0) / 1024
}

const styles = StyleSheet.create({
  page: { padding: 48, fontSize: 10, lineHeight: 1.4 },
  heading: { fontSize: 13, marginTop: 10 },
})

function reactDocument(content: ResumeContent): ReactElement<object> {
  const texts = sentencesOf(content).map(({ part, text }, key) =>
    element(View, { key, wrap: false, style: part.endsWith('label') ? styles.heading : {} }, element(Text, {}, text)),
  )
  return element(Document, { title: content.name.text }, element(Page, { size: 'A4', style: styles.page }, texts))
}

function htmlOf(content: ResumeContent): string {
  const escaped = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const texts = sentencesOf(content).map(({ part, text }) =>
    part.endsWith('label') ? `<h2>${escaped(text)}</h2>` : `<p>${escaped(text)}</p>`,
  )
  return `<html lang="en"><title>${escaped(content.name.text)}</title><body style="font: 10pt sans-serif">${texts.join('')}`
}
