import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'
import { sources } from './web-build.mjs'

export const intentsStampFile = join(root, 'server', 'dist', 'intents.stamp')
const modelFile = join(root, 'server', 'dist', 'intents.bin')

/** A hash of the sentences and of the training code. */
export function intentsStamp() {
  const hash = createHash('sha256')
  const folder = join(root, 'server', 'src', 'lib', 'intents')
  for (const file of [
    ...sources(join(folder, 'words')),
    ...sources(join(folder, 'model')),
    join(folder, 'plain-text.ts'),
  ])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export function areIntentsBuilt() {
  return (
    existsSync(modelFile) && existsSync(intentsStampFile) && readFileSync(intentsStampFile, 'utf8') === intentsStamp()
  )
}
