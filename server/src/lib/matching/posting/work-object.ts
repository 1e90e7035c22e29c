import { contentStems } from '../text/stems.ts'

/** What stands behind the word for a kind of work: the briefs of "writing project briefs"; empty behind "writing skills". */
export function objectBehind(clause: string, end: number): string {
  const words = behind.exec(clause.slice(end, end + farthest))?.[0] ?? ''
  const [first = ''] = words.trim().toLowerCase().split(/\s+/)
  return noObject.test(first) || contentStems(words).size === 0 ? '' : words
}

const farthest = 60
const behind =
  /^(?:\s(?!(?:and|or|und|oder|et|ou|y|o|with|within|for|in|at|on|to|from|using|across|as|by|is|are|would|will|mit|für|in|bei|dans|pour|avec|en|con|para)(?!\p{L}))[\p{L}\d/'’-]+){1,4}(?=[\s,;.)]|$)(?:\s(?:and|or|&)\s[\p{L}\d/'’-]+(?:\s[\p{L}\d/'’-]+){0,2}$)?/u
const noObject =
  /^(?:skills?|experience|knowledge|abilit(?:y|ies)|background|tools?|environments?|process(?:es)?|teams?|industry|sectors?|principles|practices|methods|techniques|qualifications?|degrees?|certificates?|certifications?|roles?|positions?|standards?|software|systems?|duties|tasks|work|capacity|procedures?|preferred|required|essential|desirable|preferable|desired|necessary|needed|helpful|useful|ideally|preferably|strongly)$/u
