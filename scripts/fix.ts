import { join } from 'node:path'
import { root, run } from './run.mjs'

const steps: [command: string, args: string[], folder: string][] = [
  ['oxfmt', [], root],
  ['oxlint', ['--fix'], root],
  ['lingui', ['extract', '--clean'], join(root, 'web')],
]
for (const [command, args, cwd] of steps) {
  const { code } = await run(command, args, { cwd })
  if (code === 0) continue
  process.exitCode = code
  break
}
