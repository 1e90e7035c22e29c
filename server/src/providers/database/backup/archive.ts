import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Packs a folder's content into a .tar.gz, and reads it back. Throws the reason. */
export async function pack(folder: string, file: string): Promise<void> {
  await tar('--create', '--gzip', `--file=${file}`, '--numeric-owner', `--directory=${folder}`, '.')
  await tar('--list', '--gzip', `--file=${file}`)
}

/** Unpacks into an existing folder; the files belong to whoever runs this. */
export async function unpack(file: string, folder: string): Promise<void> {
  await tar('--extract', '--gzip', `--file=${file}`, '--no-same-owner', '--same-permissions', `--directory=${folder}`)
}

async function tar(...args: string[]): Promise<void> {
  try {
    // The list of files is not kept: it can be long.
    await execute('tar', ['--force-local', ...args], { maxBuffer: 64 * 1_048_576 })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(stderr?.trim().split('\n')[0] || message, { cause: error })
  }
}
