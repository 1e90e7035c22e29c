import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, isInstalled, prepareAlone } from './install.mjs'
import { node24, root, run, runScript } from './run.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'waymark-test-'))

await runScript(async () => {
  if (!isInstalled('full')) await prepareAlone(() => installPackages('full'))
  const total = { passed: 0, failed: 0 }
  for (const stage of [realData, check, units, build, endToEnd]) {
    const count = await stage()
    total.passed += count.passed
    total.failed += count.failed
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/**
 * Who names the real data means to test with it.
 * @returns {Promise<Count>}
 */
async function realData() {
  const folder = process.env.WAYMARK_DATA
  if (!folder || existsSync(folder)) return { passed: 0, failed: 0 }
  console.error(`WAYMARK_DATA is ${folder}, and there is no such folder.`)
  return { passed: 0, failed: 1 }
}

/** @returns {Promise<Count>} */
async function check() {
  title('Format, lint, types, house')
  const report = join(reports, 'check.json')
  const { code } = await run(node24(), ['scripts/check.ts', `--report=${report}`])
  return atLeastOneFailure(
    code,
    existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 0 },
  )
}

async function units() {
  title('Units, API and pages')
  return vitest([])
}

/** @returns {Promise<Count>} */
async function build() {
  title('Build')
  const { code } = await prepareAlone(() => run(node24(), ['scripts/build.ts']))
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function endToEnd() {
  title('The built product in a browser')
  return vitest(['--config', 'e2e/vitest.config.ts'])
}

/** @param {string[]} args */
async function vitest(args) {
  const report = join(reports, `vitest-${args.length}.json`)
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(node24(), [program, 'run', ...args, ...reporters])
  return atLeastOneFailure(
    code,
    existsSync(report) ? countTests(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 },
  )
}

/**
 * A file that can't even be loaded has no failed test in it: it counts as one.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
function countTests(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * A stage that ended badly never counts as passed, whatever its report says (an unhandled error, a crash, no tests).
 * @param {number} code
 * @param {Count} count
 * @returns {Count}
 */
function atLeastOneFailure(code, count) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** @param {string} text */
function title(text) {
  console.log(`\n— ${text}`)
}
