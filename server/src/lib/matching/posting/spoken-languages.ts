import { askingStems } from './posting-words.ts'
import { contentStems } from '../text/stems.ts'
import { fold, readWords, type Word } from '../text/words.ts'

/** Levels 1 = A1 to 6 = C2; native counts as 7. */
export type SpokenLanguage = { code: string; level: number | undefined; start: number; end: number }

const codes =
  'en de fr es it pt nl pl ru uk cs sk hu ro bg el tr ar he fa hi ur bn ta te ml kn mr gu pa zh ja ko vi th id ms fil sv da nb no fi is et lv lt hr sr bs sl sq mk ca eu gl cy ga lb hy ka az kk uz sw am so af zu yo ig ha rw ne si ku ps ti'.split(
    ' ',
  )
const extra: Readonly<Record<string, string>> = {
  mandarin: 'zh',
  cantonese: 'zh',
  castellano: 'es',
  farsi: 'fa',
  tagalog: 'fil',
  flemish: 'nl',
  valenciano: 'ca',
  euskera: 'eu',
  anglaise: 'en',
  allemande: 'de',
  espagnole: 'es',
  inglesa: 'en',
  alemana: 'de',
}
const namesIn = (locale: string): [string, string][] => {
  const display = new Intl.DisplayNames([locale], { type: 'language' })
  return codes.map((code) => [fold(display.of(code) ?? code), code])
}
const names: ReadonlyMap<string, string> = new Map([
  ...['en', 'de', 'fr', 'es'].flatMap(namesIn),
  ...Object.entries(extra),
])
/** French and Spanish write languages in lower case; in English, "polish the interface" names no language. */
const english = new Set(namesIn('en').map(([name]) => name))
const small = new Set(
  [...namesIn('fr'), ...namesIn('es')]
    .map(([name]) => name)
    .concat(Object.keys(extra))
    .filter((name) => !english.has(name)),
)

const levels: readonly [RegExp, number][] = [
  [
    /\b(?:native|mother tongue|muttersprach\w*|langue maternelle|lengua materna|nativ[oa]|bilingual|bilingue|bilinguisme|bilingüe|zweisprachig)\b/i,
    7,
  ],
  [/\b(?:verhandlungssicher\w*|proficient|mastery|expert)\b/i, 6],
  [
    /\b(?:fluent|fluency|fluently|fließend\w*|fliessend\w*|courant|couramment|fluid[oa]|advanced|excellent|professional|business|sehr gut\w*|avanzado|outstanding|strong|full professional|courants|professionnel\w*|profesional|maîtris\w*|dominio|exzellent\w*|hervorragend\w*)\b/i,
    5,
  ],
  [/\b(?:good|gut\w*|upper[- ]intermediate|bon|bonne|buen|alto|solid\w*|confident|working knowledge|sicher\w*)\b/i, 4],
  [
    /\b(?:intermediate|conversational|conversacional|intermédiaire|intermedio|medio|limited working|befriedigend)\b/i,
    3,
  ],
  [/\b(?:basic|grundkenntnisse|notions|básico|elementary|basique|some|einfach\w*)\b/i, 2],
  [/\b(?:beginner|anfänger|débutant|principiante)\b/i, 1],
]
const aboutLanguage =
  /\b(?:languages?|fluen\w+|flie(?:ß|ss)end\w*|verhandlungssicher\w*|notions|spoken|written|speak\w*|communication|communicat\w+|native|proficien\w+|spr[aei]ch\w*|wort und schrift|\w*kenntnissen?|langues?|parl\w+|écrit\w*|courant|idiomas?|habl\w+|nivel|niveau|level|bilingual|bilingu\w+|bilingüe|mother tongue|knowledge of|verbal|command of|[abc][12])\b/i

/** More in one clause is a list of all that there are. */
const mostLanguages = 40

export function findSpokenLanguages(text: string): SpokenLanguage[] {
  const hits = readWords(text).flatMap((word: Word) => {
    const code = names.get(word.key) ?? names.get(word.key.replace(/kenntnissen?$/, ''))
    // German writes adjectives small ("englische Texte"), but not the noun.
    return code && (/^\p{Lu}|\P{ASCII}/u.test(word.raw) || small.has(word.key))
      ? [{ code, start: word.start, end: word.end }]
      : []
  })
  return hits.slice(0, mostLanguages).map((hit, index) => {
    const from = hits[index - 1]?.end ?? 0
    const to = hits[index + 1]?.start ?? text.length
    const after = text.slice(hit.end, to)
    const before = text
      .slice(from, hit.start)
      .replace(modes, '')
      .replace(range, lowerOf)
      .replace(/^.*(?:[,;)]|\b(?:and|und|sowie|et|y|or|oder|ou|o)\b)/is, '')
    // "German (B2), English" and "fluent German": a level in brackets or after a dash belongs to the word before it.
    const level =
      levelOf(/^\s*(?:[(–:]|-\s(?!und|oder|sowie|bzw))/.test(after) ? after : before) ??
      levelOf(before) ??
      levelOf(after)
    return { ...hit, level: level ?? (hits.length > 1 ? levelOf(text) : undefined) }
  })
}

/** "Excellent written and spoken English": one level for both. */
const modes =
  /(?:written|spoken|oral|verbal|reading|writing|speaking)\s*(?:and|&|\/|or)\s*(?:written|spoken|oral|verbal|reading|writing|speaking)/giu

/** True for the name of a language, also as "Englischkenntnisse". */
export const isLanguageName = ({ key }: Pick<Word, 'key'>): boolean =>
  names.has(key) || names.has(key.replace(/kenntnissen?$/, ''))

/** True if a clause asks for a language, and not for "English literature" or "French customers". */
export function asksForLanguage(text: string): boolean {
  return aboutLanguage.test(text)
}

const listed = /(?:^|[,;:/(]|(?<!\p{L})(?:and|und|et|y|e|or|oder|ou|o))\s*$/iu
const ended =
  /^\s*(?:$|[,;.:()/|–-]|(?:and|und|et|y|e|or|oder|ou|o|i[ms]t|is|skills|would|wäre|von vorteil|wünschenswert|required|essential|preferred|desirable|a plus|erforderlich|apprécié|souhaité|exigé|requis|indispensable|serait|est|valorable|deseable|imprescindible|se valorará|técnico|technique|professionnel|profesional|comercial|commercial|lu|hablado|escrito)(?!\p{L}))/iu

/** "You talk to guests in Norwegian" */
const spokenIn = /\s(?:in|auf|en)\s+$/iu

/** "Inglés técnico valorable", "Englisch von Vorteil": the name of a language by itself, and no "French customers". */
export function namesLanguage(text: string, { start, end }: { start: number; end: number }): boolean {
  const behind = text.slice(end)
  const before = text.slice(0, start)
  const isFirst =
    listed.test(before) || spokenIn.test(before) || [...contentStems(before)].every((stem) => askingStems.has(stem))
  return isFirst && (ended.test(behind) || levelOf(behind.slice(0, 20)) !== undefined)
}

export function levelOf(text: string): number | undefined {
  const [native, ...others] = levels
  // "Good English (B1)": the scale is surer than the word.
  return native?.[0].test(text)
    ? native[1]
    : (scaleLevelOf(text) ?? others.find(([pattern]) => pattern.test(text))?.[1])
}

/** 1 for A1 to 6 for C2; of "B2/C1" the lower one. */
export function scaleLevelOf(text: string): number | undefined {
  const levels = [...text.matchAll(range)].map(([it]) => places.indexOf(lowerOf(it)) + 1)
  return levels.length > 0 ? Math.max(...levels) : undefined
}

const lowerOf = (codes: string): string => (codes.toLowerCase().match(/[abc][12]/gu) ?? []).toSorted()[0] ?? ''

const places = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']
/** "B2", "B2/C1", "C1 ou B2", "A2 bis B1". */
const range =
  /(?<![\p{L}\p{N}])[abc][12](?:\s*(?:[-–/+]|to|or|oder|bis|bzw\.|ou|à|o|a)\s*[abc][12])*(?![\p{L}\p{N}])/giu
