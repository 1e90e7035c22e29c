import '../../../ui/badge.css'
import type { Tone } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

export type Bar = { name: string; value: number; tone?: Tone; text: string; part?: number }

export function HorizontalBars({ bars, longest = longestOf(bars) }: { bars: readonly Bar[]; longest?: number }) {
  const width = (value: number) => `${(100 * value) / longest}%`
  return (
    <ul className="flex flex-col gap-4">
      {bars.map(({ name, value, tone, text, part }) => (
        <li key={name} className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
            <bdi className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</bdi>
            <span className="ms-auto text-end text-muted tabular-nums">{text}</span>
          </div>
          <div className="relative h-3 overflow-hidden rounded-full bg-raised">
            <div
              data-tone={tone}
              className={classNames('absolute inset-y-0 start-0 rounded-full', barColour(tone, part !== undefined))}
              style={{ width: width(value) }}
            />
            {part !== undefined && part > 0 && (
              <div className="absolute inset-y-0 start-0 rounded-full bg-accent" style={{ width: width(part) }} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

const longestOf = (bars: readonly Bar[]) => Math.max(1, ...bars.map(({ value }) => value))

function barColour(tone: Tone | undefined, hasPart: boolean): string {
  if (tone) return 'bg-(--tone)'
  return hasPart ? 'bg-accent-line' : 'bg-accent'
}

export type Pair = { key: number; name: string; first: number; second: number }

export function PairedBars({ pairs, legend }: { pairs: readonly Pair[]; legend: readonly [string, string] }) {
  const highest = Math.max(1, ...pairs.flatMap(({ first, second }) => [first, second]))
  const bar = (value: number, colour: string) => (
    <div className="flex h-full w-1/2 max-w-4 flex-col items-center justify-end">
      <span className="text-[0.6875rem] leading-4 text-muted tabular-nums sm:text-xs">{value > 0 ? value : ''}</span>
      <div
        className={classNames('w-full rounded-t-[3px]', value > 0 ? colour : 'bg-line')}
        style={{ height: value > 0 ? `calc((100% - 1.25rem) * ${value / highest})` : '2px' }}
      />
    </div>
  )
  return (
    <div>
      <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {legend.map((name, at) => (
          <li key={name} className="flex items-center gap-2">
            <span className={classNames('size-3 rounded-[3px]', at === 0 ? 'bg-accent-line' : 'bg-accent')} />
            {name}
          </li>
        ))}
      </ul>
      <ol className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-3">
        {pairs.map(({ key, name, first, second }, at) => (
          <li key={key} className="flex min-w-0 flex-col">
            <div className="flex h-44 justify-center gap-px border-b border-control sm:gap-1">
              {bar(first, 'bg-accent-line')}
              {bar(second, 'bg-accent')}
            </div>
            {/* A phone has room for every second label. Counted from the end, so that the current week has one. */}
            <span
              className={classNames(
                'mt-2 flex h-4 justify-center text-xs whitespace-nowrap text-muted',
                (pairs.length - at) % 2 === 0 && 'invisible',
              )}
            >
              <span className="max-w-0 overflow-visible max-sm:text-[0.6875rem]">
                <span className="block w-max -translate-x-1/2">{name}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
