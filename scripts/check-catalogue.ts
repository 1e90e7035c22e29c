import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolEnv } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
try {
  // Each worker would load the compiler anew.
  const extracted = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], {
    cwd: join(root, 'web'),
    env: { ...toolEnv(), CATALOGUE_FOLDER: folder },
    encoding: 'utf8',
  })
  if (extracted.status !== 0) throw new Error(extracted.stderr || extracted.stdout)
  const sentences = (file: string) => readFileSync(file, 'utf8').match(/^msgid .*(?:\n".*)*/gm) ?? []
  const kept = new Set(sentences(join(root, 'web/src/locales/en.po')))
  const used = new Set(sentences(join(folder, 'en.po')))
  const missing = [...used].filter((sentence) => !kept.has(sentence))
  const stale = [...kept].filter((sentence) => !used.has(sentence))
  if (missing.length > 0) console.error(`Not in the catalogue:\n${missing.join('\n')}`)
  if (stale.length > 0) console.error(`In the catalogue and no longer used:\n${stale.join('\n')}`)
  if (missing.length + stale.length > 0) {
    console.error('"npm run fix" brings web/src/locales/en.po up to date.')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
