import { oneLine } from '../../resume/resume-sections.ts'
import forms from './legal-forms.json' with { type: 'json' }

const form = new RegExp(
  `[,\\s]+(?:${forms
    .toSorted((a, b) => b.length - a.length)
    .map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\.$/, ''))
    .join('|')})\\.?$`,
  'iu',
)
/** Not a name without its form: "The Limited", "Müller & Co." */
const noName = /(?:^|\s)(?:the|and|und|et|y|of|für|&|der|die|la|le|el)$/iu
const mostForms = 3

/**
 * A firm's name as people say it: "Canonical Ltd." is Canonical. Its whole name stays where nothing else is left. Of a
 * name in capitals nobody knows which words are letters, as in HSBC BANK: it stays, unless `text` spells it otherwise.
 */
export function nameOfFirm(company: string, text = ''): string {
  let name = oneLine(company)
  for (let count = 0; count < mostForms; count++) {
    const bare = name.replace(form, '').replace(/[,\s]+$/, '')
    if (bare === name || !/\p{L}{2}/u.test(bare) || noName.test(bare)) break
    name = bare
  }
  return name === name.toUpperCase() && name.includes(' ') ? (spellingIn(text, name) ?? name) : name
}

/** "Center for Dialogues"; a single word in capitals may be another word in the text: NEXT. */
function spellingIn(text: string, name: string): string | undefined {
  const [folded, sought] = [text.toLowerCase(), name.toLowerCase()]
  // Letters whose small form is longer would shift what is cut out.
  if (folded.length !== text.length) return undefined
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const found = text.slice(at, at + sought.length)
    const isWhole = !/[\p{L}\p{N}]/u.test((text[at - 1] ?? '') + (text[at + sought.length] ?? ''))
    if (isWhole && found !== name && found.split(' ').every((word) => !/^\p{Ll}/u.test(word) || small.has(word)))
      return found
  }
  return undefined
}
const small = new Set('of and for the in at to und für der die das et de du des la le les y del los las el'.split(' '))

/** Beside "team": "Dear Kestrel Hiring Team"; empty for a name with an article, a note or too many words. */
export function nameOfTeam(company: string, text = ''): string {
  const name = nameOfFirm(company, text)
  return /^The\s|[()"“”„,]/.test(name) || name.split(' ').length > mostWords ? '' : name
}
const mostWords = 5
