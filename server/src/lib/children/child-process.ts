import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Resident memory of a started process in MB, 0 if it is gone. */
export function residentMb(pid: number | undefined): number {
  // Field 2 of statm: resident pages of 4 kB.
  return fieldsOf(pid, 'statm', 1, 1) / 256
}

/** Processor time of a started process in milliseconds, 0 if it is gone. */
export function processorMs(pid: number | undefined): number {
  // Fields of stat after the command's name: user and system time in ticks of 10 ms.
  return fieldsOf(pid, 'stat', 11, 12) * 10
}

/** Leaves it only idle processor time: a low priority alone would still delay everybody's requests by a time slice. */
export function stepBack(pid: number | undefined): void {
  const inside = innermost(pid)
  try {
    for (const thread of readdirSync(`/proc/${inside}/task`)) setPriority(Number(thread), 19)
  } catch {
    // It has ended, or the system has no /proc.
  }
  const idle = spawn('chrt', ['--all-tasks', '--idle', '--pid', '0', String(inside)], { stdio: 'ignore' })
  // Where the tool is missing, the priority has to do.
  idle.on('error', () => undefined)
  idle.unref()
}

function fieldsOf(pid: number | undefined, file: string, first: number, last: number): number {
  try {
    const fields =
      readFileSync(`/proc/${innermost(pid)}/${file}`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? []
    return fields.slice(first, last + 1).reduce((sum, field) => sum + Number(field), 0)
  } catch {
    return 0
  }
}

/** In namespaces the only child of the started process does the work. */
function innermost(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() || String(pid)
  } catch {
    return String(pid)
  }
}
