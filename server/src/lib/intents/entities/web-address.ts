import { isJobUrl, withScheme } from '@waymark/contract/job-tracking.ts'

/** The first web address, with scheme; a bare one needs a path or `www.`, so that "Node.js" is none. */
export function findWebAddress(text: string): string | undefined {
  const found =
    text.match(/\bhttps?:\/\/[^\s<>"'`]+|\bwww\.[^\s<>"'`]+|(?<![@\w.])[\w-]+(?:\.[\w-]+)+\/[^\s<>"'`]+/giu) ?? []
  return found.map((address) => withScheme(address.replace(/[.,;:!?)\]}]+$/, ''))).find(isJobUrl)
}
