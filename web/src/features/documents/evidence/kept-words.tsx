import { Trans } from '@lingui/react/macro'
import type { EditInput, Evidence } from '@waymark/contract/document-edits.ts'
import { Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFocusInside } from '../../../ui/use-focus-inside.ts'

type Props = { kept: Evidence['kept']; isBusy: boolean; onEdit: (edit: EditInput) => Promise<boolean> }

/** What the user wrote for sentences that this version of the document does not have. */
export function KeptWords({ kept, isBusy, onEdit }: Props) {
  const [discarding, setDiscarding] = useState<number>()
  const list = useRef<HTMLElement>(null)
  const focusInside = useFocusInside(list)
  if (kept.length === 0) return null
  return (
    <section ref={list} {...focusInside} className="flex flex-col gap-2">
      <h3 className="text-[0.9375rem] font-bold">
        <Trans>Your words without a place</Trans>
      </h3>
      <p className="text-sm text-muted">
        <Trans>You wrote these for sentences that this version no longer has. They are not in the file.</Trans>
      </p>
      <ul className="flex flex-col">
        {kept.map(({ position, text, user_text, has_place }) => (
          <li key={position} className="flex flex-col gap-1 border-line py-2.5 not-last:border-b">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {user_text}
            </span>
            {text !== user_text && (
              <span dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
                <Trans>Was: {text}</Trans>
              </span>
            )}
            <span className="flex flex-wrap gap-x-4">
              {has_place && (
                <Button
                  variant="text"
                  className="text-sm"
                  disabled={isBusy}
                  onClick={() => void onEdit({ action: 'place', position })}
                >
                  <Undo2 aria-hidden className="size-4" />
                  <Trans>Put it in</Trans>
                </Button>
              )}
              {discarding === position ? (
                <>
                  <Button
                    variant="text"
                    className="text-sm"
                    disabled={isBusy}
                    onClick={() => void onEdit({ action: 'discard', position })}
                  >
                    <Trans>Discard for good</Trans>
                  </Button>
                  <Button variant="text" className="text-sm" onClick={() => setDiscarding(undefined)}>
                    <Trans>Keep</Trans>
                  </Button>
                </>
              ) : (
                <Button variant="text" className="text-sm" disabled={isBusy} onClick={() => setDiscarding(position)}>
                  <Trash2 aria-hidden className="size-4" />
                  <Trans>Discard</Trans>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
