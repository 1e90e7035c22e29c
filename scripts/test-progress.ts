import { stripVTControlCharacters } from 'node:util'
import { DefaultReporter, type TestCase, type TestModule, type TestSpecification } from 'vitest/node'
import { countOf, type FileResult, type Run } from './second-try.ts'

const secondsBetweenLines = 30
const slowestShown = 5

export class TestProgress extends DefaultReporter {
  readonly run: Run = { files: new Map(), problems: [], flaky: [] }
  readonly #stage: string
  readonly #startedAt = new Date()
  readonly #running = new Set<TestModule>()
  readonly #seconds = new Map<string, number>()
  #files = 0
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
    const file = this.#resultOf(test.module.moduleId)
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    if (state === 'passed') file.passed += 1
    if (state === 'passed' && test.diagnostic()?.flaky) this.run.flaky.push(problem(name, errors))
    if (state !== 'failed') return
    file.failed += 1
    file.problem ??= problem(name, errors)
    this.log(`✗ ${name}`)
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module)
    this.#running.delete(module)
    this.#seconds.set(module.relativeModuleId, secondsOf(module))
    const file = this.#resultOf(module.moduleId)
    if (!module.ok()) file.problem ??= problem(module.relativeModuleId, errorsOf(module))
  }

  override onTestRunEnd(...result: Parameters<DefaultReporter['onTestRunEnd']>): void {
    clearInterval(this.#timer)
    const [modules, errors] = result
    for (const module of modules.filter(isUnfinished))
      this.#resultOf(module.moduleId).problem ??= `${module.relativeModuleId}\n    did not end`
    for (const error of errors) {
      const path = error['VITEST_TEST_PATH']
      const module = modules.find(({ moduleId }) => moduleId === path)
      if (module) this.#resultOf(module.moduleId).problem ??= problem(module.relativeModuleId, [error])
      else this.run.problems.push(problem(this.#stage, [error]))
    }
    super.onTestRunEnd(...result)
  }

  override reportTestSummary(): void {
    const slowest = [...this.#seconds].toSorted(([, a], [, b]) => b - a).slice(0, slowestShown)
    this.log(this.#line())
    this.log(`Slowest: ${slowest.map(([file, seconds]) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`)
  }

  protected override printTestModule(): void {}

  #resultOf(file: string): FileResult {
    const known = this.run.files.get(file)
    if (known) return known
    const result = { passed: 0, failed: 0 }
    this.run.files.set(file, result)
    return result
  }

  #line(): string {
    const { passed, failed } = countOf(this.run)
    const seconds = Math.round((Date.now() - this.#startedAt.getTime()) / 1000)
    const failures = failed > 0 ? `, ${failed} failed` : ''
    const running = [...this.#running].map((module) => module.relativeModuleId.split('/').at(-1))
    const now = running.length > 0 && running.length <= 4 ? ` (in ${running.join(', ')})` : ''
    return `${this.#stage}: ${passed + failed} tests done${failures}, ${this.#seconds.size} of ${this.#files} files, ${seconds} s${now}`
  }
}

/** Of the file itself or of a hook of one of its groups: its tests have told theirs. */
function errorsOf(module: TestModule): readonly { message: string }[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
}

/** A worker that crashes takes the files along that it was running. */
function isUnfinished(module: TestModule): boolean {
  return ['pending', 'queued'].includes(module.state())
}

function problem(name: string, errors: readonly { message?: string }[] = []): string {
  return `${name}\n    ${firstLine(errors[0]?.message)}`
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, environmentSetupDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + environmentSetupDuration + setupDuration) / 1000
}
