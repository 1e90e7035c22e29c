import type { drawDocument } from '@waymark/contract/job-application.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'

type Drawing = Pick<AnswerOf<typeof drawDocument>, 'svg' | 'pages' | 'width' | 'height'>

/**
 * The addresses of a document's pages as pictures. As an image an SVG runs no scripts and loads nothing, and the page's
 * policy already allows data addresses.
 */
export function pagePictures({ svg, pages, width, height }: Drawing): string[] {
  return Array.from({ length: pages }, (_, page) => {
    const shown = `viewBox="0 ${page * height} ${width} ${height}" width="${width}" height="${height}"`
    const drawing = svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, shown)
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  })
}
