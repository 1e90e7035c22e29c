// with-packages.mjs [--built] [--settings] <run|full> <script> [arguments]: installs and builds what is missing, then runs
// it, with --settings as the product: with what `.env` says.
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { buildProduct, isBuilt } from './product-build.mjs'
import { node24, run, runScript, settingsArgs, Stop } from './run.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  const isAsked = (/** @type {string} */ option) => args[0] === option && args.shift() !== undefined
  const needsBuild = isAsked('--built')
  const settings = isAsked('--settings') ? settingsArgs() : []
  const [kind, script, ...rest] = args
  if ((kind !== 'run' && kind !== 'full') || !script) throw new Stop('Say "run" or "full", and a script.')
  if (!isInstalled(kind) || (needsBuild && !isBuilt())) {
    await prepareAlone(async () => {
      await installPackages(kind)
      if (needsBuild) await buildProduct()
    })
  }
  const { code } = await run(node24(), [...settings, script, ...rest])
  return code
})
