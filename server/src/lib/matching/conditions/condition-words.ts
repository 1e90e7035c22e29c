import lists from './conditions.json' with { type: 'json' }
import { languages, type Language } from '../../languages.ts'
import { phraseList, type PhraseList } from '../text/phrases.ts'

type Texts = Readonly<Record<Language, string>>
type Listed = { skill?: string; asked: Texts; shown?: Texts }

/** A circumstance of the work, or a paper about a person and not about the trade. `skill`: how the list of skills calls it. */
export type Condition = { name: string; skill: string | undefined; asked: PhraseList; shown: PhraseList }

const listOf = (texts: Texts): PhraseList => phraseList(languages.flatMap((it) => texts[it].split(' | ')))
const none: PhraseList = new Map()

export const knownConditions = Object.entries(lists.kinds as Readonly<Record<string, Listed>>).map(
  ([name, { skill, asked, shown }]): Condition => ({
    name,
    skill,
    asked: listOf(asked),
    shown: shown ? listOf(shown) : none,
  }),
)

/** Words by which a line asks for it, where no heading does. */
export const asks = listOf(lists.asks)
