const bracketWith = (words: string): RegExp =>
  new RegExp(String.raw`\((?:[^()]*[^\p{L}()])?(?:${words})(?!\p{L})[^()]*\)?`, 'iu')

const limit = bracketWith(
  String.raw`(?:home ?)?labs?|homelab|labor(?:umgebung)?|laboratorio|laboratoire|courses?|kurs|schulung|training|cours|curso|(?:school|university|student|course) projects?|schulprojekt|projet scolaire|proyecto escolar|hobby|privat|learning|in ausbildung|formación|grundkenntnisse|grundlagen|basics?|basic knowledge|beginner|notions|débutante?|básic[oa]|nociones|anfänger(?:in)?|einsteiger(?:in)?|self-taught|autodida(?:kt\p{L}*|cte|cta)`,
)
const gone = bracketWith(
  String.raw`(?<!(?:not|nicht|no|non) )(?:expired|lapsed|abgelaufen|ungültig|périmée?|expirée?|caducad[oa]|vencid[oa])(?!\s+(?:in|on)?\s*20[3-9])`,
)

/** "Windows Server (home lab)", "Excel (basics)": without its bracket the text would claim more. */
export const isLimit = (text: string): boolean => limit.test(text)

/** "HACCP (expired 2019)" is held no more. */
export const isExpired = (text: string): boolean => gone.test(text)

/** "Grundkenntnisse in Excel" asks for no more than the basics. */
export const asksForBasics = (text: string): boolean =>
  /(?<!\p{L})(?:grundkenntnisse|grundlagen|basics?|basic|notions|bases|básic[oa]s?|nociones|beginner|erste kenntnisse)(?!\p{L})/iu.test(
    text,
  )
