import { saysExpired } from '@waymark/cv-reader/facts/not-held.ts'

const bracketWith = (words: string): RegExp =>
  new RegExp(String.raw`\((?:[^()]*[^\p{L}()])?(?:${words})(?!\p{L})[^()]*\)?`, 'iu')

const levels = String.raw`grundkenntnisse|grundlagen|basics?|basic knowledge|beginner|notions|débutante?|básic[oa]|nociones|anfänger(?:in)?|einsteiger(?:in)?|low|bajo|faible|gering|a little|ein wenig|un peu|un poco|rusty|eingerostet|rouillée?|oxidad[oa]|(?:nivel )?usuari[oa](?: básic[oa])?(?! (?:avanzad|expert|clave))|nivel inicial|inicial|initiation|read[- ]only|lecture seule|(?:solo|sólo) lectura|nur lesend|lesend|theory(?: only)?|theoretisch|théori(?:e|que)|teóric[oa]|not completed|nicht abgeschlossen`
const learnt = String.raw`(?:home ?)?labs?|homelab|labor(?:umgebung)?|laboratorio|laboratoire|courses?|coursework|kurs|schulung|training(?! (?:of|for|given|other))|cours|curso|(?:school|university|student|course) projects?|schulprojekt|projet scolaire|proyecto escolar|hobby\p{L}*|privat|learning|in ausbildung|formación|self-taught|autodida(?:kt\p{L}*|cte|cta)|(?<!(?:key|power|super|expert|advanced)[- ])users?(?! (?:support|training))|(?<!(?:fortgeschrittener?|erfahrener?|versierter?) )anwender(?:in)?|mooc|in uni|at uni|uni|am lernen|lernend|autoformation|audited`

const limit = bracketWith(`${learnt}|${levels}`)
/** The same words without a bracket, at the end of the entry. */
const limitBehind = new RegExp(String.raw`(?:,|:|\s[–—-])\s*(?:only |nur |seulement |solo )?(?:${levels})\s*$`, 'iu')
const shortTime = bracketWith(
  String.raw`\d{1,2}\s?(?:days?|weeks?|hours?|tage?n?|wochen?|std\.?|stunden|h|heures?|horas?|jours?|días?|semanas?|semaines?)`,
)
const gone = bracketWith(
  String.raw`(?<!(?:not|nicht|no|non) )(?:expired|lapsed|abgelaufen|ungültig|périmée?|expirée?|caducad[oa]|vencid[oa])(?!\s+(?:in|on)?\s*20[3-9])`,
)

const lasts =
  /(?<!\p{L})(?:not|never|nicht|noch|nie|no|non|pas|jamais|nunca)\s(?:\p{L}+\s)?(?:expired|lapsed|abgelaufen|ungültig|périmée?|expirée?|caducad[oa]|vencid[oa])|(?<!\p{L})(?:renew|erneuert|verlängert|renouvel|renovad)|(?<!\d)20[3-9]\d(?!\d)/iu

/** "Windows Server (home lab)", "Excel (basics)": without its bracket the text would claim more. */
export const isLimit = (text: string): boolean => limit.test(text) || limitBehind.test(text)

/** "Python (2 weeks)": a paper is earned in days, a skill is not. */
export const isOfShortTime = (text: string): boolean => shortTime.test(text)

/** "HACCP (expired 2019)" and "HACCP, expired 2019" are held no more; "not yet expired" and "lapsed 2019, renewed 2024" are. */
export const isExpired = (text: string): boolean => gone.test(text) || (saysExpired(text) && !lasts.test(text))

/** "Grundkenntnisse in Excel" asks for no more than the basics. */
export const asksForBasics = (text: string): boolean =>
  /(?<!\p{L})(?:grundkenntnisse|grundlagen|basics?|basic|notions|bases|básic[oa]s?|nociones|beginner|erste kenntnisse)(?!\p{L})/iu.test(
    text,
  )
