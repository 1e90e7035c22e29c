import { askingStems } from '../posting/posting-words.ts'
import type { Requirement } from '../posting/requirement.ts'
import { contentStems, hasStem } from '../text/stems.ts'
import { readWords } from '../text/words.ts'
import { tellingness } from '../text/word-shares.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { better, firstOf, missing, type Verdict } from './verdict.ts'

/** Of a longer requirement so much must stand in one line; of one or two words all of it. */
const nearShare = 0.7
const fewWords = 2
/** A single word must be one of a trade; "years" and "team" are in every line. */
const leastTelling = 2.6

/** A requirement that no list knows, by its words: the very name of a skill is had, nearly all words in a line similar. */
export function wordsVerdict({ text }: Requirement, profile: Pick<ProfileEvidence, 'lines'>): Verdict {
  const inBrackets = bracketVerdict(text, profile)
  if (inBrackets.status === 'have') return inBrackets
  const [first = '', ...others] = text.split(eitherOr)
  return others.reduce((best, part) => better(best, phraseVerdict(part, profile)), phraseVerdict(first, profile))
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

/** Any one of the alternatives is enough. */
const eitherOr = /\s+(?:or|oder|bzw\.|ou|o)\s+/iu

function phraseVerdict(text: string, { lines }: Pick<ProfileEvidence, 'lines'>): Verdict {
  const asked = [...contentStems(text)].filter((stem) => !askingStems.has(stem))
  if (asked.every((stem) => tellingness(stem) < leastTelling)) return missing
  const named = lines.filter(({ isWhole, stems }) => isWhole && isSame(asked, stems)).map((line) => line.text)
  if (named.length > 0) return { status: 'have', profile: firstOf(named) }
  const least = asked.length <= fewWords ? asked.length : nearShare * asked.length
  const near = lines.filter((line) => asked.filter((stem) => isIn(stem, line)).length >= least)
  return near.length === 0 ? missing : { status: 'similar', profile: firstOf(near.map((line) => line.text)) }
}

const isSame = (asked: readonly string[], stems: ReadonlySet<string>): boolean =>
  asked.length > 0 &&
  [...stems].filter((stem) => !askingStems.has(stem)).length === asked.length &&
  asked.every((stem) => hasStem(stems, stem))

/** Photovoltaik is in Photovoltaikanlagen; shorter words begin others by chance. */
const isIn = (asked: string, { stems, joined }: ProfileEvidence['lines'][number]): boolean =>
  hasStem(stems, asked) || (asked.length >= leastCompound && joined.includes(` ${asked}`))
const leastCompound = 7
