/** What somebody who learns a trade is called, wherever it stands in a title. */
const learner = String.raw`intern(?:ship)?|trainee|apprentice|werkstudent\p{L}*|azubi|auszubildende\p{L}*|lehrling|praktik\p{L}*|stagiaire|alternan\p{L}*|apprentie?|aprendiz\p{L}*|prácticas|becari[oa]`
/** In other titles the same words name a place of work or whom it serves: "Stage Manager", "Student Adviser". */
const ofOthers = String.raw`manager|technician|hand|director|crew|lighting|officer|coordinator|consultant|advis\p{L}+|services?|support|affairs|recruit\p{L}*|counsel\p{L}*|welfare|success`
const learning = new RegExp(
  String.raw`(?<!\p{L})(?:${learner}|(?:placement|student|stage)(?! (?:\p{L}+ )?(?:${ofOthers}))|in (?:der )?ausbildung|lehrjahr|ausbildungsjahr)(?!\p{L})`,
  'iu',
)

/** Whoever is there to learn: a student or stagiaire, not a stage manager or student adviser. */
export const isLearning = (title: string): boolean => learning.test(title)

/** A learner's title without the word for that: "Marketing" of a Marketing Intern. */
export const tradeLearnt = (title: string): string => title.replace(learning, ' ').trim()

const juniorBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${learner}|student|assistante?|aide|ayudante|auxiliar|en formation|ausbildung|lehre|en apprentissage)\s+(?:d['’]|de |del |zum |zur |als )?$`,
  'iu',
)
const juniorBehind = new RegExp(
  String.raw`^['’]?s?[\s-]+(?:${learner}|mate|helper|helfer|assistant|placement|student|en formation|en apprentissage|en alternance|in (?:der )?(?:ausbildung|lehre|training)|en prácticas|en formación)(?!\p{L})|^[^\n]{0,20}\(?\d\.\s?(?:lehrjahr|ausbildungsjahr)`,
  'iu',
)
/** "PA to the Marketing Director" */
const superior = /(?<!\p{L})(?:pa|assistant|secretary|aide)\sto\s(?:the\s)?(?:\p{L}+\s){0,3}$/iu

/**
 * "Electrician's mate", "Apprentice mechanic", "Ayudante de cocina": in the trade, and not yet of it.
 * @param before what stands in a title before the name of the trade
 * @param behind what stands there behind it
 */
export const isJuniorTitle = (before: string, behind: string): boolean =>
  juniorBefore.test(before) || juniorBehind.test(behind) || superior.test(before)
