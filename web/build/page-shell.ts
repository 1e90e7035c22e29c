import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

const font = /figtree-latin-wght-normal[^/]*\.woff2$/

/** Fills index.html during `vite dev`; builds preload the Latin font: `font-display: optional` skips a late one. */
export function pageShell(): Plugin {
  let base = '/'
  return {
    name: 'waymark-page-shell',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, server }) {
        if (server) {
          const config = { bases: {}, version: 'dev', dev_mailbox: true }
          return html
            .replaceAll('__CSP_NONCE__', randomBytes(16).toString('base64'))
            .replace('__WAYMARK_CONFIG__', JSON.stringify(config))
        }
        const file = Object.keys(bundle ?? {}).find((name) => font.test(name))
        if (!file) throw new Error('the Latin font is missing from the build')
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: base + file, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
