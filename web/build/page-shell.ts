import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

const font = /figtree-latin-wght-normal[^/]*\.woff2$/

/**
 * Stands in for the server during `vite dev` (fills the two placeholders of index.html), and asks for the
 * Latin font at once in a build: with `font-display: optional` a late font would not be shown on a first visit.
 */
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
