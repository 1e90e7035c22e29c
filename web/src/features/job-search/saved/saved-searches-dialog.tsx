import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { Copy, Pause, Play, Rss, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select-field.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { filterTexts, sourceNamesOf } from '../form/filter-texts.ts'
import { useSources } from '../job-search.api.ts'
import { ListDialog } from './list-dialog.tsx'
import { useSavedSearches, useSavingSearches } from './saved-searches.api.ts'
import { fromSaved, writeSearch } from '../form/search-address.ts'

type Props = { open: boolean; onClose: () => void }

export function SavedSearchesDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ListDialog
      open={open}
      onClose={onClose}
      title={t`Saved searches`}
      query={useSavedSearches(open)}
      empty={<Trans>No saved searches yet. Save a search to get new jobs by email or feed.</Trans>}
      row={(saved) => <SavedSearchRow saved={saved} onOpen={onClose} />}
    />
  )
}

function SavedSearchRow({ saved, onOpen }: { saved: SavedSearch; onOpen: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const toast = useToast()
  const saving = useSavingSearches()
  const { job_title, city, state, country } = saved.search
  const place = [city, state, country].filter(Boolean).join(', ')
  const search = fromSaved(saved.search)
  const filters = filterTexts(search, sourceNamesOf(useSources().data ?? []))
  const onFailure = () => toast('error', t`This could not be changed. Please try again.`)
  const change = useAction((body: Parameters<typeof saving.change>[1]) => saving.change(saved.id, body), { onFailure })
  const remove = useAction(() => saving.remove(saved.id), { onFailure })
  const isBusy = change.isBusy || remove.isBusy
  const [mails, setMails] = useState(saved.mails)
  const [isAsking, setAsking] = useState(false)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  function ask(isOn: boolean): void {
    setAsking(isOn)
    focusNext(() => (isOn ? cancelButton : deleteButton).current)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={`/jobsearch${writeSearch(search)}`} onClick={onOpen}>
          <bdi className="font-semibold">{job_title}</bdi>
        </Link>
        <p className="text-sm text-muted">
          <JoinedFacts facts={[place, ...filters, saved.paused && t`Paused`]} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="sr-only">
          <Trans>Emails for {job_title}</Trans>
        </label>
        <Select
          id={id}
          // Not `disabled`, which would take the focus.
          value={change.isBusy ? mails : saved.mails}
          aria-busy={change.isBusy || undefined}
          options={[
            { value: 'daily', label: t`Daily email` },
            { value: 'weekly', label: t`Weekly email` },
            { value: 'none', label: t`No emails` },
          ]}
          onChange={(value) => {
            setMails(value as SavedSearch['mails'])
            void change.run({ mails: value as SavedSearch['mails'] })
          }}
        />
        <Button variant="text" disabled={isBusy} onClick={() => void change.run({ paused: !saved.paused })}>
          {saved.paused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
          {saved.paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
        {isAsking ? (
          <span role="group" aria-label={t`Are you sure?`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-semibold">
              <Trans>Are you sure?</Trans>
            </span>
            {/* The harmless answer has the focus. */}
            <Button ref={cancelButton} variant="text" onClick={() => ask(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="text" busy={remove.isBusy} onClick={() => void remove.run()}>
              <Trans>Confirm</Trans>
            </Button>
          </span>
        ) : (
          <Button
            ref={deleteButton}
            variant="text"
            disabled={isBusy}
            aria-label={t`Delete the search ${job_title}`}
            onClick={() => ask(true)}
          >
            <Trash2 aria-hidden className="size-4" />
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      <Feed saved={saved} isBusy={isBusy} onChange={(feed) => void change.run({ feed })} />
    </div>
  )
}

type FeedProps = { saved: SavedSearch; isBusy: boolean; onChange: (feed: 'renew' | 'remove') => void }

function Feed({ saved: { feed_url }, isBusy, onChange }: FeedProps) {
  const { t } = useLingui()
  const toast = useToast()
  const copy = useAction(
    async () => {
      await navigator.clipboard.writeText(feed_url ?? '')
      toast('success', t`The address is copied.`)
    },
    { onFailure: () => toast('error', t`The address could not be copied. Please select it and copy it by hand.`) },
  )
  if (feed_url === null)
    return (
      <Button variant="text" disabled={isBusy} className="self-start text-sm" onClick={() => onChange('renew')}>
        <Rss aria-hidden className="size-4" />
        <Trans>Create a private feed</Trans>
      </Button>
    )
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-muted">
        <Trans>Whoever knows this address can read what the search finds:</Trans>
      </p>
      <code className="rounded-control bg-raised px-3 py-2 [overflow-wrap:anywhere] select-all">{feed_url}</code>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <Button variant="text" onClick={() => void copy.run()}>
          <Copy aria-hidden className="size-4" />
          <Trans>Copy</Trans>
        </Button>
        <Button variant="text" disabled={isBusy} onClick={() => onChange('renew')}>
          <Trans>New address</Trans>
        </Button>
        <Button variant="text" disabled={isBusy} onClick={() => onChange('remove')}>
          <Trans>Remove the feed</Trans>
        </Button>
      </div>
    </div>
  )
}
