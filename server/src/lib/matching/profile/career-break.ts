import { beginsWithFamilyCare, namesLeave, namesUnpaidTime } from '@waymark/cv-reader/words/leave-words.ts'
import { titleWords } from '@waymark/cv-reader/words/occupation-words.ts'
import { fold } from '../text/words.ts'

const care =
  /\b(?:car(?:e|ed|er|ing)|look(?:ed|ing) after|rais(?:ed|ing)|pflege|betreuung|erziehung|garde|soins|aide|accompagnement|education|cuid\w*|crianza|atencion)\b/u
const relatives = String.raw`child\w*|kids?|sons?|daughters?|mother|father|mum|mom|dad|parents?|wife|husband|grand\w+|famil\w+|baby|kind\w*|tochter|sohn\w*|mutter|vater\w*|eltern\w*|angehorige\w*|enfants?|fils|fille|mere|pere|conjoint\w*|hij[oa]s?|madre|padres?|abuel[oa]s?|bebe|marido|mujer`
const possessive = 'my|own|meine[rsnm]?|eigene[rsnm]?|mes|mon|ma|mis?'
/** Of one's own. */
const family = new RegExp(String.raw`\b(?:${possessive})\b.{0,20}\b(?:${relatives})\b`, 'u')
/** A relative alone where an employer would stand: "my mother", and not "My Mother's House Ltd". */
const onlyFamily = new RegExp(
  String.raw`^(?:for |fur |pour |para |a )?(?:${possessive})\s(?:\w+\s)?(?:${relatives})$`,
  'u',
)
const anyRelative = /\b(?:angehorige[rn]?|familienangehorige[rn]?)\b/u
const parent = /^(?:mother|father|mum|mom|dad|parent)$/iu
/** Who stands in for somebody on leave works. */
const cover = /(?<!\p{L})(?:cover|replacement|vertretung|remplacement|sustitución)/iu

/**
 * Whether an entry among the jobs of a CV is leave, care within the family or a time without work. Beside an occupation
 * the employer's name is a name ("Verkäuferin" at "Hausmann"), and so is any employer beside care or a household.
 */
export function isBreak({ title, company }: { title: string; company: string }): boolean {
  const [name, employer] = [fold(title).trim(), fold(company).trim()]
  const isAlone = employer === ''
  if (namesLeave(title) && !cover.test(title) && (isAlone || !namesUnpaidTime(title))) return true
  if (namesLeave(company) && titleWords(title) < 1 && !cover.test(title)) return true
  if (parent.test(title.trim())) return true
  if (isAlone && (beginsWithFamilyCare(title.trim()) || (care.test(name) && anyRelative.test(name)))) return true
  return care.test(name) && (family.test(name) || onlyFamily.test(employer))
}
