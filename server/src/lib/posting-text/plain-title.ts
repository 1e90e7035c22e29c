/** "Care Assistant **** to **** ph": boards that hide the pay. */
const maskedPay = /\s*[-–,(]?\s*(?:(?:up to|from|circa|c\.)\s)?(?:[£$€]\s?)?(?<!\d\s?|\*)\*{2,}.*$/iu
const jobIn =
  /\s+(?:[Jj]obs?|[Vv]acanc(?:y|ies)|Stellenangebote?|[Oo]ffre d['’]emploi|[Oo]ferta de empleo)(?:\s+(?:in|at|near|à|en))?\s+(\p{Lu}.*)$/u
const atEmployer = /\s+(?:at|@|bei|chez)\s+(.+)$/iu

/**
 * The title of a posting without what a board or a page puts behind it: the employer ("Head Chef at Fjord"), the place
 * ("Staff Nurse Job London") and hidden pay. A title of nothing else stays whole.
 */
export function plainTitle(title: string, { company, location }: { company: string; location: string }): string {
  const bare = title.replace(maskedPay, '')
  const places = new Set(wordsOf(location))
  const employer = wordsOf(company).join(' ')
  const isPlace = (words: readonly string[]) => words.length > 0 && words.every((it) => places.has(it))
  const withoutPlace = bare.replace(jobIn, (all, where: string) => (isPlace(wordsOf(where)) ? '' : all))
  const own = withoutPlace.replace(atEmployer, (all, name: string) =>
    employer !== '' && wordsOf(name).join(' ') === employer ? '' : all,
  )
  return own.trim() === '' ? title : own.trim()
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
