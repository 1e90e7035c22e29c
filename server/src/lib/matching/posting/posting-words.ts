import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import { languages, type Language } from '../../languages.ts'
import { phraseList, type PhraseList } from '../text/phrases.ts'
import { contentStems } from '../text/stems.ts'
import { readWords } from '../text/words.ts'

/** `unknown` before the first heading and under uninformative ones. */
export type SectionKind = 'required' | 'wished' | 'duties' | 'benefits' | 'company' | 'legal' | 'apply' | 'unknown'

// All languages at once: postings mix them, and their words hardly clash.
const catalogues = [en, de, fr, es]

export const headings: ReadonlyMap<string, SectionKind> = new Map(
  catalogues.flatMap((words) =>
    Object.entries(words.headings).flatMap(([kind, texts]) =>
      texts.map((text) => [keyOf(text), kind as SectionKind] as const),
    ),
  ),
)

const byLanguage = { en, de, fr, es }
const languagesOfHeadings = Map.groupBy(
  languages.flatMap((language) =>
    Object.values(byLanguage[language].headings).flatMap((texts) =>
      texts.map((text) => [keyOf(text), language] as const),
    ),
  ),
  ([key]) => key,
)

/** The language of a heading that only one of them has. */
export function headingLanguage(heading: string): Language | undefined {
  const known = new Set(languagesOfHeadings.get(keyOf(heading))?.map(([, language]) => language))
  return known.size === 1 ? [...known][0] : undefined
}

type ListName = Exclude<keyof typeof en, 'headings'>
const listOf = (name: ListName): PhraseList => phraseList(catalogues.flatMap((words) => words[name]))

/** Words that make a line required, wished, a duty or no requirement at all, and words that join alternatives. */
export const phrases = {
  required: listOf('required'),
  wished: listOf('wished'),
  notRequirement: listOf('not_requirements'),
  attitude: listOf('attitude'),
  opener: listOf('openers'),
  or: listOf('or'),
  duty: listOf('duties'),
  /** They say what whoever applies must have. */
  candidate: listOf('candidate'),
  /** They begin the next thing that a sentence asks for, and the first a wish. */
  askStart: listOf('ask_starts'),
  wishOpener: listOf('wish_openers'),
  /** Behind a thing they say how much it is needed, and name nothing. */
  mark: listOf('marks'),
  /** "You have", "du verfügst": before what is asked for. */
  subject: listOf('subjects'),
  /** They begin a sentence, and what follows is asked for: "We are looking for someone who has". */
  lead: listOf('leads'),
  /** "Knowledge of", "Umgang mit": what follows is asked for, even among the duties. */
  knowledge: listOf('knowledge'),
  /** "Hast ein Studium", "avez le permis B": what somebody has. */
  having: listOf('having'),
  /** Shifts, journeys, papers of good conduct: agreed upon, and in no CV. */
  condition: listOf('conditions'),
  /** Lifting, standing, eyesight: what a body is to bear is in no CV either. */
  physical: listOf('physical'),
  /** "Other duties include": what follows is done and not asked for. */
  dutyLead: listOf('duty_leads'),
  /** "Ability to": what follows is claimed by anybody and lacked by nobody. */
  ability: listOf('abilities'),
  /** "Maintain all records" tells a duty wherever it stands; "Design the forms" does, "Design experience" asks. */
  dutyVerb: listOf('duty_verbs'),
  dutyNoun: listOf('duty_nouns'),
}

const wordsOf = (name: ListName): ReadonlySet<string> =>
  new Set(catalogues.flatMap((words) => words[name].map((word) => keyOf(word))))

/** Words that begin a sentence ("You have"), and those that go on behind the first word of an item ("Knowledge of"). */
export const sentenceStarts = wordsOf('sentence_starts')
export const continuations = wordsOf('continuations')

/** The stems of "good knowledge of", "gute Kenntnisse in", "expérience en": they ask, and name nothing. */
export const askingStems: ReadonlySet<string> = new Set(
  catalogues.flatMap(({ openers, required, wished, having }) =>
    [...openers, ...required, ...wished, ...having].flatMap((phrase) => [...contentStems(phrase)]),
  ),
)

/** Stems of what anybody says of himself: reliable, belastbar, autonome. */
export const softStems: ReadonlySet<string> = new Set(
  catalogues.flatMap(({ soft }) => soft.flatMap((word) => [...contentStems(word)])),
)

/** They begin the next thing in a list that lost its breaks, where they are written with a capital. */
export const flatItems: readonly string[] = catalogues.flatMap((words) => words.flat_items)

export function keyOf(text: string): string {
  return readWords(text)
    .map((word) => word.key)
    .join(' ')
}
