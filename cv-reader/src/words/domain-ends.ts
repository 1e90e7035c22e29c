import { countryCodes } from '@waymark/contract/countries.ts'
import { readData } from './dictionary.ts'

const ends: ReadonlySet<string> = new Set([
  ...countryCodes.map((code) => code.toLowerCase()),
  ...(readData('domain-ends.json') as string[]),
])

/** True for the last part of an internet address, by country or one of the usual others: "fr", "com", "berlin". */
export const isDomainEnd = (text: string): boolean => ends.has(text.toLowerCase())
