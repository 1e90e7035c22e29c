import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { buildProduct, isBuilt } from './product-build.mjs'
import { exitCode, forwardSignals, node24, root, runScript } from './run.mjs'

await runScript(async () => {
  if (!isInstalled('run') || !isBuilt()) {
    await prepareAlone(async () => {
      await installPackages('run')
      await buildProduct()
    })
  }
  return serve()
})

/** @returns {Promise<number>} */
function serve() {
  return new Promise((done, fail) => {
    // Not --env-file-if-exists: Node prints a line on every start without the file.
    const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
    // The server stops when the IPC channel closes, so a killed wrapper leaves nothing behind.
    const child = spawn(node24(), [...envFile, 'server/src/main.ts'], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    forwardSignals(child)
    child.once('error', fail)
    child.once('exit', (code, signal) => done(exitCode(code, signal)))
  })
}
