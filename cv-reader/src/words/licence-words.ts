import { allWords, alternatives } from './dictionary.ts'

const words = allWords(({ licences }) => licences)
/** Long ones also end compounds: "Staplerführerschein". */
const endings = words.filter((word) => word.length > 8 && !word.includes(' '))
const licence = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\p{L}{0,20}(?:${alternatives(endings)})|${alternatives(words)})(?!\p{L})`,
  'iu',
)

/** True if a text names a licence to drive, to operate something or to practise a profession. */
export const namesLicence = (text: string): boolean => licence.test(text.slice(0, 200))

const oneClass = String.raw`[A-DLMT](?:M|\d)?E?\d?`
const bareClass = new RegExp(
  String.raw`^(?:(?:klassen?|kl\.?|class(?:es)?|cat(?:egor(?:y|ies)|[ée]gories?|egor[ií]as?|\.)?|clases?|tipo)\s?:?\s)?${oneClass}(?:(?:\s?[,/+&]\s?|\s(?:und|and|et|y|e)\s|\s)${oneClass}){0,12}$`,
  'iu',
)

/** True for "Klasse B" or "B, BE": only its heading or label says what it is. */
export const isBareClass = (text: string): boolean => text.length <= 60 && bareClass.test(text.trim())
