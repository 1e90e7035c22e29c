import { rememberLast } from '../../remember-last.ts'
import { beginsWithPhrase, findPhrase, hasPhrase } from '../text/phrases.ts'
import { readPostingLines, type PostingLine, type PostingTexts } from './posting-lines.ts'
import { askedPart } from './ask-lead.ts'
import { isOrder } from './duty-order.ts'
import { withoutTranslations } from './bilingual.ts'
import { keyOf as wordKey, phrases } from './posting-words.ts'
import { thingsBeside } from './listed-things.ts'
import { withoutOffers } from './offered.ts'
import { namesLevel, withLevel } from './paper-levels.ts'
import { readClause, readParts, type Part } from './read-clause.ts'
import { withoutRepeats } from './repeats.ts'
import type { AskedSkill, Requirement } from './requirement.ts'
import { findSkills } from '../skills/find-skills.ts'
import { bareText, isTelling } from './ask-text.ts'
import { splitAsks, type Ask } from './sentence-asks.ts'
import { titleSkills } from './title-asks.ts'
import { classesAlone, findLicenceClasses } from '../skills/licence-classes.ts'
import { isOccupation } from '../skills/word-of-others.ts'
import { readWords, type Word } from '../text/words.ts'

/** More than any person can answer; real postings name 5 to 25 things. */
const mostRequirements = 40
const mostText = 240
/** Fewer provable things are no list of requirements: then the work itself says what is needed. */
const fewestAsked = 3
const words = { most: 25, opening: 4 }

/** Requirement sections, lines that say "must" and, where these are few, duties (en, de, fr, es). Deterministic. */
export const readRequirements = rememberLast(
  requirementsIn,
  ({ title, company, location, description, requirements }: PostingTexts) =>
    JSON.stringify([title, company, location, description, requirements]),
)

function requirementsIn(posting: PostingTexts): readonly Requirement[] {
  const title = (posting.title ?? '').slice(0, mostText)
  const company = new Set(readWords(posting.company ?? '').map(({ key }) => key))
  // The title stands above many texts once more.
  const lines = readPostingLines(posting).filter(
    ({ text }) => text.length > mostText || title === '' || wordKey(text) !== wordKey(title),
  )
  const asked = withoutTranslations(lines.map((line) => ({ line, found: requirementsOf(line, title) }))).flatMap(
    ({ found }) => found,
  )
  const isShort = asked.filter(({ what }) => what !== 'strength' && what !== 'other').length < fewestAsked
  const named = isShort ? lines.flatMap((line) => skillsOfDuty(line, title)) : []
  const found = [...asked, ...named].filter(({ what, text }) => what !== 'skill' || !isNameOf(text, company))
  const place = placeOf(posting.location ?? '')
  return [...withoutRepeats([...titleSkills(title), ...found]), ...place].slice(0, mostRequirements)
}

/** Ajax asks for nothing by its own name. */
function isNameOf(text: string, company: ReadonlySet<string>): boolean {
  const keys = readWords(text).map(({ key }) => key)
  return keys.length > 0 && keys.every((key) => company.has(key))
}

function requirementsOf(line: PostingLine, title: string): Requirement[] {
  const { section } = line
  const text = withoutOffers(withoutTimes(withoutAsides(line.text))).replace(condition, '')
  const all = readWords(text.replace(essentialTo, ' '))
  const isOfCandidate = hasPhrase(all, phrases.candidate) || beginsWithPhrase(all, phrases.lead)
  if (elsewhere.has(section) && (line.isItem || !isOfCandidate || given.test(text))) return []
  // "Working knowledge of compensation and rewards" asks, where it stands among the requirements.
  const isAsked = (section === 'required' || section === 'wished') && beginsWithPhrase(all, phrases.knowledge)
  if ((hasPhrase(all, phrases.notRequirement) && (!isAsked || notNeeded.test(text))) || pay.test(text) || text === '')
    return []
  // Prose without headings goes on from the benefits to "You must hold a licence".
  const isDone = isOrder(all) || beginsWithPhrase(all, phrases.dutyLead)
  const asking = elsewhere.has(section) ? 'unknown' : isDone ? 'duties' : section
  const asks = splitAsks(text)
  const doesAsk =
    hasPhrase(all, phrases.wished) || beginsWithPhrase(all, phrases.opener) || hasPhrase(all, phrases.required)
  const [first, ...others] = asks.map((ask) =>
    requirementsOfAsk(ask, { ...line, section: asking, isItem: line.isItem && asks.length === 1 }, doesAsk, title),
  )
  const isOfLicences = others.length > 0 && findLicenceClasses(text).length > 0
  return [...(first ?? []), ...others.flatMap((found) => (isOfLicences ? found.map(asLicence) : found))]
}

const notNeeded = /(?<!\p{L})not\s(?:needed|necessary)[\s.!]*$/iu

/** "If your main language is Python, you must learn Go" asks for Go. */
const condition =
  /^\s*(?:if|wenn|falls|sofern|si)\s[^,]{3,120},\s+(?=(?:you (?:must|should|need|will)|du (?:musst|solltest)|sie (?:müssen|sollten)|(?:musst|müssen|sollten) |vous dev|tu dois|debes|debe|deberás|deberá)(?!\p{L}{3}))/iu

/** "A degree (graduates are encouraged to apply)" asks for the degree. */
function withoutAsides(text: string): string {
  return text.replace(/\s*\(([^()]*)(?:\)|$)/g, (aside, inner: string) =>
    hasPhrase(readWords(inner), phrases.notRequirement) ? '' : aside,
  )
}

/** "5:00am-5:00pm", "6 bis 14 Uhr", "de 9h à 17h": when the work is done. */
const clockTimes =
  /(?<![\d:.])\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?(?:\s?(?:-|–|to|until)\s?)\d{1,2}(?::\d{2})?\s?[ap]\.?m|(?<![\d:.])\d{1,2}(?:[:.]\d{2})?\s?(?:Uhr\s?)?(?:-|–|bis)\s?\d{1,2}(?:[:.]\d{2})?\s?Uhr|(?<!\d)\d{1,2}\s?h(?:\d{2})?\s?(?:-|–|à|a)\s?\d{1,2}\s?h(?!\p{L})|(?<![\d:.])\d{1,2}:\d{2}\s?(?:-|–|a|à|to|bis)\s?\d{1,2}:\d{2}(?![\d:])/iu

/** "Forklift licence, available 6am-2pm" asks for the licence. Empty where nothing else is asked for. */
function withoutTimes(text: string): string {
  if (!clockTimes.test(text)) return text
  const parts = text.split(/[,;]\s|\s(?:and|und|et|y|as)\s|\s(?=\()/u).filter((part) => !clockTimes.test(part))
  const rest = parts.join(', ')
  return findSkills(rest).length > 0 || askedPaper.test(rest) ? rest : ''
}
const askedPaper =
  /licen[cs]e|führerschein|permis|carnet|ausbildung|degree|diplom|certificat|zertifikat|qualif|(?<!\p{L})CAP(?!\p{L})/iu

/** "You will have access to SAP training" tells what the job gives. */
const given =
  /(?<!\p{L})(?:access|training|lessons|courses?|discount|benefits?|allowance|zugang|schulung\p{L}*|weiterbildung\p{L}*|möglichkeit\p{L}*|accès|formations?|avantages?|acceso|formación|cursos?|ventajas|descuentos?)(?!\p{L})/iu

/** "Products essential to everyday life", "pipelines required to scale" ask for nothing, "licence essential for this role" does. */
const essentialTo =
  /(?<!(?:is|are|be|as|not|also) )required to (?!have|hold|be|possess|demonstrate)\p{L}+|(?<!(?<!(?:that|which) )(?:is|are|be|as|considered) )essential (?:(?:to|for)(?! (?:this|the|our) (?:role|post|position|job)(?!\p{L}))|parts?|services?|roles?|elements?|oils?|goods)(?!\p{L})/giu

const elsewhere: ReadonlySet<PostingLine['section']> = new Set(['benefits', 'company', 'legal', 'apply'])

function requirementsOfAsk(
  { text: written, isWished }: Ask,
  { section, isItem }: PostingLine,
  doesAsk: boolean,
  title: string,
): Requirement[] {
  const { whole, text } = askedPart(written)
  if (text === '') return []
  const line = readWords(text)
  const isListed = section === 'required' || section === 'wished'
  // "Valoramos experiencia con Resiplus": the words that ask may come first.
  // "Developing a familiarity with the occupants" is a duty.
  const isKnowledge =
    section === 'duties'
      ? beginsWithPhrase(line, phrases.knowledge) ||
        (hasPhrase(line.slice(1, words.opening), phrases.knowledge) && !isDuty.test(text))
      : namesKnowledge(line.slice(0, words.opening))
  const kind: Requirement['kind'] = isWished || (section === 'wished' && !isStrict(text)) ? 'wished' : 'required'
  const read = isListed ? text : text.replace(ofEmployer, '')
  const found = withOwnLevels(read, readParts(read, title))
  const parts = found.map(({ part }) => part)
  const opens = doesAsk || text !== whole || isKnowledge || beginsWithPhrase(line, phrases.opener)
  // Outside the requirements a duty may only mention a skill, and general strengths say nothing.
  const isPhysical = hasPhrase(line, phrases.physical)
  const counted = isPhysical
    ? parts.filter(({ what }) => measured.has(what) || what === 'language')
    : isListed
      ? parts
      : parts.filter(
          ({ what, years = 0 }) =>
            (measured.has(what) && years < ofCompany) ||
            (opens && section === 'unknown' && what !== 'strength') ||
            (isKnowledge && section === 'duties' && what !== 'strength'),
        )
  const isLevelled = counted[0]?.what === 'licence' && namesLevel(text)
  const isClause = parts.length === 1 && (counted[0]?.what === 'skill' || isLevelled) && text.length <= mostText
  const clause = isClause ? { clause: text } : {}
  const beside =
    isListed && parts.every(({ what }) => what === 'skill')
      ? thingsBeside(
          text,
          found.map(({ span }) => span),
        )
      : []
  if (counted.length > 0)
    return [
      ...counted.map((part) => ({ ...asPaper(part, text), ...clause, text: shorten(asPaper(part, text).text), kind })),
      ...beside
        .map(bareText)
        .filter((it) => isTelling(it) && !hasPhrase(readWords(it), phrases.attitude))
        .map((text): Requirement => ({ text, kind, what: 'other', skills: [] })),
    ]
  const bare = bareText(text)
  if (parts.length > 0 || text.length > mostText || !isTelling(bare)) return []
  // "Strong hands-on experience with model development" asks for more than an attitude.
  const isAttitude = hasPhrase(line, phrases.attitude) && !isKnowledge
  if (isAttitude || isPhysical || hasPhrase(line, phrases.condition) || isTalk.test(isKnowledge ? text : whole))
    return []
  // An item of a list asks by standing there: "Phonics".
  const isNamed = (isItem && line.length <= words.most) || (opens && line.length <= words.most)
  return (isListed && isNamed) || (isKnowledge && line.length <= words.most)
    ? [{ text: bare, kind, what: 'other', skills: [] }]
    : []
}

/** Each paper with its own level and subject; what these name is no other thing: "NVQ Level 3 in Hairdressing". */
function withOwnLevels(line: string, parts: ReturnType<typeof readParts>): ReturnType<typeof readParts> {
  const levelled = parts.map(({ part, span }) => {
    const whole = part.what === 'licence' || part.what === 'skill' ? withLevel(line, span) : span
    const isWider = whole.start < span.start || whole.end > span.end
    return isWider
      ? { part: { ...part, text: line.slice(whole.start, whole.end).trim() }, span: whole }
      : { part, span }
  })
  return levelled.filter(
    ({ span }, at) =>
      !levelled.some((it, other) => other < at && it.span.start <= span.start && it.span.end >= span.end),
  )
}

/** "Comfortable with spreadsheets", not "comfortable with ambiguity". */
function namesKnowledge(line: readonly Word[]): boolean {
  const attitudes = findPhrase(line, phrases.attitude)
  return findPhrase(line, phrases.knowledge).some(
    (hit) => !attitudes.some(({ from, to }) => from <= hit.from && to >= hit.to),
  )
}

/** "A care home which provides nursing", "a firm specialising in tax": what the employer does is not asked for. */
const ofEmployer =
  /\s(?:(?:which|that|who)\s(?:(?:currently|also|mainly|primarily)\s)?(?:provid|offer|specialis|specializ|cater|suppl|manufactur|deliver|serv|help|enabl|empower|recruit|(?:is|are)\s(?:an?\s|the\s|one\s|currently\s|now\s)?(?:lead|grow|expand|recruit|hir|look|located|based|part))|(?<=(?:home|homes|compan(?:y|ies)|organi[sz]ation|hospital|practice|firm|charity|group|provider|business|team|agency|service|clinic|school|setting)\s)(?:provid|cater|specialis|specializ|offer|suppl|manufactur|serv)ing).*$/isu

/** "Journeyman Electrician certification" asks for the paper: that the title asks for an electrician is another thing. */
function asPaper(part: Part, text: string): Part {
  if (part.what === 'skill' && registers.test(part.text)) return { ...part, what: 'licence' }
  const isTrade = part.what === 'skill' && isOccupation(part.text)
  return isTrade && paper.test(text) && text.length <= mostText
    ? { ...part, what: 'licence', text: text.replace(asking, '').trim() }
    : part
}

/** The parts of a nurses' register: nobody may call themselves so without being on it. */
const registers = /^(?:RGN|RMN|RNLD|RNMH|RSCN|SRN|RN Adult)(?:\s?\/\s?(?:RGN|RMN|RNLD|RN))?(?!\p{L})/u
const paper =
  /(?<!\p{L})(?:certifications?|certificates?|licen[cs]es?|registration|zertifi(?:kat|zierung)\p{L}*|certificat(?:ion)?|certificación|certificado)(?!\p{L})/iu
const asking =
  /\s+(?:(?:is|are|ist|est|es)\s+)?(?:required|essential|mandatory|necessary|preferred|desirable|erforderlich|exigée?|requis|imprescindible)[.\s]*$/iu

/** "Führerschein Klasse BE, gerne C1E": behind a licence the letters are another one. */
function asLicence(found: Requirement): Requirement {
  const skills = found.what === 'other' ? classesAlone(found.text).map(({ name }) => licenceSkill(name)) : []
  return skills.length === 0 ? found : { ...found, what: 'licence', skills }
}

const licenceSkill = (name: string): AskedSkill => ({ name, key: name.toLowerCase(), kind: 'name' })

/** A welcome, a question, an address and what will be speak to the reader and ask for nothing. */
const isTalk =
  /[!?](?:\s*$|\*)|https?:|www\.|^\s*(?:(?:have |possess )?the following|you(?:['’]ll| will)|this (?:is|role|position|job)|the (?:\S+ ){0,5}?(?:team|role|position|company|department|organi[sz]ation|business|group) \p{L}+s|please|we|our|your|there|bitte|wir|unsere?|dies\p{L}*|es erwartet|nous|notre|ce poste|nuestr[oa]|est[ea] (?:puesto|posición)|ofrecemos)(?!\p{L})/iu

/** What somebody will do begins so. */
const isDuty =
  /^[\s*\d.]*(?:to\s)?(?:\p{L}+ing|partager|développer|transmettre|compartir|transmitir|weitergabe|aufbau|ausbau|share|gain|develop|build|acquire|maintain)(?!\p{L})/iu

/** A sum beside what it is paid for. */
const pay =
  /(?:[€£$]\s?\d|\d\s?(?:k?\s?€|£|eur\b|euros?\b|chf\b)).{0,30}\b(?:brut\w*|brutto|net(?:to|s|os)?|per|pro|par|al|hour|hora|heure|stunde|monat\w*|month|mes|mois|annum|año|year|jahr)\b|\b(?:brut\w*|brutto|netto|salary|gehalt|salaire|salario|sueldo|stundenlohn)\b.{0,30}(?:[€£$]|\d\s?k\b)/i

/** What a duty names is needed for it, but nobody asks for it in so many words: a wish. */
function skillsOfDuty({ text: written, section }: PostingLine, title: string): Requirement[] {
  const text = withoutOffers(written)
  const line = readWords(text)
  const isDuties = section === 'duties' || (askingSections.has(section) && isOrder(line))
  if (!isDuties && !(section === 'unknown' && beginsWithPhrase(line, phrases.duty))) return []
  if (hasPhrase(line, phrases.notRequirement)) return []
  const skills = readClause(text, title).filter(({ what }) => what === 'skill' || what === 'language')
  return skills.map((part) => ({ ...part, text: shorten(part.text), kind: 'wished' }))
}

/** Outside a list of requirements so many years are a company's. */
const ofCompany = 15
const askingSections: ReadonlySet<PostingLine['section']> = new Set(['required', 'wished'])
const measured: ReadonlySet<Requirement['what']> = new Set(['years', 'degree', 'licence'])

/** Words that overrule the heading "nice to have". */
const isStrict = (text: string): boolean => /\b(?:must|mandatory|essential|zwingend|exigé|imprescindible)\b/i.test(text)

function placeOf(location: string): Requirement[] {
  const text = location.replace(/\s+/g, ' ').trim()
  if (text === '' || text.length > 100 || /remote|anywhere|worldwide|home ?office|télétravail/i.test(text)) return []
  return [{ text, kind: 'required', what: 'place', skills: [] }]
}

function shorten(text: string): string {
  return text.length <= mostText ? text : text.slice(0, mostText).replace(/\s+\S*$/, ' …')
}
