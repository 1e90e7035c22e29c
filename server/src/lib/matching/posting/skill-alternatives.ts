import { otherWords } from './listed-choices.ts'
import type { Mention } from '../skills/find-skills.ts'
import { hasPhrase } from '../text/phrases.ts'
import { phrases } from './posting-words.ts'
import type { AskedSkill } from './requirement.ts'
import { readWords } from '../text/words.ts'

export const asked = ({ skill, key, kind }: Mention): AskedSkill => ({ name: skill.name, key, kind })

/** Before "such as" is the kind of thing of which the others are examples. */
export function withKind(clause: string, [first, second, ...rest]: readonly Mention[]): AskedSkill[] {
  if (!first) return []
  if (!second) return [asked(first)]
  const isKind = examples.test(clause.slice(first.end, second.start))
  return [isKind ? { ...asked(first), kind: 'kind' } : asked(first), asked(second), ...rest.map(asked)]
}

const examples =
  /\b(?:such as|like|e\.?g\.?|for example|including|wie|z\. ?B\.|tel(?:le)?s? que|comme|tales como|como|por ejemplo)(?![\p{L}])/iu

/** Groups alternatives ("Java, Kotlin or Scala", "clouds such as AWS"); all other mentions stay alone. */
export function alternatives(clause: string, mentions: readonly Mention[]): Mention[][] {
  const chains: { pairs: Mention[][]; hasOr: boolean }[] = []
  mentions.forEach((mention, index) => {
    const previous = mentions[index - 1]
    const gap = previous && clause.slice(previous.end, mention.start)
    const chain = chains.at(-1)
    if (!chain || gap === undefined || !isListGap(gap)) return void chains.push({ pairs: [[mention]], hasOr: false })
    // A slash joins its two neighbours, "or" the whole list.
    if (gap.trim() === '/') chain.pairs.at(-1)?.push(mention)
    else chain.pairs.push([mention])
    chain.hasOr ||= hasPhrase(readWords(gap), phrases.or)
  })
  return chains.flatMap(({ pairs, hasOr }) => {
    const isOpen = pairs.length > 1 && orSimilar.test(clause.slice(pairs.at(-1)?.at(-1)?.end ?? 0))
    const areExamples = exampleLead.test(clause.slice(0, pairs[0]?.[0]?.start))
    return hasOr || isOpen || areExamples ? [pairs.flat()] : pairs.flatMap(inKind)
  })
}

/** "AWS/Azure/GCP" are alternatives, "Git/Kubernetes/Docker" a list. */
function inKind(pair: Mention[]): Mention[][] {
  const families = new Set(pair.map(({ skill }) => skill.family || skill.name))
  return pair.length > 2 && families.size > 1 ? pair.map((it) => [it]) : [pair]
}

/** "Accounting systems (e.g. SAP, NetSuite, Xero)": none of the examples is asked for by itself. */
const exampleLead =
  /(?<![\p{L}.])(?:e\.\s?g\.?|for example|for instance|z\.\s?B\.|zum Beispiel|beispielsweise|p\.\s?ex\.|par exemple|p\.\s?ej\.|por ejemplo)[,:]?\s*$/iu

const orSimilar = new RegExp(String.raw`^[\s,)]*(?:or|oder|ou|o)\s+(?:${otherWords})`, 'i')

function isListGap(gap: string): boolean {
  const words = readWords(gap)
  if (gap.length > 40 || words.length > 4 || /\b(?:and|und|et|y|e|sowie|with|mit|avec|con)\b|[;.]|&/i.test(gap))
    return false
  return words.length === 0 || hasPhrase(words, phrases.or)
}
