import { i18n } from '@lingui/core'

const bytesInMb = 1_048_576

/** The size of a file or a text in the user's language: "1.5 MB", and below one megabyte whole kilobytes, rounded up. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= bytesInMb
  return i18n.number(isLarge ? bytes / bytesInMb : Math.ceil(bytes / 1024), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
}
