import type { FoundBy } from '@waymark/contract/job-search/job-search.ts'
import { token } from '../../index/terms.ts'
import type { TermsWanted } from '../terms-wanted.ts'
import { isAnyWork, type TitleQuery } from './title-query.ts'
import {
  allButOneWord,
  allPhrases,
  anyCoreWord,
  anySpecificWord,
  hasFewerWords,
  hasGenericWord,
  namesWork,
  ofEmployer,
  typedStems,
  workAlone,
  workInTitle,
} from './title-terms.ts'

/** Where to look besides the place that was asked for; "named": anywhere in its country, for titles that name it. */
export type Reach = 'with remote work' | 'named' | 'near' | 'farther'
type Terms = { terms: TermsWanted; inTitle?: TermsWanted | undefined }
/** Terms to find in titles or texts whose titles also have `inTitle`; `remote`: instead of these, far from the place. */
export type Way = Terms & {
  column: 'title_terms' | 'body_terms'
  remote?: Terms
  reach: Reach
  found_by: FoundBy
}

/**
 * The best way first. A named occupation must be in the title, because a text only mentions it ("you work with the
 * accountant"). Other words, such as a skill, may be in the text alone. Remote work needs all words, and the
 * occupation's in their order: a "manager, solutions, pre-sales" far away is no sales manager. `placeWords`: words of
 * the title that were read as its place, which may also stand in titles of postings elsewhere.
 */
export function waysToMatch(title: TitleQuery, wider: boolean, placeWords: readonly string[] = []): Way[] {
  if (isAnyWork(title)) {
    const any = { column: 'title_terms', terms: { all: [] } } as const
    const farther: Way = { ...any, reach: 'farther', found_by: 'farther' }
    return [{ ...any, reach: 'with remote work', found_by: 'all_words' }, ...(wider ? [farther] : [])]
  }
  const inTitle: Way = {
    column: 'title_terms',
    terms: allPhrases(title, 'exact'),
    remote: { terms: allPhrases(title, 'in order') },
    reach: 'with remote work',
    found_by: 'all_words',
  }
  const employer = ofEmployer(title)
  const placeInTitle = placeWords.map((word): TermsWanted => ({ word: [token.exact(word), token.placeWord(word)] }))
  const named: Way = { ...inTitle, terms: { all: [inTitle.terms, ...placeInTitle] }, reach: 'named' }
  const textAlone = textAloneOf(title)
  return [
    inTitle,
    ...(placeWords.length === 0 ? [] : [named]),
    ...(employer ? [{ ...inTitle, terms: employer, remote: { terms: employer } }] : []),
    ...textsOf(title),
    ...(textAlone && title.isTools ? [textAlone] : []),
    ...(wider ? [...fewerWords(title), { ...inTitle, reach: 'farther', found_by: 'farther' } as const] : []),
    ...(textAlone && !title.isTools && wider ? [{ ...textAlone, found_by: 'similar_words' } as const] : []),
  ]
}

function textsOf(title: TitleQuery): Way[] {
  const inText = { column: 'body_terms', terms: allPhrases(title, 'stems'), found_by: 'all_words' } as const
  if (namesWork(title)) {
    const inTitle = workInTitle(title, 'exact')
    const remote = { terms: inText.terms, inTitle: workInTitle(title, 'in order') }
    return inTitle ? [{ ...inText, inTitle, remote, reach: 'with remote work' }] : []
  }
  const partly = hasFewerWords(title) ? anySpecificWord(title) : undefined
  return partly ? [{ ...inText, inTitle: partly, reach: 'with remote work' }] : []
}

/** "Director" in a text may be anyone's; a text with "kubernetes" and "terraform" is for whoever searches for them. */
function textAloneOf(title: TitleQuery): Way | undefined {
  if (namesWork(title) || hasGenericWord(title)) return undefined
  return { column: 'body_terms', terms: allPhrases(title, 'stems'), found_by: 'all_words', reach: 'near' }
}

function fewerWords(title: TitleQuery): Way[] {
  if (!hasFewerWords(title)) return []
  const ways = [namesWork(title) ? workAlone(title) : undefined, allButOneWord(title), anySpecificWord(title)]
  return ways.flatMap((terms): Way[] =>
    terms ? [{ column: 'title_terms', terms, reach: 'near', found_by: 'fewer_words' }] : [],
  )
}

/** For a search that finds nothing else: fewer words farther away, then titles of the same stems, often other trades. */
export function lastWays(title: TitleQuery): Way[] {
  const core = anyCoreWord(title)
  return [
    ...fewerWords(title).map((way): Way => ({ ...way, reach: 'farther' })),
    ...(['near', 'farther'] as const).flatMap((reach): Way[] =>
      core ? [{ column: 'title_terms', terms: core, reach, found_by: 'fewer_words' }] : [],
    ),
    { column: 'title_terms', terms: typedStems(title), reach: 'near', found_by: 'similar_words' },
  ]
}
