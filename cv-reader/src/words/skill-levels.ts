import { allWords } from './dictionary.ts'
import { foldWord, normalWords } from './normal-words.ts'

const levelWords = new Set(allWords(({ levels }) => levels).flatMap(normalWords))

/** Words of levels that say nothing alone: "langue maternelle" is a level, "langue" is not. */
const neutral = new Set(
  'level levels niveau nivel livello language langue lengua lingua speaker of and in und et y jahre jahr years year yrs yr months month ans an anos anni jaar wort schrift working full very tres sehr experience exp erfahrung learning'.split(
    ' ',
  ),
)

/** True if a text says how well somebody knows a language: "B2", "native speaker", "verhandlungssicher in Wort und Schrift". */
export function saysLevel(text: string): boolean {
  return normalWords(text.slice(0, 100)).some((word) => levelWords.has(word) && !neutral.has(word))
}

const drawn = /[●○◉◯⬤■□▪▫▰▱█▓░▒★☆✩✭◆◇•·∙⚫⚪\uE000-\uF8FF]/gu

export function isLevel(text: string): boolean {
  const plain = text.replace(drawn, ' ').trim()
  if (plain === '') return true
  if (/^[~≈+-]?\d{1,3}(?:[.,]\d)?\s?(?:%|\+|\/\s?\d{1,3})?$/.test(plain)) return true
  const words = normalWords(plain)
  return (
    words.length <= 6 &&
    words.every((word) => levelWords.has(word) || /^\d{1,2}\+?$/.test(word)) &&
    words.some((word) => !/^\d/.test(word) || words.length > 1)
  )
}

const basic = new Set(allWords(({ basic_levels }) => basic_levels).map(foldWord))
/** "Grundlagen", "basic": without it, a text claims more than it says. */
const isBasic = (text: string) => basic.has(foldWord(text)) || normalWords(text).some((word) => basic.has(word))

const knowing =
  /^(?:(?:very |highly |sehr )?(?:proficien(?:t|cy)|experienced?|skilled|familiar(?:ity)?|(?:basic |good |working |strong |advanced |in-depth |excellent )?knowledge|exposure|expertise|competent|fluent|gute? kenntnisse|grundkenntnisse|kenntnisse|bonnes? connaissances?|connaissances?|conocimientos?|dominio|maîtrise|conoscenza)\s+(?:in|with|of|to|de|des|du|en|di|von)\s+(?:the\s+)?)(?=\S)/iu

type Levelled = { rest: string; level: string }

/** "Excel (sehr gut)" and "Excel – sehr gut" in two. */
function levelledIn(text: string): Levelled | undefined {
  const bracket = text.endsWith(')') ? text.lastIndexOf('(') : -1
  const mark = Math.max(...[' - ', ' – ', ' — ', ': '].map((sign) => text.lastIndexOf(sign)))
  const isWithin = /\([^()]*$/.test(text.slice(0, Math.max(0, mark)))
  const found = [
    bracket > 0 && { rest: text.slice(0, bracket).trimEnd(), level: text.slice(bracket + 1, -1) },
    mark > 0 && !isWithin && { rest: text.slice(0, mark).trimEnd(), level: text.slice(mark + 2).trim() },
  ]
  return found.find((one): one is Levelled => one !== false && isLevel(one.level))
}

/** True for "SQL (basic)" and "Power BI – Grundkenntnisse". */
export const saysBasicLevel = (text: string): boolean => isBasic(levelledIn(text.trim())?.level ?? '')

/**
 * A skill without its level, unless that is the lowest: `Java (expert)`, `Python – 5 years`, `SQL: 90 %`, `Excel ●●●○○`. Among skills of
 * which some have the lowest, words for the others stay too: else only the weaknesses of somebody would be told.
 */
export function withoutLevel(text: string, isCompared = false): string {
  const stays = (level: string) => isBasic(level) || (isCompared && /\p{L}{2}/u.test(level) && !/\d/.test(level))
  let plain = text
    .replace(knowing, '')
    .replace(/[\s●○◉◯⬤■□▪▫▰▱█▓░▒★☆✩✭◆◇•·∙⚫⚪\uE000-\uF8FF]+$/u, '')
    .replace(/^[\s\uE000-\uF8FF]+/u, '')
  const first = /^\(([^()]{1,30})\)\s*(?=\S)/.exec(plain)
  if (first?.[1] !== undefined && isLevel(first[1])) plain = plain.slice(first[0].length)
  for (let found = levelledIn(plain); found && !stays(found.level); found = levelledIn(plain)) plain = found.rest
  return plain
    .replace(/\s+\d{1,3}\s?%$/, '')
    .replace(/\s+\d{1,2}\s?\/\s?(?:5|10)$/, '')
    .trim()
}
