import { spawn } from 'node:child_process'
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { buildProduct, isBuilt } from './product-build.mjs'
import { exitCode, forwardSignals, node24, root, runScript, settingsArgs } from './run.mjs'

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
    // The server stops when the IPC channel closes, so a killed wrapper leaves nothing behind.
    const child = spawn(node24(), [...settingsArgs(), 'server/src/main.ts'], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    forwardSignals(child)
    child.once('error', fail)
    child.once('exit', (code, signal) => done(exitCode(code, signal)))
  })
}
