import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { currentUser } from '../current-user.ts'
import { childEnvironment, findIsolation, niceness, type Isolation } from './child-isolation.ts'
import { areBundlesCurrent, bundleOf } from './child-bundles.mjs'
import { codePaths } from './child-paths.ts'
import { enqueueInTurn } from './fair-queue.ts'
import { processorMs, residentMb, stepBack } from './child-process.ts'

export type ChildLimits = {
  heapMb: number
  residentMb: number
  timeoutMs: number
  processes: number
  /** Keeps a process for the next task: for our own templates, never for strangers' files. */
  reuse: boolean
  addons?: boolean
  /** By default what this machine allows; tests take it away. */
  isolation?: Isolation | undefined
  /** By default that of the build; tests make their own. */
  bundles?: string
}

/** Why a task has no result; `failed` carries the child's error message. */
export class ChildFailure extends Error {
  override name = 'ChildFailure'
  readonly reason: 'timeout' | 'memory' | 'crashed' | 'failed'
  constructor(reason: ChildFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

export type GuardedChild<Input, Output> = { run(input: Input): Promise<Output>; stop(): void }

type Result<Output> = { value: Output } | { error: string }
type Waiting<Input> = {
  input: Input
  owner: string | symbol
  settle: (result: Result<unknown> | ChildFailure) => void
}

/** In this time a file that inflates to gigabytes grows by some 30 MB. */
const watchEveryMs = 25
/** Of processor time. The worst of 58 real CVs takes 0.8 s; what takes longer goes on with what everybody else leaves. */
const stepBackAfterMs = 2000

/** Runs `script` sandboxed and killed at its limits; worker limits cover no native code. Users wait in turn. */
export function createGuardedChild<Input, Output>(script: string, given: ChildLimits): GuardedChild<Input, Output> {
  const limits = { isolation: findIsolation(), ...given }
  const waiting: Waiting<Input>[] = []
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const running: (string | symbol)[] = []

  function next(): void {
    if (running.length >= limits.processes) return
    const task = waiting.shift()
    if (!task) return
    running.push(task.owner)
    // The system may have ended it meanwhile.
    while (idle.at(-1)?.connected === false) idle.pop()
    const child = idle.pop() ?? spawnChild(script, limits, all)
    handOver(child, task, (isFit) => {
      running.splice(running.indexOf(task.owner), 1)
      if (limits.reuse && isFit && child.connected) idle.push(child)
      else child.kill('SIGKILL')
      next()
    })
  }

  /** `done` is told whether the child can take another task: one that failed may still look alive. */
  function handOver(child: ChildProcess, task: Waiting<Input>, done: (isFit: boolean) => void): void {
    let settled = false
    const finish = (result: Result<unknown> | ChildFailure) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', onMessage).off('exit', onExit)
      task.settle(result)
      done(!(result instanceof ChildFailure))
    }
    const onMessage = (message: unknown) => finish(message as Result<unknown>)
    const onExit = () => finish(new ChildFailure('crashed', 'The work ended before it was done.'))
    const timer = setTimeout(
      () => finish(new ChildFailure('timeout', `The work took longer than ${limits.timeoutMs / 1000} s.`)),
      limits.timeoutMs,
    )
    let isBack = limits.reuse
    const watch = setInterval(() => {
      if (!isBack && processorMs(child.pid) > stepBackAfterMs) {
        isBack = true
        stepBack(child.pid)
      }
      if (residentMb(child.pid) > limits.residentMb)
        finish(new ChildFailure('memory', `The work took more than ${limits.residentMb} MB of memory.`))
    }, watchEveryMs)
    child.on('message', onMessage).on('exit', onExit)
    child.send({ task: task.input }, (error) => error && onExit())
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        const settle = (result: Result<unknown> | ChildFailure) => {
          if (result instanceof ChildFailure) reject(result)
          else if ('error' in result) reject(new ChildFailure('failed', result.error))
          else resolve(result.value as Output)
        }
        enqueueInTurn(waiting, running, { input, settle, owner: currentUser.getStore() ?? Symbol('one task') })
        next()
      }),
    stop() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

function spawnChild(script: string, limits: ChildLimits, all: Set<ChildProcess>): ChildProcess {
  const { isolation } = limits
  const args = [
    `--max-old-space-size=${limits.heapMb}`,
    '--permission',
    ...codePaths.map((code) => `--allow-fs-read=${code}`),
    ...(limits.addons ? ['--allow-addons'] : []),
    '--disable-warning=SecurityWarning',
    ...codeOf(script, limits.bundles),
  ]
  const start = isolation?.commandOf(args) ?? { command: process.execPath, args }
  const child = spawn(start.command, start.args, {
    env: isolation ? childEnvironment : {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  all.add(child)
  if (!isolation && child.pid !== undefined) yieldToServer(child.pid)
  child.once('exit', () => all.delete(child))
  // A process that could not be started never exits, and its task must not wait for that.
  child.on('error', () => child.pid === undefined && child.emit('exit'))
  // A child must never keep the server alive.
  child.unref()
  child.channel?.unref()
  return child
}

const launcher = path.join(import.meta.dirname, 'run-bundle.mjs')
const currentFolders = new Map<string | undefined, boolean>()

/** The build's bundle of a script, which starts in a third of the time, or else the script itself. */
function codeOf(script: string, folder: string | undefined): string[] {
  const isCurrent = currentFolders.get(folder) ?? areBundlesCurrent(folder)
  currentFolders.set(folder, isCurrent)
  const bundle = bundleOf(script, folder)
  return isCurrent && existsSync(bundle) ? [launcher, bundle] : [script]
}

/** Other users' requests go before a file that is being read. */
function yieldToServer(pid: number): void {
  try {
    // Only an administrator's process may raise a priority above the server's own.
    setPriority(pid, Math.max(niceness, getPriority()))
  } catch {
    // Some containers forbid it: then the file is read at the server's own priority.
  }
}
