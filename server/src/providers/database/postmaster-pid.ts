import fs from 'node:fs'
import path from 'node:path'

/**
 * The pid of this folder's live PostgreSQL. Another process's pid is replaced by our own, which PostgreSQL ignores.
 * Never deletes the file: it guards the shared memory of surviving backends.
 */
export function ownerOf(data: string): number | undefined {
  const file = path.join(data, 'postmaster.pid')
  let lines: string[]
  try {
    lines = fs.readFileSync(file, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  let args: string[]
  try {
    args = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return undefined
  }
  if (args[0]?.endsWith('postgres') && args.includes(data)) return pid
  lines[0] = String(process.pid)
  fs.writeFileSync(file, lines.join('\n'))
  return undefined
}

/** Removes an unreadable pid file, with which PostgreSQL refuses to start, unless a process serves the folder. */
export function removeUnreadablePidFile(data: string): void {
  const file = path.join(data, 'postmaster.pid')
  let text: string
  try {
    text = fs.readFileSync(file, 'utf8')
  } catch {
    return
  }
  if (/^\d+\n.+\n\d+\n/.test(text)) return
  if (isServedHere(data))
    throw new Error(`${file} is damaged, and a database still uses that folder; end it, or restart this machine.`)
  fs.rmSync(file)
}

/** Whether one of the processes that can be seen from here is this folder's PostgreSQL. */
export function isServedHere(data: string): boolean {
  return fs.readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isServing(pid, data))
}

function isServing(pid: string, data: string): boolean {
  try {
    const args = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return args[0]?.endsWith('postgres') === true && args.includes(data)
  } catch {
    return false
  }
}

export function parentOf(pid: number): number | undefined {
  try {
    // The command name in field 2 may hold anything, so fields are counted from the last ")".
    const parent = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
    return parent === undefined ? undefined : Number(parent)
  } catch {
    return undefined
  }
}

export function isNodeProcess(pid: number): boolean {
  try {
    return path.basename(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '').startsWith('node')
  } catch {
    return false
  }
}
