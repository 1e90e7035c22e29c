const group =
  /^(?:[\s,/&]+(?:and\s+)?\p{L}+){0,2}?[\s-]+(?:teams?|departments?|dept|staff|personnel|groups?|directors?|managers?|leaders?|leadership|executives?|reps|roles?|stakeholders?|functions?|counterparts?|offices?|compan(?:y|ies)|industry|sector|firms?|agenc(?:y|ies)|clients?|customers?|partners?|students?|faculty|professionals?|colleagues|clinics?|surger(?:y|ies)|hospitals?|collaterals?|literature|brochures?|materials?|aids|presentations?|incentives?|abteilung|équipe|equipo)\b/iu
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

/** "Confirmed physician orders": who is named in a line of work is somebody else there, unless it says "as". */
export const isPerson = (text: string): boolean =>
  /^(?:physicians?|doctors?|surgeons?|nurses?|pharmacists?|dentists?|lawyers?|attorneys?|judges?|teachers?|drivers?|chefs?|ärzte?|arzt|lehrer(?:innen)?|anwälte?|apotheker|médecins?|chirurgiens?|avocate?s?|enseignante?s?|médicos?|cirujanos?|abogad[oa]s?|profesor(?:a|es)?)$/iu.test(
    text,
  )

/** "Worked as a project manager" tells of oneself. */
export const isOneself = (before: string): boolean =>
  /(?<!\p{L})(?:as|role of|acting|als|comme|como|en tant que)\s+(?:(?:an?|the|interim|acting|lead|senior)\s+)*$/iu.test(
    before,
  )

const serving =
  /(?:^|[;.–•]\s*)(?:\p{L}+ly\s)?(?:book(?:ed|ing|s)?|order(?:ed|ing|s)?|s(?:old|ell|elling|ells)|schedul\p{L}+|clean\p{L}*|answer\p{L}*|greet\p{L}*|recruit\p{L}*|interview\p{L}*|invoic\p{L}+|translat\p{L}+|hir(?:ed|ing|es?)|purchas\p{L}+|bought|buying|buy|transport\p{L}*|arrang\p{L}+|(?:ver|ein)kauf\p{L}*|bestell\p{L}*|buchung\p{L}*|reinigung|rekrutierung|termin(?:ierung|planung|vereinbarung)|übersetzung|vente|vend\p{L}*|commande|réservation\p{L}*|nettoyage|recrutement|traduction|achat|accueil|flyers?|leaflets?|brochures?|prospekte?|broschüren?|dépliants?|folletos?|venta|compra|pedidos?|reserva|limpieza|reclutamiento|selección|traducción)(?!\p{L})(?:\s+(?!(?:and|und|sowie|et|y|e|&)\s)[^\s,;.]+){0,6}\s*$/iu
const tooled =
  /(?<!\p{L})(?:in|with|using|via|through|on|by|mit|über|per|dans|avec|sur|en|con|mediante|sap:)\s+(?:\p{L}+\s)?$/iu

/** "Booked travel for the SAP team", "sold Salesforce licences": what was done there is not the named thing. */
export const isOnlyServed = (before: string): boolean =>
  serving.test(before.slice(-longestServed)) && !tooled.test(before.slice(-longestServed))

const longestServed = 120
