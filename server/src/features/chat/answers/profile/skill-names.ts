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

const namesOf = (list: string): string[] =>
  list.split(/[,;•\n]|\s(?:and|und|et|y|e)\s/iu).map((name) => name.replace(/[.!]+$/u, '').trim())
const isList = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => name !== '' && name.split(/\s+/).length <= mostWords)
const listOf = (names: readonly string[]): string[] => [...new Set(names.filter(namesSkill))].slice(0, mostListed)

/** "Python and Kubernetes": several skills, where one of them is known by itself; "research and development" is one. */
export function joinedSkills(name: string): string[] {
  const names = namesOf(name)
  const isKnown = (text: string) => findSkills(text)[0]?.text === text
  return !isKnown(name) && isList(names) && names.some(isKnown) ? listOf(names) : []
}

const stray =
  /^(?:für|bei|unter|in|im|mit|zu|zum|zur|von|aus|dass|dans|pour|à|en|au|chez|avec|que|to|for|at|that|with|under|into|para|con|por)\s|(?:kenntnis|fähigkeit|compétence|conocimiento|habilidad)\p{L}*|(?<!\p{L})(?:skills?|profile?|lebenslauf|perfil|cv)(?!\p{L})/iu

/** False for a rest of a sentence, such as "für vollmer" or "bei kenntnissen". */
export const namesSkill = (name: string): boolean => name.length > 1 && !stray.test(name)
