import { matchAll, matchAllButOne, matchAnyTyped, matchWork, namesWork, type TitleQuery } from './title-query.ts'

/** Words to find in titles, or in texts whose titles also match `inTitle`. */
export type Way = { column: 'title_terms' | 'body_terms'; words: string; inTitle?: string }

/**
 * The best way first. Who names an occupation gets no other one: a text only mentions it ("you work with the
 * accountant"). Other words, such as a skill, may be in the text alone.
 */
export function waysToMatch(title: TitleQuery): Way[] {
  const all = matchAll(title)
  const lacksOne = matchAllButOne(title)
  const titles: Way = { column: 'title_terms', words: all }
  const almost: Way[] = lacksOne === undefined ? [] : [{ column: 'title_terms', words: lacksOne }]
  if (!namesWork(title)) {
    const partly: Way[] =
      almost.length === 0 ? [] : [{ column: 'body_terms', words: all, inTitle: matchAnyTyped(title) }]
    return [titles, ...partly, ...almost, { column: 'body_terms', words: all }]
  }
  if (almost.length === 0) return [titles]
  const work = matchWork(title)
  return [
    titles,
    { column: 'body_terms', words: all, inTitle: work },
    ...almost,
    { column: 'title_terms', words: work },
  ]
}
