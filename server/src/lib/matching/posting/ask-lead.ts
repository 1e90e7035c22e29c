import { findPhrase } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'
import { phrases } from './posting-words.ts'

/** What an ask asks for, without the words that lead to it; `whole` still has them. */
export function askedPart(written: string): { whole: string; text: string } {
  const whole = written.replace(beginners, '').replace(candidateMust, '').replace(prepared, '').trim()
  return { whole, text: withoutLead(whole) }
}

/** "Berufserfahrung wünschenswert, auch Quereinsteiger willkommen": the second half asks for nothing; "keine Berufsanfänger" does. */
const beginners =
  /(?:^|[,;(–])(?![^,;()]*(?<!\p{L})(?:kein\p{L}*|no|not|nicht|pas|sin)(?!\p{L}))[^,;()]{0,60}(?<!\p{L})(?:(?:quer|berufs|wieder)einsteiger|berufsanfänger|beginners (?:are )?welcome|débutante?s?\S* accept|principiantes)[^,;()]{0,60}\)?/iu

/** "The post holder must have experience in theatre": what comes behind it is asked for. */
const candidateMust =
  /^(?:(?:the|all|any|our|ideal|suitable|successful|der|die|le|la|el)\s+){0,3}(?:post\s?-?holders?|candidates?|applicants?|bewerber(?:in|innen)?|candidate?s?|candidat[oa]s?|postulantes?|persona (?:candidata|seleccionada))\s+(?:must|should|will|needs? to|has to|have to|müssen|muss|sollten?|doi(?:t|vent)|devra|deben?|deberán?)(?:\s(?:also|ideally|auch|aussi|également|también))?\s(?:(?:have|possess|über|avoir|posséder|justifier d['’]une|tener|contar con|acreditar)\s+)?(?=(?:(?:an?|some|good|previous|prior|une|de)\s)?(?:experience|knowledge|erfahrung|kenntnisse|expérience|connaissance|experiencia|conocimiento))/iu
const prepared =
  /,?\s(?:and|und|et|y)\s(?:(?:must\s)?be\s(?:prepared|willing|ready|happy)|être prête?s? à|estar dispuest[oa]s? a)\s[^,;]*?(?=[,;]|\s(?:and|with|und|mit|et|avec|y|con)\s(?:an?\s|good\s|some\s|previous\s)?(?:have|has|hold|possess|experience|knowledge|kenntnisse|erfahrung|expérience|connaissances?|experiencia|conocimientos?)(?!\p{L})|$)/isu

/** "We are looking for someone who has worked with children": what stands behind it is asked for. */
function withoutLead(text: string): string {
  const words = readWords(text)
  const [lead] = findPhrase(words, phrases.lead).filter(({ from }) => from === 0)
  const next = lead && words[lead.to]
  return next ? text.slice(next.start) : text
}
