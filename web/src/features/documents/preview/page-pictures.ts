import type { drawDocument } from '@waymark/contract/job-application.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'

type Drawing = Pick<AnswerOf<typeof drawDocument>, 'svg' | 'pages' | 'width' | 'height'>

/** Pages as image addresses: an SVG image runs no scripts, loads nothing, and data addresses pass the policy. */
export function pagePictures({ svg, pages, width, height }: Drawing): string[] {
  return Array.from({ length: pages }, (_, page) => {
    const shown = `viewBox="0 ${page * height} ${width} ${height}" width="${width}" height="${height}"`
    const drawing = svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, shown)
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  })
}
