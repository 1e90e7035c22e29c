import { askingStems, phrases, softStems } from './posting-words.ts'
import { findPhrase } from '../text/phrases.ts'
import { contentStems, stem } from '../text/stems.ts'
import { readWords, type Word } from '../text/words.ts'

/** The rest of "a suitable combination of education, experience and training". */
const generalStems = contentStems(
  'education training combination area areas role background equivalent suitable formal level field aspects technical ausbildung bildung formation éducation formación educación',
)

/** False for "is an advantage", for half a sentence and for what anybody claims: "Belastbarkeit und Teamgeist". */
export function isTelling(text: string): boolean {
  // "Partner-Steuerung:" only says what the next line is about.
  if (text.trimEnd().endsWith(':') || endsOpen.test(text) || startsAside.test(text) || lonely.test(text)) return false
  const isShouted = text === text.toUpperCase()
  const isGeneral = (stem: string) =>
    askingStems.has(stem) || isSoft(stem) || generalStems.has(stem) || ofCharacter.test(stem)
  const isAbbreviation = ({ raw, key }: Word) => /^\p{Lu}[\p{Lu}\d]/u.test(raw) && !(isShouted && isGeneral(stem(key)))
  return readWords(text).some(isAbbreviation) || [...contentStems(text)].some((it) => !isGeneral(it))
}

/** "True understanding, appreciation for": the rest stood behind a comma. */
const endsOpen =
  /\s(?:for|of|with|in|to|and|or|the|an?|by|at|from|und|oder|mit|für|von|im|zu|der|die|das|de|du|des|et|ou|avec|dans|pour|con|y|para|por|del|la)$/iu
/** "Preferably in a remote environment" says where, "other relevant tools" nothing. */
const startsAside =
  /^(?:in|within|at|on|from|for|with|im|bei|mit|dans|chez|avec|en|con|other|others|andere\p{L}*|sonstige\p{L}*|weitere\p{L}*|autres?|otr[oa]s?)\s/iu
/** "Mechanical" of "mechanical and electrical systems". */
const lonely = /^\p{Ll}+(?:ical|ible)$/u

/**
 * What an ask names, without the words that say how much it is needed: "A forklift licence" of "Ideally a forklift licence"
 * and of "A forklift licence is essential".
 */
export function bareText(text: string): string {
  const words = readWords(text)
  const lead = leadOf(words)
  const end = bareEnd(words)
  const [first, last] = [words[lead], words[end - 1]]
  if (!first || !last || end <= lead || (lead === 0 && end === words.length)) return text
  const own = text.slice(lead === 0 ? 0 : first.start, end === words.length ? text.length : last.end)
  if (own.split('(').length <= own.split(')').length) return own
  // "16 GB of memory (32 GB preferred)": what stands in a bracket is said of that alone.
  return text.slice(last.end).startsWith(')') ? `${own})` : text
}

/** "Ideally you have", "verfügst über". */
function leadOf(words: readonly Word[]): number {
  const leads = [phrases.wishOpener, phrases.subject, phrases.having].flatMap((list) => findPhrase(words, list))
  let at = 0
  for (;;) {
    const to = Math.max(at, ...leads.filter(({ from }) => from === at).map((it) => it.to))
    const next = to > 0 && small.has(words[to]?.key ?? '') ? to + 1 : to
    if (next === at) return at
    at = next
  }
}

const small = new Set('uber a an ein eine einen einem einer une un una'.split(' '))

function bareEnd(words: readonly Word[]): number {
  const marks = [phrases.mark, phrases.wished].flatMap((list) => findPhrase(words, list))
  let end = words.length
  for (;;) {
    const mark = marks.filter(({ from, to }) => to === end && from > 0).toSorted((a, b) => a.from - b.from)[0]
    if (!mark) return end
    end = mark.from
    while (end > 0 && joints.has(words[end - 1]?.key ?? '')) end--
  }
}

const joints = new Set(
  'is are a an ein eine un une would will be also strongly highly very definitely absolutely but not though although however and or ist sind ware waren auch sehr aber nicht und est sont serait seraient mais tres et es son seria serian pero muy y'.split(
    ' ',
  ),
)

/** "Verantwortungsbewusstes Arbeiten", "sorgfältiger": with the ending of any case. */
const isSoft = (stem: string): boolean => softStems.has(stem) || softStems.has(stem.replace(/e[rsnm]?$/u, ''))

/** Begeisterungsfähigkeit, Einsatzbereitschaft, Präsentationsstärken, as stems. */
const ofCharacter =
  /\p{L}{3}(?:fahig(?:keit)?|bereitschaft|stark|starke|freud|freude|vermog|vermogen|bewusstsein|rzeugungskraft|tatkraft)(?:en|n|e)?$/u
