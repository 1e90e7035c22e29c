import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import { splitSentences } from '../content.ts'
import { oneLine } from '../resume/resume-sections.ts'

const pastVerbs = new Set(en.past_verbs)
const presentVerbs = new Set(en.present_verbs)
const presentOrNoun = new Set(en.present_or_noun)
const presentWithPreposition = new Set(en.present_with_preposition)
const irregularPast = new Set(en.irregular_past_verbs)
const pastMarks = new Set(en.past_marks)
const nounsWithArticle = new Set(en.nouns_with_article)
const participles = new Set(fr.past_participles)
const firstPersonVerbs = new Set(es.past_verbs)

const determiner =
  /^(?:an?|the|our|their|its|his|her|my|your|this|that|these|each|every|one|another|no|any|all|both|some|new|\d\S*|\S+['’]s?)$/i
/** Longer sentences tire a reader, and their grammar is less certain. */
const maxWords = 38

/**
 * A CV line as a first-person clause; undefined if the grammar is uncertain. Only the first letter's case changes.
 * @param isNow of a job that goes on, of which an English line may also tell in the present: "Lead shifts of 9"
 */
export function firstPersonClause(line: string, language: string, isNow = false): string | undefined {
  const text = oneLine(line).replace(/[\s.,;:&-]+$/, '')
  const words = text.split(' ')
  const first = wordOf(words[0] ?? '')
  if (!isPlainSentence(text, words)) return undefined
  if (language === 'en')
    return isEnglishPast(words) || (isNow && isEnglishPresent(words)) ? lowerFirst(text) : undefined
  if (language === 'fr')
    return participles.has(first) && !frenchNoun.test(words[1] ?? '') ? lowerFirst(text) : undefined
  if (language === 'es') return firstPersonVerbs.has(first) ? lowerFirst(text) : undefined
  // German puts the participle last: only a rewritten line would be a sentence.
  return undefined
}

/** Whether a line begins with a verb that says what was done, in English, French or Spanish. */
export function beginsWithDeed(line: string): boolean {
  const first = wordOf(line.split(' ')[0] ?? '')
  return [pastVerbs, presentVerbs, participles, firstPersonVerbs].some((it) => it.has(first))
}

/** Whether a word is an English verb in the past tense, as CV lines begin with one. */
export const isPastVerb = (word: string): boolean => pastVerbs.has(wordOf(word))

/** Two lines that lost the full stop between them: "resolved issues Determined the cause". */
export function hasLostStop(text: string): boolean {
  const inner = text.split(/\s+/).slice(1)
  return (
    inner.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && pastVerbs.has(word.toLowerCase())) ||
    /(?<!\b(?:en|de|in|on|at|of|with|via|for|and|by|auf|sur|avec|con|y|et|und))(?<=\p{Ll})[\s)]+\p{Lu}\p{Ll}+ing\s+\p{Ll}/u.test(
      text,
    )
  )
}

function isPlainSentence(text: string, words: readonly string[]): boolean {
  if (words.length < 3 || words.length > maxWords) return false
  if (/[:;•●▪{}<>|…]|\s[–—-]\s|["“”„]|\betc\b|[!?]/.test(text.replace(figureBehind, ' '))) return false
  if (splitSentences(text).length > 1 || /\.\s/.test(text)) return false
  if (hasLostStop(text)) return false
  return count(text, '(') === count(text, ')') && !/\S\(|\)[^\s.,;)]/.test(text)
}

/** "Built the crawler in Go: 4 million pages a day": a figure with its noun goes on behind a colon. */
const figureBehind =
  /(?<=^(?:\S+\s){3,}\S*)\s?:\s(?=(?:(?:over|about|around|nearly|more than|up to|plus de|près de|más de|casi)\s)?[£$€]?\d)/iu

function isEnglishPast(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.map(wordOf)
  const verb = first.endsWith('ly') && !pastVerbs.has(first) ? second : first
  if (!pastVerbs.has(verb) || isAdjective(words) || hasVerbChain(words) || hasBareNoun(words)) return false
  // "Built with React" has no object; what was built is missing.
  const next = wordOf(words[verb === first ? 1 : 2] ?? '')
  return !(
    /^(?:with|using|via|through)$/.test(next) && !/^(?:worked|collaborated|assisted|helped|partnered)$/.test(verb)
  )
}

/** "Lead a team", "Book appointments and take payments": a verb that is a noun as well needs proof that it is one here. */
function isEnglishPresent(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.map(wordOf)
  const isInRow = words[0]?.endsWith(',') === true && !words.slice(0, 8).some((word) => joins.test(word))
  // "Plan" is a noun as well; as the verb it needs no article.
  if (!presentVerbs.has(first) || isInRow || hasBareNoun(words.slice(1)) || hasVerbChain(words) || tellsOfPast(words))
    return false
  if (isOnlyVerb(first) || (presentWithPreposition.has(first) && preposition.test(second))) return true
  const isVerb = (word: string) => presentVerbs.has(wordOf(word))
  const end = words.findIndex((word) => !isVerb(word) && !joins.test(word))
  const verbs = words.slice(0, end === -1 ? words.length : end).filter(isVerb)
  return (
    (verbs.length > 1 && verbs.some((word) => isOnlyVerb(wordOf(word)))) ||
    objectStart.test(words.slice(end).join(' ')) ||
    words.slice(2, -2).some((word, at) => joins.test(word) && isOnlyVerb(wordOf(words[at + 3] ?? '')))
  )
}
const isOnlyVerb = (word: string): boolean => presentVerbs.has(word) && !presentOrNoun.has(word)
const joins = /^(?:and|or|&)$/i
const preposition = /^(?:with|for|on|in|at|as|across|under|after|to|from|alongside|closely|directly)$/
const objectStart =
  /^(?:(?:up to|over|more than|about|around|up|out|down|off) )?(?:(?:an?|the|our|their|its|his|her|my|this|that|these|those|each|every|all|both|some|any|new|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|\d\S*)(?![\p{L}\p{N}])|(?:people|customers|clients|patients|guests|visitors|students|pupils|children|residents|colleagues)(?= (?:with|who|in|to|at|of|on|by|from|living|aged|and|during|through) |$))/iu

/** "Manage 12 sites and reduced waste by 10%", "Lead the team until 2022": two tenses in one sentence, or what is over. */
function tellsOfPast(words: readonly string[]): boolean {
  if (year.test(words.join(' ')) || words.some((word) => pastMarks.has(wordOf(word)))) return true
  return words.some((word, at) => {
    if (!goesOn.test(word)) return false
    const next = wordOf(words[at + 1] ?? '')
    const verb = adverb.test(next) ? wordOf(words[at + 2] ?? '') : next
    return pastVerbs.has(verb) || irregularPast.has(verb) || regularPast.test(verb)
  })
}
const goesOn = /^(?:and|or|&|which|that|who|while|then|also)$|[,)]$/i
const adverb = /^(?:also|later|then|once|even|have|has|\p{L}+ly)$/u
/** "Need" and "feed" are none. */
const regularPast = /^\p{L}{2,}[^e]ed$/u
/** 2000 is a number of something as often. */
const year = /(?<![\p{L}\d£$€])(?:19[5-9]\d|20(?!00)[0-4]\d)(?![\p{L}\d])/u

/** "Suivi de …", "Contrôle et …": behind a noun, not behind a participle. */
const frenchNoun = /^(?:des?|du|d['’].*|et|ou)$/i

/** Verbs whose past is an adjective or a noun as well: "Supported living for six adults". Behind them something has to be done to. */
const doubtful =
  /^(?:planned|managed|fixed|supported|assisted|used|automated|integrated|distributed|set|cut|processed|led|trained|packed|mixed|shared|applied|controlled|registered|licensed|paid)$/
const leadsToObject =
  /^(?:\d\S*|an?|the|our|their|its|his|her|my|this|that|these|those|each|every|all|both|some|any|new|over|up|more|than|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|and|or|&|to|on|in|at|from|for|by|with|about|as|out|down|off|through|across|people|customers|clients|patients|guests|visitors|students|pupils|children|residents|colleagues|teams?|costs?|waste|queries|orders|invoices|payments)$/i

/** "Planned and reactive maintenance": beside an adjective the word is one too. */
function isAdjective(words: readonly string[]): boolean {
  const start = wordOf(words[0] ?? '').endsWith('ly') ? 1 : 0
  const [own = '', second = '', third = ''] = words.slice(start)
  if (/^(?:and|or|&)$/i.test(second)) return !pastVerbs.has(wordOf(third)) && !third.endsWith('ly')
  if (own.endsWith(',')) return !pastVerbs.has(wordOf(second)) && !second.endsWith('ly')
  if (own === 'LED') return true
  // "Cut food waste by 10%"
  if (/\s(?:by|from) [€£$]?\d/.test(words.join(' '))) return false
  return doubtful.test(wordOf(own)) && !leadsToObject.test(wordOf(second)) && !/^\p{Lu}/u.test(second)
}

/** "Designed, developed, tested the API": verbs in a row need an "and". */
function hasVerbChain(words: readonly string[]): boolean {
  const head = words.slice(0, 6)
  const chained = head.filter((word, index) => word.endsWith(',') && pastVerbs.has(wordOf(head[index + 1] ?? '')))
  return chained.length > 0 && !words.slice(0, 8).some((word) => /^(?:and|&)$/i.test(word))
}

/** A singular noun without its article, as CV lines drop them: "to team", "for web application". */
function hasBareNoun(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (!nounsWithArticle.has(wordOf(word))) return false
    // The last noun of a group decides: "system" in "system design" is covered by "design".
    const next = words[index + 1] ?? ''
    if (!/[,;)]$/.test(word) && nounsWithArticle.has(wordOf(next).replace(/s$/, ''))) return false
    if (!/[,;)]$/.test(word) && /^[a-z]+s$/.test(next) && !/^(?:is|was|has|as|its|this|across|plus|using)$/.test(next))
      return false
    for (let back = index - 1; back >= Math.max(0, index - 4); back--) {
      const before = words[back] ?? ''
      if (determiner.test(before)) return false
      if (/[,;)]$/.test(before)) break
    }
    return true
  })
}

function lowerFirst(text: string): string {
  const first = text.split(' ')[0] ?? ''
  return /^\p{Lu}[\p{Ll}'’-]*,?$/u.test(first) ? first.toLowerCase() + text.slice(first.length) : text
}

const wordOf = (word: string) => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
const count = (text: string, mark: string) => text.split(mark).length - 1
