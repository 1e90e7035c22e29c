import { Trans, useLingui } from '@lingui/react/macro'
import { searchLimits } from '@waymark/contract/job-search/job-search.ts'
import { MapPin, Search as SearchIcon } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { controlClasses, Field } from '../../../ui/fields/field.tsx'
import { PlaceFields, type Place } from './place-fields.tsx'
import type { Search } from './search-address.ts'

type Props = {
  search: Search
  isSearching: boolean
  hasPosition: boolean
  onSearch: (title: string, place: Place) => void
}

export function SearchForm({ search, isSearching, hasPosition, onSearch }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { country, state, city } = search
  const [title, setTitle] = useState(search.title)
  const [place, setPlace] = useState<Place>({ country, state, city })
  // Back or a saved search brings other texts. The form stays, and with it the focus.
  const address = JSON.stringify([search.title, country, state, city])
  const [shownAddress, setShownAddress] = useState(address)
  if (address !== shownAddress) {
    setShownAddress(address)
    setTitle(search.title)
    setPlace({ country, state, city })
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (title.trim() !== '' && !isSearching) onSearch(title.trim(), place)
  }

  return (
    <form role="search" onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:flex">
        <div className="sm:col-span-2 lg:min-w-56 lg:flex-[2]">
          <Field id={id} label={t`Job title`}>
            <input
              id={id}
              type="search"
              value={title}
              maxLength={searchLimits.job_title}
              placeholder={t`For example: nurse, electrician, data analyst`}
              onChange={(event) => setTitle(event.target.value)}
              className={controlClasses}
            />
          </Field>
        </div>
        <div className="contents lg:*:flex-1">
          <PlaceFields place={place} onChange={setPlace} />
        </div>
        <BusyButton
          type="submit"
          Icon={SearchIcon}
          busy={isSearching}
          busyText={t`Searching...`}
          disabled={title.trim() === ''}
          className="shrink-0"
        >
          <Trans>Search</Trans>
        </BusyButton>
      </div>
      {hasPosition && place.country === '' && (
        <p role="status" className="flex items-center gap-2 text-[0.9375rem] font-medium text-accent">
          <MapPin aria-hidden className="size-4" />
          <Trans>Using your current location for better results</Trans>
        </p>
      )}
    </form>
  )
}
