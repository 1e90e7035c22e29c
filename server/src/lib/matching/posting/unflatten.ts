import { breakLists } from './flat-lists.ts'
import { flatItems, headings, keyOf } from './posting-words.ts'

// "experience requiredAuto or furniture": list items that lost the break between them; not JavaScript.
const gluedSentences =
  /(?<=\p{Ll}{3}[.)]?)(?=\p{Lu}\p{Ll}+ )(?<!Java|Type|Power|Linked|Git|Post|Auto|Share|Word|Click|Data|Micro|Ever|Quick|Sales|Cloud|Photo|Smart|Face|Fresh|Solid|Snow|Type)/gu

/** Longer ones are lists that lost their breaks. */
const longestParagraph = 500
/** "GAAPExperience with", "PLUSYardi": letters in capitals lost the break behind them; "SAPFiori" lost none. */
const gluedCapitals = /(?<=\p{Lu}{4}|(?<!\p{L})\p{Lu}{3})(?=\p{Lu}\p{Ll}{3,} \p{L})/gu
/** Fewer words glued together may be names: QuickBooks, SalesForce. */
const fewestGlued = 3

/** "Must have^at least": signs that stand where a space was. */
const lostSpace = /(?<=\p{L})\^(?=\p{L})/gu
/** "R.G.N." is RGN: the stops of letters end no sentence. */
const dottedLetters = /(?<![\p{L}.])(?:\p{Lu}\.){3,}(?!\p{L})/gu
/** "2 years //OR// a degree" */
const shoutedOr = /\s*(?:\/{1,2}|\*{1,2}|[-–—]{1,2})\s?OR\s?(?:\/{1,2}|\*{1,2}|[-–—]{1,2})\s*/g

/** A posting whose lists, sentences and headings lost the breaks between them, with one thing a line. Linear in time. */
export function unflatten(text: string): string {
  return (
    text
      .replace(lostSpace, ' ')
      .replace(dottedLetters, (letters) => letters.replaceAll('.', ''))
      .replace(shoutedOr, ' or ')
      .split('\n')
      .flatMap((line) => breakLists(line).split('\n'))
      .map((paragraph) =>
        paragraph.length > longestParagraph ? breakFlat(paragraph) : breakMusts(breakGlued(paragraph)),
      )
      .join('\n')
      .replace(/[ \t]*([•●○▪■□◦‣▸◆❖✓✔➢➤►])\s*/gu, '\n$1 ')
      .replace(/(?<=\p{Ll}{3}[.;]|\p{Ll}{4})(?=\d{1,2}(?:\+|\s?(?:-|–|to)\s?\d{1,2}\+?)? years?\b)/giu, '\n')
      .replace(/(?<=(?:[\d)]|\p{Ll}{3})\.)(?=\p{Lu}\p{Ll}{2,} )/gu, '\n')
      .replace(/([.!?;:])[ \t]+[*–-][ \t]+(?=\p{Lu})/gu, '$1\n- ')
      .replace(/(?<=\p{L}[.!?;:])[ \t]*-{1,2}[ \t]*(?=\p{Lu}\p{Ll}+ )/gu, '\n- ')
      .replace(/(?<=\p{L}):[ \t]+(?=\p{Lu}[^\n]{80})/gu, ':\n')
      .replace(/(?<=[.!?)])[ \t]+(?=\p{Lu}[^.!?:\n]{2,80}:[ \t]*\n)/gu, '\n')
      .split('\n')
      // What lost its break to other marks may still be a list.
      .map(breakLists)
      .join('\n')
  )
}

/** "in time- a good level of English- a portfolio", not "Deutsch- und Englischkenntnisse". */
const gluedDash = /(?<=[\p{L})])- (?!(?:und|oder|sowie|bzw|and|or|et|ou|y|o)(?!\p{L}))(?=\p{L})/gu

function breakGlued(text: string): string {
  const dashes = text.match(gluedDash) ?? []
  return breakWords(dashes.length >= fewestGlued ? text.replace(gluedDash, '\n- ') : text)
}

function breakWords(text: string): string {
  const glued = [gluedSentences, gluedCapitals].flatMap((pattern) => text.match(pattern) ?? [])
  return glued.length >= fewestGlued ? text.replace(gluedSentences, '\n').replace(gluedCapitals, '\n') : text
}

/** In a short line so many say that it lost its stops. */
const fewestMusts = 2
const flatMust =
  /(?<=\p{Ll}{2}|\p{Lu}{2})[ \t]+(?=(?:Must (?:have|be|hold|possess)|Be (?:registered|qualified|able|prepared|an?(?= \p{Ll}))|Hold an?|Have an?)(?!\p{L}))/gu

/** "Must be qualified Must hold a PIN Be registered with the NMC" */
function breakMusts(text: string): string {
  const found = text.match(flatMust) ?? []
  return found.length >= fewestMusts ? text.replace(flatMust, '\n').replace(flatItem, '\n') : text
}

/** "Current experience with", "Sehr gute", "Maîtrise": within a sentence nobody writes them with a capital. */
const flatWord = new RegExp(
  String.raw`(?<=[\p{Ll})][.,]?)(?<!(?<!\p{L})(?:an?|the|in|of|or|and|with|for|your|our|as|by|to|der|die|das|und|oder|mit|für|als|le|la|les|et|ou|de|des|du|el|los|las|y|o|con|en))[ \t]+(?=(?:${flatItems.join('|')})(?!\p{L}))`,
  'gu',
)

function breakFlat(text: string): string {
  return breakGlued(text)
    .replace(flatHeading, (all: string, name: string, at: number, whole: string) => {
      const isOpening = all.slice(name.length).includes(':') || /(?:^|[.!?:])\s*$/.test(whole.slice(0, at))
      return breakAtHeading(name, isOpening) ?? all
    })
    .replace(flatLead, '\n$1:\n')
    .replace(flatItem, '\n')
    .replace(flatWord, '\n')
}

/** "To be successful in this role you will need to be / have Time served …": a heading that lost its colon. */
const flatLead =
  /(?<=^|[.!?]\s|\p{Ll}\s)((?:To (?:be successful|succeed)\b[^.:\n]{0,40}?\s)?(?:You|you|Candidates?|Applicants?) (?:will need|must have|should have|need)(?: to)?(?: be \/? ?have| have| be)?)[ \t]+(?=\p{Lu})/gu

/**
 * "Kafka Preferred Qualifications" ends with a heading: the longest match wins. "The broader Legal Department" has no
 * heading: a single word is one where a sentence ended before it or a colon follows.
 */
function breakAtHeading(name: string, isOpening: boolean): string | undefined {
  const words = name.split(/[ \t]+/)
  const found = words.findIndex((_, from) => headings.has(keyOf(words.slice(from).join(' '))))
  const isOneWord = found === words.length - 1 && !onlyHeadings.test(words[found] ?? '')
  const at = isOneWord && !(isOpening && found === 0) ? -1 : found
  return at < 0 ? undefined : `${words.slice(0, at).join(' ')}\n${words.slice(at).join(' ')}:\n`
}

/** "Experience Essential RGN qualified … Desirable Theatre experience": within a sentence nobody writes them in capitals. */
const onlyHeadings = /^(?:essential|desirable|requirements|qualifications|responsibilities|duties)$/i

const flatHeading =
  /(?<![\p{L}\p{N}]\p{P}?)((?:\p{Lu}[\p{L}’']*(?:[ \t]+(?:and|&|of|to)[ \t]+|[ \t]+)){0,5}\p{Lu}[\p{L}’']{3,})[ \t]*:?(?:[ \t]+(?=\p{Lu}|\d)|[ \t]*(?=\n))/gu
const flatItem =
  /(?<=[\p{Ll})][.,]?)(?<!\s(?:an?|the|in|of|or|and|with|for|your|our|have|has|hold|full-time|part-time|to|by|as|is|are|relevant|recognised))[ \t]+(?=(?:Experience|Prior experience|Previous experience|Extensive|Solid|Hands[- ]on experience|Minimum (?:of )?\d|At least \d|Knowledge|Ability|Strong|Proven|Excellent|Understanding|Proficien\w+|Familiar\w*|Demonstrated|Bachelor|Degree in|Good (?:knowledge|communication|understanding)|Self[- ]motivated|Time served|A team player|Full driving|Valid driving|Please|If (?=\p{Lu})|This is an?|Due to|We offer|\d{1,2}\+ years|Driving licen[cs]e|Must (?:have|be|hold|possess)|Be (?:registered|qualified|able|prepared|willing|an?|up)(?= \p{Ll})|Know \p{Lu}\p{L}+|Hold an?(?= \p{L})|Have (?:an?|excellent|good|strong|experience)(?= \p{Ll})|\p{Lu}\p{Ll}+ing(?= (?:the|an?|with|to|of|your|our|up|for|on|in|new|all|any|\p{Ll}+s)\b))\b)/gu
