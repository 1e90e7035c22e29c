import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'

const spelled = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** Shown once. They are the only way in without the app, so closing waits until they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  const [isKept, setKept] = useState(false)
  const [copied, setCopied] = useState<'yes' | 'by-hand' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function copy(): Promise<void> {
    try {
      // Undefined if the page was served over plain HTTP, as on a home network.
      await navigator.clipboard.writeText(codes.map(spelled).join('\n'))
      setCopied('yes')
    } catch {
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
      setCopied('by-hand')
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        <Trans>Save these recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Two-step sign-in is on. If you lose your phone, each of these codes signs you in once without the app. Keep
          them somewhere safe; they are not shown again.
        </Trans>
      </p>
      <ul
        ref={list}
        dir="ltr"
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-raised p-4 font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{spelled(code)}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => void copy()} className="self-start">
        <Trans>Copy</Trans>
      </Button>
      <p role="status" className="text-[0.9375rem] font-medium empty:hidden">
        {copied === 'yes' && <Trans>The codes are copied.</Trans>}
        {copied === 'by-hand' && <Trans>The codes are selected: press Ctrl+C, or ⌘C on a Mac.</Trans>}
      </p>
      <CheckField label={t`I have saved these codes`} checked={isKept} onChange={setKept} />
      <Button disabled={!isKept} onClick={onDone} className="self-end">
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
