const commonWords: Record<string, readonly string[]> = {
  en: ['the', 'and', 'of', 'for', 'with', 'to', 'by', 'at', 'from', 'on'],
  de: ['und', 'der', 'die', 'von', 'mit', 'für', 'bei', 'zur', 'im', 'als'],
  fr: ['et', 'de', 'la', 'le', 'des', 'les', 'du', 'pour', 'en', 'chez'],
  es: ['y', 'de', 'la', 'el', 'los', 'las', 'del', 'para', 'con', 'en'],
  pt: ['e', 'de', 'da', 'do', 'dos', 'das', 'para', 'com', 'em', 'na'],
  it: ['e', 'di', 'della', 'il', 'per', 'con', 'del', 'presso', 'nel', 'la'],
  nl: ['en', 'van', 'het', 'de', 'voor', 'met', 'een', 'bij', 'als', 'op'],
  pl: ['i', 'w', 'na', 'do', 'oraz', 'z', 'dla', 'od', 'przy', 'się'],
}

/** True for English by its most common words, and for Latin text with hardly any words (a list of names). */
export function looksEnglish(text: string): boolean {
  const sample = text.slice(0, 20_000).toLowerCase()
  const words = sample.match(/\p{L}+/gu) ?? []
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < (sample.match(/\p{L}/gu)?.length ?? 0) * 0.7) return false
  const counts = Object.entries(commonWords).map(([language, common]) => {
    const set = new Set(common)
    return [language, words.filter((word) => set.has(word)).length] as const
  })
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0
  const most = Math.max(...counts.map(([, count]) => count))
  return most < 5 || english === most
}
