import { fold } from '../../../lib/intents/plain-text.ts'

const leave =
  /\b(?:(?:maternity|paternity|parental|family|carers?'?s?|adoption|sick) leave|career break|sabbatical|stay[- ]at[- ]home|(?:full[- ]time )?(?:mother|father|mum|mom|dad|parent)$|homemaker|unemployed|job ?seek\w*|elternzeit|mutterschutz|babypause|kinderpause|familien(?:zeit|pause|phase|management)|erziehungs(?:zeit|urlaub)|pflegezeit|hausfrau|hausmann|auszeit|sabbatjahr|arbeits(?:los|such)\w*|conge (?:parental|maternite|paternite|sabbatique|maladie)|(?:mere|pere) au foyer|recherche d'emploi|sans emploi|excedencia|baja (?:maternal|por)|permiso (?:parental|de maternidad|de paternidad)|ama de casa|amo de casa|desemplead\w*|en paro|busqueda de empleo)/u
const care =
  /\b(?:car(?:e|ed|ing)|look(?:ed|ing) after|rais(?:ed|ing)|pflege|betreuung|erziehung|garde|soins|aide|accompagnement|education|cuid\w*|crianza|atencion)\b/u
/** Of one's own, or a relative that nobody is employed to call theirs. */
const family =
  /\b(?:my|own|meine[rsnm]?|eigene[rsnm]?|mes|mon|ma|mis?)\b.{0,20}\b(?:child\w*|kids?|sons?|daughters?|mother|father|mum|mom|dad|parents?|wife|husband|grand\w+|famil\w+|baby|kind\w*|tochter|sohn\w*|mutter|vater\w*|eltern\w*|angehorige\w*|enfants?|fils|fille|mere|pere|conjoint\w*|hij[oa]s?|madre|padres?|abuel[oa]s?|bebe|marido|mujer)\b|\b(?:angehorige[rn]?|familienangehorige[rn]?)\b/u

/** Whether an entry among the jobs of a CV is leave, care within the family or a time without work. */
export function isBreak(title: string, company: string): boolean {
  const [name, both] = [fold(title).trim(), fold(`${title} ${company}`)]
  return leave.test(name) || leave.test(fold(company)) || (care.test(both) && family.test(both))
}
