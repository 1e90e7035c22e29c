import { fold } from '../../../../lib/intents/plain-text.ts'
import { phraseWords } from '../../../../lib/intents/words/phrase-words.ts'
import { languages } from '../../../../lib/languages.ts'
import { findSkills } from '../../../../lib/matching/skills/find-skills.ts'

/** "Add to my skills: imos, stair building and CAD": what is listed after the colon. */
const listed =
  /(?<!\p{L})(?:skills?|kenntniss?en?|fähigkeiten|compétences?|conocimientos?|habilidades|profile?|perfil|cv|resume|lebenslauf|currículum|curriculum)(?!\p{L})[^:.!?\n]{0,20}:\s*(.{2,300})$/isu
const mostListed = 10
const mostWords = 5

/** The skills of a list after a colon; empty without one. */
export function listedSkills(text: string): string[] {
  const names = namesOf(listed.exec(text)?.[1] ?? '')
  return isList(names) ? listOf(names) : []
}

/** "Health and safety and Excel" are two: what a list knows as one skill is not parted. */
function namesOf(list: string): string[] {
  const parts = list.split(/([,;•\n]|\s(?:and|und|et|y|e)\s)/iu)
  const names = [parts[0] ?? '']
  for (let at = 1; at < parts.length; at += 2) {
    const [joint = '', next = ''] = [parts[at], parts[at + 1]]
    const whole = `${names.at(-1) ?? ''}${joint}${next}`.trim()
    if (/\p{L}/u.test(joint) && isKnown(whole)) names[names.length - 1] = whole
    else names.push(next)
  }
  return names.map((name) => name.replace(/[.!]+$/u, '').trim())
}
const isKnown = (text: string): boolean => findSkills(text)[0]?.text === text
const isList = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => name !== '' && name.split(/\s+/).length <= mostWords)
const listOf = (names: readonly string[]): string[] => [...new Set(names.filter(namesSkill))].slice(0, mostListed)

/** "Python and Kubernetes": several skills, where one of them is known by itself; "research and development" is one. */
export function joinedSkills(name: string): string[] {
  const names = namesOf(name)
  const mayBeSkill = (text: string) => isKnown(text) || (text.split(' ').length <= 2 && !anotherWish.test(text))
  return !isKnown(name) && isList(names) && names.some(isKnown) && names.every(mayBeSkill) ? listOf(names) : []
}

/** "Python and keep SQL", "Python and no Java": the rest is no skill. */
const anotherWish =
  /^(?:my|an?|the|put|forget|apply|then|also|now|please|keep|leave|show|find|tell|give|move|make|remove|delete|drop|no|not|don['’]?t|nothing|dann|auch|bitte|behalte?|lass|zeige?|finde?|kein\p{L}*|nicht|lösch\p{L}*|streich\p{L}*|entfern\p{L}*|puis|aussi|garde|laisse|montre|trouve|pas|sans|enlève|retire|luego|también|deja|mantén|muestra|busca|quita|borra|sin)(?!\p{L})/iu

const stray =
  /^(?:für|bei|unter|in|im|mit|zu|zum|zur|von|aus|dass|dans|pour|à|en|au|chez|avec|que|to|for|at|that|with|under|into|para|con|por)\s|(?:kenntnis|fähigkeit|compétence|conocimiento|habilidad)\p{L}*|(?<!\p{L})(?:skills?|profile?|lebenslauf|perfil|cv)(?!\p{L})/iu

let said: ReadonlySet<string> | undefined

/** "i forgot to say i", "put that": whoever speaks names nothing. "IT" and "MES" in capitals are names. */
function isSpeech(name: string): boolean {
  said ??= new Set(languages.flatMap((language) => phraseWords(language).notInSkills.map(fold)))
  const words = name.replace(/['’]/gu, '').match(/[\p{L}\p{N}+#]+/gu) ?? []
  return words.some((word) => !/^\p{Lu}{2,}$/u.test(word) && said?.has(fold(word)))
}

/** False for a rest of a sentence, such as "für vollmer", "bei kenntnissen" or "put that". */
export const namesSkill = (name: string): boolean => name.length > 1 && !stray.test(name) && !isSpeech(name)
