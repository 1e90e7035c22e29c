import { areBundlesCurrent } from '../server/src/lib/children/child-bundles.mjs'
import { isDataBuilt } from './data-build.mjs'
import { node24, run, Stop } from './run.mjs'
import { isWebBuilt } from './web-build.mjs'

export function isBuilt() {
  return isWebBuilt() && isDataBuilt() && areBundlesCurrent()
}

export async function buildProduct() {
  if (isBuilt()) return
  console.log(isWebBuilt() ? 'Preparing the assistant…' : 'Building the web app…')
  // The size budget fails `npm run build` and the tests, not a start.
  const args = ['scripts/build.ts', '--any-size', ...(isWebBuilt() ? ['--data-only'] : [])]
  const { code, output } = await run(node24(), args, { quiet: true })
  if (code !== 0) throw new Stop(`${output.trim()}\n\nBuilding failed.`)
}
