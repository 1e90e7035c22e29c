import type { ProfileEvidence } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { Mention } from '../../../../lib/matching/skills/find-skills.ts'
import { textLanguage } from '../../../../lib/matching/text/text-language.ts'
import { readWords } from '../../../../lib/matching/text/words.ts'
import { eitherOr } from '../../../../lib/matching/profile/words-verdict.ts'
import { namesPaper } from '../../paper-words.ts'
import words from './ask-words.json' with { type: 'json' }
import { partAsks } from './part-asks.ts'
import { isNamed, singleAsk, type Ask } from './posting-asks.ts'
import { isName, isOfTitle, isSaidIn, shownOf } from './shown-skills.ts'
import { familiesIn } from './word-families.ts'

const ofEveryFirm = new Set(words.of_every_firm)

/**
 * The asks that a letter may repeat. A line that names something which the profile lacks is not one: of it only the
 * names that the profile shows are left, for a row beside the whole line would claim the rest, too.
 */
export function askedParts(asks: readonly Ask[], evidence: ProfileEvidence): Ask[] {
  const known: Known = {
    evidence,
    words: new Set(evidence.lines.flatMap((line) => line.words.map(({ key }) => key))),
    families: evidence.lines.slice(0, mostLines).map((line) => familiesIn(line.text)),
    texts: evidence.lines.slice(0, mostLines).map(({ text }) => text),
  }
  return asks.flatMap((ask) => {
    const parts = partAsks(ask).filter((it) => !lacks(it, known))
    if (!ask.isLine || !(lacks(ask, known) || ask.isForeign)) return [ask, ...parts]
    const skills = ask.named
      .filter((group) => isHeld(group, known))
      .filter((group) => group.some(isName))
      .map((group): Ask => ({
        ...ask,
        named: [group],
        families: familiesIn(group.map(({ text }) => text).join(' ')),
        isLine: false,
        requirements: ofSkills(ask),
      }))
    const others = ask.requirements
      .filter(({ what }) => what !== 'skill' && what !== 'strength' && what !== 'place')
      .map((requirement) => singleAsk(requirement, ask.kind, ask.place, ask.isForeign))
      .filter((it) => isNamed(it) && !lacks(it, known))
    return [...skills, ...namesHeld(ask, known), ...others, ...parts.filter(({ named }) => !named.flat().some(isName))]
  })
}

/** "Calyx Point" of "Calyx Point and Salesforce": a name that no list has and that the profile says as it is. */
function namesHeld(ask: Ask, { texts }: Known): Ask[] {
  if (ask.isForeign || !capitalsAreNames.has(textLanguage(ask.text) ?? 'en')) return []
  const listed = ask.named.flat().map(({ text }) => text)
  return (ask.text.match(properName) ?? [])
    .filter((name) => !listed.some((it) => it.includes(name) || name.includes(it)))
    .filter((name) => texts.some((text) => text.includes(name)))
    .map((text) => ({ ...ask, text, named: [], families: familiesIn(text), requirements: [] }))
}
/** Not German, whose nouns all have one. */
const capitalsAreNames = new Set(['en', 'fr', 'es'])
const properName = /(?<=\p{Ll}\s)\p{Lu}[\p{L}\d]+(?:\s\p{Lu}[\p{L}\d]+)+(?![\p{L}\d])/gu

type Known = {
  evidence: ProfileEvidence
  words: ReadonlySet<string>
  families: readonly ReadonlyMap<string, string>[]
  texts: readonly string[]
}
/** A CV of ten pages has some 300. */
const mostLines = 400

const ofSkills = ({ requirements }: Ask) => requirements.filter(({ what }) => what === 'skill')

const isHeld = (group: Ask['named'][number], { evidence, families }: Known): boolean =>
  shownOf(group, evidence.skills).length > 0 ||
  evidence.works.some(({ title }) => isOfTitle(group, title)) ||
  families.some((line) => isSaidIn(group, line))

function lacks(ask: Ask, known: Known): boolean {
  const names = unlistedNames(ask)
  const isKnown = (name: string) => known.words.has(name)
  const areKnown = eitherOr.test(ask.text) ? names.length === 0 || names.some(isKnown) : names.every(isKnown)
  return !areKnown || !ask.named.every((group) => group.some(isEveryday) || isHeld(group, known))
}

/** A word for a kind of work, such as "Betreuung" and "repair": whether a line is about the same its other words say. */
const isEveryday = ({ kind, skill }: Mention): boolean => kind === 'term' && skill.isActivity

/** CFTs, NIS2, DynamoDB: names by their letters that no list of skills has; papers are compared by their letters elsewhere. */
function unlistedNames({ text, named, requirements }: Ask): string[] {
  if (namesPaper(text) || requirements.some(({ what }) => what === 'degree' || what === 'licence')) return []
  const listed = named.flat().map((mention) => mention.text.toLowerCase())
  return readWords(text)
    .filter(({ raw }) => /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\p{Lu}.*\d/u.test(raw) && !ofEveryFirm.has(raw))
    .filter(({ key }) => !listed.some((it) => it.includes(key)))
    .map(({ key }) => key)
}
