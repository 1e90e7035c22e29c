import type { PdfPage } from './drawn-glyphs.ts'

const maxNodes = 20_000

/** Heading levels, 1 to 6, by the content marks of a tagged PDF (PDF 32000-1 §14.8.4.3.2). */
export async function headingMarks(page: PdfPage): Promise<Map<number, number>> {
  const levels = new Map<number, number>()
  const open = [{ node: (await page.getStructTree()) as unknown, level: 0 }]
  for (let count = 0; open.length > 0 && count < maxNodes; count++) {
    const { node, level } = open.pop() ?? { node: undefined, level: 0 }
    if (node === null || typeof node !== 'object') continue
    const { role, children, id } = node as { role?: unknown; children?: unknown; id?: unknown }
    const [, own] = /^H([1-6])$/.exec(String(role)) ?? []
    const here = own === undefined ? level : Number(own)
    const [, mark] = /_mc(\d+)$/.exec(typeof id === 'string' ? id : '') ?? []
    if (mark !== undefined && here > 0) levels.set(Number(mark), here)
    for (const child of Array.isArray(children) ? (children as unknown[]) : []) open.push({ node: child, level: here })
  }
  return levels
}
