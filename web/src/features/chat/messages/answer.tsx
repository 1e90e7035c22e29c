import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRecordApply } from '../../job-tracking/found-jobs.api.ts'
import { answerContent } from './answer-html.ts'

/** The server sends cleaned HTML; it is cleaned again here. */
export function Answer({ html }: { html: string }) {
  const record = useRecordApply()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => place.current?.replaceChildren(answerContent(html)), [html])

  useEffect(() => {
    const element = place.current
    if (!element) return
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-job-url]') : null
      if (!link || event.button > 1) return
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (isPlain) {
        event.preventDefault()
        window.open(link.href, '_blank', 'noopener,noreferrer')
      }
      void record(jobOf(link))
    }
    // The links are not React's: one listener serves them all.
    element.addEventListener('click', onClick)
    element.addEventListener('auxclick', onClick)
    return () => {
      element.removeEventListener('click', onClick)
      element.removeEventListener('auxclick', onClick)
    }
  })

  return <div ref={place} dir="auto" className="answer" />
}

function jobOf({ dataset, href }: HTMLAnchorElement) {
  const { jobUrl = href, jobTitle = '', companyName = '' } = dataset
  return { job_url: jobUrl, job_title: jobTitle, company_name: companyName }
}
