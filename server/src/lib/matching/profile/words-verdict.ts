import { choiceIn } from '../posting/listed-choices.ts'
import { askingStems } from '../posting/posting-words.ts'
import type { Requirement } from '../posting/requirement.ts'
import { belongsToOthers } from '../skills/word-of-others.ts'
import { measureStems } from '../text/measure-words.ts'
import { contentStems, hasStem, stem } from '../text/stems.ts'
import { readWords, type Word } from '../text/words.ts'
import { tellingness } from '../text/word-shares.ts'
import type { ProfileEvidence, ProfileLine } from './profile-evidence.ts'
import { isOfNextWord } from './phrase-head.ts'
import { formsIn } from './word-forms.ts'
import { atMostSimilar, better, firstOf, missing, type Verdict } from './verdict.ts'

/** Of a longer requirement so much must stand in one line to be similar; of one or two words all of it. */
const nearShare = 0.7
const fewWords = 2
/** A single word must be one of a trade; "years" and "team" are in every line. */
const leastTelling = 2.6
/** "Führung des Kalenders der Mitarbeiter" leads nobody: two words stand side by side, of more one may be apart. */
const mostBetween = 1
/** A long word is as good as two short ones: Wundversorgung, autoanalizadores. */
const longWord = 9

/**
 * A requirement that no list knows, by its words. *Have*: the very name of a skill, or all of several words close
 * together in a line of what was done; *similar*: nearly all words in a line.
 */
export function wordsVerdict({ text }: Requirement, profile: Pick<ProfileEvidence, 'lines'>): Verdict {
  const inBrackets = bracketVerdict(text, profile)
  if (inBrackets.status === 'have') return inBrackets
  const listed = choiceVerdict(text, profile)
  const [first = '', ...others] = text.split(eitherOr)
  // "Agencies or freelancers" of a long line are what something is done with, and one of the words is not the whole.
  const isPart = (part: string) => others.length > 0 && countAsked(part) < fewWords && countAsked(text) > mostEither
  const verdictOf = (part: string) => (isPart(part) ? atMostSimilar : same)(phraseVerdict(part, profile))
  return others.reduce((best, part) => better(best, verdictOf(part)), better(verdictOf(first), listed))
}

/** One thing of "ports, ferries or airports", with all that is asked beside the list. */
function choiceVerdict(text: string, profile: Pick<ProfileEvidence, 'lines'>): Verdict {
  const { instances, isSure } = choiceIn(text) ?? { instances: [], isSure: true }
  const found = instances.map((it) => phraseVerdict(it, profile)).reduce(better, missing)
  return isSure ? found : atMostSimilar(found)
}

/** "Formation en aménagements paysagers (BP, BTSA)" names the very "BP Aménagements paysagers" that somebody has. */
function bracketVerdict(text: string, { lines }: Pick<ProfileEvidence, 'lines'>): Verdict {
  const inner = [...text.matchAll(/\(([^)]{2,80})\)/g)].flatMap(([, it = '']) => rawWords(it))
  const letters = inner.filter((word) => /^\p{Lu}{2,6}$/u.test(word))
  const subject = [...contentStems(text.replace(/\([^)]*\)/g, ' '))].filter((it) => !ofAnyCourse.has(it))
  const named = lines.filter(
    (line) =>
      line.isWhole &&
      subject.length > 1 &&
      subject.every((stem) => hasStem(line.stems, stem)) &&
      rawWords(line.text).some((word) => letters.includes(word)),
  )
  return named.length === 0 ? missing : { status: 'have', profile: firstOf(named.map((line) => line.text)) }
}

const rawWords = (text: string): string[] => readWords(text).map(({ raw }) => raw)
const ofAnyCourse = contentStems(
  'formation formación ausbildung abgeschlossene weiterbildung fortbildung diplôme título titulación training course qualification',
)

const same = (verdict: Verdict): Verdict => verdict
const mostEither = 4

/** Any one of the alternatives is enough. */
export const eitherOr = /\s+(?:or|oder|bzw\.|ou|o)\s+/iu

const normBody = /^(?:iso|din|bs|iec|vdi|vde|une|nf)$/

function phraseVerdict(text: string, { lines }: Pick<ProfileEvidence, 'lines'>): Verdict {
  const asked = askedStems(text)
  const codes = codesIn(text)
  if (codes.size === 0 && asked.every((stem) => tellingness(stem) < leastTelling)) return missing
  const only = asked.length === 1 ? asked[0] : undefined
  const name = only === undefined ? undefined : properName(text)
  // "ISO 15189 auditor" asks for more than a line that names the norm.
  const beside = asked.filter((stem) => !/\d/.test(stem) && tellingness(stem) >= leastTelling && !normBody.test(stem))
  const saysCode = (line: ProfileLine) =>
    codes.isSubsetOf(codesIn(line.said)) && beside.every((stem) => line.stems.has(stem))
  const named = lines.filter(
    (line) =>
      (line.isWhole && isSame(asked, line.stems)) ||
      isSaid(asked, line, lines) ||
      (codes.size > 0 && line.isOwn && !isOfCompany(line) && saysCode(line)) ||
      (name !== undefined && line.isOwn && isDoneAt(line, (word) => isNamed(name, word))) ||
      (only !== undefined && line.isOwn && isInstrument(formsIn(lines, only).inflected, line)),
  )
  if (named.length > 0) return { status: 'have', profile: firstOf(named.map((line) => line.text)) }
  const least = asked.length <= fewWords ? asked.length : nearShare * asked.length
  const forms = asked.map((stem) => formsIn(lines, stem))
  const isNear = ({ order }: ProfileLine) =>
    forms.filter(({ compounds }) => order.some((it) => compounds.has(it))).length >= least
  const rare = rarestOf(asked).map((it) => formsIn(lines, it).inflected)
  const near = lines.filter((line) => isNear(line) || saysAny(rare, line))
  return asked.length === 0 || near.length === 0
    ? missing
    : { status: 'similar', profile: firstOf(near.map((line) => line.text)) }
}

/** "Shadowgraph and CMM checks" answers "accurate use of shadowgraph projector" in part. */
const rarestOf = (asked: readonly string[]): string[] =>
  asked.length < fewWords
    ? []
    : asked.filter((it) => it.length >= longWord && tellingness(it) >= leastRare && !ofEveryWork.has(it))

/** A line of one word is a title: that of an apprentice says nothing of apprentices. */
const saysAny = (rare: readonly ReadonlySet<string>[], { isOwn, order }: ProfileLine): boolean =>
  rare.length > 0 && isOwn && order.length > 1 && rare.some((forms) => order.some((own) => forms.has(own)))

const leastRare = 3.4
/** Long words that name no trade; the shares of words know English ones. */
export const ofEveryWork = contentStems(
  'unterstützung zusammenarbeit durchführung erstellung organisation koordination verantwortung entwicklung bearbeitung betreuung umsetzung sicherstellung überwachung dokumentation kommunikation qualifikation dienstleistung dienstleister unternehmen kundenorientierung projektarbeit fachkenntnisse berufserfahrung arbeitsweise kollaboration accompagnement coordination connaissances compétences entreprise collaboration élaboration réalisation participation environnement responsabilité coordinación elaboración participación realización responsabilidad desarrollo conocimientos colaboración empresas international internationale internacional professionnel professionnelle profesional',
)

/** How many words say what is asked for. */
export const countAsked = (text: string): number => askedStems(text).length

const askedStems = (text: string): string[] =>
  [...contentStems(plainName(text))].filter((it) => !askingStems.has(it) && !measureStems.has(it))

/** Without brackets, and Pflanzenkenntnisse as plants. */
const plainName = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?<=\p{L}{4})(?:kenntnissen?|erfahrung)(?!\p{L})/giu, ' ')
    .replace(code, ' ')

/** "ISO 15189", "NF C 15-100": a norm is named by its number. */
const code = /(?<![\p{L}\d])\p{Lu}{2,6}(?:\s\p{Lu})?[\s-]?\d{2,6}(?:-\d{1,4})?(?!\d)/gu

const codesIn = (text: string): Set<string> => new Set([...text.matchAll(code)].map(([it]) => it.replace(/[\s-]/g, '')))

/** The one name that a requirement gives, written as one: Dampsoft, Modulab. */
function properName(text: string): string | undefined {
  const words = readWords(text)
  const names = words.filter(({ raw, key }, at) => {
    const isCapital = /^\p{Lu}/u.test(raw) && (at > 0 || /\p{Lu}/u.test(raw.slice(1)))
    return isCapital && raw.length >= shortestName && !askingStems.has(stem(key))
  })
  return names.length === 1 ? names[0]?.raw : undefined
}

const shortestName = 4

/** Not the Sage of Sage-femme. */
const isNamed = (name: string, { raw, before, after }: Word): boolean => raw === name && before === '' && after === ''

/** "Recall mit Dampsoft", not "flyers for a company of that name" nor "the clinic of that name". */
function isDoneAt({ words, said }: ProfileLine, isAsked: (word: Word) => boolean): boolean {
  const at = words.findIndex(isAsked)
  const word = words[at]
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at))
  return word !== undefined && !before.some(({ key }) => forOthers.has(key)) && !belongsToOthers(said.slice(word.end))
}

/** "Flyers for a company with ISO 9001". */
const isOfCompany = ({ words }: ProfileLine): boolean => words.some(({ key }) => companies.has(key))
const companies = new Set(
  'company companies empresa empresas firma firmen entreprise entreprises client clients kunde kunden'.split(' '),
)

/** "Movilizaciones con grúa": what the work was done with. */
function isInstrument(asked: ReadonlySet<string>, { order, words }: ProfileLine): boolean {
  if (!order.some((it) => asked.has(it))) return false
  return words.some(({ key }, at) => withTool.has(words[at - 1]?.key ?? '') && asked.has(stem(key)))
}

const withTool = new Set('with using mit avec con usando'.split(' '))

/** "For", "near", "the company": what stands behind is of others. */
export const standsForOthers = (key: string): boolean => forOthers.has(key)

const forOthers = new Set(
  'for near fur bei pour chez para empresa firma company companies client clients kunde kunden sector industry branche team abteilung equipe equipo department neben'.split(
    ' ',
  ),
)

/** True if a line of the own work says all words close together, each in any form. */
function isSaid(asked: readonly string[], line: ProfileLine, lines: readonly ProfileLine[]): boolean {
  const [only = ''] = asked
  if (!line.isOwn || asked.length === 0) return false
  // "Pistola de radiofrecuencia" as a skill is less or more than "radiofrecuencia".
  if (asked.length === 1) {
    const { inflected } = formsIn(lines, only)
    const isInLine = !line.isWhole && isNameLike(only) && line.order.some((it) => inflected.has(it))
    return isInLine && isDoneAt(line, ({ key }) => inflected.has(stem(key)))
  }
  const places = asked.map((stem) => line.order.findIndex((it) => formsIn(lines, stem).derived.has(it)))
  if (places.includes(-1) || new Set(places).size < asked.length) return false
  const between = Math.max(...places) - Math.min(...places) - (asked.length - 1)
  return between <= (asked.length > fewWords ? mostBetween : 0) && !isOthers(asked, line, lines)
}

/** "Booked appointments for the wound care clinic", "managed the calendar app". */
function isOthers(asked: readonly string[], { said, words }: ProfileLine, lines: readonly ProfileLine[]): boolean {
  const isAsked = ({ key }: Word) => asked.some((it) => formsIn(lines, it).derived.has(stem(key)))
  const at = words.findLastIndex(isAsked)
  const last = words[at]
  return last !== undefined && (belongsToOthers(said.slice(last.end)) || isOfNextWord(said, words, at))
}

const isNameLike = (stem: string): boolean => stem.length >= longWord || /\d/.test(stem)

const isSame = (asked: readonly string[], stems: ReadonlySet<string>): boolean =>
  asked.length > 0 &&
  [...stems].filter((stem) => !askingStems.has(stem)).length === asked.length &&
  asked.every((stem) => hasStem(stems, stem))
