import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { node24, run, runScript } from './run.mjs'

/** @typedef {{ passed: number, failed: number, flaky?: string[] }} Count */

const started = Date.now()
// Memory comes in large pages where the C library has them: each small one that is touched first costs a virtual machine
// some 20 µs. Programs of other libraries ignore it.
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1'
const reports = mkdtempSync(join(tmpdir(), 'waymark-test-'))

await runScript(async () => {
  if (!isInstalled('full')) await prepareAlone(() => installPackages('full'))
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const flaky = []
  /** @type {string[]} */
  const seconds = []
  /** @param {(() => Promise<Count>)[]} stages */
  const inTurn = async (...stages) => {
    for (const stage of stages) {
      const before = Date.now()
      const count = await stage()
      seconds.push(`${stage.name} ${secondsSince(before)}`)
      total.passed += count.passed
      total.failed += count.failed
      flaky.push(...(count.flaky ?? []))
    }
  }
  await inTurn(realData)
  const made = inTurn(data)
  await Promise.all([
    made.then(() => inTurn(units)),
    inTurn(check)
      .then(() => made)
      .then(() => inTurn(build, template)),
  ])
  // Alone: beside the units a browser is slow, and keys would reach pages that are not there yet.
  await inTurn(browser)
  rmSync(reports, { recursive: true, force: true })
  console.log(`\nTook ${secondsSince(started)} s (${seconds.join(', ')}).`)
  if (flaky.length > 0) console.log(`Flaky, passed at the second try only:\n${flaky.join('\n')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/** A WAYMARK_DATA that is not a folder fails, or its tests would be skipped unnoticed. @returns {Promise<Count>} */
async function realData() {
  const folder = process.env.WAYMARK_DATA
  if (!folder || existsSync(folder)) return { passed: 0, failed: 0 }
  console.error(`WAYMARK_DATA is ${folder}, and there is no such folder.`)
  return { passed: 0, failed: 1 }
}

/** The units and the build both need the data; at the same time they would make it twice. */
async function data() {
  return built('--data-only')
}

function check() {
  title('Format, lint, types, house')
  return counted('check', ['scripts/check.ts'])
}

function units() {
  title('Units, API and pages')
  return tests('units', 'vitest.config.ts', '--second-try')
}

async function build() {
  title('Build')
  const { failed } = await built()
  return failed > 0 ? { passed: 0, failed } : { passed: 1, failed }
}

/** @param {string[]} args @returns {Promise<Count>} */
async function built(...args) {
  const { code } = await prepareAlone(() => run(node24(), ['scripts/build.ts', ...args]))
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** What the browser tests start from takes half a minute on one processor; they make it themselves if this fails. */
async function template() {
  const { code, output } = await run(node24(), ['e2e/template.ts'], { quiet: true })
  if (code === 0) process.env.WAYMARK_E2E_TEMPLATE = output.trim().split('\n').at(-1)
  return { passed: 0, failed: 0 }
}

function browser() {
  title('The built product in a browser')
  return tests('browser', 'e2e/vitest.config.ts')
}

/** @param {string} stage @param {string} config @param {string[]} args */
function tests(stage, config, ...args) {
  return counted(stage, ['scripts/run-tests.ts', `--stage=${stage}`, `--config=${config}`, ...args])
}

/** @param {string} stage @param {string[]} args @returns {Promise<Count>} */
async function counted(stage, args) {
  const report = join(reports, `${stage}.json`)
  const { code } = await run(node24(), [...args, `--report=${report}`])
  const count = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 }
  return atLeastOneFailure(code, count)
}

/** A crash is in no report but sets the exit code. @param {number} code @param {Count} count @returns {Count} */
function atLeastOneFailure(code, count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @param {string} text */
function title(text) {
  console.log(`\n— ${text}`)
}

/** @param {number} start */
function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000)
}
