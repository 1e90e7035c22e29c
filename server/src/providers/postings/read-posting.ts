import { findJobPosting, thingOf, toPosting } from './job-posting-data.ts'
import { emptyPosting, type Posting } from './posting.ts'
import { scanPage, type PageScan } from './scan-page.ts'
import { tidy } from './text-writer.ts'

/** Less text is a notice, a login or an empty page. */
const minText = 400
/** A page with more of its text in links is a list. Real postings were below 0.45. */
const maxLinkShare = 0.6

/** Reads a posting from JSON-LD, microdata, RDFa or visible text; undefined for too little text, lists and logins. */
export function readPosting(html: string, url: string): Posting | undefined {
  const scan = scanPage(html)
  const inJson = findJobPosting(scan.jsonLd, url)
  const structured = inJson
    ? toPosting(inJson, 'json-ld')
    : scan.item.size > 0
      ? toPosting(thingOf(scan.item), 'microdata')
      : undefined
  if (structured && structured.title !== '') return complete(structured, scan)
  const text = readableText(scan)
  if (text === undefined) return undefined
  return {
    ...emptyPosting('page'),
    ...headingOf(scan),
    location: oneLine(scan.named.location),
    language: scan.language,
    description: text,
  }
}

/** A pasted posting. Title and company are not guessed: the user's board has them. */
export function postingFromText(text: string): Posting {
  return { ...emptyPosting('pasted'), description: tidy(text) }
}

/** Some pages declare a posting without its text; then the visible text is added. */
function complete(posting: Posting, scan: PageScan): Posting {
  const language = posting.language ?? scan.language
  if ((posting.description + posting.requirements).length >= minText) return { ...posting, language }
  const text = readableText(scan)
  return text === undefined
    ? { ...posting, language }
    : { ...posting, language, description: [posting.description, text].filter(Boolean).join('\n\n') }
}

function readableText(scan: PageScan): string | undefined {
  const text = [scan.named.description, scan.main, scan.body].find((candidate) => candidate.length >= minText)
  if (text === undefined) return undefined
  if (text !== scan.named.description && scan.linkShare > maxLinkShare) return undefined
  if (scan.asksForPassword && scan.named.description.length < minText && text.length < 2500) return undefined
  return text
}

/** Title and company as the page names them; some sites title a page "Acme hiring Nurse in Oslo | Site". */
function headingOf(scan: PageScan): Pick<Posting, 'title' | 'company'> {
  const hiring = /^(?<company>.{2,100}?) (?:is )?hiring (?:an? )?(?<title>.{2,200}?) in .+/.exec(
    scan.ogTitle || scan.title,
  )?.groups
  const title = scan.named.title || scan.heading || hiring?.['title'] || scan.ogTitle || scan.title
  return { title: oneLine(title), company: oneLine(scan.named.company || hiring?.['company'] || '') }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200)
}
