import { textLanguage } from '../text/text-language.ts'
import type { PostingLine } from './posting-lines.ts'
import { headingLanguage } from './posting-words.ts'
import type { Requirement } from './requirement.ts'

/** Fewer may be asked twice by chance. */
const fewest = 2
/** The second list is a translation where so much of what can be compared stands in the first. */
const leastShared = 0.6

/** What each line of a posting asks for. */
export type Asked = { line: PostingLine; found: readonly Requirement[] }

/** A posting in two languages asks once: a list that says an earlier one again under a heading of another language is left out. */
export function withoutTranslations(asked: readonly Asked[]): readonly Asked[] {
  const lists = [...Map.groupBy(asked, ({ line }) => line.heading ?? '').values()].filter((own) =>
    own.some(({ found }) => found.length > 0),
  )
  const again = lists.flatMap((list, at) => {
    const earlier = lists.slice(0, at).find((it) => isTranslation(list, it))
    return earlier ? list.filter((it) => !asksForMore(it, earlier)) : []
  })
  const left = new Set(again)
  return left.size === 0 ? asked : asked.filter((it) => !left.has(it))
}

/** A licence or a language that only the translation names is asked for, too. */
function asksForMore(it: Asked, earlier: readonly Asked[]): boolean {
  const papers = it.found.filter(({ what }) => what === 'licence' || what === 'language')
  return !keysOf([{ ...it, found: papers }]).isSubsetOf(keysOf(earlier))
}

function isTranslation(list: readonly Asked[], earlier: readonly Asked[]): boolean {
  const [own, known] = [keysOf(list), keysOf(earlier)]
  if (own.size < fewest || own.intersection(known).size < leastShared * own.size) return false
  const [one, other] = [languageOf(list), languageOf(earlier)]
  return one !== undefined && other !== undefined && one !== other
}

/** By its words; of a few words the heading tells it. */
const languageOf = (list: readonly Asked[]) =>
  textLanguage(list.map(({ line }) => line.text).join('\n')) ?? headingLanguage(list[0]?.line.heading ?? '')

/** What is the same in any language: known skills, languages, and of years how many. */
const keysOf = (list: readonly Asked[]): Set<string> =>
  new Set(
    list.flatMap(({ found }) =>
      found.flatMap(({ what, skills, language, years }) =>
        what === 'language'
          ? [`language ${language?.code}`]
          : what === 'degree' || what === 'years'
            ? [`${what} ${years ?? ''}`]
            : skills.map(({ name }) => name),
      ),
    ),
  )
