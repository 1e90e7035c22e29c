import DOMPurify, { type Config } from 'dompurify'
import { isJobUrl } from '@waymark/contract/job-tracking.ts'

// decisions.md "Chat": what an answer may consist of, and nothing else.
const textTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'hr',
  'a',
]
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const jobAttributes = ['data-job-url', 'data-job-title', 'data-company-name']
const plainAttributes = ['start', 'colspan', 'rowspan']
const settings = {
  ALLOWED_TAGS: [...textTags, ...tableTags],
  ALLOWED_ATTR: ['href', ...plainAttributes, ...jobAttributes],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  // These are texts and numbers; whether a job's address is one is checked below.
  ADD_URI_SAFE_ATTR: [...plainAttributes, ...jobAttributes],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

// An instance of its own: its hook is nobody else's.
const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  const url = element.getAttribute('data-job-url')
  const isApplyLink = element.localName === 'a' && url !== null && isJobUrl(url)
  // The address itself, so that the link can also be opened, copied and read like any other.
  if (isApplyLink) element.setAttribute('href', url.trim())
  else for (const name of jobAttributes) element.removeAttribute(name)
  if (element.localName === 'a') {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

const blocks = 'p, ul, ol, h3, h4, blockquote, pre, table'

/** The allowed part of an answer's HTML. It is never text that a browser could read a second way: it is a tree already. */
export function cleanAnswer(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, settings)
  // Each paragraph has its own direction: a conversation may be held in two scripts.
  for (const block of fragment.querySelectorAll(blocks)) block.setAttribute('dir', 'auto')
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    // A wide table scrolls in its place, by keyboard too.
    frame.className = 'answer-table'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
  return fragment
}
