import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { exitCode, forwardSignals, node24, root, runScript } from './run.mjs'
import { buildWeb, isWebBuilt } from './web-build.mjs'

await runScript(async () => {
  if (!isInstalled('run') || !isWebBuilt()) {
    await prepareAlone(async () => {
      await installPackages('run')
      await buildWeb()
    })
  }
  return serve()
})

/** @returns {Promise<number>} */
function serve() {
  return new Promise((done, fail) => {
    // The channel is a lifeline: the server stops itself when it closes, so that even a killed wrapper leaves nothing behind.
    // Asked here, because Node's own --env-file-if-exists remarks on every start that there is none.
    const envFile = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
    const child = spawn(node24(), [...envFile, 'server/src/main.ts'], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    forwardSignals(child)
    child.once('error', fail)
    child.once('exit', (code, signal) => done(exitCode(code, signal)))
  })
}
