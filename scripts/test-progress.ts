import { stripVTControlCharacters } from 'node:util'
import { DefaultReporter, type TestCase, type TestModule, type TestSpecification } from 'vitest/node'

const secondsBetweenLines = 30
const slowestShown = 5

export class TestProgress extends DefaultReporter {
  readonly count = { passed: 0, failed: 0 }
  /** What passed at its second try only, with the error of the first. */
  readonly flaky: string[] = []
  readonly #stage: string
  readonly #startedAt = new Date()
  readonly #running = new Set<TestModule>()
  readonly #seconds = new Map<string, number>()
  #files = 0
  #filesDone = 0
  #timer: NodeJS.Timeout | undefined

  constructor(stage: string) {
    super({ isTTY: false, summary: false })
    this.#stage = stage
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications)
    this.#files = specifications.length
    this.#timer = setInterval(() => this.log(this.#line()), secondsBetweenLines * 1000)
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.add(module)
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test)
    const { state, errors } = test.result()
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    if (state === 'passed') this.count.passed += 1
    if (state === 'passed' && test.diagnostic()?.flaky)
      this.flaky.push(`${name}\n    ${firstLine(errors?.[0]?.message)}`)
    if (state !== 'failed') return
    this.count.failed += 1
    this.log(`✗ ${name}`)
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module)
    this.#running.delete(module)
    this.#filesDone += 1
    this.#seconds.set(module.relativeModuleId, secondsOf(module))
    // A file that doesn't load, or whose hook fails, has no failed test: it counts as one.
    const hasFailedTest = module.children.allTests('failed').next().done === false
    if (!module.ok() && !hasFailedTest) this.count.failed += 1
  }

  override onTestRunEnd(...result: Parameters<DefaultReporter['onTestRunEnd']>): void {
    clearInterval(this.#timer)
    super.onTestRunEnd(...result)
  }

  override reportTestSummary(): void {
    const slowest = [...this.#seconds].toSorted(([, a], [, b]) => b - a).slice(0, slowestShown)
    this.log(this.#line())
    this.log(`Slowest: ${slowest.map(([file, seconds]) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`)
  }

  protected override printTestModule(): void {}

  #line(): string {
    const { passed, failed } = this.count
    const seconds = Math.round((Date.now() - this.#startedAt.getTime()) / 1000)
    const failures = failed > 0 ? `, ${failed} failed` : ''
    const running = [...this.#running].map((module) => module.relativeModuleId.split('/').at(-1))
    const now = running.length > 0 && running.length <= 4 ? ` (in ${running.join(', ')})` : ''
    return `${this.#stage}: ${passed + failed} tests done${failures}, ${this.#filesDone} of ${this.#files} files, ${seconds} s${now}`
  }
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + environmentSetupDuration + setupDuration) / 1000
}
