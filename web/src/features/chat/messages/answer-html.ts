import DOMPurify, { type Config } from 'dompurify'
import { isJobUrl } from '@waymark/contract/job-tracking.ts'

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
  ADD_URI_SAFE_ATTR: [...plainAttributes, ...jobAttributes],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

// A separate instance, so that the hook applies only here.
const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  const url = element.getAttribute('data-job-url')
  const isApplyLink = element.localName === 'a' && url !== null && isJobUrl(url)
  // With an address the link can be opened in a tab, copied and read like any other.
  if (isApplyLink) element.setAttribute('href', url.trim())
  else for (const name of jobAttributes) element.removeAttribute(name)
  if (element.localName === 'a') {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
})

const blocks = 'p, ul, ol, h3, h4, blockquote, pre, table'

/** The allowed HTML as a tree: a browser might parse text differently the next time. */
export function cleanAnswer(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, settings)
  for (const block of fragment.querySelectorAll(blocks)) block.setAttribute('dir', 'auto')
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'answer-table'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
  return fragment
}

/** An answer's allowed HTML, or else its plain text. Never throws. */
export function answerContent(html: string): Node {
  try {
    return cleanAnswer(html)
  } catch (error) {
    console.warn('An answer is shown as text: its HTML could not be cleaned.', error)
    const paragraph = document.createElement('p')
    paragraph.className = 'whitespace-pre-wrap'
    paragraph.textContent = textOf(html)
    return paragraph
  }
}

/** An answer as text, for the clipboard. */
export function textOf(html: string): string {
  const withLineBreaks = html
    .replace(/<li\b[^>]*>/gi, '$&- ')
    .replace(/<(br|\/(p|li|h[1-6]|tr|pre|blockquote))\b[^>]*>/gi, '\n$&')
  // Documents made by the parser load nothing and run no script.
  return new DOMParser().parseFromString(withLineBreaks, 'text/html').body.textContent.trim()
}
