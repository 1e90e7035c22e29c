import { everydayWords } from './aliases.ts'
import { generalStems } from './general-words.ts'
import { contentStems, readTokens, stem, type Token } from './terms.ts'

/** A posting as matching sees it: read once, asked often. */
export type PostingTerms = {
  tokens: Token[]
  stems: ReadonlySet<string>
  byStem: ReadonlyMap<string, readonly number[]>
}

/** How much a line has to do with a posting, and by which words: the score is what is listed, nothing hidden. */
export type LineMatch = { score: number; skills: string[]; shared: string[] }

/** A skill that the posting names weighs as much as three other words that both share. */
const skillWeight = 3

export function readPostingTerms(text: string): PostingTerms {
  const tokens = readTokens(text)
  const byStem = new Map<string, number[]>()
  tokens.forEach((token, index) => {
    const places = byStem.get(token.stem)
    if (places) places.push(index)
    else byStem.set(token.stem, [index])
  })
  return { tokens, stems: contentStems(tokens), byStem }
}

/** Those of the skills that the posting names, in the order given. A skill of several words must stand there whole. */
export function findNamedSkills(skills: readonly string[], posting: PostingTerms): string[] {
  return skills.filter((skill) => isNamed(skill, posting))
}

/**
 * How much a line of a CV shares with a posting. Pure and repeatable: the same line and posting give the same score.
 * @param namedSkills skills of the profile that the posting names (`findNamedSkills`)
 */
export function matchLine(line: string, posting: PostingTerms, namedSkills: readonly string[]): LineMatch {
  const terms = readPostingTerms(line)
  const skills = findNamedSkills(namedSkills, terms)
  const inSkills = new Set(skills.flatMap((skill) => readTokens(skill).map((token) => token.stem)))
  const shared = [...terms.stems].filter((word) => posting.stems.has(word) && !inSkills.has(word))
  return { score: skills.length * skillWeight + shared.length, skills, shared }
}

/** Whether a skill says something about a trade: "Kubernetes" and "data analysis" do, "project management" fits any. */
export function isSpecific(skill: string): boolean {
  return readTokens(skill).some((token) => !generalStems.has(token.stem))
}

function isNamed(skill: string, posting: PostingTerms): boolean {
  const wanted = readTokens(skill)
  const first = wanted[0]
  if (!first) return false
  const places = posting.byStem.get(first.stem) ?? []
  return places.some((place) => {
    const there = posting.tokens.slice(place, place + wanted.length)
    return (
      there.length === wanted.length &&
      there.every((token, index) => token.stem === wanted[index]?.stem) &&
      isName(wanted, there)
    )
  })
}

/** "Go", "Excel" and "Teams" are names only where they are written like names; "C" is not the C of C-level. */
function isName(wanted: readonly Token[], there: readonly Token[]): boolean {
  const [skill, word] = [wanted[0], there[0]]
  if (wanted.length > 1 || !skill || !word) return true
  const [asked, found] = [skill.raw.toLowerCase(), word.raw.toLowerCase()]
  // Another spelling of the skill, such as Golang for Go, is no everyday word itself.
  const isEveryday = everydayWords.has(found) || (everydayWords.has(asked) && stem(asked) === stem(found))
  if (!isEveryday) return true
  if (word.startsSentence || (word.isGlued && found.length === 1)) return false
  return word.raw === skill.raw || (/^\p{Lu}/u.test(word.raw) && (asked === found || stem(asked) !== stem(found)))
}
