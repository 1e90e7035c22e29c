import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useClock } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { regionalLanguage } from '../regional-language.ts'
import type { ReminderChange } from './reminder-change.ts'
import { ReminderFailure } from './reminder-failure.tsx'
import { browserZone, findZones, timeIn, zoneName } from './reminder-zones.ts'

type Props = { zone: string | null; control: ReminderChange }

const mostFound = 6

export function ReminderZone({ zone, control }: Props) {
  const { t } = useLingui()
  useClock()
  const [search, setSearch] = useState<string | null>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const field = useRef<HTMLInputElement>(null)
  const isSearching = search !== null
  const shown = zone ?? 'UTC'
  const own = browserZone()
  const name = zoneName(shown)
  const ownName = zoneName(own)
  const time = timeIn(shown, regionalLanguage())

  useEffect(() => {
    if (isSearching) field.current?.focus()
  }, [isSearching])

  async function save(next: string): Promise<void> {
    if (!(await control.change('zone', { time_zone: next }))) return
    leave()
  }
  function leave(): void {
    setSearch(null)
    // The pressed element is gone; the button returns with the next render.
    focusNext(() => changeButton.current)
  }

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">
        <Trans>Time zone</Trans>
      </h3>
      <p>
        <strong className="font-semibold">{name}</strong>
        {time && (
          <span className="text-muted">
            {' '}
            · <Trans>it is {time} there</Trans>
          </span>
        )}
        {zone === null && (
          <span className="block text-[0.9375rem] text-muted">
            <Trans>None is chosen yet, so this one is used.</Trans>
          </span>
        )}
      </p>
      <ReminderFailure control={control} part="zone" />
      <div className="flex flex-wrap gap-3">
        {own !== shown && (
          <Button variant="quiet" busy={control.busy === 'zone'} onClick={() => void save(own)}>
            <Trans>Use this device’s: {ownName}</Trans>
          </Button>
        )}
        {!isSearching && (
          <Button ref={changeButton} variant="quiet" onClick={() => setSearch('')}>
            <Trans>Choose another</Trans>
          </Button>
        )}
      </div>
      {isSearching && (
        <div className="flex flex-col gap-2">
          <TextField
            label={t`Find a time zone`}
            hint={t`A city or a continent, for example Lisbon.`}
            ref={field}
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
          <Found search={search} busy={control.busy === 'zone'} onChoose={(next) => void save(next)} />
          <Button variant="text" onClick={leave} className="self-start">
            <Trans>Keep {name}</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

type FoundProps = { search: string; busy: boolean; onChoose: (zone: string) => void }

function Found({ search, busy, onChoose }: FoundProps) {
  const found = findZones(search)
  const count = found.length
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {search.trim() !== '' && found.length === 0 && (
          <Trans>No time zone has this name. Try a larger city nearby.</Trans>
        )}
        {count > mostFound && <Trans>{count} time zones found. Type more letters to narrow them down.</Trans>}
      </p>
      {found.length > 0 && (
        <ul className="flex flex-col rounded-control border border-line">
          {found.slice(0, mostFound).map((zone) => (
            <li key={zone} className="border-line not-last:border-b">
              <button
                type="button"
                aria-disabled={busy || undefined}
                onClick={() => onChoose(zone)}
                className="flex min-h-11 w-full items-center justify-between gap-4 px-4 text-start hover:bg-raised"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{zoneName(zone)}</span>
                <span className="shrink-0 text-muted tabular-nums">{timeIn(zone, regionalLanguage())}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
