import {
  readPostingLines,
  type PostingLine,
  type PostingTexts,
} from '../../../../lib/matching/posting/posting-lines.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { contentStems } from '../../../../lib/matching/text/stems.ts'
import { textLanguage } from '../../../../lib/matching/text/text-language.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { familiesIn } from './word-families.ts'

/** One thing that a posting asks for or describes, as a letter may repeat it. */
export type Ask = {
  text: string
  kind: 'required' | 'duty' | 'wished'
  place: number
  requirements: readonly Requirement[]
  /** Its telling words, by the beginning that their family shares. */
  families: ReadonlyMap<string, string>
  /** A whole line of the posting; else only the words of one requirement. */
  isLine: boolean
}

/** A line is repeated as a whole, so it must fit beside an answer. */
const longestAsk = 105
const mostAsks = 80
const order = { required: 0, duty: 1, wished: 2 } as const

/** The lines of a posting that ask for something, and the requirements of its longer lines; required ones first. */
export function postingAsks(posting: PostingTexts, requirements: readonly Requirement[]): Ask[] {
  const language = textLanguage(posting.description ?? '')
  const lines = readPostingLines(posting).flatMap((line) => piecesOf(line, language))
  const isDivided = lines.some(({ section }) => section === 'required')
  const kindOf = { required: 'required', wished: 'wished', duties: 'duty' } as const
  const own = lines.flatMap(({ text, section, isItem }, place): Ask[] => {
    const kind = section in kindOf ? kindOf[section as keyof typeof kindOf] : isDivided ? undefined : 'required'
    const within = requirements.filter((it) => text.toLowerCase().includes(it.text.toLowerCase()))
    const isListed = isItem || section !== 'unknown'
    if (kind === undefined || !isListed || text.length > longestAsk || text.endsWith(':') || isOffer.test(text))
      return []
    // Everybody claims strengths, so that no line of work answers them.
    if (within.length > 0 && within.every(({ what }) => what === 'strength' || what === 'place')) return []
    const isWish = kind === 'required' && (isWished(text) || (within.length > 0 && within.every(isOnlyWished)))
    return [askOf(text, isWish ? 'wished' : kind, place, within, true)]
  })
  const placed = new Set(own.flatMap((it) => it.requirements))
  const title = contentStems(posting.title ?? '')
  const single = requirements
    .filter((it) => !placed.has(it) && it.what !== 'strength' && it.what !== 'place')
    .filter((it) => !occupation.test(it.text))
    .filter((it) => it.text.length <= longestAsk && !contentStems(it.text).isSubsetOf(title))
    .map((it, index) => askOf(it.text, it.kind, lines.length + index, [it], false))
  return [...own, ...single].toSorted((a, b) => order[a.kind] - order[b.kind] || a.place - b.place).slice(0, mostAsks)
}

/** In running text an occupation is mostly a colleague. */
const occupation =
  /(?:designer|developer|engineer|architect|manager|analyst|administrator|scientist|consultant|technician|assistant)s?$/i
const isOnlyWished = ({ kind }: Requirement): boolean => kind === 'wished'
/** Pay and holidays stand in the same paragraph where a posting lost its breaks. */
const isOffer =
  /\*{3}|\b(?:(?:you|candidate|and) will be|wants you|holidays?|parking|salary|vacanc(?:y|ies)|apply|your cv|cv to|interviews?|bewerbung|candidature|currículum|bank holidays|gross|urlaub|gehalt|firmenwagen|congés|salaire|sueldo)\b/iu
/** A clause that begins with a capital behind a small word: agencies send lists without breaks. */
const lostBreak =
  /(?<=(?:^|\s)[\p{Ll}(][^\s]*)(?<!\s(?:an?|and|as|be|by|for|if|in|is|of|on|or|our|that|the|their|to|with|your))\s+(?=\p{Lu}[\p{L}’']*\s+[\p{Ll}(&]|An?\s+\p{Lu})|\s+(?=(?:Be|Have|Able|Must|Hold)\s+\p{Ll})/u
const fewestPieces = 3

/** The items of an English list that lost its breaks; another line is itself. */
function piecesOf(line: PostingLine, language: string | undefined): PostingLine[] {
  const pieces = line.isItem ? [] : line.text.split(lostBreak)
  const isList = pieces.length >= fewestPieces || (pieces.length > 1 && line.section !== 'unknown')
  return isList && language === 'en' ? pieces.map((text) => ({ ...line, text: text.trim(), isItem: true })) : [line]
}

function askOf(
  text: string,
  kind: Ask['kind'],
  place: number,
  requirements: readonly Requirement[],
  isLine: boolean,
): Ask {
  const plain = withoutModal(text)
  return { text: plain, kind, place, requirements, families: familiesIn(plain), isLine }
}

const modalEnd =
  /\s*(?:[,;–-]\s*)?[([]?(?:(?:is |are |would be |ist |sind |serait |sera |est |sont )?(?:(?:an? )?(?:essential|required|mandatory|preferred|desirable|advantageous|advantage|plus|bonus|nice to have)|(?:zwingend(?: (?:erforderlich|notwendig))?|erforderlich|vorausgesetzt|wünschenswert|von vorteil|ein plus)|(?:un (?:plus|atout)|exigée?s?|souhaitée?s?|appréciée?s?|impérati(?:f|ve)|obligatoire|indispensable)|(?:imprescindible|obligatori[oa]|valorable|deseable)))[)\]]?\s*$/iu
const modalStart =
  /^(?:ideally|preferably|must have|be (?=registered|qualified|able|prepared|competent)|idealerweise|wünschenswert:?|idéalement|se (?:valora(?:rá)?|requiere)|valorable|deseable:?)[,:]?\s+/iu

const isWished = (text: string): boolean =>
  /(?:\b(?:preferred|desirable|advantage(?:ous)?|a plus|nice to have|bonus|ideally|von vorteil|wünschenswert|idealerweise|un plus|souhait\w+|appréci\w+|idéalement|se valora\w*|valorable|deseable)\b)/iu.test(
    text,
  )

/** A requirement without how much it is wanted: "IRTEC would be an advantage" asks for IRTEC. */
export function withoutModal(text: string): string {
  const bare = oneLine(text).replace(/[\s.,;:]+$/, '')
  const short = bare
    .replace(modalEnd, '')
    .replace(modalStart, '')
    .replace(/[\s.,;:]+$/, '')
  const kept = short.length >= 3 && balanced(short) ? short : bare
  return kept.charAt(0).toUpperCase() + kept.slice(1)
}

const balanced = (text: string): boolean => text.split('(').length === text.split(')').length
