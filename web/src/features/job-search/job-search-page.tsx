import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, Building2, EllipsisVertical, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useDevicePosition } from './form/device-position.ts'
import { FollowedDialog } from './saved/followed-dialog.tsx'
import { HiddenDialog } from './saved/hidden-dialog.tsx'
import { useFoundJobs, useSearchAgain } from './job-search.api.ts'
import { SaveSearch } from './saved/save-search.tsx'
import { SavedSearchesDialog } from './saved/saved-searches-dialog.tsx'
import { readSearch, writeSearch, type Search } from './form/search-address.ts'
import { SearchFilters } from './form/search-filters.tsx'
import { FoldingForm } from './form/folding-form.tsx'
import { SearchResults } from './results/search-results.tsx'
import { SourcesNote } from './sources/sources-note.tsx'

/** The search is in the address, so that it can be shared, and Back goes to the previous one. */
export function JobSearchPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const selected = params.get('job') ?? undefined
  const position = useDevicePosition()
  const { isFetching, isFetchingNextPage } = useFoundJobs(search)
  const searchAgain = useSearchAgain()
  const [isHiddenOpen, setHiddenOpen] = useState(false)
  const [isFollowedOpen, setFollowedOpen] = useState(false)
  const [isSavedOpen, setSavedOpen] = useState(false)
  const address = writeSearch(search)
  const lists = [
    { label: t`Saved searches`, Icon: BellRing, onSelect: () => setSavedOpen(true) },
    { label: t`Employers you follow`, Icon: Building2, onSelect: () => setFollowedOpen(true) },
    { label: t`Hidden`, Icon: EyeOff, onSelect: () => setHiddenOpen(true) },
  ]

  function go(next: Search): void {
    if (writeSearch(next) === address) searchAgain(search)
    else void navigate(writeSearch(next))
  }

  return (
    <div className="group mx-auto flex w-full max-w-7xl page-space flex-col gap-5 sm:pt-8">
      <title>{`${search.title === '' ? t`Job Search` : search.title} · Waymark`}</title>
      <header className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Job Search</Trans>
        </h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-sm:order-last max-sm:col-span-2">
          <SourcesNote />
          {lists.map(({ label, Icon, onSelect }) => (
            <Button key={label} variant="text" className="text-sm max-sm:hidden" onClick={onSelect}>
              <Icon aria-hidden className="size-4" />
              {label}
            </Button>
          ))}
        </div>
        <Menu Icon={EllipsisVertical} label={t`More actions`} className="sm:hidden" items={lists} />
      </header>
      {/* On a phone a job takes the whole screen. */}
      <div className="flex flex-col gap-5 max-lg:group-has-[article]:hidden">
        <FoldingForm
          search={search}
          isSearching={isFetching && !isFetchingNextPage}
          hasPosition={position !== undefined}
          // "All words" was said of the words that stood there.
          onSearch={(title, place) =>
            go({ ...search, title, ...place, words: title === search.title ? search.words : '', alike: '' })
          }
        />
        {search.title !== '' && (
          <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-5 lg:grid-cols-3 lg:gap-3 min-[75rem]:grid-cols-4 min-[87.5rem]:grid-cols-5">
            <SearchFilters search={search} onChange={go} />
            <SaveSearch search={search} onSaved={() => setSavedOpen(true)} />
          </div>
        )}
      </div>
      {search.title === '' ? (
        <p className="rounded-card border border-dashed border-line p-10 text-center text-muted">
          <Trans>Enter a job title and click search to find opportunities</Trans>
        </p>
      ) : (
        <SearchResults
          search={search}
          selected={selected}
          // Moving between jobs adds no history: Back goes to the results.
          onSelect={(id) => void navigate(writeSearch(search, id), { replace: selected !== undefined })}
        />
      )}
      <SavedSearchesDialog open={isSavedOpen} onClose={() => setSavedOpen(false)} />
      <FollowedDialog open={isFollowedOpen} onClose={() => setFollowedOpen(false)} />
      <HiddenDialog open={isHiddenOpen} onClose={() => setHiddenOpen(false)} />
    </div>
  )
}
