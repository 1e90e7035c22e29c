import { Parser } from 'htmlparser2'
import { createTextWriter, type TextWriter } from './text-writer.ts'

export type PageScan = {
  jsonLd: string[]
  /** The first JobPosting in microdata or RDFa by path, for example `hiringOrganization.name`. */
  item: Map<string, string[]>
  title: string
  ogTitle: string
  heading: string
  language: string | null
  /** Texts of elements whose id or class suggests the job's title, company, place or description. */
  named: { title: string; company: string; location: string; description: string }
  main: string
  body: string
  linkShare: number
  asksForPassword: boolean
  /** Whether it has scripts, which may fill an empty page in a browser. */
  hasScripts: boolean
}

// Limits against hostile pages: without them deeply nested tags take seconds.
const maxElements = 150_000
const maxDepth = 600
const maxText = 200_000
const maxJsonLd = 400_000
const maxBlocks = 50
const chunk = 65_536

const skippedTags = /^(script|style|noscript|svg|nav|footer|template|iframe|select|textarea|button|aside|dialog)$/
const namedElements = {
  title: /^(.*job[-_]?(detail[-_]?)?title|.*topcard__title)$/i,
  company:
    /^(advertiser-name|.*(company|employer|organi[sz]ation|org)[-_]?name([-_]link)?|.*employer|hiring-?organization)$/i,
  location: /^(.*job[-_]?(detail[-_]?)?location|topcard__flavor--bullet)$/i,
  description:
    /^(description__text|job-?ad-?details|job[-_]?(description|details|body|content)([-_]?text)?|posting-?(description|body))$/i,
} as const
type Named = keyof typeof namedElements
type Attributes = Readonly<Record<string, string>>
type Capture = { depth: number; writer: TextWriter; done(text: string): void }

class Stop extends Error {}

/** Scans a page in one pass without building a tree; at the limits it returns what it has found. */
export function scanPage(html: string): PageScan {
  const scan = createScan()
  const parser = new Parser(scan.handler, { decodeEntities: true, lowerCaseTags: true })
  try {
    for (let at = 0; at < html.length; at += chunk) parser.write(html.slice(at, at + chunk))
    parser.end()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return scan.finish()
}

/** Unescapes once: "&lt;div&gt;" is the text "<div>". List items start with "• ". */
export const readHtmlText = (html: string): string => scanPage(`<body>${html}</body>`).body

/** The text of foreign HTML. Descriptions are often escaped once or twice more, so they are read again. */
export function htmlToText(html: string): string {
  let text = html
  for (let round = 0; round < 3; round++) {
    if (!/<\/?[a-z][^>]*>|&[a-z#]\w*;/i.test(text)) break
    text = readHtmlText(text)
  }
  return text
}

function createScan() {
  const found: PageScan = {
    jsonLd: [],
    item: new Map(),
    title: '',
    ogTitle: '',
    heading: '',
    language: null,
    named: { title: '', company: '', location: '', description: '' },
    main: '',
    body: '',
    linkShare: 0,
    asksForPassword: false,
    hasScripts: false,
  }
  const body = createTextWriter(maxText)
  const captures: Capture[] = []
  const scopes: { depth: number; name: string }[] = []
  const taken = new Set<string>()
  let [elements, depth, skipFrom, itemFrom, titleFrom, linkFrom, linkLength] = [0, 0, 0, 0, 0, 0, 0]
  let jsonLd: string[] | undefined

  function capture(once: string, limit: number, done: (text: string) => void): void {
    if (taken.has(once)) return
    taken.add(once)
    captures.push({ depth, writer: createTextWriter(limit), done })
  }

  function open(tag: string, attributes: Attributes): void {
    if (++elements > maxElements || ++depth > maxDepth) throw new Stop()
    if (tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '') && found.jsonLd.length < maxBlocks) jsonLd = []
    if (tag === 'script' && !jsonLd) found.hasScripts = true
    if (!skipFrom && (skippedTags.test(tag) || isHidden(attributes))) skipFrom = depth
    if (tag === 'html') found.language = attributes['lang'] || null
    if (tag === 'meta' && attributes['property'] === 'og:title') found.ogTitle ||= (attributes['content'] ?? '').trim()
    if (tag === 'input' && attributes['type'] === 'password') found.asksForPassword = true
    openItem(attributes)
    if (skipFrom) return
    if (tag === 'title') titleFrom = depth
    if (tag === 'title') capture('title', 500, (text) => void (found.title = text))
    if (tag === 'h1') capture('h1', 500, (text) => void (found.heading = text))
    if (tag === 'main' || tag === 'article') capture('main', maxText, (text) => void (found.main = text))
    if (tag === 'a' && !linkFrom) [linkFrom, linkLength] = [depth, linkLength - body.length]
    openNamed(attributes)
    for (const { writer } of captures) writer.open(tag)
    body.open(tag)
  }

  function openNamed(attributes: Attributes): void {
    const marks = [
      attributes['id']
        ?.split('_')
        .at(-1)
        ?.replace(/^(lbl|txt|span)/, ''),
      attributes['data-automation'],
      attributes['data-testid'],
      ...(attributes['class'] ?? '').split(/\s+/, 20),
    ]
    for (const name of Object.keys(namedElements) as Named[]) {
      if (marks.some((mark) => mark && mark.length < 80 && namedElements[name].test(mark))) {
        capture(`named ${name}`, name === 'description' ? maxText : 300, (text) => void (found.named[name] = text))
      }
    }
  }

  function openItem(attributes: Attributes): void {
    const type = attributes['itemtype'] ?? attributes['typeof']
    if (!itemFrom) {
      if (type && /(^|[/:#])JobPosting$/.test(type) && found.item.size === 0) itemFrom = depth
      return
    }
    const name = attributes['itemprop'] ?? attributes['property']
    if (!name || found.item.size > 100) return
    if (type !== undefined || attributes['itemscope'] !== undefined) return void scopes.push({ depth, name })
    const path = [...scopes.map((scope) => scope.name), name].join('.')
    const put = (text: string) => void (text && found.item.set(path, [...(found.item.get(path) ?? []), text]))
    const value = attributes['content'] ?? attributes['datetime']
    if (value !== undefined) put(value)
    else captures.push({ depth, writer: createTextWriter(maxText), done: put })
  }

  function close(tag: string): void {
    for (const { writer } of captures) writer.close(tag)
    if (!skipFrom) body.close(tag)
    while (captures.at(-1)?.depth === depth) endCapture()
    while (scopes.at(-1)?.depth === depth) scopes.pop()
    if (itemFrom === depth) itemFrom = 0
    if (titleFrom === depth) titleFrom = 0
    if (linkFrom === depth) [linkFrom, linkLength] = [0, linkLength + body.length]
    if (skipFrom === depth) skipFrom = 0
    if (tag === 'script' && jsonLd) {
      found.jsonLd.push(jsonLd.join(''))
      jsonLd = undefined
    }
    depth--
  }

  function endCapture(): void {
    const capture = captures.pop()
    capture?.done(capture.writer.read())
  }

  function addText(text: string): void {
    if (jsonLd) return addJsonLd(text)
    if (skipFrom) return
    for (const { writer } of captures) writer.add(text)
    if (!titleFrom) body.add(text)
    if (body.length > maxText) throw new Stop()
  }

  function addJsonLd(text: string): void {
    jsonLd?.push(text)
    if ((jsonLd?.reduce((sum, part) => sum + part.length, 0) ?? 0) > maxJsonLd) jsonLd = undefined
  }

  function finish(): PageScan {
    while (captures.length > 0) endCapture()
    if (linkFrom) linkLength += body.length
    return { ...found, body: body.read(), linkShare: body.length === 0 ? 0 : linkLength / body.length }
  }

  return { handler: { onopentag: open, onclosetag: close, ontext: addText }, finish }
}

/** Hidden text is not part of the posting: it is how instructions are smuggled in. */
function isHidden(attributes: Attributes): boolean {
  return (
    attributes['hidden'] !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i.test(attributes['style'] ?? '')
  )
}
