import { spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { findKernelFilter } from './kernel-filter.ts'
import { findNamespaces } from './namespaces.ts'

export type Command = { command: string; args: string[] }

/** Keeps in whatever the command becomes; `names` are for the log. */
export type Wall = { names: string[]; around(command: Command): Command }

/** How Node is started so that it sees only its code, no network and no other process. */
export type Isolation = { names: string[]; commandOf(args: readonly string[]): Command }

/** A third of the share of an ordinary process, so that an honest file on a busy machine still meets its time limit. */
export const niceness = 5

/** For the launcher's own commands; it does not reach the child. */
export const childEnvironment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

let found: { isolation: Isolation | undefined } | undefined

/** All walls that this machine allows, tried once; undefined where it allows none. */
export function findIsolation(): Isolation | undefined {
  found ??= { isolation: firstThatWorks() }
  return found.isolation
}

function firstThatWorks(): Isolation | undefined {
  const [filter, namespaces] = [findKernelFilter(), findNamespaces()]
  // The filter goes inside: nothing can be mounted behind it.
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
      // A missing configuration of OpenSSL is passed over; one that must not be read, the system's, ends the process.
      const node = { command: process.execPath, args: ['--openssl-config=/nonexistent', ...args] }
      const inner = walls.reduce((command, wall) => wall.around(command), node)
      // Before anything forks: a priority that is set from outside would come too late for some.
      const lowered = String(Math.max(0, niceness - getPriority()))
      return { command: 'nice', args: ['-n', lowered, inner.command, ...inner.args] }
    },
  }
}

/** Whether Node starts in it and computes. */
export function works({ commandOf }: Isolation): boolean {
  const { command, args } = commandOf(['--print', 'process.version'])
  const { stdout } = spawnSync(command, args, { env: childEnvironment, encoding: 'utf8', timeout: 10_000 })
  return stdout?.trim() === process.version
}
