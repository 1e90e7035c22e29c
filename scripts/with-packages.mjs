// with-packages.mjs [--built] <run|full> <script> [arguments]: installs and builds what is missing, then runs it.
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { buildProduct, isBuilt } from './product-build.mjs'
import { node24, run, runScript, Stop } from './run.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  const needsBuild = args[0] === '--built'
  const [kind, script, ...rest] = needsBuild ? args.slice(1) : args
  if ((kind !== 'run' && kind !== 'full') || !script) throw new Stop('Say "run" or "full", and a script.')
  if (!isInstalled(kind) || (needsBuild && !isBuilt())) {
    await prepareAlone(async () => {
      await installPackages(kind)
      if (needsBuild) await buildProduct()
    })
  }
  const { code } = await run(node24(), [script, ...rest])
  return code
})
