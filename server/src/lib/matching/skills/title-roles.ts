/** The ranks, such as manager and supervisor, are compared elsewhere: who stands higher has what is asked. */
const ranks = 'manager supervisor leader director'
const roles =
  'administrator advisor adviser engineer coordinator co-ordinator assistant officer specialist consultant analyst technician planner clerk operative agent controller executive buyer secretary apprentice inspector'
const either = (words: string): string => words.replaceAll(' ', '|')
const role = new RegExp(`(?<!\\p{L})(?:${either(roles)})(?!\\p{L})`, 'giu')
const behind = new RegExp(`^\\s(?:${either(roles)}|${either(ranks)})(?!\\p{L})`, 'iu')

/** The words of a title that say what somebody is: the "administrator" of "Warehouse Administrator"; empty without one. */
export const roleIn = (title: string): string => (title.toLowerCase().match(role) ?? []).join(' ')

/** The role or rank right behind a field in a title: " Administrator" behind "Warehouse"; empty without one. */
export const roleBehind = (rest: string): string => behind.exec(rest)?.[0] ?? ''
