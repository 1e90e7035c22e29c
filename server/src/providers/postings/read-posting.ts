import type { PostingProblem } from '@waymark/contract/errors.ts'
import { countJobPostings, findJobPosting, thingOf, toPosting } from './job-posting-data.ts'
import { emptyPosting, type Posting } from './posting.ts'
import { scanPage, type PageScan } from './scan-page.ts'
import { plainTitle } from '../../lib/posting-text/plain-title.ts'
import { tidy } from './text-writer.ts'

/** Less text is a notice, a login or an empty page. */
const minText = 400
/** A page with more of its text in links is a list. Real postings were below 0.45. */
const maxLinkShare = 0.6

/** Why a page holds no posting that can be read. */
export type PageProblem = Exclude<PostingProblem, 'no_address'> | 'unreadable'

/** Reads a posting from JSON-LD, microdata, RDFa or visible text, or says why the page holds none. */
export function readPosting(html: string, url: string): Posting | PageProblem {
  const scan = scanPage(html)
  const inJson = findJobPosting(scan.jsonLd, url)
  const structured = inJson
    ? toPosting(inJson, 'json-ld')
    : scan.item.size > 0
      ? toPosting(thingOf(scan.item), 'microdata')
      : undefined
  if (structured && structured.title !== '') return withPlainTitle(complete(structured, scan))
  const text = readableText(scan)
  if (text === undefined || isGone(scan)) return problemOf(scan, url)
  return withPlainTitle({
    ...emptyPosting('page'),
    ...headingOf(scan),
    location: oneLine(scan.named.location),
    language: scan.language,
    description: text,
  })
}

const withPlainTitle = (posting: Posting): Posting => ({ ...posting, title: plainTitle(posting.title, posting) })

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

/** Sentences of pages whose posting is closed; such a page answers 200 and is otherwise full of other jobs. */
const goneWords =
  /\b(page|job|position|posting|vacancy) (was |could )?not (be )?found\b|\b404\b|no longer (available|open|accepting|active)|(job|position|posting|vacancy) (has|is|was) (been )?(already )?(closed|filled|expired|removed)|nicht (mehr )?(verfügbar|gefunden)|n'est plus (disponible|en ligne)|ya no está disponible/i

function isGone({ title, heading, ogTitle, main, body }: PageScan): boolean {
  // In a long text the words are about something else.
  return (
    goneWords.test(`${title}\n${ogTitle}\n${heading}`) || ((main || body).length < 1500 && goneWords.test(main || body))
  )
}

const signInAddress = /\/(log-?in|sign-?in|auth|sso|uas|authwall|checkpoint)\b/i

function problemOf(scan: PageScan, url: string): PageProblem {
  if (isGone(scan)) return 'not_found'
  if (scan.asksForPassword || signInAddress.test(new URL(url).pathname)) return 'sign_in'
  if (countJobPostings(scan.jsonLd) > 1) return 'list'
  if (scan.body.length >= minText) return scan.linkShare > maxLinkShare ? 'list' : 'unreadable'
  return scan.hasScripts ? 'needs_browser' : 'unreadable'
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
