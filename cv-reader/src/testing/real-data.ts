import { test } from 'vitest'

/** A test over real files in the folder WAYMARK_DATA, which is not in the repository; skipped without it. */
export function testOnRealData(name: string, timeout: number, body: (folder: string) => Promise<void> | void): void {
  const folder = process.env['WAYMARK_DATA']
  const why = folder ? '' : ' (skipped: WAYMARK_DATA is not set)'
  test.skipIf(!folder)(`${name}${why}`, { timeout }, () => body(folder ?? ''))
}
