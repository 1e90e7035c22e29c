import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { manifestOf, bundleFolder } from '../server/src/lib/children/child-bundles.mjs'
import { buildData } from './build-data.ts'
import { exitCode, forwardSignals, root, settingsArgs } from './run.mjs'

buildData()
// Each child starts from its sources, so that a change counts from the next task.
rmSync(manifestOf(bundleFolder), { force: true })

const args = ['--watch', '--watch-preserve-output', ...settingsArgs(), 'server/src/main.ts']
const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
forwardSignals(child)
child.once('exit', (code, signal) => process.exit(exitCode(code, signal)))

process.chdir(join(root, 'web'))
// Its configuration proxies everything but the web app to the server.
const web = await createServer()
await web.listen()
web.printUrls()
