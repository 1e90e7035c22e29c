import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { getPriority } from 'node:os'
import path from 'node:path'

const application = path.join(import.meta.dirname, '../../../..')
/** All that a child may read: its code, and of the application folder neither `.env` nor the data. */
export const codePaths = ['node_modules', 'contract', 'cv-reader', 'server', 'package.json'].map((name) =>
  path.join(application, name),
)

const setpriv = '/usr/bin/setpriv'
const libraryFolders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64']

/**
 * Runs as root of new namespaces: makes a root folder of its own with `$1`… bound read-only, up to `--`, and replaces
 * itself with what follows, without any capability. Over /sys, because that folder exists everywhere.
 */
const enter = `
set -eu
root=/sys
mount -t tmpfs -o mode=0755,size=1m tmpfs "$root"
while [ "$1" != -- ]; do
  case "$1" in
    *'->'*) mkdir -p "$root/usr"; ln -s "\${1#*->}" "$root\${1%%->*}" ;;
    *)
      if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root\${1%/*}"; : > "$root$1"; fi
      mount -o bind,ro,nosuid,nodev "$1" "$root$1" ;;
  esac
  shift
done
shift
mount -o remount,bind,ro "$root"
chroot=$(command -v chroot)
unset PATH OLDPWD
exec "$chroot" "$root" ${setpriv} --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"`

const namespaces = ['--user', '--map-root-user', '--mount', '--net', '--ipc', '--pid', '--fork', '--kill-child=SIGKILL']

/** A third of the share of an ordinary process, so that an honest file on a busy machine still meets its time limit. */
export const niceness = 5

type Command = { command: string; args: string[] }

/** How a program is started that sees only its code, no network and no other process. */
export type Isolation = { commandOf(program: string, args: readonly string[]): Command }

let probed: { isolation: Isolation | undefined } | undefined

/** The isolation by Linux namespaces, tried once; undefined where the kernel or a container's rules forbid it. */
export function findIsolation(): Isolation | undefined {
  probed ??= { isolation: probe() }
  return probed.isolation
}

function probe(): Isolation | undefined {
  if (process.platform !== 'linux' || !fs.existsSync(setpriv)) return undefined
  const libraries = libraryFolders.flatMap((folder) => {
    if (!fs.existsSync(folder)) return []
    return fs.lstatSync(folder).isSymbolicLink() ? [`${folder}->${fs.readlinkSync(folder)}`] : [folder]
  })
  const shown = [...libraries, setpriv, ...codePaths, ...(isWithinCode(process.execPath) ? [] : [process.execPath])]
  const commandOf = (program: string, args: readonly string[]) => ({
    // Before anything forks: a priority that is set from outside would come too late for some.
    command: 'nice',
    args: [
      '-n',
      String(Math.max(0, niceness - getPriority())),
      'unshare',
      ...namespaces,
      'sh',
      '-c',
      enter,
      'sh',
      ...shown,
      '--',
      program,
      ...args,
    ],
  })
  const { command, args } = commandOf(process.execPath, ['--version'])
  const { stdout } = spawnSync(command, args, { env: childEnvironment, encoding: 'utf8', timeout: 10_000 })
  return stdout?.trim() === process.version ? { commandOf } : undefined
}

/** For the launcher's own commands; it does not reach the child. */
export const childEnvironment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }

const isWithinCode = (file: string) => codePaths.some((folder) => file.startsWith(folder + path.sep))
