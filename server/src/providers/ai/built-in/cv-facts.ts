import { findDates, type FoundDate } from './cv-dates.ts'

export type SectionName = 'experience' | 'education' | 'skills'

/** What can be counted and quoted in a CV's text. Everything in here is the user's own text. */
export type CvFacts = {
  lines: string[]
  words: number
  pages: number | undefined
  email: string | undefined
  phone: string | undefined
  /** E-mail or phone that stand only in a page header or footer of a Word file. */
  contactAside: string[]
  sections: ReadonlySet<SectionName>
  /** Bullet points, continuation lines joined; only those in the text. */
  bullets: string[]
  dates: FoundDate[]
  isEnglish: boolean
  mixedColumns: boolean
}

type ReadText = { text: string; aside: string; pages: number | undefined; mixed_columns: boolean }

/** A line without its addresses: `https://johndoe.me/` speaks of nobody. */
export function withoutLinks(line: string): string {
  return line.replace(/\S{0,80}(?:@|:\/\/|www\.|\.(?:com|org|net|io|me|dev|edu)\b)\S*/gi, '')
}

/** Longer lines are looked at in pieces, so that no pattern ever meets a line of 100 kB. */
const pieceLength = 400

export function gatherFacts({ text, aside, pages, mixed_columns }: ReadText): CvFacts {
  const lines = text.split('\n').flatMap(toPieces)
  const asideLines = aside.split('\n').flatMap(toPieces)
  const [email, phone] = [findFirst(lines, emailIn), findFirst(lines, phoneIn)]
  const [emailAside, phoneAside] = [findFirst(asideLines, emailIn), findFirst(asideLines, phoneIn)]
  return {
    lines,
    words: text.match(/[\p{L}\p{N}]+(?:['’.+#-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    pages,
    email: email ?? emailAside,
    phone: phone ?? phoneAside,
    contactAside: [email ? undefined : emailAside, phone ? undefined : phoneAside].filter(
      (found) => found !== undefined,
    ),
    sections: new Set(lines.flatMap((line) => sectionOf(line) ?? [])),
    bullets: joinBullets(lines),
    dates: lines.flatMap(findDates),
    isEnglish: looksEnglish(text),
    mixedColumns: mixed_columns,
  }
}

function toPieces(line: string): string[] {
  const trimmed = line.trim()
  if (trimmed === '') return []
  return trimmed.length <= pieceLength ? [trimmed] : (trimmed.match(/.{1,400}/gsu) ?? [])
}

function findFirst(lines: readonly string[], find: (line: string) => string | undefined): string | undefined {
  for (const line of lines) {
    const found = find(line)
    if (found !== undefined) return found
  }
  return undefined
}

function emailIn(line: string): string | undefined {
  // The pattern tries 64 characters from every place, so it is only asked where an answer is possible.
  if (!line.includes('@')) return undefined
  return /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/.exec(line)?.[0]
}

/** 8 to 15 digits (E.164) that are no date range; +, spaces, brackets, dots, slashes and hyphens may stand between. */
export function phoneIn(line: string): string | undefined {
  for (const [candidate] of line.matchAll(/[+(]?\d[\d\s()./\u2010-\u2015\u2212-]{6,22}\d/g)) {
    const digits = candidate.replace(/\D/g, '')
    const isDates = /\b(?:19|20)\d\d\b/.test(candidate) && !candidate.startsWith('+')
    if (digits.length >= 8 && digits.length <= 15 && !isDates) return candidate.trim()
  }
  return undefined
}

const sectionRules: Record<SectionName, RegExp> = {
  experience:
    /^(?:(?:professional|work|working|relevant|related|employment|career|job|industry|internship|research|teaching|project|additional|my|other)\b[\s/&]*(?:and )?)*(?:experiences?|employment|internships?|career history|work history|history)\b/,
  education:
    /^(?:education|academics?\b|academic (?:background|qualifications?|history|record)|(?:educational )?qualifications?|studies|university)/,
  skills:
    /^(?:(?:technical|key|core|professional|soft|hard|it|computer|relevant|additional|my|other|language|programming)\b[\s/&]*(?:and )?)*(?:skills?\b|skillset|competenc|expertise\b|technologies\b|proficienc|tools\b|strengths\b)/,
}

/** A heading is short, names its section first, and is no sentence; `Skills: Java, SQL` counts by its first word. */
export function sectionOf(line: string): SectionName | undefined {
  // Designs with the heading beside its section are read as one line: "Experience Creative Solutions Inc."
  const beside =
    /^(?:(?:Work |Professional )?Experience|EXPERIENCE|Education|EDUCATION|Skills|SKILLS)(?= \p{Lu})/u.exec(line)
  if (beside) return sectionOf(beside[0])
  const words = closeLetterSpacing(line)
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
  const isInline = /^[\p{L}\s/&]{4,40}[:|]/u.test(words)
  if (!isInline && (words.length > 45 || words.split(/\s+/).length > 6 || /[.;,]$/.test(words))) return undefined
  return (['experience', 'education', 'skills'] as const).find((name) => sectionRules[name].test(words))
}

/** `E X P E R I E N C E` is drawn so by some designs, and read so by machines. */
function closeLetterSpacing(line: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line
}

const bulletMark = /^(?:[•◦▪●○‣∙⁃■□➢➤►▸✓✔❖\u{f0b7}\u{f0a7}\u{f076}]\s*|[-–—*·o]\s+)(?=\S)/u

function joinBullets(lines: readonly string[]): string[] {
  const bullets: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (bulletMark.test(line)) {
      bullets.push(line.replace(bulletMark, ''))
      isOpen = true
    } else if (isOpen && /^[\p{Ll}\d(]/u.test(line)) {
      bullets[bullets.length - 1] = `${bullets.at(-1)} ${line}`.slice(0, 2 * pieceLength)
    } else {
      isOpen = false
    }
  }
  return bullets
}

const commonWords: Record<string, readonly string[]> = {
  en: ['the', 'and', 'of', 'for', 'with', 'to', 'by', 'at', 'from', 'on'],
  de: ['und', 'der', 'die', 'von', 'mit', 'für', 'bei', 'zur', 'im', 'als'],
  fr: ['et', 'de', 'la', 'le', 'des', 'les', 'du', 'pour', 'en', 'chez'],
  es: ['y', 'de', 'la', 'el', 'los', 'las', 'del', 'para', 'con', 'en'],
  pt: ['e', 'de', 'da', 'do', 'dos', 'das', 'para', 'com', 'em', 'na'],
  it: ['e', 'di', 'della', 'il', 'per', 'con', 'del', 'presso', 'nel', 'la'],
  nl: ['en', 'van', 'het', 'de', 'voor', 'met', 'een', 'bij', 'als', 'op'],
  pl: ['i', 'w', 'na', 'do', 'oraz', 'z', 'dla', 'od', 'przy', 'się'],
}

/** By its commonest words; a text with hardly any of them (a list of names) counts as English if it is in Latin letters. */
export function looksEnglish(text: string): boolean {
  const sample = text.slice(0, 20_000).toLowerCase()
  const words = sample.match(/\p{L}+/gu) ?? []
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < (sample.match(/\p{L}/gu)?.length ?? 0) * 0.7) return false
  const counts = Object.entries(commonWords).map(([language, common]) => {
    const set = new Set(common)
    return [language, words.filter((word) => set.has(word)).length] as const
  })
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0
  const most = Math.max(...counts.map(([, count]) => count))
  return most < 5 || english === most
}
