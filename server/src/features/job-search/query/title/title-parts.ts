import { isFunctionWord, isRemoteWord, wordsOf } from '../../index/words.ts'
import { phrasesOf } from '../../index/occupations.ts'

/** Each part costs as much as a search. */
const mostParts = 4
const or = /\s(?:or|oder|ou|o|eller|lub)\s/iu

const unwantedWord =
  /(?<!\p{L})(?:no|not|without|kein(?:e|en)?|nicht|ohne|pas(?:\sde)?|sans|sin)\s(?:the\s)?(\p{L}{3,})(?!\p{L})/giu

/** The caller sends the page's own position, so these words are left out. */
const nearMe =
  /(?<!\p{L})(?:near me|in (?:meiner|der) nähe|près de (?:chez )?moi|cerca de (?:mí|mi|aquí)|vicino a me)(?!\p{L})/giu

/** Other names of remote work, of several words. */
const fromHome =
  /(?<!\p{L})(?:(?:work(?:ing)?|job|jobs) from home|home[\s-]based|home[\s-]office|wfh|(?:en|à) (?:télétravail|distance)|desde casa|von zu ?hause(?: aus)?)(?!\p{L})/giu

/** "Part time nurse no nights": the words that nobody should find, apart from those that are looked for. */
export function splitUnwanted(given: string): { wanted: string; unwanted: string[] } {
  const title = given.replace(nearMe, ' ').replace(fromHome, ' remote ').trim() || given
  const unwanted = [...title.matchAll(unwantedWord)].flatMap(([, word = '']) => wordsOf(word))
  const wanted = title.replace(unwantedWord, ' ').trim()
  return wordsOf(wanted).length > 0
    ? { wanted, unwanted: unwanted.slice(0, mostParts) }
    : { wanted: title, unwanted: [] }
}

/** Alternatives: "nurse or carer", "Java or Python developer". Commas and slashes part whole occupations only. */
export function partsOf(title: string, language?: string): string[][] {
  const listed = title.split(or).flatMap((piece) => wordLists(piece.split(/[,;/|]/)))
  if (listed.length > 1 && listed.every((words) => isWork(words, language))) return listed.slice(0, mostParts)
  const pieces = wordLists(title.split(or))
  return pieces.length < 2
    ? [wordsOf(title)]
    : pieces.map((piece, at) => completed(piece, at, pieces, language)).slice(0, mostParts)
}

const wordLists = (pieces: readonly string[]): string[][] => pieces.map(wordsOf).filter(({ length }) => length > 0)

function isWork(words: readonly string[], language: string | undefined): boolean {
  const named = words.filter((word) => !isRemoteWord(word) && !isFunctionWord(word))
  return named.length > 0 && phrasesOf(named, language).every(({ kind, isStep }) => kind === 'work' && !isStep)
}

/** The first of "sales or marketing manager" lacks the last word, the last of "manager sales or marketing" the first. */
function completed(
  piece: readonly string[],
  at: number,
  pieces: readonly string[][],
  language: string | undefined,
): string[] {
  if (phrasesOf(piece, language).some(({ kind }) => kind === 'work')) return [...piece]
  const [first = [], last = []] = [pieces[0], pieces.at(-1)]
  if (at < pieces.length - 1) return [...piece, ...last.slice(1)]
  return piece.length > 1 ? [...piece] : [...first.slice(0, -1), ...piece]
}
