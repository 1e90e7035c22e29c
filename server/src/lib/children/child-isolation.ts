import { spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { findKernelFilter } from './kernel-filter.ts'
import { findNamespaces } from './namespaces.ts'

export type Command = { command: string; args: string[] }

/** One way to confine a command and whatever it starts; `names` are for the log. */
export type Wall = { names: string[]; around(command: Command): Command }

/** Starts Node so that it sees only its code, no network and no other process. */
export type Isolation = { names: string[]; commandOf(args: readonly string[]): Command }

/** A third of the share of an ordinary process, so that an honest file on a busy machine still meets its time limit. */
export const niceness = 5

/** For the launcher's own commands; the child does not get it. */
export const childEnvironment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

let found: { isolation: Isolation | undefined } | undefined

/** All walls that this machine allows, each tried once; undefined if it allows none. */
export function findIsolation(): Isolation | undefined {
  found ??= { isolation: firstThatWorks() }
  return found.isolation
}

function firstThatWorks(): Isolation | undefined {
  const [filter, namespaces] = [findKernelFilter(), findNamespaces()]
  // The filter goes inside: behind it nothing can be mounted.
  const combinations = [[filter, namespaces], [namespaces], [filter]].map((walls) =>
    walls.filter((wall) => wall !== undefined),
  )
  return combinations
    .filter((walls) => walls.length > 0)
    .map(isolationBy)
    .find(works)
}

/** @param walls the innermost first */
export function isolationBy(walls: readonly Wall[]): Isolation {
  return {
    names: walls.flatMap(({ names }) => names),
    commandOf(args) {
      // OpenSSL ignores a missing configuration, but the system's, which must not be read, would end the process.
      const node = { command: process.execPath, args: ['--openssl-config=/nonexistent', ...args] }
      const inner = walls.reduce((command, wall) => wall.around(command), node)
      // Before anything forks: a priority set from outside would come too late for some.
      const lowered = String(Math.max(0, niceness - getPriority()))
      return { command: 'nice', args: ['-n', lowered, inner.command, ...inner.args] }
    },
  }
}

export function works({ commandOf }: Isolation): boolean {
  const { command, args } = commandOf(['--print', 'process.version'])
  const { stdout } = spawnSync(command, args, { env: childEnvironment, encoding: 'utf8', timeout: 10_000 })
  return stdout?.trim() === process.version
}
