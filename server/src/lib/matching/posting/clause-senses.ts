/** True if a listed word stands in a clause for something other than the skill that it names. */
export function isOtherSense(key: string, before: string, behind: string, title: string): boolean {
  return senses.some(
    (sense) =>
      sense.word.test(key) &&
      (sense.behind?.test(behind) === true || sense.before?.test(before) === true || sense.title?.test(title) === true),
  )
}

/** One of the others must fit. `title` is the posting's. */
type Sense = { word: RegExp; before?: RegExp; behind?: RegExp; title?: RegExp }

/** What code is written of, with up to four words between. */
const coded =
  /^\s+(?:[\p{L}/+#-]+\s+){0,4}(?:services?|servicios?|code|c[oó]digo|software|logiciels?|tests?|queries|scripts?|programs?|apis?|applications?|aplicaciones|soluciones|solutions|modules?|pipelines?|sql)(?!\p{L})/iu

const senses: readonly Sense[] = [
  // "Driving sales and growth" moves no vehicle.
  {
    word: /^driving$/,
    behind:
      /^\s+(?:(?:the|our|a|an|all|new|rapid|continuous|strategic|business|operational|commercial|digital|customer|team|measurable|positive|high|up|forward|our)\s+){0,3}(?:sales|procurement|organi[sz]ational|growth|revenue|change|performance|results?|profit\w*|value|adoption|improvements?|innovation|engagement|efficienc\w+|strategy|success|standards|initiatives?|transformation|business|development|forward|footfall|quality|conversions?|outcomes?|excellence|projects?|retention|demand|traffic|awareness|alignment|vision|agenda|culture|decisions?|impact|insights?|process\w*|product\w*|collaboration|execution|roadmaps?|work|progress)(?!\p{L})/iu,
  },
  // "Writing backend services" and "writing functional requirements" are no prose.
  {
    word: /^writ/,
    behind:
      /^\s+(?:(?:clear|clean|good|detailed|concise|effective|testable|maintainable|and|the|our)\s+){0,3}(?:functional|technical|user stor|requirements?|specifications?|specs|documentation|reports?|procedures?|protocols?|care plans?|risk|test|unit|automated|proposals?|tenders?|grant|business cases?)/iu,
  },
  { word: /^(?:writ|construc)/, behind: coded },
  // "We are currently recruiting a nurse", "our recruiting team".
  {
    word: /^recruit/,
    before: /(?<!\p{L})(?:is|are|am|currently|now|actively|we|client|who|to|our|your)\s+$/iu,
    behind: /^\s+(?:team|process|agency|consultancy|missions?|an?\s|for an?\s|experienced|qualified|consultant)/iu,
  },
  // "Drafting contracts" draws nothing.
  {
    word: /^drafting$/,
    behind:
      /^\s+(?:[\p{L}/,-]+\s+){0,4}(?:documents?|contracts?|agreements?|notices|polic(?:y|ies)|clauses|letters?|correspondence|legislation|pleadings?|responses|reports?|minutes|wills|opinions?|submissions)(?!\p{L})/iu,
    title: /(?<!\p{L})(?:legal|lawyer|solicitor|counsel|attorney|privacy|paralegal|barrister|compliance)(?!\p{L})/iu,
  },
  // Houdini's Solaris lights scenes.
  {
    word: /^solaris$/,
    before: /(?<!\p{L})(?:usd|houdini|karma)(?!\p{L})/iu,
    title: /(?<!\p{L})(?:fx|vfx|3d|lighting|cg)(?!\p{L})/iu,
  },
  // Who sources people buys nothing.
  {
    word: /^sourcing$/,
    behind:
      /^\s+(?:(?:and|of|top|passive|active|the|best|great|quality)\s+){0,3}(?:candidates?|talents?|applicants?|staff)(?!\p{L})/iu,
    title: /(?<!\p{L})(?:sourcer|recruit\p{L}*|talent|human resources|hr)(?!\p{L})/iu,
  },
  // Five years of reporting make a reporter.
  {
    word: /^reporting$/,
    title: /(?<!\p{L})(?:reporters?|journalis\p{L}*|redakteur\p{L}*|periodista|editor)(?!\p{L})/iu,
  },
  // "24hr", "**** per hr".
  { word: /^hr$/, before: /(?:[\d*]|per|(?:GBP|EUR|USD|CHF|[£€$])\s?\/)\s?$/iu },
  { word: /^catering$/, behind: /^\s+(?:for|to)(?!\p{L})/iu },
  { word: /^backup$/, behind: /^\s+(?:your|their|our|his|her|these|those)(?!\p{L})/iu },
  { word: /^auslieferung$/, before: /(?<!\p{L})(?:vor|bis zur|bei)\s+$/iu },
  { word: /^front office$/, behind: /^\s*:?\s*(?:javascript|html|css|react|angular|web)/iu },
]
