import type { KeptPosting } from '@waymark/contract/job-application.ts'

/** Shorter ones say nothing, longer ones are not read beside a form. */
const length = { least: 30, most: 220 } as const
const mostFacts = 3
const ofEmployer =
  /\b(?:we|our|us|is an?|wir|unser\p{L}*|nous|notre|nos|somos|nuestr[oa]s?)\b|\b(?:founded|since|seit|gegründet|depuis|créée?|desde)\b/iu
const asking =
  /\b(?:you|your|sie|ihre?|ihnen|du|dein\p{L}*|vous|votre|vos|usted|tu|apply|cv|salary|bewerb\p{L}*|gehalt|urlaub|candidature|salaire|salario|enviar|looking for|suchen|recherch\p{L}*|busca\p{L}*|seeking)\b/iu

/** Sentences in which a posting tells of the employer, those with a number first: a reminder of what to write about. */
export function employerFacts({
  company_info,
  description,
}: Pick<KeptPosting, 'company_info' | 'description'>): string[] {
  const sentences = `${company_info}\n${description}`
    .split(/\n+|(?<=[.!?])\s+/)
    .map((it) => it.replace(/^[\s•*–-]+/, '').trim())
    .filter((it) => it.length >= length.least && it.length <= length.most && /[.!]$/.test(it))
  const told = [...new Set(sentences)].filter((it) => ofEmployer.test(it) && !asking.test(it))
  return told.toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a))).slice(0, mostFacts)
}
