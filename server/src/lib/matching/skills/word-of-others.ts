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

/** What somebody is called who does a work: in running text mostly a colleague. "Gestion comptable" is the work. */
export const isOccupation = (text: string): boolean =>
  /(?:designer|developer|engineer|architect|manager|analyst|administrator|scientist|consultant|technician|assistant|supervisor|coordinator|recruiter|electrician|plumber|physiotherapist|accountant|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|techniker(?:in)?|buchhalter(?:in)?|développeu(?:r|se)|ingénieure?|technicienn?e?|desarrolladora?|ingenier[oa]|técnic[oa]|(?<!\p{L}\s)(?:comptable|contable))e?n?s?$/iu.test(
    text,
  )

/** "Worked as a project manager" tells of oneself. */
export const isOneself = (before: string): boolean =>
  /(?<!\p{L})(?:as|role of|acting|als|comme|como|en tant que)\s+(?:(?:an?|the|interim|acting|lead|senior)\s+)*$/iu.test(
    before,
  )

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
