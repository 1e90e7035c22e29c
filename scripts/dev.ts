import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { buildData } from './build-data.ts'
import { exitCode, forwardSignals, root, settingsArgs } from './run.mjs'

buildData()

const args = ['--watch', '--watch-preserve-output', ...settingsArgs(), 'server/src/main.ts']
const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
forwardSignals(child)
child.once('exit', (code, signal) => process.exit(exitCode(code, signal)))

process.chdir(join(root, 'web'))
// Its configuration proxies everything but the web app to the server.
const web = await createServer()
await web.listen()
web.printUrls()
