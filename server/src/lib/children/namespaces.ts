import fs from 'node:fs'
import type { Command, Wall } from './child-isolation.ts'
import { codePaths, isWithinCode, libraryFolders } from './child-paths.ts'
import { perl } from './kernel-filter.ts'

const setpriv = '/usr/bin/setpriv'

/** Binds the arguments up to `--` read-only over /sys, which always exists, and becomes the rest, without rights. */
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

/** Without network, other processes, or files besides the code. The kernel or a container may forbid namespaces. */
export function findNamespaces(): Wall | undefined {
  if (process.platform !== 'linux' || !fs.existsSync(setpriv)) return undefined
  const shown = [
    ...libraryFolders.map((folder) =>
      fs.lstatSync(folder).isSymbolicLink() ? `${folder}->${fs.readlinkSync(folder)}` : folder,
    ),
    ...[setpriv, perl].filter((tool) => fs.existsSync(tool)),
    ...codePaths,
    ...(isWithinCode(process.execPath) ? [] : [process.execPath]),
  ]
  return {
    names: ['namespaces'],
    around: ({ command, args }: Command) => ({
      command: 'unshare',
      args: [...namespaces, 'sh', '-c', enter, 'sh', ...shown, '--', command, ...args],
    }),
  }
}
