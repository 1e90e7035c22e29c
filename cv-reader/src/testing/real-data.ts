import { test } from 'vitest'

/**
 * A test over files that nobody on the team wrote: real CVs, postings and hostile inputs, in the folder that
 * WAYMARK_DATA names. They are not part of the repository; without them the test says that it is skipped.
 */
export function testOnRealData(name: string, timeout: number, body: (folder: string) => Promise<void> | void): void {
  const folder = process.env['WAYMARK_DATA']
  const why = folder ? '' : ' (skipped: WAYMARK_DATA is not set)'
  test.skipIf(!folder)(`${name}${why}`, { timeout }, () => body(folder ?? ''))
}
