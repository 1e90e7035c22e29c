import { isCircumstance } from '../../circumstances.ts'
import { isAside } from '../../resume/employer-aside.ts'
import words from './ask-words.json' with { type: 'json' }
import { beginsWithDeed, hasLostStop } from '../past-sentence.ts'

/** A quoted line is read in one breath; longer ones belong in the CV, shorter ones are labels. */
const length = { fewest: 5, fewestLinked: 3, most: 36 }
/** "Badsanierung im Bestand", "Elaboración de ofertas": short, and yet a statement. */
const linked =
  /\s(?:de|des|du|d['’]|sous|aux?|en|con|del|y|et|und|im|in|für|bei|von|mit|am|an|zu|nach|auf|aus|and|to|of|for)\s/iu
/** Lines that tell of somebody, name duties, praise, or go on from a line before. */
const opening =
  /^(?:i (?:would|will|can|could|was asked)|make sure|his|her|he|she|mr|ms|mrs|the|this|these|that|if|how|would|also|and|or|to|of|for|with|responsibilities|duties|job duties|description|selected|projects?|clients? (?:have|included)|environment|technolog\w+|tools?|role|key(?! ?workers?\b)|other|additionally|furthermore|including|company|results?|extensive|strong|excellent|proficien\w+|ability|able|experienced?|knowledge|skilled|familiar)\b/i
const ending =
  /(?:[,:;/&–-]|(?<!\p{L})(?:and|or|the|of|to|for|with|in|a|an|by|und|et|y|e\.?g|i\.?e|includ(?:e|es|ing))\.?)$/iu

const label = /^[\p{L}\p{N} /&().-]{2,40}:/u
/** "Vente additionnelle de vins : panier moyen augmenté de 12 %" is a statement. */
/** "Grade-level chair since 2022: lead a team of six" is one, too; a list of names is none. */
const statementBehindLabel = /^\S+ \S+[^:]*?\s?:\s\p{Ll}[^,;:]*(?:,[^,;:]*)?$/u
const fewestBehindLabel = 4
const gainBehindLabel = /^\S+ \S+.*?:.*\d\s?(?:%|€|£|\$|euros)/u

/**
 * Whether a line of a CV can stand alone in a letter: a whole statement of what was done, neither a heading, half of a
 * sentence nor several run together.
 */
export function isTellable(text: string): boolean {
  const line = text.trim()
  const count = line.split(/\s+/).length
  const fewest = linked.test(line) ? length.fewestLinked : length.fewest
  if (count < fewest || count > length.most || line.includes('\n')) return false
  if (!/^["“(]?\p{Lu}/u.test(line) || opening.test(line) || ending.test(line) || endsOpen(line)) return false
  if (isAside(line) || isCircumstance(line) || /:\.?$|ï[‚¼\u0080-\u00bf]/u.test(line)) return false
  if (
    (label.test(line) && !gainBehindLabel.test(line) && !isStatementBehindLabel(line) && !hasFigureBehind(line)) ||
    /[|•●▪◦�¢]|[”“]š|Ã[\u0080-\u00bf]|â€|\s[-–]\s.*\s[-–]\s|\s,|\betc\b/u.test(line) ||
    /\b(?:Mr|Mrs|Ms)\.|\b(?:his|her) /.test(line)
  )
    return false
  return line.split('(').length === line.split(')').length && !hasLostStop(line)
}

/** "Proyecto de radio premiado por el" lost its end. */
const endsOpen = (line: string): boolean =>
  openEnds.has((line.toLowerCase().split(/\s+/).at(-1) ?? '').replace(/\.$/, ''))
const openEnds = new Set(words.open_ends)

const isStatementBehindLabel = (line: string): boolean =>
  statementBehindLabel.test(line) && (line.split(':')[1] ?? '').trim().split(/\s+/).length >= fewestBehindLabel

/** "Built the price crawler in Go: 4 million pages a day" tells of work, "Size of the team: 12" does not. */
const hasFigureBehind = (line: string): boolean => {
  const [deed = '', ...behind] = line.split(/\s?:\s/)
  return (
    behind.length === 1 &&
    /\d/.test(behind.join('')) &&
    deed.split(/\s+/).length >= fewestBehindLabel &&
    (beginsWithDeed(deed) || nounOfDeed.test(deed))
  )
}
const nounOfDeed = /^\p{Lu}\p{Ll}*(?:ung|bau|tion|ción|sión|miento|ment|age|mise)\s/u
