const wish =
  /(?<!\p{L})(?:seeking|looking (?:for|to)|(?:want(?:s|ing)?|keen|aim(?:s|ing)?|hopes?) to|ready to (?:learn|train|retrain|become|move|change|switch|qualify)|objective|interested in|aspir\w+|eager to|obtain a|would like|hope to|hoping to|goal is|plan(?:ning)? to|to learn|willing to learn|moving (?:in)?to|transition(?:ing)? (?:in)?to|changing (?:career|to)|career chang\w+|retraining|(?:now|currently) training (?:in|as|to)|switching (?:in)?to|breaking into|quereinst\p{L}*|quereinstieg|umstieg|wechsel in|suche|auf der suche|möchte|will (?:werden|lernen)|würde gern\w*|strebe|ich plane|und plane|habe vor|recherche un|souhait\w+|cherche|aimerais|veux|voudrais|envie de|projet de|prévois|en reconversion|reconversion vers|compte (?:passer|obtenir)|busco|quiero|deseo|aspiro|en búsqueda|me gustaría|quisiera|me interesa|me reciclo|reciclarme|reorient\p{L}* hacia|pienso|tengo previsto|planeo)(?!\p{L})/iu
const relatives =
  /(?<!\p{L})(?:my|mein\w*|mon|ma|mes|mi|mis)\s+(?:\p{L}+\s+)?(?:wife|husband|partner|mother|father|mum|dad|son|daughter|brother|sister|parents?|grandm\w+|grandf\w+|uncle|aunt|friends?|frau|mann|partnerin|mutter|vater|sohn|tochter|bruder|schwester|eltern|oma|opa|onkel|tante|freund\w*|femme|mari|compagn\w+|conjoint\w*|mère|père|fils|fille|frère|sœur|soeur|oncle|ami\w*|mujer|marido|esposo|esposa|pareja|madre|padre|hij[oa]s?|herman[oa]|abuel[oa]|tí[oa]|amig[oa]s?)(?!\p{L})/iu
const denied =
  /(?<!\p{L})(?:no|not|never|without|lack(?:ing)?|kein\p{L}*|nicht|ohne|nie|sans|jamais|aucune?|sin|nunca|ningun\p{L}*)\s+(?:\S+\s*){1,5}/giu

/** "Seeking a role in accounting", "möchte Tischler werden": what somebody wants is not what he has. */
export const isWish = (text: string): boolean => wish.test(text)

/** "My wife is a nurse": a relative's trade, or care of a relative, is not the owner's. */
export const isAboutRelative = (text: string): boolean => relatives.test(text)

/** "Assisted the accountant with closings", "Hospitation": whoever helps need not have done it. */
export const isHelping = (text: string): boolean =>
  /^\s*(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?|support(?:ed|ing|s)?|shadow(?:ed|ing)?|observ(?:ed|ing|ation)|unterstütz\p{L}*|mithilfe|mitarbeit|hospitation|assistance|observation|apoyo|ayuda)(?!\p{L})/iu.test(
    text,
  )

const supervised =
  /(?<!\p{L})(?:under|unter|sous|bajo)\s+(?:the\s|der\s|la\s|close\s)*(?:supervision|direction|guidance|anleitung|aufsicht|leitung|responsabilité|supervisión|dirección)\S*/giu

/** The text without what it denies ("no experience with CNC"), and without whose orders it was done under. */
export const withoutDenied = (text: string): string => text.replace(denied, ' ').replace(supervised, ' ')

/** "Excel – none", "SQL (not yet)", "Tableau: keine Kenntnisse", "Polnisch 0/5": an entry that says it is not there. */
export const isDeniedEntry = (text: string): boolean => {
  const found = deniedEntry.exec(text.slice(-longestDenial))
  if (!found) return false
  const before = text.slice(0, text.length - found[0].length)
  // "Teaching beginners, no experience" is of others, and in "German (C1), English (none)" only the second is denied.
  const isSetApart = /[:–—(-]\s?$/u.test(before + found[0].charAt(0))
  return before.trim().split(/\s+/).length <= (isSetApart ? 4 : mostDenied) && !/[,;]/.test(before)
}
/** Words of the name that is denied, where nothing sets the denial apart. */
const mostDenied = 2

const longestDenial = 60
const deniedEntry =
  /(?:[\s:,–—(-](?:none|nil|not yet|never used|no (?:experience|knowledge|skills?)|kein[e]?(?: (?:kenntnisse?|erfahrung))?|noch nicht|noch keine(?: kenntnisse| erfahrung)?|nicht vorhanden|aucune?(?: (?:connaissance|expérience)s?)?|pas encore|pas du tout|ningun[oa]|nul(?:le|o|a)?|todavía no|aún no|sin (?:experiencia|conocimientos)|0\s*\/\s*\d{1,2}|0\s*%))[\s).!]*$/iu

/** "14 years in manufacturing": whoever counts the years was not near it. */
export const saysYearsOf = (before: string): boolean => yearsBefore.test(before.slice(-farthestYears))
const farthestYears = 80
const yearsBefore =
  /(?<!\p{L})(?:years?|jahren?|ans|años)(?:['’]?\s(?:of\s)?experience|\sErfahrung)?\s(?:in|of|de|en|dans)\s(?:(?:der|the|la|le)\s)?(?:\p{L}+(?:,\s|\s(?:and|&|und|et|y)\s)){0,3}$/iu

/** "Doubled sales": what was done stands first. */
export const opensClause = /(?:^|[.;,])\s*\p{L}*\s*$/u
