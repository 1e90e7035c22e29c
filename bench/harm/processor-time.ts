import { readFileSync } from 'node:fs'
import type { Server } from '../../e2e/server.ts'

const everyMs = 250
const roles = ['server', 'database', 'readers', 'callers', 'guest'] as const
type Role = (typeof roles)[number]

/** In percent of one processor; `readers` are the server's other children. */
export type ProcessorShares = Record<Role, number>

/** Samples who takes processor time, because a process that has ended can no longer be asked. */
export function watchProcessors(server: Server, guest: number | undefined): { stop(): ProcessorShares } {
  const began = performance.now()
  const seen = new Map<number, { role: Role; first: number; last: number }>()
  let isFirst = true

  function note(pid: number, role: Role): void {
    const time = processorMs(pid)
    if (time === undefined) return
    const before = seen.get(pid)
    // What started meanwhile has taken all of its time since.
    if (before) before.last = time
    else seen.set(pid, { role, first: isFirst ? time : 0, last: time })
  }
  function sample(): void {
    note(process.pid, 'callers')
    if (guest !== undefined) note(guest, 'guest')
    note(server.pid, 'server')
    for (const pid of descendantsOf(server.pid)) note(pid, isDatabase(pid) ? 'database' : 'readers')
    isFirst = false
  }

  sample()
  const timer = setInterval(sample, everyMs)
  return {
    stop() {
      clearInterval(timer)
      sample()
      const shares = { server: 0, database: 0, readers: 0, callers: 0, guest: 0 }
      for (const { role, first, last } of seen.values()) shares[role] += last - first
      for (const role of roles) shares[role] = Math.round((100 * shares[role]) / (performance.now() - began))
      return shares
    },
  }
}

function processorMs(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === '') return undefined
  // Counted from behind the command's name: user and system time, in ticks of 10 ms.
  const fields = stat.split(') ').at(-1)?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

function descendantsOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

const isDatabase = (pid: number): boolean => /^postgres:|bin\/postgres/.test(read(`/proc/${pid}/cmdline`))

/** '' for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
