const group =
  /^(?:[\s,/&]+(?:and\s+)?\p{L}+){0,2}?[\s-]+(?:teams?|departments?|dept|staff|personnel|groups?|directors?|managers?|leaders?|leadership|executives?|reps|roles?|stakeholders?|functions?|counterparts?|offices?|compan(?:y|ies)|industry|sector|firms?|agenc(?:y|ies)|clients?|customers?|partners?|students?|faculty|professionals?|colleagues|clinics?|surger(?:y|ies)|hospitals?|abteilung|équipe|equipo)\b/iu
const support =
  /\b(?:support(?:ed|ing|s)?|assist(?:ed|ing|s)?|help(?:ed|ing|s)?|with|liais\w+|alongside|between)\s+(?:\p{L}+\s+){0,2}$/iu

/** "The sales team", "our marketing stakeholders", "the construction industry": somebody else's work, or a place. */
export function belongsToOthers(behind: string): boolean {
  return group.test(behind)
}

/** "Supported the sales …", "together with marketing": whoever helps need not do it. */
export function isSupported(before: string): boolean {
  return support.test(before)
}

/** "In compliance with recipes" says how, not what. */
export function isManner(before: string, behind: string): boolean {
  return /\bin\s+$/i.test(before) && /^\s+with\b/i.test(behind)
}

/** "Electrician's mate", "Apprentice mechanic", "Ayudante de cocina": in the trade, and not yet of it. */
export function isJuniorTitle(before: string, behind: string): boolean {
  return apprentice.test(before) || mate.test(behind) || superior.test(before)
}

/** "PA to the Marketing Director" */
const superior = /(?<!\p{L})(?:pa|assistant|secretary|aide)\sto\s(?:the\s)?(?:\p{L}+\s){0,3}$/iu

const apprentice =
  /(?<!\p{L})(?:apprentice|trainee|student|assistant|azubi|auszubildende[rn]?|lehrling|praktikant\p{L}*|stagiaire|apprentie?|assistante|aide|ayudante|aprendiz\p{L}*|becari[oa]|auxiliar|en formation|en prácticas)\s+(?:d['’]|de |del |zum |zur |als )?$/iu
const mate =
  /^['’]?s?[\s-]+(?:mate|helper|helfer|assistant|apprentice|trainee|en formation|in ausbildung|en prácticas)\b/iu
