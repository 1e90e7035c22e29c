import { fileURLToPath } from 'node:url'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { dropSchemas } from './build/drop-schemas.ts'
import { pageShell } from './build/page-shell.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const linguiConfig = { cwd: root }
const server = 'http://127.0.0.1:3000'

const macros = linguiTransformerBabelPreset(
  // Explicit, because the macro would look for the configuration in the current folder.
  { descriptorFields: 'message', linguiConfig: getConfig(linguiConfig) },
  linguiConfig,
)
const compiledEnglish = { preset: { plugins: [compileMessages] }, rolldown: macros.rolldown }
const leanContract = {
  preset: { plugins: [dropSchemas] },
  rolldown: { filter: { id: /\/contract\/src\// } },
}

export const sharedPlugins: UserConfig['plugins'] = [
  react(),
  lingui({ ...linguiConfig, failOnCompileError: true }),
  babel({ presets: [macros, compiledEnglish] }),
]

export default defineConfig({
  root,
  plugins: [...sharedPlugins, babel({ presets: [leanContract] }), tailwindcss(), pageShell()],
  // The server replaces it with a fresh nonce in every response; see index.html.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The policy's font-src is 'self': a font inlined as data: would be refused.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/dev', '/healthz', '/feeds'].map((path) => [path, { target: server }])),
  },
})
