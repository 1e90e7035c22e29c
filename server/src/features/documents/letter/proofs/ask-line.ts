import { findWholeSkill } from '../../../../lib/matching/skills/find-skills.ts'
import words from './ask-words.json' with { type: 'json' }

const alternativesOf = (list: readonly string[]): string =>
  list.map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
/** Behind a word, not behind a comma or a conjunction: "Experience with AWS Experience with React". */
const behindWord =
  '(?<=[\\p{L}\\p{N})+#])(?<!\\s(?:and|or|und|oder|sowie|et|ou|y|o|with|of|in|mit|de|con|en|an?|the))\\s+'
const openings = new RegExp(`${behindWord}(?=(?:${alternativesOf(words.openings)})(?!\\p{L}))`, 'u')
const behindTheList = new RegExp(`\\s+(?:${alternativesOf(words.behind_the_list)})(?!\\p{L}).*$`, 'su')
const leads = new RegExp(
  `^(?:${alternativesOf(words.leads.toSorted((a, b) => b.length - a.length))}):?\\s+(?=\\p{L})`,
  'iu',
)
const longestOpening = 3

/** The items of a line that lost its breaks: cut where an item of a list begins, or where the line's own opening comes again. */
export function clausesOf(line: string): string[] {
  return line
    .replace(behindTheList, '')
    .split(openings)
    .flatMap(splitAtOwnOpening)
    .map((it) => it.trim())
    .filter((it) => it !== '')
}

function splitAtOwnOpening(text: string): string[] {
  const opening = text
    .split(' ')
    .slice(0, longestOpening - 1)
    .join(' ')
  if (!/^\p{Lu}\p{L}{3,} \p{Ll}/u.test(opening)) return [text]
  return text.split(new RegExp(`${behindWord}(?=${alternativesOf([opening])}\\s)`, 'u'))
}

/** "You have experience with React" asks for experience with React. */
export const withoutLead = (text: string): string =>
  text
    .replace(label, '')
    .replace(roleIs, '')
    .replace(isLooking, '')
    .replace(knownWith, '$1')
    .replace(broughtWith, '$1')
    .replace(leads, '')

/** "Kommunikation: Sehr gute Englischkenntnisse"; "SQL: advanced" says of what. */
const label = new RegExp(`^(?:${alternativesOf(words.labels)})\\s?:\\s+(?=\\S+\\s+\\S)`, 'iu')

/** "The Loan Processor is responsible for managing …" */
const roleIs =
  /^(?:the|this|your)(?:\s[\p{L}/-]+){1,6}?\s(?:is|will be) responsible for\s(?:independently\s)?(?=\p{L})/iu

/** "Kestrel Group is looking for a web developer with five years of experience" */
const isLooking =
  /^(?:\S+\s){1,5}?(?:is|are)\s(?:currently\s|now\s)?(?:looking for|seeking|recruiting|hiring)\s(?:an?\s)?(?=\p{L}.*\swith\s)/iu

/** German verbs whose second half stands at the end: "Kennst dich mit IBM Doors aus", "Bringst Erfahrung im Verkauf mit". */
const knownWith = /^(?:du )?kennst dich (?:\p{L}+ )?(?:mit|in) (.+) aus$/iu
const broughtWith = /^(?:du )?bringst (.+) mit$/iu

/** "The Accounting team supports …" tells about the employer. */
const ofEmployer =
  /^(?:the|our|this) (?:\S+ ){0,5}?(?:team|role|position|company|department|organi[sz]ation|business|group) \p{Ll}+s /iu

/** "Apex has experience in many industries", "Diversity and inclusion are …": sentences about the employer, for an ask has no subject. */
const ofSubject =
  /^(?!(?:must|should|will|can|able|to|being|check\p{L}*|ensur\p{L}*|mak\p{L}+|verify\p{L}*)\s)(?:(?!(?:that|which|who|what|where|how|when)\s)\S+\s){1,4}(?:is|are|has|have)\s/iu
const ofOffers = new RegExp(`^(?:${alternativesOf(words.of_offers)})(?!\\p{L})`, 'iu')
/** “I like how …”: somebody is quoted. */
const ofVoice = /(?:^|[\s“"])I\s(?:am|was|have|had|like|love|feel|get|work|can|joined|enjoy)\s/u
/** "software that is reliable, maintainable" was cut before the end of its list, "along with a written" before its noun. */
const tornAdjective =
  /,\s\p{L}+(?:able|ible|ful|ous|less|ive|ical)$|(?:^|\s)\p{L}+-(?:based|paced|driven|oriented|related|facing|level)$|\s(?:an?|the|our|your)\s(?!(?:initi|object|altern|perspect|execut)\p{Ll}*$)\p{Ll}*(?:able|ible|ful|ous|ive|ional|ical|ritten)$/iu
/** "Data Analyst: skills & knowledge" heads a list. */
const heading =
  /:\s(?:\p{L}+\s)?(?:skills|knowledge|experience|qualifications|requirements|kenntnisse|anforderungen|compétences|requisitos)(?:\s(?:&|and|und|et|y)\s\p{L}+)?$/iu
/** "LEAD WITH HEART" */
const shouted = /^\p{Lu}{2,}(?:[\s,&]+\p{Lu}+){1,}$/u
/** "Casual staff", "Strong team": who works there, not what is asked. */
const ofPeople = new RegExp(`^\\p{L}+\\s(?:${alternativesOf(words.people)})$`, 'iu')

const sets = {
  persons: new Set(words.persons),
  continuing: new Set(words.continuing),
  dangling: new Set(words.dangling),
}
/** A sentence begins within a line that lost its full stop: "equivalent experience You have 7 years". */
const glued = /[\p{Ll}\p{N})]\s(?:You|We|Our|They|Du hast|Sie haben|Wir|Vous|Nous|Nuestro|Nuestra)\s/u

/** "… enhanced CRB Bluebird Care is an equal opportunities employer" */
const gluedEmployer = /\s(?:\p{Lu}[\p{L}’'&-]*\s){1,4}(?:is|are) (?:an?|the|committed|one)\s/u

/** "Durch Ticket-Reviews stellst du unsere Standards sicher": within "You ask for" nobody is spoken to. */
const toReader = /\s(?:du|dich|dir|deinen?|deinem|deiner|tú|tus)\s/iu

/** "Apprenticeship Apprentice Bakery": words for a search engine. */
const searchWords = /(?<!\p{L})(\p{Lu}\p{L}{5})\p{L}*\s\1/u
/** "Finance team to fulfil the audit" is the end of "Liaise with the extended Finance team to fulfil the audit". */
const tornEnd =
  /^(?:\p{Lu}\p{L}+\s){1,2}(?:teams?|departments?|functions?|colleagues|managers?|stakeholders) to \p{Ll}/u

/** "Able to converse, read and write languages such as Korean" without its beginning. */
const tornLanguages = /^(?:converse|read|write|speak)\s(?:\p{L}+\s){0,2}languages?(?!\p{L})/iu

/** "English speaking teacher to promote" lost what to promote. */
const tornInfinitive = new RegExp(`\\sto\\s(?:${alternativesOf(words.transitive)})$`, 'iu')

/** "Ensure all quotations" lost what they are to be. */
const tornEnsure =
  /^ensur(?:e|ing) (?:that )?(?:all|any|every|each|the)\s(?!.*\s(?:is|are|be|being|has|have|runs?|meets?)\s)/iu

/** Whether a text reads as something asked: a clause or a name, neither talk to the reader nor a torn piece. */
export function isQuotable(text: string): boolean {
  const own = text.toLowerCase().split(/\s+/)
  const [first = '', last = ''] = [own[0], own.at(-1)]
  return (
    !/[!?…@]|https?:|\.\.\.|\betc$/u.test(text) &&
    /^[\p{L}\p{N}.„“«"(]/u.test(text) &&
    !/[:,;/(&–-]$/.test(text) &&
    !sets.persons.has(first) &&
    !sets.continuing.has(first) &&
    !sets.dangling.has(last) &&
    !glued.test(text) &&
    !gluedEmployer.test(text) &&
    !toReader.test(text) &&
    !searchWords.test(text) &&
    !tornEnd.test(text) &&
    !tornLanguages.test(text) &&
    !ofEmployer.test(text) &&
    !tornInfinitive.test(text) &&
    !tornEnsure.test(text) &&
    !tornAdjective.test(text) &&
    !ofSubject.test(text) &&
    !ofOffers.test(text) &&
    !ofVoice.test(text) &&
    !ofPeople.test(text) &&
    !heading.test(text) &&
    (!shouted.test(text) || findWholeSkill(text) !== undefined) &&
    !/^(?:\p{L}\s)+\p{L}$/u.test(text) &&
    !/^\p{L}+rás\s/iu.test(text) &&
    !/^the\s(?:\S+\s){1,5}(?:is|will|must|should|may|has|are)\s/iu.test(text) &&
    text.split('(').length === text.split(')').length
  )
}

/** "Englisch in Wort und Schrift (mind" was cut at the full stop of "mind. B1". */
export const withoutTornBracket = (text: string): string =>
  text.lastIndexOf('(') > text.lastIndexOf(')') ? text.slice(0, text.lastIndexOf('(')).trimEnd() : text
