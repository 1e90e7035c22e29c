import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Command, Wall } from './child-isolation.ts'
import { codePaths, libraryFolders } from './child-paths.ts'
import { systemCallFilter } from './system-call-filter.ts'

/** Part of every Debian and Ubuntu image, even the smallest, and the only usual tool that can make system calls. */
export const perl = '/usr/bin/perl'

const numberOfPrctl: Record<string, number> = { x64: 157, arm64: 167 }
const loaders = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1']

// Bits of linux/landlock.h.
const execute = 1
const readFile = 4
const readFolder = 8

/** A file, because Perl opens /dev/null for a script given as an argument. */
const launcher = path.join(import.meta.dirname, 'kernel-filter.pl')

/** A filter of system calls and, if the kernel has it, Landlock: neither needs rights, even in containers. */
export function findKernelFilter(): Wall | undefined {
  const filter = systemCallFilter(process.arch)
  const prctl = numberOfPrctl[process.arch]
  if (process.platform !== 'linux' || !filter || prctl === undefined || !fs.existsSync(perl)) return undefined
  const ruleset = landlockRuleset(landlockVersion())
  const rules = [
    ...codePaths.map((code) => `${fs.statSync(code).isDirectory() ? readFile | readFolder : readFile}:${code}`),
    ...libraryFolders.map((folder) => `${readFile | readFolder}:${folder}`),
    ...[process.execPath, ...loaders.filter((file) => fs.existsSync(file))].map(
      (program) => `${readFile | execute}:${program}`,
    ),
  ]
  return {
    names: ruleset.length > 0 ? ['Landlock', 'seccomp'] : ['seccomp'],
    around: ({ command, args }: Command) => ({
      command: perl,
      args: [launcher, String(prctl), filter.toString('hex'), ruleset.toString('hex')].concat(
        rules,
        '--',
        command,
        args,
      ),
    }),
  }
}

/** @returns 0 where the kernel has no Landlock, or it is switched off */
function landlockVersion(): number {
  const { stdout } = spawnSync(perl, ['-e', 'print syscall(444, 0, 0, 1)'], { env: {}, encoding: 'utf8' })
  return Math.max(0, Number(stdout) || 0)
}

/** Forbids all that this version of Landlock can, except for the rules: struct landlock_ruleset_attr. */
function landlockRuleset(version: number): Buffer {
  if (version < 1) return Buffer.alloc(0)
  // Each version came with further bits: moving files, truncating, and commands to devices.
  const files = [0x1fff, 0x3fff, 0x7fff, 0x7fff, 0xffff][Math.min(version, 5) - 1] ?? 0
  const fields = [files]
  // TCP, and then abstract sockets and signals.
  if (version >= 4) fields.push(3)
  if (version >= 6) fields.push(3)
  const bytes = Buffer.alloc(8 * fields.length)
  fields.forEach((field, index) => bytes.writeUInt32LE(field, 8 * index))
  return bytes
}
