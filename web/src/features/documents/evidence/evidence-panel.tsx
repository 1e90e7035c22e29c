import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  isFixedPart,
  type EditInput,
  type EvidenceSentence,
  type LeftOutReason,
} from '@waymark/contract/document-edits.ts'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useFocusInside } from '../../../ui/use-focus-inside.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { editSentence, useEvidence } from '../application.api.ts'
import { KeptWords } from './kept-words.tsx'
import { SentenceItem } from './sentence-item.tsx'

const reasons: Record<LeftOutReason, MessageDescriptor> = {
  room: msg`The pages are full, and other lines answer this posting better.`,
  unrelated: msg`The pages are full, and it names nothing that this posting asks for.`,
  same: msg`Another line says the same.`,
  circumstance: msg`The pages are full, and it tells of circumstances rather than of your work.`,
  older: msg`It stands behind hundreds of lines about newer work.`,
}

/** Every sentence of a document with where it comes from, and what the user can make of it. */
export function EvidencePanel({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const evidence = useEvidence(id)
  const { data, isPending } = evidence
  const { run, isBusy, failure } = useAction((edit: EditInput) => editSentence(client, id, edit))
  const leftOut = useRef<HTMLElement>(null)
  const focusInside = useFocusInside(leftOut)
  if (isPending) return <Skeleton label={<Trans>Loading the sentences...</Trans>} />
  if (!data)
    return (
      <LoadFailure query={evidence}>
        <Trans>The sentences could not be loaded. The document is unchanged.</Trans>
      </LoadFailure>
    )
  const edit = async (change: EditInput) => (await run(change)) !== undefined
  return (
    <div className="flex flex-col gap-5">
      <FailureAlert failure={failure} text={t`That could not be saved. Please try again.`} />
      <KeptWords kept={data.kept} isBusy={isBusy} onEdit={edit} />
      <ol className="flex flex-col">
        {data.sentences.filter(isShown).map((sentence) => (
          <SentenceItem key={sentence.position} sentence={sentence} isBusy={isBusy} onEdit={edit} />
        ))}
      </ol>
      {data.left_out.length > 0 && (
        <section ref={leftOut} {...focusInside} className="flex flex-col gap-2">
          <h3 className="text-[0.9375rem] font-bold">
            <Trans>Left out</Trans>
          </h3>
          <ul className="flex flex-col">
            {data.left_out.map(({ source, text, reason }) => (
              <li key={source} className="flex flex-col items-start gap-1 border-line py-2.5 not-last:border-b">
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {text}
                </span>
                <span className="text-sm text-muted">{i18n._(reasons[reason])}</span>
                <Button
                  variant="text"
                  className="text-sm"
                  disabled={isBusy}
                  onClick={() => void run({ action: 'take_back', source })}
                >
                  <Undo2 aria-hidden className="size-4" />
                  <Trans>Put it back in</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const isShown = ({ part, text, user_text }: EvidenceSentence) => !isFixedPart(part) && (user_text ?? text) !== ''
