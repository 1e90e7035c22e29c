import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
// Vite's own bundler: through Vite the same takes three times as long.
import { type Plugin, rolldown } from 'rolldown'
import {
  areBundlesCurrent,
  bundleFolder,
  bundleOf,
  describeSources,
  manifestOf,
} from '../server/src/lib/children/child-bundles.mjs'
import { root } from './run.mjs'

const launcher = join(root, 'server/src/lib/children/run-bundle.mjs')

/** Of less code, compiling it anew takes no longer than reading what was compiled. */
const worthKeeping = 1_000_000

/** Makes one file of the code of each child, unless they are of this very code. */
export async function buildChildren(): Promise<void> {
  if (areBundlesCurrent(bundleFolder, process.versions.v8)) return
  const started = performance.now()
  const scripts = globSync('server/src/**/*-child.ts', { cwd: root, exclude: ['**/guarded-child.ts'] }).map((script) =>
    join(root, script),
  )
  await bundleChildren(scripts, bundleFolder)
  console.log(`Bundled ${scripts.length} children in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** @param folder inside of `server`, or the children may not read it */
export async function bundleChildren(scripts: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // Without it nobody uses what is half made.
  rmSync(manifestOf(folder), { force: true })
  const sources = new Set([join(root, 'package-lock.json'), import.meta.filename, launcher])
  for (const script of scripts) for (const source of await bundle(script, folder)) sources.add(source)
  const next = `${manifestOf(folder)}.${process.pid}`
  writeFileSync(next, describeSources(sources))
  renameSync(next, manifestOf(folder))
}

/** @returns our own files in it */
async function bundle(script: string, folder: string): Promise<string[]> {
  const made = await rolldown({
    input: script,
    platform: 'node',
    // It finds its binary beside itself.
    external: ['@myriaddreamin/typst-ts-node-compiler'],
    plugins: [ownPlaces(folder)],
    onLog: (level, log, report) => {
      // pdf.js asks there for fonts that it lacks in the sources, too.
      if (log.code !== 'EMPTY_IMPORT_META') report(level, log)
    },
  })
  const { output } = await made.generate({ format: 'cjs', codeSplitting: false, comments: false })
  await made.close()
  const file = bundleOf(script, folder)
  rmSync(`${file}.code`, { force: true })
  writeFileSync(file, `(function (exports, require, module, __filename, __dirname) {${output[0].code}\n})`)
  if (output[0].code.length > worthKeeping)
    execFileSync(process.execPath, [launcher, file, '--keep-code'], { cwd: root })
  return output[0].moduleIds.filter((id) => id.startsWith(root) && !id.includes('node_modules'))
}

/** Lists are read from beside the code that reads them, wherever the bundle lies. */
function ownPlaces(folder: string): Plugin {
  return {
    name: 'own-places',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.dirname' },
      handler(code, id) {
        const place = `(__dirname + ${JSON.stringify(`/${relative(folder, dirname(id))}`)})`
        return { code: code.replaceAll('import.meta.dirname', place), map: null }
      },
    },
  }
}
