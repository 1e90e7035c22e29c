import type { Language } from '../../../../lib/languages.ts'
import english from './english-titles.json' with { type: 'json' }
import { isRoleWord } from './english-article.ts'

const notPeople = new Set(english.plurals_of_things)
/** What stands behind the word for a person: "Teachers of Maths", "Drivers – Leeds", "Nurses (RGN)". */
const behindHead =
  /\s(?:of|for|in|at|to|with|and|&|für|im|in|am|bei|mit|und|de|d['’]|du|des|en|pour|à|et|para|con|y)(?=[\s\p{L}])|\s[–-]\s|\s?[,(/:|]/u

/**
 * A position that a posting names for several people in the form for one of them: "Primary Teachers" for whoever applies
 * as a Primary Teacher. What may be no person's name stays.
 * @param language the posting's
 */
export function oneOfTitle(title: string, language: Language | undefined): string {
  const end = behindHead.exec(title)?.index ?? title.length
  const [head, rest] = [title.slice(0, end), title.slice(end)]
  const own = language === 'de' ? oneInGerman(head) : language === 'fr' || language === 'es' ? oneInRomance(head) : head
  const one = own === head ? oneInEnglish(head) : own
  if (one === head) return title
  // "Drivers / Porters", "Teachers and Tutors": the other one is of several, too.
  const joined = /^(\s?(?:\/|&|and|und|et|y)\s?)(.+)$/u.exec(rest)
  return one + (joined ? `${joined[1]}${oneOfTitle(joined[2] ?? '', language)}` : rest)
}

function oneInEnglish(head: string): string {
  const [, before = '', word = '', last = ''] = /^(.*?)(\p{L}+)(s)$/u.exec(head) ?? []
  const isPerson = last !== '' && isRoleWord(word) && !notPeople.has(`${word.toLowerCase()}s`)
  return isPerson ? before + word : head
}

const germanPlurals: readonly (readonly [RegExp, string])[] = [
  [/kräfte$/u, 'kraft'],
  [/köche$/u, 'koch'],
  [/Köche$/u, 'Koch'],
  [/ärzte$/u, 'arzt'],
  [/Ärzte$/u, 'Arzt'],
  [/(eur|ist|ent|ant|log)en?$/u, '$1'],
  [/(\p{Ll}(?:er|ist|eur|ent|ant|log))innen$/u, '$1in'],
]
const shortestGerman = 5

function oneInGerman(head: string): string {
  const word = /\p{L}+$/u.exec(head)?.[0] ?? ''
  if (word.length < shortestGerman || !/^\p{Lu}/u.test(word) || german.test(word)) return head
  const one = germanPlurals.find(([plural]) => plural.test(word))
  return one ? head.slice(0, -word.length) + word.replace(...one) : head
}
/** "Studenten" and "Agenten" are people, "Patienten" and "Dokumente" are what these work with. */
const german =
  /(?:patient|dokument|talent|event|instrument|element|segment|produkt|medikament|konkurrent|restaurant)en?$/iu

const romancePerson =
  /(?:eur|euse|trice|ier|ière|ien|ienne|ant|ante|ent|iste|dor|dora|tor|tora|sor|sora|ero|era|ista|ario|aria|ico|ica|ado|ada|ano|ana|aire|ef)$/iu

/** All words of the head are plural: "aides-soignants diplômés", "técnicos electrónicos". */
function oneInRomance(head: string): string {
  const ones = head.replace(/\p{L}+/gu, (word) =>
    /(?:dores|tores|sores)$/iu.test(word)
      ? word.slice(0, -2)
      : /[^s]s$/iu.test(word) && word.length > 3
        ? word.slice(0, -1)
        : word,
  )
  const [first = ''] = head.split(/[\s(]/)
  const [one = ''] = ones.split(/[\s(]/)
  const isPlural = /s$/iu.test(first.split('-').at(-1) ?? '')
  return isPlural && romancePerson.test(one.split('-').at(-1) ?? '') ? ones : head
}
