import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** From this share of the limit on, the characters are counted where everybody sees it. */
const nearly = 0.8

/** How much of a pasted text the control's `maxlength` will cut off. Some kinds of input do not tell their selection. */
function cutOff({ currentTarget, clipboardData }: ClipboardEvent<TextControl>, max: number) {
  const { value, selectionStart, selectionEnd } = currentTarget
  const text = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  const length = currentTarget.tagName === 'INPUT' ? text.replaceAll('\n', '').length : text.length
  const room = max - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0)
  return { room, lost: Math.max(0, length - room) }
}

/** What a text field says about its limit: a count when it comes near, and how much of a paste was left out. */
export function useLimit(id: string, length: number, max: number | undefined, always = false) {
  const [lost, setLost] = useState(0)
  // The paste's own input event must not take its message away.
  const fresh = useRef(false)
  const counted = max !== undefined && (always || length >= max * nearly)
  const problem = lost > 0

  return {
    counter: counted && <Counter id={`${id}-count`} length={length} max={max} />,
    note: problem && (
      <LimitNote id={`${id}-limit`}>
        <Plural
          value={lost}
          one="One character did not fit and was left out."
          other="# characters did not fit and were left out."
        />
      </LimitNote>
    ),
    describedBy: [counted && `${id}-count`, problem && `${id}-limit`].filter(Boolean).join(' ') || undefined,
    props: {
      onPaste(event: ClipboardEvent<TextControl>): void {
        if (max === undefined) return
        const { room, lost: now } = cutOff(event, max)
        fresh.current = room > 0
        setLost(now)
      },
      onInput(): void {
        if (!fresh.current) setLost(0)
        fresh.current = false
      },
    },
  }
}

function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <span
      id={id}
      className={classNames('shrink-0 text-sm tabular-nums', length > max ? 'font-medium text-danger' : 'text-muted')}
    >
      <span aria-hidden>
        {length} / {max}
      </span>
      <span className="sr-only">
        <Trans>
          {length} of {max} characters
        </Trans>
      </span>
    </span>
  )
}

const LimitNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="text-sm font-medium text-danger">
    {children}
  </p>
)
