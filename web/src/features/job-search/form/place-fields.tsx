import { useLingui } from '@lingui/react/macro'
import { useId, useMemo } from 'react'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { useFailureToast } from '../../../ui/use-failure-toast.ts'
import { useCities, useCountries, useStates } from '../job-search.api.ts'

export type Place = { country: string; state: string; city: string }
type Props = { place: Place; onChange: (place: Place) => void }

const none: readonly string[] = []

export function PlaceFields({ place: { country, state, city }, onChange }: Props) {
  const { t } = useLingui()
  const countries = useCountries()
  const states = useStates(country)
  const stateNames = states.data ?? none
  // Without states, or if they could not be read, the cities of the whole country.
  const cities = useCities(country, state, states.isFetched && (stateNames.length === 0 || state !== ''))
  const cityNames = cities.data ?? none
  useFailureToast(
    countries.error ?? states.error ?? cities.error,
    t`The list of places could not be loaded. You can search without a place.`,
  )

  return (
    <>
      <PlaceField
        label={t`Country`}
        empty={t`Any country`}
        names={countries.data ?? none}
        value={country}
        onChange={(next) => onChange({ country: next, state: '', city: '' })}
      />
      {stateNames.length > 0 && (
        <PlaceField
          label={t`State`}
          empty={t`Any state`}
          names={stateNames}
          value={state}
          onChange={(next) => onChange({ country, state: next, city: '' })}
        />
      )}
      {/* A city from an address is seen and can be cleared even where its list is not asked for. */}
      {(cityNames.length > 0 || city !== '') && (
        <PlaceField
          label={t`City`}
          empty={t`Any city`}
          names={cityNames}
          value={city}
          onChange={(next) => onChange({ country, state, city: next })}
        />
      )}
    </>
  )
}

type PlaceFieldProps = {
  label: string
  empty: string
  names: readonly string[]
  value: string
  onChange: (value: string) => void
}

/** Some countries have thousands of cities: typing finds the rest. */
const mostShown = 300

function PlaceField({ label, empty, names, value, onChange }: PlaceFieldProps) {
  const id = useId()
  const choices = useMemo(
    () => [{ key: '', value: '', label: empty }, ...names.map((name) => ({ key: name, value: name, label: name }))],
    [names, empty],
  )
  return (
    <Field id={id} label={label}>
      <Combobox
        id={id}
        value={value}
        choices={choices}
        shownAtMost={mostShown}
        onChange={onChange}
        shown={value || empty}
        ownValue={(text) => (text === '' ? '' : null)}
      />
    </Field>
  )
}
