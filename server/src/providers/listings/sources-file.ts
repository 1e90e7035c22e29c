import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** DATA_DIR/sources.json: disabled sources, checked ones (`npm run sources -- check <id>`), added boards. */
const sourcesFile = z.strictObject({
  off: z._default(z.array(z.string()), []),
  checked: z._default(z.array(z.string()), []),
  boards: z._default(z.array(z.string().check(z.regex(/^[a-z]+ (eu:)?[\w.-]{1,100}$/))), []),
  without_bundled_boards: z._default(z.boolean(), false),
})
export type SourcesFile = z.infer<typeof sourcesFile>

export class SourcesFileError extends Error {
  override name = 'SourcesFileError'
}

const nameOf = (dataDir: string): string => path.join(dataDir, 'sources.json')

export function readSourcesFile(dataDir: string): SourcesFile {
  const file = nameOf(dataDir)
  if (!existsSync(file)) return { off: [], checked: [], boards: [], without_bundled_boards: false }
  try {
    return z.parse(sourcesFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error)
    throw new SourcesFileError(`${file} is not as it should be: ${reason}`)
  }
}

export function writeSourcesFile(dataDir: string, content: SourcesFile): void {
  writeFileSync(nameOf(dataDir), `${JSON.stringify(content, null, 2)}\n`)
}
