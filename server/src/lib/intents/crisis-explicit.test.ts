import { expect, test } from 'vitest'
import { languages, type Language } from '../languages.ts'
import { findCrisis } from './crisis.ts'
import { readHeadings } from './words/words.ts'

/** A phrase word by word, each with its alternatives; none where up to so many words may stand. */
type Line = readonly (readonly string[])[]

const linesOf = (languages_: readonly Language[], ...headings: string[]): Line[] =>
  languages_.flatMap((language) =>
    headings.flatMap((heading) =>
      ['crisis.txt', 'overdose.txt'].flatMap((file) =>
        (readHeadings(language, file).get(heading) ?? []).map(({ line }) =>
          line.split(/\s+/).map((part) => (/^\.+$/.test(part) ? [] : part.split('|').map(bare))),
        ),
      ),
    ),
  )
const bare = (word: string) => word.replace(/^[~=]|\*$/g, '')

/** As somebody may write it, the alternatives taking turns, with something else in its gaps. */
const written = (line: Line, turn = 0, inGap = ''): string =>
  line
    .map((words) => (words.length === 0 ? inGap : words[turn % words.length]))
    .filter((word) => word !== '')
    .join(' ')

const isHeard = (message: string): boolean => ['despair', 'taken'].includes(findCrisis(message) ?? '')

const kinds = ['idioms', 'not_dark', 'beyond_work', 'routine']
const idioms = linesOf(languages, ...kinds)
const figures = linesOf(languages, 'figures')

/** Of the language itself each idiom meets each wish; those of the others, which are taken out just so, one in turn. */
test.each(languages)('an idiom of any language swallows no wish to die in so many words: %s', (language) => {
  const explicit = linesOf([language], 'explicit')
  expect(explicit.length).toBeGreaterThan(10)
  const own = linesOf([language], ...kinds).flatMap((idiom) => explicit.map((wish) => [idiom, wish] as const))
  const others = idioms.map((idiom, at) => [idiom, explicit[at % explicit.length] ?? []] as const)
  const messages = [...own, ...others].map(([idiom, line], turn) => {
    const wish = written(line, turn)
    const joined = [`${written(idiom, turn)} ${wish}`, `${wish} ${written(idiom, turn)}`, written(idiom, turn, wish)]
    return joined.filter((message) => message.includes(wish)).at(turn % 3) ?? `${wish} ${written(idiom, turn)}`
  })
  expect(messages.filter((message) => !isHeard(message))).toEqual([])
})

test.each(languages)(
  'nor one that goes on from its words, as "life after nursing" from "end my life": %s',
  (language) => {
    const messages = linesOf([language], 'explicit').flatMap((wish) =>
      idioms.flatMap((idiom) => [...sharing(wish, idiom), ...sharing(idiom, wish)]),
    )
    expect(messages.length).toBeGreaterThan(3)
    expect(messages.filter((message) => !isHeard(message))).toEqual([])
  },
)

/** The two with the words that the first one ends and the second one begins with said once. */
function sharing(before: Line, after: Line): string[] {
  const most = Math.min(before.length, after.length) - 1
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((count) => {
    const shared = after.slice(0, count).map((words, at) => {
      const others = before[before.length - count + at] ?? []
      return words.filter((word) => others.includes(word))
    })
    if (shared.some((words) => words.length === 0)) return []
    return [written([...before.slice(0, -count), ...shared, ...after.slice(count)])]
  })
}

test.each(languages)('a figure of speech takes no wish with it that stands beside it: %s', (language) => {
  const messages = linesOf([language], 'explicit').flatMap((wish, turn) =>
    figures.flatMap((figure) => [
      `${written(figure, turn)}. ${written(wish, turn)}`,
      `${written(wish, turn)}. ${written(figure, turn)}`,
    ]),
  )
  expect(messages.filter((message) => !isHeard(message))).toEqual([])
})

test.each([
  'I want to end my life after retirement',
  'i want to die after nursing',
  'quiero quitarme la vida después de la jubilación',
  'je veux mettre fin à ma vie après la retraite',
  'ich will mein Leben nach der Bundeswehr beenden',
])('a wish to die stays one whatever it goes on with: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'is there life after nursing?',
  'ein neues Leben nach dem Studium',
  'une nouvelle vie après la restauration',
  'hay vida después de la hostelería',
  'quiero acabar con mi vida laboral en el banco',
  'je veux mettre fin à ma vie professionnelle à 60 ans',
  'i wanted to die of embarrassment in that interview',
  'quería morirme de vergüenza',
  'je voulais mourir de honte',
  'ich wollte vor Scham sterben',
])('another life, and shame, are no wish to die: %s', (text) => expect(findCrisis(text)).toBeUndefined())
