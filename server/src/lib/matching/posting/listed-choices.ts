import { askingStems } from './posting-words.ts'
import type { Span } from './clause-span.ts'
import { measureStems } from '../text/measure-words.ts'
import { contentStems } from '../text/stems.ts'

type Item = Span & { text: string }
/**
 * Alternatives in their places, `start` with "one of" before them, and the text with each of them instead of the list. `isSure`: false where the last one
 * may end with a word that belongs to all ("retail, hotel or catering management").
 */
export type Choice = { start: number; items: Item[]; instances: string[]; isSure: boolean }

const anyOf = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const or = String.raw`and\/or|und\/oder|et\/ou|y\/o|or|oder|bzw\.?|ou|o|u`
const and = String.raw`and|und|sowie|et|y|e|&`
const orBetween = new RegExp(String.raw`,?\s+(?:${or})\s+|,\s+`, 'giu')
const anyBetween = new RegExp(String.raw`,?\s+(?:${or}|${and})\s+|,\s+`, 'giu')
const hasOr = new RegExp(String.raw`\s(?:${or})\s`, 'iu')
const hasAnd = new RegExp(String.raw`\s(?:${and})\s|\+`, 'iu')

/** Of "one of the following" one is enough, whatever joins the last two. */
const oneOf = new RegExp(
  anyOf(
    String.raw`(?:one|any)(?: or more)? of(?: the following| these)?|eine?[rsnm]? (?:der|dieser|von)(?: folgenden)?|l?['’]?une? (?:des|de ces|ou plusieurs des)|(?:un[oa]|algun[oa]) de (?:l[oa]s|est[oa]s)`,
  ) + String.raw`(?:\s\p{L}+:|:)?`,
  'iu',
)
/** What is named as an example belongs to its kind, which is asked for. */
const examples =
  /(?<!\p{L})(?:such as|like|e\.?\s?g|for example|includ\p{L}+|wie|z\.\s?b|zum beispiel|bspw|tel(?:le)?s? que|comme|par exemple|tales como|como|por ejemplo)(?!\p{L})/iu
/** "Two of the following" and "both" ask for more than one, and what is excluded is no choice. */
const noChoice = new RegExp(
  anyOf(
    String.raw`(?:two|three|four|several|zwei|drei|vier|mehrere|deux|trois|quatre|plusieurs|dos|tres|cuatro|vari[oa]s|[2-9]) (?:or more |oder mehr |ou plus |o más )?(?:of|der|von|des|de)|both|beide[ns]?|not|no|without|except\p{L}*|excluding|other than|nicht|kein\p{L}*|ohne|au(?:ß|ss)er|sauf|sans|hors|ni|pas|excepto|salvo|sin|nor`,
  ),
  'iu',
)

/** Begin what leaves a list open: "or similar". */
export const otherWords =
  'similar|equivalent|other|comparable|another|vergleichbar|ähnlich|ander|équivalent|similaire|autre|otr[oa]|equivalente|comparables?'

const before = String.raw`of|in|with|from|at|on|as|an?|using|within|either|for|mit|im|aus|bei|beim|von|vom|als|zum|zur|auf|für|entweder|dans|en|de|des|du|avec|chez|soit|con|por|como`
/** "Experience from ports", "Erfahrung aus dem Hafen": where the first thing begins, and what each may begin with. */
const leadIn = new RegExp(String.raw`^.*(?<!\p{L})(?:${before}|\p{L}{2,}ing)\s+(?=\p{L})`, 'iu')
const ownLead = new RegExp(
  String.raw`^(?:(?:${before}|the|der|die|das|dem|den|einem?|einer|les?|la|une?|los|las|el|una)\s+)+(?=\p{L})`,
  'iu',
)
const tail =
  /\s+(?:in|at|for|with|within|from|to|on|by|as|of|is|are|would|will|who|that|which|im|bei|mit|für|zur?|als|ist|sind|wäre|dans|pour|avec|est|sont|serait|para|con|es|son|sería)\s.*$|\s*[(:;–—].*$/iu
/** So begins a clause, and no thing. */
const clauses =
  /^(?:to|that|which|who|whether|if|when|you|we|i|it|dass|ob|wenn|sie|du|wir|que|qui|si|vous|nous|\p{L}+ly)(?!\p{L})/iu
const [fewestItems, mostItems, longestItem] = [3, 12, 4]

/** "Ports, ferries or airports" and "one of …"; undefined for a plain "A or B" and for what asks for all of a list. */
export function choiceIn(text: string): Choice | undefined {
  const one = oneOf.exec(text)
  const from = one ? one.index + one[0].length : 0
  const body = text.slice(from)
  if (noChoice.test(text) || examples.test(body) || (!one && (!hasOr.test(body) || hasAnd.test(body)))) return undefined
  const [first, ...others] = partsOf(body, one ? anyBetween : orBetween, from)
  if (!first || others.length + 1 < (one ? 2 : fewestItems) || others.length >= mostItems) return undefined
  const lead = one ? undefined : leadIn.exec(first.text)?.[0]
  const last = others.at(-1)
  const end = last ? (tail.exec(last.text)?.[0] ?? '') : ''
  const named = [itemOf(first.start + (lead?.length ?? 0), first.text.slice(lead?.length ?? 0)), ...others]
  const items = named.map((it, at) =>
    withoutOwnLead(at < named.length - 1 ? it : itemOf(it.start, it.text.slice(0, it.text.length - end.length))),
  )
  if (!items.every(isThing)) return undefined
  const [head, behind] = [text.slice(0, one?.index ?? items[0]?.start), text.slice(items.at(-1)?.end)]
  return {
    start: one?.index ?? items[0]?.start ?? 0,
    items,
    instances: items.map(({ text: it }) => `${head} ${it} ${behind}`.replace(/\s+/g, ' ').trim()),
    isSure: !sharesEnd(items),
  }
}

/** Behind the last "or" a comma ends the list. */
function partsOf(body: string, between: RegExp, from: number): Item[] {
  const cuts = [...body.matchAll(between)]
  const last = cuts.findLastIndex(([it]) => it.trim() !== ',')
  const ends = cuts.slice(0, last < 0 ? undefined : last + 2)
  const starts = [0, ...ends.map((it) => it.index + it[0].length)]
  const isCut = last >= 0 && ends.length > last + 1
  return (isCut ? starts.slice(0, -1) : starts).map((start, at) =>
    itemOf(from + start, body.slice(start, ends[at]?.index)),
  )
}

function itemOf(start: number, text: string): Item {
  const space = /^\s*/.exec(text)?.[0].length ?? 0
  const own = text.trim().replace(/[.,]+$/, '')
  return { text: own, start: start + space, end: start + space + own.length }
}

function withoutOwnLead(item: Item): Item {
  const lead = ownLead.exec(item.text)?.[0].length ?? 0
  return itemOf(item.start + lead, item.text.slice(lead))
}

const isThing = ({ text }: Item): boolean =>
  text !== '' && !clauses.test(text) && !/[()]/.test(text) && text.split(/\s+/).length <= longestItem

const ownStems = (text: string): string[] =>
  [...contentStems(text)].filter((it) => !askingStems.has(it) && !measureStems.has(it))

/** "Retail, hospitality or catering management": the last word may be that of all of them. */
function sharesEnd(items: readonly Item[]): boolean {
  const last = items.at(-1)
  // "Tripleseat, Delphi or a similar event system": the last one tells of what kind they all are.
  if (last && openEnd.test(last.text)) return false
  const counts = items.map(({ text }) => ownStems(text).filter((it) => !settings.has(it)).length)
  return Math.max(...counts.slice(0, -1)) < (counts.at(-1) ?? 0)
}

/** So begins what stands for all others of the kind. */
const openEnd = new RegExp(String.raw`^(?:${otherWords})`, 'iu')

/** Where something was done, and not what. */
const settings = contentStems(
  'sector industry industries setting settings environment field company companies branche branchen umfeld bereich betrieb unternehmen secteur secteurs domaine entreprise sectores entorno empresa',
)
