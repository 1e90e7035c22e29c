const roleWords =
  /(?:er|or|ist|ian|man|woman|person|nurse|analyst|assistant|consultant|accountant|attendant|clerk|chef|cook|lead|intern|trainee|apprentice|fellow|executive|associate|architect|secretary|attorney|guard|agent|president|superintendent|student|partner|coach|pilot|aide|representative|administrator|technician|expert|principal|paralegal|server|cashier|host|hostess|nanny|founder|foreman|midwife|electrician|mate|chef de \p{L}+|commis|operative|constable|detective|sergeant|warden|barista|member|steward|stewardess|concierge|physician|surgeon)$/iu

/** Whether an English word is what a person may be: teacher, nurse, accountant. */
export const isRoleWord = (word: string): boolean => roleWords.test(word)

/** An English title with its article, none for Head of and Chief; undefined unless it is a plain role. */
export function withArticle(title: string): string | undefined {
  if (/^(?:head of|chief|vice president|vp)\b/i.test(title)) return title
  const head = title.split(/\s(?:of|for|in|at|to|with|–)\s/)[0]?.replace(/\s*\([^()]*\)$/, '') ?? ''
  const isRole = /^[\p{L}\s./'’()&+#-]+$/u.test(title) && title.split(' ').length <= 7 && roleWords.test(head)
  return isRole ? `${articleOf(title)} ${title}` : undefined
}

/** A degree with its article, none for a plural: "an MSc", "A-levels". */
export function degreeWithArticle(degree: string): string {
  return /^\S*[\p{Ll}]s\b/u.test(degree) ? degree : `${articleOf(degree)} ${degree}`
}

/** "a Counterbalance FLT licence (RTITB)", "a Certificate in Humanitarian Logistics"; "First Aid at Work" takes none. */
export function paperWithArticle(name: string): string {
  const head = name.split(/\s(?:in|of|for|at|from|with)\s|,|\s\(|\s[–-]\s|:/)[0] ?? ''
  return /(?:^|\s)(?:licen[cs]e(?:\s(?:class|category|cat\.?)\s[\p{Lu}\d+/]+)?|certificate|diploma|card|ticket|award|permit|badge|certification|qualification|passport|degree)$/iu.test(
    head,
  ) && !/^(?:an?|the|my|one|two)\s/i.test(name)
    ? `${articleOf(name)} ${name}`
    : name
}

const articleOf = (text: string): string => (startsWithVowelSound(text) ? 'an' : 'a')

/** By sound: "an hour", "an MSc", "a unit", "a European", "a UX designer". */
function startsWithVowelSound(text: string): boolean {
  const first = /^[\p{L}\p{N}.]+/u.exec(text)?.[0] ?? ''
  const isSpelled =
    /^(?:[A-Z]{2,}|[A-Z](?:\.[A-Z])+\.?|[A-Z]\.?)$/.test(first) ||
    /^(?:MSc|MPhil|MBA|MA|MEng|MChem|MPhys|MMath|MPharm|LLB|LLM)$/.test(first.replaceAll('.', ''))
  if (isSpelled) return /^[AEFHILMNORSX]/.test(first)
  if (/^(?:eu|uni(?!n|m)|use|usu|one\b|once\b|ut[ie])/i.test(first)) return false
  return /^(?:[aeiou]|hono|hour|heir)/i.test(first)
}
