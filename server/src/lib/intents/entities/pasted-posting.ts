import { fold, readable } from '../plain-text.ts'
import { isEmployerMail, isEmployerNews } from './employer-mail.ts'
import { headOf, type PostingHead } from './posting-head.ts'

/** A posting's text within a message, and what its writer says beside it (empty where nothing). */
export type PastedPosting = PostingHead & { text: string; said: string }

/** Of what somebody points at ("do I fit this?"), and of what just stands there. */
const fewestWords = { pointedAt: 14, alone: 25 }
const fewestLines = 3
const fewestSigns = 2
/** A question beside a posting is short. */
const longestSaid = 30
const mostCharacters = 20_000

/** Each is a kind of thing that postings say and messages about them hardly do; folded. */
const signs: readonly RegExp[] = [
  /(?<!\p{L})(?:requirements?|must have|must be able|you(?:'ll| will)? (?:need|have|bring)|you are an?|essential|desirable|required|we require|ideal candidate|person spec\p{L}*|about you|wir suchen|suchen wir|sucht (?:ab|zum|fur|eine?n?|in)|(?:ihr|dein|euer) profil|anforderungen|voraussetzung\p{L}*|(?:sie|du) bring\p{L}*|(?:wir )?erwarten|bringen sie|qualifikation\p{L}*|profil recherche|(?:votre|ton) profil|profil :|vous (?:avez|etes|maitrisez|justifiez)|(?:nous )?recherchons|recherche une?|competences requises|exige\p{L}*|requisitos|se (?:requiere|busca|precisa|necesita)|buscamos|busca (?:un|una|personal)|perfil|imprescindible|valorable|se valorara)(?!\p{L})/u,
  /(?<!\p{L})(?:duties|responsibilities|what you(?:'ll| will) do|the role|you(?:'ll| will) (?:be|work|join|support|manage|help|answer|prepare|deal)|(?:ihre|deine) aufgaben|aufgaben|missions?|vos missions|vous (?:assurez|serez|gerez|aurez|participez)|funciones|tareas|responsabilidades)(?!\p{L})/u,
  /(?<!\p{L})(?:we offer|we are|were (?:looking|hiring|recruiting)|we(?:'re| are)? (?:looking|hiring|recruiting)|join (?:our|us)|our team|wir bieten|wir sind|unser(?:em|en)? team|nous offrons|nous proposons|notre equipe|rejoignez|ofrecemos|se ofrece|nuestro equipo|incorporacion)(?!\p{L})/u,
  /(?:£|€|\$)\s?\d|\d\s?(?:€|£|\$|k€|eur|euros?|chf)(?!\p{L})|(?<!\p{L})(?:salary|salaire|gehalt|vergutung|salario|sueldo|band [2-9])(?!\p{L})/u,
  /(?<!\p{L})(?:apply (?:by|now|to|via|with|before)|clos(?:es|ing) (?:date|on)?|deadline|bewerb(?:en sie|ung an|ungsschluss|ungsfrist|ungen an)|bewirb dich|postule[rz]|candidature a|envoye[rz]|avant le|enviar (?:cv|curriculum)|inscrib\p{L}*|plazo)(?!\p{L})/u,
  /\((?:[mwdfhx]\s?[/|*]\s?){1,3}[mwdfhx]\)|(?<!\p{L})(?:h\/f|f\/h|m\/w\/d|w\/m\/d)(?!\p{L})/u,
  /(?<!\p{L})(?:full[ -]?time|part[ -]?time|permanent|fixed term|\d{2}(?:[.,]\d)? ?(?:hours|hrs|h|std|stunden|heures|horas)|vollzeit|teilzeit|(?:un)?befristet|cdi|cdd|temps (?:plein|partiel)|jornada (?:completa|parcial)|media jornada|contrato|indefinido)(?!\p{L})/u,
  /(?:^|\n)\s*[•*·–-]\s+\S.*\n\s*[•*·–-]\s+\S/u,
  /(?<!\p{L})(?:years?'? experience|experience (?:of|in|with)|berufserfahrung|ausbildung als|abgeschlossene|experience (?:de|en|dans|exigee|souhaitee)|experiencia (?:minima|previa|de|en|demostrable))(?!\p{L})/u,
]

/** Nobody writes of themselves in a posting. */
const firstPerson =
  /(?<![\p{L}'])(?:i|im|i'm|ive|i've|ill|id|i'd|me|my|mine|ich|mir|mich|mein\p{L}*|je|j'\p{L}+|moi|ma|mon|mes|yo|mi|mis|conmigo)(?!\p{L})/u
const asksAbout =
  /(?<!\p{L})(?:this (?:job|one|role|post|posting|ad)|for this|fit this|(?:diese[rnm]?|die) (?:stelle|anzeige|job)|dafur|hierfur|darauf|pour (?:ca|cela)|ce poste|cette (?:offre|annonce)|(?:este|esta) (?:puesto|oferta|anuncio|trabajo)|what do they (?:want|ask|need)|what are they (?:after|asking|looking)|was (?:verlangen|wollen|suchen|brauchen|fordern) die|(?:ils|elles) (?:demandent|veulent|cherchent)|que (?:piden|quieren|buscan)|any good|good fit|worth (?:it|a|apply)|passt das|passt die|lohnt|am i|do i|should i|can i|could i|was fehlt|whats missing|what is missing|il manque|que me falta|encajo|cumplo)(?!\p{L})/u
const orders =
  /^(?:(?:hi|hey|hello|hallo|bonjour|salut|hola|ok|and|und|et|y|please|pls|bitte|stp|svp|por favor|so|can you|could you|kannst du|konntest du|tu peux|peux tu|puedes)[ ,!]*){0,3}(?:write|draft|do|make|prepare|check|compare|match|add|save|put|read|look|what|how|is|schreib|mach|erstell|pruf|vergleich|schau|speicher|leg|fug|setz|pack|nimm|trag|was|wie|ist|passt|ecri\p{L}*|redige\p{L}*|fais|compare|ajoute|mets|enregistre|regarde|verifie|que|quoi|escribe|escribeme|redacta|haz|hazme|compara|anade|pon|guarda|mira|revisa|que|como|me)(?!\p{L})/u

/** Orders about the board; at a posting's end "move goods" and "archive files" are duties. */
const boardOrders =
  /^(?:(?:hi|hey|hello|hallo|bonjour|salut|hola|ok|please|pls|bitte|stp|svp|por favor|can you|could you|kannst du|tu peux|puedes)[ ,!]*){0,3}(?:move|mark|change|archive|delete|remove|remind|verschieb|losch|archivier|entfern|markier|erinner|deplace|passe|supprime|marque|rappelle|mueve|pasa|borra|elimina|archiva|marca|recuerdame)(?!\p{L})/u

/**
 * The posting in a message that was pasted into it, with what stands before and after it as its writer's own words: "do I
 * fit this? Ward Clerk, Morriston. You will need …". Undefined for messages that are no posting: those of few words, with
 * fewer than two things that postings say, about their writer, or from an employer to an applicant.
 */
export function findPastedPosting(message: string): PastedPosting | undefined {
  const whole = message.slice(0, mostCharacters)
  if (wordsIn(whole) < fewestWords.pointedAt && linesIn(whole) < fewestLines) return undefined
  const units = unitsOf(whole)
  let [from, to] = [0, units.length]
  while (from < to && (isSaid(units[from] ?? '', from === 0) || isBoardOrder(units[from] ?? ''))) from++
  while (to > from && isSaid(units[to - 1] ?? '', true)) to--
  const posting = units.slice(from, to).join('').trim()
  const said = [...units.slice(0, from), ...units.slice(to)].map((unit) => unit.trim()).join('\n')
  const least = said.trim() === '' ? fewestWords.alone : fewestWords.pointedAt
  const isLong = wordsIn(posting) >= least || linesIn(posting) >= fewestLines
  const plain = fold(readable(posting, 'whole'))
  if (!isLong || firstPerson.test(plain) || isEmployerNews(plain)) return undefined
  if (isEmployerMail(fold(readable(whole, 'whole')))) return undefined
  if (signs.filter((sign) => sign.test(plain)).length < fewestSigns) return undefined
  return { ...headOf(posting), said }
}

/** Lines, and the sentences of each, with the space behind them. */
const unitsOf = (text: string): string[] =>
  text.split(/(?<=\n)/u).flatMap((line) => line.split(/(?<=\S[.:?!]\s)(?=\S)/u))

function isSaid(unit: string, isOutside: boolean): boolean {
  const plain = fold(readable(unit)).trim()
  if (plain === '') return true
  const count = wordsIn(plain)
  if (count > longestSaid) return false
  if (firstPerson.test(plain) || asksAbout.test(plain)) return true
  const isQuestion =
    plain.endsWith('?') &&
    !/(?<!\p{L})(?:you|your|sie|ihr|du|dich|vous|votre|tu|usted|tienes|quieres)(?!\p{L})/u.test(plain)
  return isQuestion || (isOutside && orders.test(plain) && count <= mostOrderWords)
}

const isBoardOrder = (unit: string): boolean => {
  const plain = fold(readable(unit)).trim()
  return boardOrders.test(plain) && wordsIn(plain) <= mostOrderWords
}

const mostOrderWords = 12

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length
