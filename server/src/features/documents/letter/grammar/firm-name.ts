import { oneLine } from '../../resume/resume-sections.ts'
import forms from './legal-forms.json' with { type: 'json' }

const form = new RegExp(
  `[,\\s]+(?:${forms
    .toSorted((a, b) => b.length - a.length)
    .map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\.$/, ''))
    .join('|')})\\.?$`,
  'u',
)
/** Not a name without its form: "The Limited", "Müller & Co." */
const noName = /(?:^|\s)(?:the|and|und|et|y|of|für|&|der|die|la|le|el)$/iu
const mostForms = 3

/** A firm's name as people say it: "Canonical Ltd." is Canonical. Its whole name stays where nothing else is left. */
export function nameOfFirm(company: string): string {
  let name = inNormalCase(oneLine(company))
  for (let count = 0; count < mostForms; count++) {
    const bare = name.replace(form, '').replace(/[,\s]+$/, '')
    if (bare === name || !/\p{L}{2}/u.test(bare) || noName.test(bare)) break
    name = bare
  }
  return name
}

/** "THE CENTER FOR COMMUNITY DIALOGUES" shouts; shorter names in capitals are mostly written so by their firms. */
function inNormalCase(name: string): string {
  const words = name.replace(/\s*\([^()]*\)/g, '').split(' ')
  if (words.length < fewestShouted || name !== name.toUpperCase()) return name
  return name.replace(/(\(?)(\p{Lu}[\p{Lu}'’]+)/gu, (all, bracket: string, word: string, at: number) =>
    bracket !== ''
      ? all
      : at > 0 && small.has(word)
        ? word.toLowerCase()
        : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}
const fewestShouted = 4
const small = new Set('OF AND FOR THE IN AT TO UND FÜR DER DIE DAS ET DE DU DES LA LE LES Y DEL LOS LAS EL'.split(' '))

/** Beside "team": "Dear Kestrel Hiring Team"; empty for a name with an article, a note or too many words. */
export function nameOfTeam(company: string): string {
  const name = nameOfFirm(company)
  return /^The\s|[()"“”„,]/.test(name) || name.split(' ').length > mostWords ? '' : name
}
const mostWords = 5
