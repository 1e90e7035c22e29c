import { findSearchTerms } from '../../../lib/intents/entities/job-search-terms.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Ask } from './ask.ts'

/** What stands before an occupation that somebody wants to go into; the words end at a sign or a further clause. */
const before: Record<Language, RegExp> = {
  en: /\b(?:(?:switch|mov|chang|transition|go)\w*\b.*?\b(?:in)?to|get into|become|becoming|work(?:ing)? as|career (?:as|in)|into|retrain as|for an?|as an?|to be an?)\s+(?:an?\s+|the\s+)?(.+)$/iu,
  de: /\b(?:(?:in|richtung|nach|zu)\s+(?:die|den|das|der)\s+|ins\s+|zur\s+|zum\s+|richtung\s+|als\s+|für\s+(?:eine?n?\s+)?)(.+)$/iu,
  fr: /(?:devenir|comme|en tant que|vers\s+(?:le\s+|la\s+|les\s+|l['’])?|pour\s+(?:être\s+|un\s+poste\s+d[e’']\s*|un\s+|une\s+)?|dans\s+(?:le\s+|la\s+|les\s+|l['’])?|métier\s+d[e’']\s*)\s*(.+)$/iu,
  es: /(?:hacerme|convertirme en|trabajar (?:de|como)|ser|hacia|para (?:ser |un |una )?|puesto de|como|cambiar(?:me)? (?:de .+? )?a)\s+(?:el |la |los |las |un |una )?(.+)$/iu,
}
/** "Ich möchte Krankenpfleger werden": the verb stands last. */
const beforeWerden = /\b(?:möchte|moechte|will|wollte|könnte)\s+(?:ich\s+)?(?:gerne?\s+)?(.+?)\s+werden\b/iu
const end =
  /[.?!,;:()\n]|\s(?:and|but|because|without|what|how|job|jobs|role|roles|position|und|aber|weil|ohne|was|wie|stellen?|werden|wechseln|arbeiten|lernen|et|mais|parce|sans|que|comment|y|pero|porque|sin|qué|cómo)(?=\s|$)/iu
/** Words that name no occupation. */
const vague =
  /^(?:an?\s+)?(?:other|another|different|new|something|somewhere|anything|else|better|this|that|it|job|career|field|industry|role|andere\w*|neue\w*|etwas|was|autre|nouve\w*|quelque|otr\w*|nuev\w*|algo)\b/iu
const longestRole = 60

/** The occupation that a message wants to go into, or undefined where it names none. */
export function namedRole({ text, speech, search, places }: Ask): string | undefined {
  const message = text.slice(0, 500)
  const german = speech.language === 'de' ? beforeWerden.exec(message)?.[1] : undefined
  const found = german ?? before[speech.language].exec(message)?.[1]
  const role = found?.split(end)[0]?.trim()
  if (role && role.length >= 3 && role.length <= longestRole && !vague.test(role)) return role
  const title = search?.title ?? findSearchTerms(message, speech.language, places).title
  return title !== undefined && !vague.test(title) ? title : undefined
}
