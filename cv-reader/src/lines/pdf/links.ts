import type { PdfPage } from './drawn-glyphs.ts'
import type { Matrix } from './matrix.ts'
import { point } from './matrix.ts'

export type PageLink = { url: string; left: number; right: number; top: number; bottom: number }

const maxLinks = 200

export async function linksOf(page: PdfPage): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations()) as { url?: unknown; unsafeUrl?: unknown; rect?: unknown }[]
  const toPage = page.getViewport({ scale: 1 }).transform as unknown as Matrix
  return annotations.slice(0, maxLinks).flatMap(({ url, unsafeUrl, rect }) => {
    const address = [url, unsafeUrl]
      .filter((one) => typeof one === 'string')
      .find((one) => /^(https?:|mailto:|tel:)/i.test(one))
    if (address === undefined || !Array.isArray(rect) || rect.length !== 4) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect as number[]
    const [one, other] = [point(toPage, x0, y0), point(toPage, x1, y1)]
    return [
      {
        url: address.slice(0, 2048),
        left: Math.min(one[0], other[0]),
        right: Math.max(one[0], other[0]),
        top: Math.min(one[1], other[1]),
        bottom: Math.max(one[1], other[1]),
      },
    ]
  })
}
