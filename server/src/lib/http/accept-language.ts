/** The offered language that an Accept-Language header prefers, ignoring regions; undefined if it wants none. */
export function chooseLanguage<const L extends string>(
  header: string | undefined,
  offered: readonly L[],
): L | undefined {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const found = offered.find((candidate) => candidate === language)
    if (found !== undefined) return found
  }
  return undefined
}
