import { allWords, alternatives } from './dictionary.ts'

const assigned = alternatives(allWords(({ assigned: words }) => words))
const assignedEnd = new RegExp(String.raw`(?<!\p{L})(?:${assigned})(?:\sto)?$`, 'iu')
const through = /(?<!\p{L})(?:via|through|über die)\s[^,;|–—\t]{2,60}$/iu

/** True if the employer before "at" is an agency and the place after it a customer: "posted", "via Example Staffing". */
export const endsInPlacement = (text: string): boolean =>
  assignedEnd.test(text.slice(-120)) || through.test(text.slice(-120))

const placement = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${assigned})\s(?:to|at|bei|beim|an|am|en|in|chez|à|presso|bij|na|no)\s\p{Lu}|(?:via|through)\s(?:\p{Ll}+\s){0,2}\p{Lu})`,
  'u',
)

/** True if a text says that somebody worked for one company at another. */
export const isPlacement = (text: string): boolean => placement.test(text.slice(0, 400))

const examples = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${alternatives(allWords(({ examples: words }) => words))})(?![\p{L}\d])`,
  'iu',
)

/** True for "u. a. Hafenwerke, Nordkai": some of many, none of them the employer. */
export const givesExamples = (text: string): boolean => examples.test(text.slice(0, 200))

const words = alternatives(allWords(({ agencies }) => agencies))
const agencyEnd = new RegExp(String.raw`(?<!\p{L})(?:${words})$`, 'iu')

/** True before the names of agencies in a bracket: "Agency work (Example Staffing, Other Staffing)". */
export const endsInAgency = (text: string): boolean => agencyEnd.test(text.slice(-60).trimEnd())

const agencies = new RegExp(String.raw`^(?:${words})\s\([^()]+\)$`, 'iu')

/** True for agencies that somebody worked for, all of them in one text: "Intérim (Example Emploi)". */
export const namesAgencies = (text: string): boolean => agencies.test(text.slice(0, 200))

const agency = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})[^,;|\t]{0,60}?\)?\s?:\s`, 'iu')

/** True before the customers of an agency, each with its own town: "über Zeitarbeit Adecco: HDW Kiel, Raytheon". */
export const beginsCustomers = (text: string): boolean => agency.test(text.slice(0, 200))
