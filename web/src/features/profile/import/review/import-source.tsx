import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { Reading } from '../plan/import-reading.ts'

type Lines = Reading['lines']

export function PlaceName({ place }: { place: string }) {
  return /^\d+$/.test(place) ? <Trans>Page {place}</Trans> : place
}

function placesOf(lines: Lines): { place: string; lines: { index: number; text: string }[] }[] {
  const places: ReturnType<typeof placesOf> = []
  lines.forEach(({ place, text }, index) => {
    if (places.at(-1)?.place !== place) places.push({ place, lines: [] })
    places.at(-1)?.lines.push({ index, text })
  })
  return places
}

type Props = {
  reading: Reading
  ref: Ref<SourcePaneHandle>
}
export type SourcePaneHandle = { show: (lines: readonly number[]) => void }

export const SourcePane = memo(function SourcePane({ reading, ref }: Props) {
  const { t } = useLingui()
  const pane = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  const unread = new Set(reading.unread)

  useImperativeHandle(ref, () => ({
    show(lines) {
      if (lines.length === 0) return
      setShown(new Set(lines))
      const line = pane.current?.querySelector<HTMLElement>(`[data-line="${Math.min(...lines)}"]`)
      if (!pane.current || !line) return
      // scrollIntoView would scroll the page around the pane too.
      const [top, height] = [line.offsetTop - pane.current.offsetTop, pane.current.clientHeight]
      const isInSight = top > pane.current.scrollTop + 24 && top < pane.current.scrollTop + height - 72
      if (!isInSight) pane.current.scrollTop = top - height / 3
    },
  }))

  return (
    <div
      ref={pane}
      role="region"
      aria-label={t`Lines of the file`}
      // A scroll area without focusable content needs the focus itself, for the keyboard.
      tabIndex={0}
      className="hidden overflow-y-auto border-l border-line bg-paper px-6 py-6 -outline-offset-2 lg:block"
    >
      <h3 className="font-semibold">
        <Trans>What the file says</Trans>
      </h3>
      <p className="mt-0.5 mb-5 text-sm text-muted">
        {reading.unread.length > 0 ? (
          <Trans>Point at a field to see where it was read. Lines with a dotted edge were not used in any field.</Trans>
        ) : (
          <Trans>Point at a field to see where it was read.</Trans>
        )}
      </p>
      {placesOf(reading.lines).map(({ place, lines }, index) => (
        <section key={index} className="mb-5">
          <h4 className="mb-1.5 text-sm font-medium text-muted">
            <PlaceName place={place} />
          </h4>
          <ol className="rounded-control border border-line bg-surface py-2 text-sm leading-relaxed">
            {lines.map((line) => (
              <li
                key={line.index}
                data-line={line.index}
                dir="auto"
                className={classNames(
                  'border-s-2 px-3.5 py-px whitespace-pre-wrap transition-colors [overflow-wrap:anywhere]',
                  shown.has(line.index)
                    ? 'border-accent bg-accent-soft'
                    : unread.has(line.index)
                      ? 'border-dotted border-control text-muted'
                      : 'border-transparent',
                )}
              >
                {shown.has(line.index) ? <mark className="bg-transparent text-ink">{line.text}</mark> : line.text}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})

export function SourceLines({ reading, lines }: { reading: Reading; lines: readonly number[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-1 rounded-control border border-accent-line bg-accent-soft px-3.5 py-2.5 text-sm">
      {lines.map((index) => {
        const line = reading.lines[index]
        return (
          line && (
            <li key={index} dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {line.text}
            </li>
          )
        )
      })}
    </ul>
  )
}
