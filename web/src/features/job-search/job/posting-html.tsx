import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import './posting.css'

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a') return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer nofollow')
})

/** The server sends cleaned HTML; it is cleaned again here. */
export function PostingHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const clean = purifier.sanitize(html, {
      ALLOWED_TAGS: ['p', 'ul', 'li', 'h4', 'strong', 'em', 'a'],
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    })
    place.current?.replaceChildren(clean)
  }, [html])
  // The posting's own language decides the direction, not the page's.
  return <div ref={place} dir="auto" className="posting" />
}
