import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useToast } from '../../../ui/toast.tsx'
import { recordApply, refreshJobs } from '../../job-tracking/job-tracking.api.ts'
import { answerContent } from './answer-html.ts'

/** The server sends cleaned HTML; it is cleaned again here. */
export function Answer({ html }: { html: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => place.current?.replaceChildren(answerContent(html)), [html])

  async function apply(link: HTMLAnchorElement): Promise<void> {
    try {
      await recordApply(jobOf(link))
      void refreshJobs(client)
    } catch (error) {
      console.warn('An Apply was not recorded.', error)
      toast('error', t`The job was opened, but it could not be added to your board.`)
    }
  }

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
      void apply(link)
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

/** A job needs title and company: without them the address's host stands in. */
function jobOf({ dataset, href }: HTMLAnchorElement) {
  const { jobUrl = href, jobTitle, companyName } = dataset
  const { hostname } = new URL(jobUrl)
  return { job_url: jobUrl, job_title: jobTitle?.trim() || hostname, company_name: companyName?.trim() || hostname }
}
