import {
  readPostingLines,
  type PostingLine,
  type PostingTexts,
} from '../../../../lib/matching/posting/posting-lines.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { alternatives, withKind } from '../../../../lib/matching/posting/skill-alternatives.ts'
import type { Mention } from '../../../../lib/matching/skills/find-skills.ts'
import { isOccupation } from '../../../../lib/matching/skills/word-of-others.ts'
import { phrases } from '../../../../lib/matching/posting/posting-words.ts'
import { beginsWithPhrase } from '../../../../lib/matching/text/phrases.ts'
import { readWords } from '../../../../lib/matching/text/words.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { contentStems } from '../../../../lib/matching/text/stems.ts'
import { textLanguage } from '../../../../lib/matching/text/text-language.ts'
import { oneLine } from '../../resume/resume-sections.ts'
import { asksInProse, isFragment, shortClause } from './ask-clauses.ts'
import { clausesOf, isQuotable, withoutLead, withoutTornBracket } from './ask-line.ts'
import { specificSkills } from './shown-skills.ts'
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
  /** The skills that it names, alternatives together. */
  named: readonly (readonly Mention[])[]
  /** In another language than the letter: only names of it can be repeated. */
  isForeign: boolean
  /** The line that this is a part of. */
  of?: Ask
}

/** A line is repeated as a whole, so it must fit beside an answer. */
const longestAsk = 105
const mostAsks = 80
/** In words; above a list they are its heading. */
const longestHeading = 5
const order = { required: 0, duty: 1, wished: 2 } as const

/**
 * The lines of a posting that ask for something, and the requirements of lines that cannot be repeated as they are;
 * required ones first. `language` is the letter's.
 */
export function postingAsks(posting: PostingTexts, requirements: readonly Requirement[], language: string): Ask[] {
  const ofPosting = textLanguage(posting.description ?? '')
  const lines = readPostingLines(posting).flatMap((line) => piecesOf(line, ofPosting))
  const isDivided = lines.some(({ section }) => section === 'required')
  const firstRequired = lines.findIndex(({ section }) => section === 'required')
  const kindOf = { required: 'required', wished: 'wished', duties: 'duty' } as const
  // A list without a heading above what is required says what there is to do.
  const unnamed = (place: number, isItem: boolean) =>
    !isDivided ? 'required' : isItem && place < firstRequired ? 'duty' : undefined
  const own = lines.flatMap(({ text: whole, section, isItem }, place): Ask[] => {
    if (!isItem && lines[place + 1]?.isItem && isHeading(whole)) return []
    const inProse =
      isItem || section !== 'unknown'
        ? undefined
        : (asksInProse(whole) ?? (ofPosting === 'en' ? dutyAmong(lines, place) : undefined))
    const ofSection = section in kindOf ? kindOf[section as keyof typeof kindOf] : unnamed(place, isItem)
    const kind = inProse ?? ofSection
    const text = shortClause(whole, longestAsk)
    const within = requirements.filter((it) => namesIn(text, it.text))
    const isAsk = isItem || section !== 'unknown' || inProse !== undefined
    if (kind === undefined || !isAsk || text.length > longestAsk || isOffer.test(whole)) return []
    if (asksForAttitude(text)) return []
    // Everybody claims strengths, so that no line of work answers them.
    if (within.length > 0 && within.every(({ what }) => what === 'strength' || what === 'place')) return []
    const isWish = kind === 'required' && (isWished(whole) || (within.length > 0 && within.every(isOnlyWished)))
    const ask = askOf(text, isWish ? 'wished' : kind, place, within, true)
    if (isBareWord(ask)) return []
    return isQuotable(ask.text) ? [{ ...ask, isForeign: isForeign(lines, place, language) }] : []
  })
  const placed = new Set(own.flatMap((it) => it.requirements))
  const title = contentStems(posting.title ?? '')
  const isPostingForeign = ofPosting !== undefined && ofPosting !== language
  const single = requirements
    .filter((it) => !placed.has(it) && it.what !== 'strength' && it.what !== 'place')
    .filter((it) => !isOccupation(it.text))
    .filter((it) => it.text.length <= longestAsk && !contentStems(it.text).isSubsetOf(title))
    .map((it, index) => singleAsk(it, it.kind, lines.length + index, isPostingForeign))
    .filter(isNamed)
  return [...own, ...single].toSorted((a, b) => order[a.kind] - order[b.kind] || a.place - b.place).slice(0, mostAsks)
}

/** A fragment of a sentence beside two others. */
function dutyAmong(lines: readonly PostingLine[], place: number): 'duty' | undefined {
  const near = lines.slice(Math.max(0, place - nearLines), place + nearLines + 1)
  const isOne = ({ text, section, isItem }: PostingLine) => !isItem && section === 'unknown' && isFragment(text)
  return lines[place] && isOne(lines[place]) && near.filter(isOne).length > nearLines ? 'duty' : undefined
}
const nearLines = 2

/** "Strong", "Culture": a heading or the rest of a line; "Printers" is rare enough to be asked for. */
const isBareWord = ({ text, named, requirements, families }: Ask): boolean =>
  !text.includes(' ') &&
  named.length === 0 &&
  requirements.every(({ what }) => what === 'skill' || what === 'other') &&
  [...families.values()].every((stem) => tellingness(stem) < leastBare)
const leastBare = 1.5

const isHeading = (text: string): boolean => /^\p{Lu}/u.test(text) && text.split(' ').length <= longestHeading

/** As a word of its own: R is not asked for by "Experience". */
export function namesIn(text: string, asked: string): boolean {
  const [all, part] = [text.toLowerCase(), asked.toLowerCase()]
  for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at + 1))
    if (!/[\p{L}\p{N}]{2}/u.test(all.slice(Math.max(0, at - 1), at + 1)) && !isInside(all, at + part.length))
      return true
  return false
}

const isInside = (text: string, end: number): boolean => /[\p{L}\p{N}]{2}/u.test(text.slice(end - 1, end + 1))

/** "An enthusiasm for teaching" is answered by no line of work. */
export const asksForAttitude = (text: string): boolean =>
  beginsWithPhrase(
    readWords(text.replace(/^(?:(?:you have|with|an?|the|real|genuine|strong|true|une?|una?|eine?)\s)*/iu, '')),
    phrases.attitude,
  )

const around = 3

/** A posting may be written in two languages; short lines are of the language of their neighbours. */
function isForeign(lines: readonly PostingLine[], place: number, language: string): boolean {
  const near = lines.slice(Math.max(0, place - around), place + around + 1).map(({ text }) => text)
  const own = textLanguage(lines[place]?.text ?? '') ?? textLanguage(near.join('\n'))
  return own !== undefined && own !== language
}

/** One requirement as an ask of its own. */
export const singleAsk = (requirement: Requirement, kind: Ask['kind'], place: number, isForeign: boolean): Ask => ({
  ...askOf(requirement.text, kind, place, [requirement], false),
  isForeign,
})

/** Of a skill only its names are repeated, of anything else the words. */
export const isNamed = ({ named, text, requirements: [only] }: Ask): boolean =>
  only?.what === 'skill' ? named.length > 0 : isQuotable(text)

const isOnlyWished = ({ kind }: Requirement): boolean => kind === 'wished'
/** Pay and holidays stand in the same paragraph where a posting lost its breaks. */
const isOffer =
  /\*{3}|\b(?:(?:you|candidate|and) will be|wants you|holidays?|parking|salary|vacanc(?:y|ies)|apply|your cv|cv to|interviews?|bewerbung|candidature|currículum|bank holidays|gross|urlaub|gehalt|firmenwagen|congés|salaire|sueldo)\b/iu
/** A clause that begins with a capital behind a small word: agencies send lists without breaks. */
const lostBreak =
  /(?<=(?:^|\s)[\p{Ll}(][^\s]*)(?<!\s(?:about|across|an?|and|as|at|be|both|by|for|from|if|in|including|into|is|like|of|on|or|our|per|such|than|that|the|their|through|to|using|via|with|within|your))\s+(?=\p{Lu}[\p{L}’']*\s+[\p{Ll}(&]|An?\s+\p{Lu})|\s+(?=(?:Be|Have|Able|Must|Hold)\s+\p{Ll})/u
const fewestPieces = 3
const fewestWords = 3

/** "… would be beneficial 16th edition qualified", "… is essential Experience of ovens" */
const behindModal =
  /(?<=(?:is|are|would be|will be) (?:(?:highly|very|also) )?(?:essential|beneficial|desirable|required|preferred|advantageous|an advantage)(?: but not essential)?)\s+(?=\p{Lu}|\d)/u

/** The items of an English list that lost its breaks; another line is itself. */
function piecesOf(line: PostingLine, language: string | undefined): PostingLine[] {
  const pieces = line.isItem ? [] : line.text.split(lostBreak)
  const isList =
    pieces.every((it) => it.split(' ').length >= fewestWords) &&
    (pieces.length >= fewestPieces || (pieces.length > 1 && line.section !== 'unknown'))
  const items =
    isList && language === 'en' ? pieces.map((text) => ({ ...line, text: text.trim(), isItem: true })) : [line]
  return items.flatMap((item) => {
    const clauses = item.text.split(behindModal).flatMap(clausesOf)
    return clauses.map((text) => ({ ...item, text, isItem: item.isItem || clauses.length > 1 }))
  })
}

/** An ask of these words. */
export function askOf(
  text: string,
  kind: Ask['kind'],
  place: number,
  requirements: readonly Requirement[],
  isLine: boolean,
): Ask {
  const bare = withoutTornBracket(withoutModal(withoutLead(text)))
  const plain = isLine ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  const papers = requirements.filter(({ what }) => what === 'degree' || what === 'language')
  const mentions = specificSkills(plain).filter((it) => !papers.some((paper) => paper.text.includes(it.text)))
  const named = alternatives(plain, mentions).map((group) => examplesOf(plain, group))
  return { text: plain, kind, place, requirements, families: familiesIn(plain), isLine, named, isForeign: false }
}

/** Of "languages such as Python or JS" the named ones. */
const examplesOf = (text: string, group: readonly Mention[]): readonly Mention[] =>
  withKind(text, group)[0]?.kind === 'kind' && group.length > 1 ? group.slice(1) : group

const modalEnd =
  /\s*(?:[,;–-]\s*)?[([]?(?<!\p{L})(?:(?:is |are |will be |would be |ist |sind |serait |sera |est |sont )?(?:(?:considered |seen |regarded )?(?:as )?(?:an? )?(?:essential|must have|required|mandatory|preferred|desirable|(?:highly |very )?(?:beneficial|useful|helpful|desirable|advantageous|preferred|ideal)(?: but not(?: essential| required| necessary)?)?|advantage|asset|strong asset|plus|bonus|nice to have)|(?:zwingend(?: (?:erforderlich|notwendig))?|erforderlich|vorausgesetzt|wünschenswert|von vorteil|ein plus)|(?:un (?:plus|atout)|exigée?s?|souhaitée?s?|appréciée?s?|impérati(?:f|ve)|obligatoire|indispensable)|(?:imprescindible|obligatori[oa]|valorable|deseable)))[)\]]?\s*$/iu
const modalStart =
  /^(?:ideally|preferably|must have|be (?=registered|qualified|able|prepared|competent)|idealerweise|wünschenswert:?|idéalement|se (?:valora(?:rá)?|requiere)|valorable|deseable:?)[,:]?\s+/iu

const isWished = (text: string): boolean =>
  /(?:\b(?:preferred|desirable|beneficial|an asset|advantage(?:ous)?|a plus|nice to have|bonus|ideally|von vorteil|wünschenswert|idealerweise|un plus|souhait\w+|appréci\w+|idéalement|se valora\w*|valorable|deseable)\b)/iu.test(
    text,
  )

/** A requirement without how much it is wanted: "IRTEC would be an advantage" asks for IRTEC. */
export function withoutModal(text: string): string {
  const bare = withoutEndMarks(oneLine(text))
  const short = withoutEndMarks(bare.replace(modalEnd, '').replace(modalStart, ''))
  return short.length >= 3 && balanced(short) ? short : bare
}

/** The full stop of "e. V." is part of it. */
function withoutEndMarks(text: string): string {
  const bare = text.replace(/[\s.,;:]+$/, '')
  return abbreviated.test(bare) && text.startsWith(`${bare}.`) ? `${bare}.` : bare
}
const abbreviated = /(?<![\p{L}\p{N}])\p{L}\.\s?\p{L}{1,2}$/u

const balanced = (text: string): boolean => text.split('(').length === text.split(')').length
