import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildChildren } from './build-children.ts'
import { buildData } from './build-data.ts'
import { root } from './run.mjs'
import { firstLoadFiles, type Manifest } from './first-load.ts'
import { webStamp } from './web-build.mjs'

/** The JavaScript that /login loads before it is usable, gzip; 1 kB = 1000 bytes. */
const budgetKb = 110

const { values } = parseArgs({
  options: { 'any-size': { type: 'boolean', default: false }, 'data-only': { type: 'boolean', default: false } },
})
const dist = join(root, 'web', 'dist')
// Built elsewhere and moved, so that no server sees half a build.
const next = join(root, 'web', '.cache', 'dist')

buildData()
await buildChildren()
if (!values['data-only']) await buildWeb()

async function buildWeb(): Promise<void> {
  const stamp = webStamp()
  process.chdir(join(root, 'web'))
  await build({ logLevel: 'warn', build: { outDir: next, emptyOutDir: true, manifest: true } })
  const manifest = JSON.parse(readFileSync(join(next, '.vite', 'manifest.json'), 'utf8')) as Manifest
  compress(next)
  writeFileSync(join(next, '.stamp'), stamp)
  moveInPlace()
  report(manifest)
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|txt|webmanifest)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    // Smaller than a network packet: compressing would save nothing.
    if (content.length < 1024) continue
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  }
}

function moveInPlace(): void {
  const old = join(root, 'web', '.cache', 'dist-before')
  rmSync(old, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  renameSync(dist, old)
  renameSync(next, dist)
  rmSync(old, { recursive: true, force: true })
}

function gzipKb(file: string): number {
  return gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length / 1000
}

function report(manifest: Manifest): void {
  const firstLoad = firstLoadFiles(manifest, 'login-page').map((file) => ({ file, kb: gzipKb(join(dist, file)) }))
  for (const { file, kb } of firstLoad) console.log(`${kb.toFixed(1).padStart(7)} kB  ${file}`)
  const total = firstLoad.reduce((sum, { kb }) => sum + kb, 0)
  console.log(`First load of /login: ${total.toFixed(1)} kB of JavaScript, gzip (at most ${budgetKb} kB)`)
  if (total > budgetKb && !values['any-size']) {
    console.error('That is too much: find what /login does not need and load it with the page that does.')
    process.exitCode = 1
  }
}
