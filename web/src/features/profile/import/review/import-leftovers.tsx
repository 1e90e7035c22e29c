import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportSource } from '@waymark/contract/profile-import.ts'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { PlaceName } from './import-source.tsx'
import { useImportReview } from './import-review.ts'
import { partTexts } from './import-words.ts'

const documents: ReadonlySet<ImportSource> = new Set<ImportSource>(['pdf', 'docx', 'doc'])

/** Everything in the file that is not imported, so that nothing disappears unseen. */
export function ImportLeftovers() {
  const { t } = useLingui()
  const id = useId()
  const { reading, lookAt } = useImportReview()
  const [copied, setCopied] = useState('')
  const isDocument = documents.has(reading.source)
  const parts = isDocument ? [] : partTexts(reading.not_taken_over)
  const words = isDocument ? reading.not_taken_over : []
  const lines = reading.unread.flatMap((index) => {
    const line = reading.lines[index]
    return line ? [{ index, ...line }] : []
  })
  if (parts.length === 0 && words.length === 0 && lines.length === 0) return null

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(lines.map(({ text }) => text).join('\n'))
      setCopied(t`Copied.`)
    } catch {
      setCopied(t`Your browser does not allow copying. Please select the lines instead.`)
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="mb-9">
      <h3 id={`${id}-title`} className="mb-1 text-lg font-bold tracking-[-0.01em]">
        <Trans>Not imported</Trans>
      </h3>
      {parts.length > 0 && (
        <div className="mb-4">
          <p className="mb-2 text-[0.9375rem] text-muted">
            <Trans>Your profile has no place for these parts of the file:</Trans>
          </p>
          <ul className="flex flex-wrap gap-2">
            {parts.map((part) => (
              <li key={part} className="rounded-md bg-raised px-2.5 py-0.5 text-[0.9375rem] [overflow-wrap:anywhere]">
                {part}
              </li>
            ))}
          </ul>
        </div>
      )}
      {words.length > 0 && (
        <div className="mb-4">
          <p className="mb-2 text-[0.9375rem] text-muted">
            <Trans>
              These words are not in any field: their lines were read only in part, or were too long for it.
            </Trans>
          </p>
          <ul className="rounded-card border border-line py-2">
            {words.map((text) => (
              <li key={text} dir="auto" className="px-4 py-1 text-[0.9375rem] [overflow-wrap:anywhere] sm:px-5">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {lines.length > 0 && (
        <>
          <p className="mb-2 text-[0.9375rem] text-muted">
            <Trans>
              These lines were not understood as a field of your profile. Copy what you need: you can paste it here into
              a field, or into your profile later.
            </Trans>
          </p>
          <ul className="rounded-card border border-line py-2">
            {lines.map(({ index, text, place }) => (
              <li
                key={index}
                onMouseEnter={() => lookAt([index])}
                className="flex gap-4 px-4 py-1 text-[0.9375rem] hover:bg-raised/60 sm:px-5"
              >
                <span dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {text}
                </span>
                <span className="shrink-0 pt-0.5 text-sm text-muted">
                  <PlaceName place={place} />
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button variant="quiet" onClick={() => void copy()} className="min-h-11! text-[0.9375rem]">
              <Copy aria-hidden className="size-4" />
              <Trans>Copy these lines</Trans>
            </Button>
            <p role="status" className="text-sm text-muted">
              {copied}
            </p>
          </div>
        </>
      )}
    </section>
  )
}
