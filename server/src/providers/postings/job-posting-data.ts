import { emptyPosting, type Posting } from './posting.ts'
import { htmlToText } from './scan-page.ts'
import { tidy } from './text-writer.ts'

type Thing = Readonly<Record<string, unknown>>

const maxDepth = 6
/** A page with more postings, none of them its own, is a list of jobs. */
const maxOnPostingPage = 3

/** The JobPosting in JSON-LD with the page's address, or else the first, unless the page is a list. */
export function findJobPosting(blocks: readonly string[], url: string): Thing | undefined {
  const all = blocks.flatMap((block) => postingsIn(parseBlock(block), 0))
  const own = all.find((posting) =>
    [posting['url'], posting['@id']].some((address) => typeof address === 'string' && sameAddress(address, url)),
  )
  return own ?? (all.length <= maxOnPostingPage ? all[0] : undefined)
}

export const countJobPostings = (blocks: readonly string[]): number =>
  blocks.flatMap((block) => postingsIn(parseBlock(block), 0)).length

/** Nests microdata and RDFa properties (paths such as `hiringOrganization.name`) like JSON-LD. */
export function thingOf(item: ReadonlyMap<string, readonly string[]>): Thing {
  const thing: Record<string, unknown> = {}
  for (const [path, values] of item) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let at = thing
    for (const name of names) {
      const inner = at[name]
      at = at[name] =
        typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? (inner as Record<string, unknown>) : {}
    }
    at[last] = values.length === 1 ? values[0] : values
  }
  return thing
}

/** Converts a schema.org JobPosting; HTML in values becomes plain text. */
export function toPosting(thing: Thing, source: Posting['source']): Posting {
  return {
    ...emptyPosting(source),
    title: line(thing['title'] ?? thing['name']),
    company: line(thing['hiringOrganization']),
    location: locationOf(thing),
    salary: salaryOf(thing['baseSalary'] ?? thing['estimatedSalary'], line(thing['salaryCurrency'])),
    employment_type: list(thing['employmentType']).map(line).filter(Boolean).join(', '),
    company_info: paragraphs(record(thing['hiringOrganization'])['description'] ?? thing['employerOverview']),
    description: paragraphs(thing['description'], thing['responsibilities']),
    requirements: paragraphs(
      thing['qualifications'],
      thing['skills'],
      thing['experienceRequirements'],
      thing['educationRequirements'],
    ),
    benefits: paragraphs(thing['jobBenefits'] ?? thing['benefits']),
    posted_at: dateOf(thing['datePosted']),
    expires_at: dateOf(thing['validThrough']),
  }
}

function parseBlock(block: string): unknown {
  const text = block.replace(/^\s*(<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)|(-->|(\/\/\s*)?\]\]>)\s*$/g, '')
  // Real pages have line breaks inside strings, which JSON forbids; between values spaces mean the same.
  for (const attempt of [text, text.replace(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(attempt) as unknown
    } catch {}
  }
  return undefined
}

function postingsIn(value: unknown, depth: number): Thing[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((entry) => postingsIn(entry, depth + 1))
  const thing = value as Thing
  if (list(thing['@type']).some((type) => typeof type === 'string' && /(^|[/:#])JobPosting$/i.test(type)))
    return [thing]
  return ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'about'].flatMap((name) =>
    postingsIn(thing[name], depth + 1),
  )
}

function sameAddress(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false
  const [a, b] = [new URL(one), new URL(other)]
  return a.host === b.host && a.pathname.replace(/\/$/, '') === b.pathname.replace(/\/$/, '')
}

const record = (value: unknown): Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : {}
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, 50) : value === undefined || value === null ? [] : [value]

function line(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number')
    return htmlToText(String(value)).replace(/\s+/g, ' ').trim().slice(0, 300)
  if (Array.isArray(value)) return value.slice(0, 10).map(line).filter(Boolean).join(', ')
  const thing = record(value)
  return thing['name'] === undefined ? '' : line(thing['name'])
}

function paragraphs(...values: unknown[]): string {
  const texts = values.flatMap((value) =>
    list(value).map((entry) =>
      typeof entry === 'string' ? tidy(htmlToText(entry)) : line(record(entry)['description'] ?? entry),
    ),
  )
  return [...new Set(texts.filter(Boolean))].join('\n\n').slice(0, 100_000)
}

function locationOf(thing: Thing): string {
  const places = list(thing['jobLocation']).map((place) => {
    const address = record(place)['address'] ?? place
    if (typeof address === 'string') return line(address)
    const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((name) => line(record(address)[name]))
    return [...new Set(parts.filter(Boolean))].join(', ') || line(place)
  })
  const remote = /telecommute/i.test(line(thing['jobLocationType'])) ? ['Remote'] : []
  return [...new Set([...places, ...remote].filter(Boolean))].join('; ').slice(0, 300)
}

function salaryOf(salary: unknown, currency: string): string {
  if (typeof salary !== 'object' || salary === null) return [currency, line(salary)].filter(Boolean).join(' ')
  const thing = record(Array.isArray(salary) ? salary[0] : salary)
  const value = record(thing['value'])
  const bounds = [value['minValue'] ?? thing['minValue'], value['maxValue'] ?? thing['maxValue']]
    .map(line)
    .filter((bound) => bound !== '' && bound !== '0')
  const amount = [...new Set(bounds)].join(' – ') || line(value['value'] ?? thing['value'])
  const unit = line(value['unitText'] ?? thing['unitText']).toLowerCase()
  return amount === ''
    ? ''
    : [line(thing['currency']) || currency, amount, unit && `per ${unit}`].filter(Boolean).join(' ')
}

function dateOf(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
