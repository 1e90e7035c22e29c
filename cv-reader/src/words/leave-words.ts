import { allWords, alternatives } from './dictionary.ts'
import { employerWords, titleWords } from './occupation-words.ts'

/** Also without its accents: "conge parental". */
function patternOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return alternatives(longestFirst).replace(/[à-ÿ]/gu, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}

/** Leave of every kind, as a pattern. */
// "Enfermera de maternidad" works there; by itself or before a year it is leave.
export const leaveWords = `${patternOf(allWords(({ leave }) => leave))}|${String.raw`[mp]aternidad(?=[\s,.(:–-]*(?:\d|$))`}`
/** Whoever has no employer and says so, as a pattern: unemployed, at home, learning a language abroad. */
export const betweenJobsWords = patternOf(allWords(({ between_jobs }) => between_jobs))

const introduced = String.raw`^(?:(?:\d\.|\d{1,2} (?:years?|months?|jahre?|monate?|ans?|mois|años?|meses)(?: of| de)?|on|in|en|erste|zweite|unbezahlte|familiäre|berufliche|persönliche|full-time|extended|planned|paid|personal|período de|periodo de|période de) ){0,2}`
const unpaid = new RegExp(String.raw`${introduced}(?:${betweenJobsWords})(?!\p{L})`, 'iu')
const beginning = new RegExp(String.raw`${introduced}(?:${leaveWords}|${betweenJobsWords})(?!\p{L})`, 'iu')
/** "Sabbatical Officer" and "Chef (furloughed 2020)" are jobs: nothing stands behind leave but its reason, time or place. */
const behindLeave =
  /^(?:\s*(?:$|[^\p{L}\s])| (?:and|und|et|y|of|de|del|for|to|im|in|nach|von|zur|zum|mit|wegen|après|pour|por|para|since|from|with|due|after|seit|ab|bis|until)(?!\p{L})| d['’])/iu

/** "Unemployment & Benefits Officer", "Kurzarbeit-Sachbearbeiter", "Karenz & Partner": what is joined to it makes a job or a firm. */
const joined = /^\s*(?:[-/&]|(?:and|und|et|y)(?!\p{L}))\s*(?!\d|$)/iu
/** Words that are also the names of people and firms: Mr Hausmann, the spa "Auszeit". */
const alsoNames = /^(?:hausmann|hausfrau|karenz|auszeit|casalinga)(?!\p{L})/iu

/** Whether a text names leave, a search for work or a time at home, and no job that has to do with them. */
export function namesLeave(text: string): boolean {
  const [found] = beginning.exec(text.trim()) ?? []
  if (found === undefined) return false
  const rest = text.trim().slice(found.length)
  return behindLeave.test(rest) && !(joined.test(rest) && makesWork(rest) && !joinsCare(rest))
}

/** Whether a text names a search for work or a time at home, which nobody is employed for. */
export const namesUnpaidTime = (text: string): boolean => unpaid.test(text.trim())

/**
 * The same as leave, with more words that are neither an occupation nor an employer: "Sprachaufenthalt England". Without
 * the words that are names too.
 */
export function beginsWithLeave(text: string): boolean {
  const [found] = beginning.exec(text) ?? []
  if (found === undefined || alsoNames.test(text)) return false
  const rest = text.slice(found.length)
  return namesLeave(text) || (!joined.test(rest) && !makesWork(rest))
}

/** "Parental leave and family care": one time, with two words for it. */
const joinsCare = (rest: string): boolean => beginsWithFamilyCare(rest.replace(joined, ''))

const makesWork = (rest: string): boolean => titleWords(rest) >= 1 || employerWords(rest) > 0

const familyCare =
  /^(?:(?:cared?|caring) (?:of|for) (?:my|our|a family|(?:an? |two |three )?(?:ill|sick|elderly|ag(?:e)?ing|young|terminally ill|disabled) (?:relatives?|parents?|mother|father|son|daughter|child(?:ren)?|grandparents?|husband|wife|partner|family))|care of (?:my|our)|looking after (?:my|our)|family care|raising (?:my|our|a family|children)|(?:betreuung|erziehung|pflege)(?: und (?:betreuung|erziehung|pflege))? (?:meine[rs]?|unsere[rs]?|der eigenen|der (?:mutter|eltern|großeltern|schwiegereltern|schwiegermutter|tochter|großmutter)|des (?:vaters|sohnes|kindes|großvaters|ehemannes|schwiegervaters)|von angehörigen|eine[rs] (?:nahen )?angehörigen)|angehörigenpflege|kindererziehung|(?:garde|éducation) de (?:mon|ma|mes|nos|notre)|aidante? familiale?|proche aidante?|accompagnement de (?:mon|ma|mes)|cuidado de (?:mi|mis|nuestr[oa]s?|(?:un )?familiar|familiares|padres|(?:la |mi )?madre|(?:el |mi )?padre|los hijos|hijos)|crianza de (?:mi|mis)|assistenza (?:a |di )?(?:mio|mia|miei|mie|un familiare|familiare)|cuidar (?:d[oa]s? )?(?:meus?|minhas?)|mantelzorg|zorg voor (?:mijn|onze))(?!\p{L})/iu

/** "Caring for my mother", "Kindererziehung", "proche aidante": care that nobody is employed for. */
export const beginsWithFamilyCare = (text: string): boolean => familyCare.test(text)
