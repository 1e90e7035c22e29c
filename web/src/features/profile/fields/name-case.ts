/** Words of a name that stand in small letters unless they begin it. */
const particles = new Set(
  'al af av bin bint da das de del della den der des di do dos du e el ibn la las le los of ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
)
/** Degrees and numbers that stay in capitals. */
const kept = /^(?:[IVX]{2,}|MD|MBA|BA|MA|MSC|BSC|RN|CPA|LLM|LLB)\.?$/

/**
 * "SARAH O'BRIEN-LEE" as "Sarah O'Brien-Lee"; undefined for other names and single short ones. Its owner confirms it.
 */
export function inNormalCase(name: string): string | undefined {
  const words = name.trim().split(/\s+/)
  const isCapitals = name === name.toLocaleUpperCase() && name !== name.toLocaleLowerCase()
  if (!isCapitals || (words.length === 1 && (name.match(/\p{L}/gu)?.length ?? 0) < 4)) return undefined
  return words.map((word, index) => wordInNormalCase(word, index > 0)).join(' ')
}

function wordInNormalCase(word: string, isInside: boolean): string {
  const small = word.toLocaleLowerCase()
  if (kept.test(word.replace(/,$/, ''))) return word
  if (isInside && particles.has(small)) return small
  return small
    .replace(/(^|[-'’.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase())
    .replace(/(^|-)Mc(\p{L})/gu, (_, before: string, letter: string) => `${before}Mc${letter.toLocaleUpperCase()}`)
}
