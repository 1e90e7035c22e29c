const bracketWith = (words: string): RegExp =>
  new RegExp(String.raw`\((?:[^()]*[^\p{L}()])?(?:${words})(?!\p{L})[^()]*\)?`, 'iu')

const tried = String.raw`(?:home ?)?labs?|homelab|labor(?:umgebung)?|laboratorio|laboratoire|courses?|kurs|cours|curso|(?:school|university|student|course) projects?|schulprojekt|projet scolaire|proyecto escolar|hobby|privat|learning|in ausbildung|formación`
const basic = String.raw`grundkenntnisse|grundlagen|basics?|basic knowledge|beginner|notions|débutante?|básic[oa]|nociones|anfänger(?:in)?|einsteiger(?:in)?|self-taught|autodida(?:kt\p{L}*|cte|cta)`

const triedIn = bracketWith(tried)
const limitIn = bracketWith(`${tried}|${basic}`)

/** "Windows Server (home lab)", "Java (school project)": learnt or tried, not done at work. */
export const isOnlyTried = (text: string): boolean => triedIn.test(text)

/** The same, and "Excel (basics)": without its bracket the text would claim more. */
export const isLimit = (text: string): boolean => limitIn.test(text)
