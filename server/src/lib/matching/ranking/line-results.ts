const measure =
  /[$€£¥]\s?\d|\d\s?(?:%|percent|prozent|pour cent|por ciento)|\b\d+(?:[.,]\d+)?\s?[kKmM]\b\+?|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d+\+|\b\d+x\b|\bfrom \d+\S* to \d|\b(?:doubled|tripled|halved|verdoppelt|doublé|duplicado)\b/iu
const amount =
  /\b(?:\d{2,}|[3-9])\s+(?:\p{L}+\s+){0,2}(?:people|employees|staff|members|persons?|customers?|clients?|users?|patients?|guests?|covers|students?|children|pupils|teams?|projects?|sites?|stores?|countries|servers?|databases?|accounts?|engineers?|developers?|million|thousand|hours|days|weeks|minutes|mitarbeiter\w*|kunden|patient\w*|gäste|élèves|clients|personnes|personas|clientes|pacientes|units|orders|calls|vehicles|tickets|reports|beds|rooms|residents|volunteers|agents|branches|locations|associates|workers)\b/iu

/** True for a line that says how much, how many or how far: readers take it for proof. */
export function isResult(line: string): boolean {
  return (
    measure.test(line) ||
    amount.test(line) ||
    /\b(?:staff|team|crew|group|department|workforce) of (?:(?:about|over|up to) )?(?:\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)/iu.test(
      line,
    ) ||
    /\b(?:award|winner|won the|ranked|promoted to|record[- ]breaking|exceed(?:ed|ing) (?:\p{L}+\s){0,3}(?:targets?|goals?|quotas?))\b/iu.test(
      line,
    )
  )
}
