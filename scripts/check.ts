import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root, toolEnv } from './run.mjs'

type Part = { name: string; command: string; args: string[] }

const { values } = parseArgs({ options: { report: { type: 'string' } } })
// One program for everything without a DOM: as five, each would check what it imports from the others again.
const typed = ['tsconfig.node.json', 'web', 'e2e']

// Longest first: two run at a time.
const waiting: Part[] = [
  { name: 'lint', command: 'oxlint', args: [] },
  // Several checkers repeat each other's work, and two parts run at a time already.
  ...typed.map((project) => ({
    name: `types ${project}`,
    command: 'tsc',
    args: ['-p', project, '--noEmit', '--checkers', '1'],
  })),
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'catalogue', command: process.execPath, args: ['scripts/check-catalogue.ts'] },
  { name: 'house', command: process.execPath, args: ['scripts/house/check-house.ts'] },
]

// The compiler is written in Go, whose collector takes a third of the time unless it may use more memory.
const env = { ...toolEnv(), GOGC: '400' }
const count = { passed: 0, failed: 0 }
await Promise.all([work(), work()])
if (values.report) writeFileSync(values.report, JSON.stringify(count))
process.exitCode = count.failed > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const started = performance.now()
    const { code, output } = await finish(part)
    const took = `${((performance.now() - started) / 1000).toFixed(1)} s`
    count[code === 0 ? 'passed' : 'failed'] += 1
    console.log(code === 0 ? `✓ ${part.name} (${took})` : `✗ ${part.name} (${took})\n${output.trim()}\n`)
  }
}

function finish({ command, args }: Part): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
