import { beginsWithFamilyCare, namesLeave } from '@waymark/cv-reader/words/leave-words.ts'
import { fold } from '../text/words.ts'

const care =
  /\b(?:car(?:e|ed|ing)|look(?:ed|ing) after|rais(?:ed|ing)|pflege|betreuung|erziehung|garde|soins|aide|accompagnement|education|cuid\w*|crianza|atencion)\b/u
/** Of one's own, or a relative that nobody is employed to call theirs. */
const family =
  /\b(?:my|own|meine[rsnm]?|eigene[rsnm]?|mes|mon|ma|mis?)\b.{0,20}\b(?:child\w*|kids?|sons?|daughters?|mother|father|mum|mom|dad|parents?|wife|husband|grand\w+|famil\w+|baby|kind\w*|tochter|sohn\w*|mutter|vater\w*|eltern\w*|angehorige\w*|enfants?|fils|fille|mere|pere|conjoint\w*|hij[oa]s?|madre|padres?|abuel[oa]s?|bebe|marido|mujer)\b|\b(?:angehorige[rn]?|familienangehorige[rn]?)\b/u
const parent = /^(?:mother|father|mum|mom|dad|parent)$/iu
/** Who stands in for somebody on leave works. */
const cover = /(?<!\p{L})(?:cover|replacement|vertretung|remplacement|sustitución)/iu

/** Whether an entry among the jobs of a CV is leave, care within the family or a time without work. */
export function isBreak({ title, company }: { title: string; company: string }): boolean {
  const both = fold(`${title} ${company}`)
  return (
    ((namesLeave(title) || namesLeave(company)) && !cover.test(title)) ||
    parent.test(title.trim()) ||
    (company.trim() === '' && beginsWithFamilyCare(title.trim())) ||
    (care.test(both) && family.test(both))
  )
}
