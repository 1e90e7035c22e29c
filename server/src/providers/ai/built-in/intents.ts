export type Intent =
  | 'cv_review'
  | 'profile_review'
  | 'documents'
  | 'interview'
  | 'auto_apply'
  | 'tracking'
  | 'job_search'
  | 'strategy'
  | 'career'
  | 'salary'
  | 'privacy'
  | 'capabilities'
  | 'thanks'
  | 'goodbye'
  | 'greeting'
  | 'unknown'

/** Further requests in one message are not answered. */
const maxIntents = 2
/** Requests are in the first lines; a posting pasted below them would name every topic. */
const maxLengthRead = 600

/** Up to two requests in the order of the rules, else small talk, else `unknown`. English only, like the texts. */
export function findIntents(message: string): Intent[] {
  const text = message.slice(0, maxLengthRead).toLowerCase().replaceAll('’', "'")
  const found = requestRules.filter(([, rule]) => rule.test(text)).map(([intent]) => intent)
  // "Tailor my CV" is about documents, not a review: the more specific rule comes first.
  if (found.length > 0) return found.filter((intent) => !isCovered(intent, found)).slice(0, maxIntents)
  return [smallTalkRules.find(([, rule]) => rule.test(text))?.[0] ?? 'unknown']
}

/** Not \b, for which é is not a word character. */
const cv = String.raw`(?<!\p{L})(?:cv|c\.v\.|curriculum vitae|resume|résumé|resumé)s?(?!\p{L})`
const requestRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'auto_apply',
    /\b(?:apply|send (?:my )?applications?)\b.{0,40}\b(?:for me|automatically|on my behalf|auto)\b|\bauto[- ]?appl/,
  ],
  [
    'documents',
    new RegExp(
      String.raw`\b(?:cover|motivation|application) letter|\b(?:tailor|generate|create|make|write|build|draft|produce|download)\w*\b.{0,40}(?:${cv}|\bdocuments?\b)`,
      'u',
    ),
  ],
  [
    'cv_review',
    new RegExp(
      String.raw`${cv}.{0,60}\b(?:${reviewWords()})|\b(?:${reviewWords()}).{0,60}${cv}|\bats\b|^\W*(?:my )?${cv}\W*$`,
      'u',
    ),
  ],
  [
    'profile_review',
    /\bprofile\b.{0,50}\b(?:review|check|missing|complete|incomplete|improve|better|look|empty|fill|feedback|ready|good)|\b(?:review|check|missing|complete|improve|look|feedback|what'?s?)\b.{0,50}\bprofile\b/,
  ],
  ['interview', /\binterviews?\b|\binterviewer\b|\bstar (?:method|technique)\b|\btell me about yourself\b/],
  [
    'salary',
    /\bsalar(?:y|ies)\b|\bnegotiat|\bpay rise\b|\bcompensation\b|\bhow much (?:should|can|could) i (?:earn|ask)/,
  ],
  [
    'tracking',
    /\bjob tracking\b|\btrack(?:ing|er)?\b|\bkanban\b|\b(?:the|my|a) board\b|\bmy applications\b|\bfollow(?:ing)?[- ]?up\b/,
  ],
  [
    'strategy',
    /\b(?:job[- ]search(?:ing)?|search) (?:strategy|plan|tips|advice)\b|\bstrategy\b|\b(?:no|never|not getting|without) (?:any )?(?:repl(?:y|ies)|responses?|answers?|interviews?|callbacks?)\b|\bghosted\b|\brejected\b|\bhow (?:do|can|should|could) i (?:find|get|land) (?:a |an |my |more )?(?:\w+ ){0,2}(?:job|interview|work)/,
  ],
  [
    'job_search',
    /\b(?:find|search|show|looking|look|list|get|suggest|recommend)\b.{0,40}\b(?:jobs?|positions?|roles?|vacanc(?:y|ies)|openings?|postings?)\b|\bjob search\b|\bvacanc(?:y|ies)\b|\b(?:jobs?|openings?|positions?) (?:in|near|for|as)\b/,
  ],
  [
    'career',
    /\bcareers?\b|\b(?:switch|change|changing|switching) (?:jobs?|fields?|industr|profession)|\bpromotion\b|\bwhat (?:job|should i (?:do|become|learn))/,
  ],
  [
    'privacy',
    /\bprivacy\b|\bgdpr\b|\bwhere (?:is|are|does|do|goes?)\b.{0,40}\b(?:data|file|cv|resume|information|messages?)\b|\b(?:who|anyone|anybody) (?:can )?(?:see|read)s?\b|\b(?:store|share|sell|keep|delete)\b.{0,30}\b(?:my )?(?:data|file|information|conversations?)\b/,
  ],
]

const smallTalkRules: readonly (readonly [Intent, RegExp])[] = [
  [
    'capabilities',
    /\bwhat (?:can|do|could) (?:you|this|it|i)\b.{0,20}\b(?:do|help|ask|offer)|\bhelp\b|\bhow (?:does|do|can|should) (?:this|you|it|i)\b.{0,20}\b(?:work|use)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\bare (?:you|u) (?:a |an |the )?\w*\s?(?:ai|human|bot|robot|model|person|real|gpt|chatgpt|llm)\b|\b(?:capabilities|features|commands|options|menu)\b|\bchatgpt\b|\bwhat is waymark\b/,
  ],
  [
    'thanks',
    /\b(?:thanks|thank you|thankyou|thx|cheers|much appreciated)\b|^\W*(?:great|perfect|nice|awesome|ok|okay|cool|good)\W*$/,
  ],
  ['goodbye', /^\W*(?:bye|goodbye|good night|see you|ciao|farewell)\b/],
  [
    'greeting',
    /^\W*(?:hi+|hey+|hello+|hallo|good (?:morning|afternoon|evening|day)|greetings|howdy|yo|hola|bonjour)\b/,
  ],
]

function reviewWords(): string {
  return 'review|check|look at|look over|feedback|improv|optimi[sz]|rate|critique|analy[sz]|better|proofread|score|assess|evaluat|wrong|mistake|fix|opinion|think|good enough|read'
}

function isCovered(intent: Intent, found: readonly Intent[]): boolean {
  const coveredBy: Partial<Record<Intent, readonly Intent[]>> = {
    cv_review: ['documents'],
    job_search: ['strategy', 'auto_apply', 'tracking'],
    strategy: ['interview'],
    career: ['strategy', 'interview'],
    documents: ['auto_apply'],
  }
  return (coveredBy[intent] ?? []).some((other) => found.includes(other))
}
