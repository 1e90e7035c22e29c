import { saysExpired } from '@waymark/cv-reader/facts/not-held.ts'

const bracketWith = (words: string): RegExp =>
  new RegExp(String.raw`\((?:[^()]*[^\p{L}()])?(?:${words})(?!\p{L})[^()]*\)?`, 'iu')

const levels = String.raw`grundkenntnisse|grundlagen|basics?|basic knowledge|beginner|notions|débutante?|básic[oa]|nociones|anfänger(?:in)?|einsteiger(?:in)?|low|bajo|faible|gering|a little|ein wenig|un peu|un poco|rusty|eingerostet|rouillée?|oxidad[oa]|(?:nivel )?usuari[oa](?: básic[oa])?(?! avan)|(?<!(?:key|power|super|expert|advanced|business|end) )users?(?! (?:support|training|management|research|experience|stories|acceptance|interface|admin))|(?<!(?:fortgeschrittene[rn]?|geübte[rn]?|versierte[rn]?) )anwender(?:in)?|nivel inicial|inicial|initiation|read[- ]only|lecture seule|(?:solo|sólo) lectura|nur lesend|lesend|theory(?: only)?|theoretisch|théori(?:e|que)|teóric[oa]|not completed|nicht abgeschlossen`
const learnt = String.raw`(?:home ?)?labs?|homelab|labor(?:umgebung)?|laboratorio|laboratoire|courses?|coursework|kurs|schulung|training(?! (?:of|for) )|cours|curso|(?:school|university|student|course) projects?|schulprojekt|projet scolaire|proyecto escolar|hobby\p{L}*|privat|learning|in ausbildung|formación|self-taught|autodida(?:kt\p{L}*|cte|cta)|mooc|teile? \d(?:[\s,+&]|und|\d){0,8}|parts? \d(?:[\s,+&]|and|\d){0,8}|in uni|at uni|uni|am lernen|lernend|autoformation|audited`
const lapsing = String.raw`à recycler|à renouveler|to be renewed|needs? (?:renewal|renewing|updating)|due for renewal|lapsed|por renovar|pendiente de renova\p{L}*|(?:muss|zu) (?:erneuern|erneuert werden|auffrischen)|aufzufrischen|auffrischung (?:nötig|fällig)`

const limit = bracketWith(`${learnt}|${levels}|${lapsing}`)
/** The same words without a bracket, at the end of the entry. */
const limitBehind = new RegExp(
  String.raw`(?:,|:|\s[–—-])\s*(?:only |nur |seulement |solo )?(?:${levels}|${lapsing})\s*$`,
  'iu',
)
/** "Excel Grundlagen", "Notions d'Excel": beside the name alone. */
const limitBeside =
  /[\s-](?:grundlagen|grundkenntnisse|basics|básico|notions|nociones|beginner|anfänger)\s*$|^(?:grundkenntnisse(?:\sin)?|notions\s(?:de|d['’])|nociones\sde|conocimientos\sbásicos\sde)\s?\p{L}/iu
/** In a longer entry the words may mean something else: "training in basics". */
const longestBeside = 40
const shortTime = bracketWith(
  String.raw`\d{1,2}\s?(?:days?|weeks?|hours?|tage?n?|wochen?|std\.?|stunden|h|heures?|horas?|jours?|días?|semanas?|semaines?)`,
)
/** Longer texts tell of work. */
const longestName = 160
const heldAgain = /(?<!\p{L})(?:renewed|erneuert|verlängert bis|renouvelée?|renovad[oa])(?!\p{L})|20[3-9]\d/iu

/** "Windows Server (home lab)", "Excel (basics)": without its bracket the text would claim more. */
export const isLimit = (text: string): boolean =>
  limit.test(text) || limitBehind.test(text) || (text.length <= longestBeside && limitBeside.test(text))

/** "Python (2 weeks)": a paper is earned in days, a skill is not. */
export const isOfShortTime = (text: string): boolean => shortTime.test(text)

/** "HACCP, expired 2019" is held no more. */
export const isExpired = (text: string): boolean =>
  text.length <= longestName && saysExpired(text) && !heldAgain.test(text)

/** "Grundkenntnisse in Excel" asks for no more than the basics. */
export const asksForBasics = (text: string): boolean =>
  /(?<!\p{L})(?:grundkenntnisse|grundlagen|basics?|basic|notions|bases|básic[oa]s?|nociones|beginner|erste kenntnisse)(?!\p{L})/iu.test(
    text,
  )
