import path from 'node:path'
import { createGuardedChild } from '../children/guarded-child.ts'
import { printable } from './printable-texts.ts'

/** `tagged`: PDF/UA refused something. `undrawn`: the characters that no font draws, which would be boxes. */
export type Rendered = { pdf: Uint8Array; standard: 'ua-1' | 'tagged'; undrawn: string[] }
/** All pages in one SVG without scripts; `width` and `height` of one page in points. */
export type Drawn = { svg: string; pages: number; width: number; height: number; undrawn: string[] }
/** `data` is JSON, which the template reads from `data.json`; `createdAt` is in seconds since 1970. */
export type RenderTask = {
  folder: string
  fontFiles: readonly string[]
  template: string
  data: string
  createdAt: number
  as: 'pdf' | 'svg'
}

export type Typst = {
  /** Equal data and time give equal bytes. Throws ChildFailure if the template fails or takes longer than 30 s. */
  render(template: string, data: unknown, createdAt: Date): Promise<Rendered>
  draw(template: string, data: unknown): Promise<Drawn>
  stop(): void
}

/** Typst in child processes, because a native compile cannot be interrupted. Data is JSON, so no markup in it runs. */
export function createTypst({
  folder,
  fontFiles,
  processes = 2,
  timeoutMs = 30_000,
}: {
  folder: string
  fontFiles: readonly string[]
  processes?: number
  timeoutMs?: number | undefined
}): Typst {
  const child = createGuardedChild<RenderTask, Rendered | Drawn>(path.join(import.meta.dirname, 'typst-child.ts'), {
    heapMb: 256,
    residentMb: 700,
    // A document takes some 30 ms; the first one also loads the fonts, which a busy machine takes seconds for.
    timeoutMs,
    processes,
    reuse: true,
    addons: true,
  })
  const taskOf = (template: string, data: unknown) => ({
    folder,
    fontFiles,
    template,
    data: JSON.stringify(printable(data)),
  })
  return {
    async render(template, data, createdAt) {
      const rendered = await child.run({
        ...taskOf(template, data),
        createdAt: Math.floor(createdAt.getTime() / 1000),
        as: 'pdf',
      })
      if (!('pdf' in rendered)) throw new Error('the child drew what it should have printed')
      return rendered
    },
    async draw(template, data) {
      const drawn = await child.run({ ...taskOf(template, data), createdAt: 0, as: 'svg' })
      if (!('svg' in drawn)) throw new Error('the child printed what it should have drawn')
      return drawn
    },
    stop: () => child.stop(),
  }
}
