import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { TypedPlace } from '@waymark/contract/job-search/job-search.ts'
import { Link } from '../../ui/link.tsx'
import { writeSearch, type Search } from './search-address.ts'

/** Says which place was read from the words of the search, with a way back to the words; or offers a doubtful one. */
export function TypedPlaceLine({ search, typed }: { search: Search; typed: TypedPlace }) {
  const { title } = search
  const { job_title, country, state, city, language, taken } = typed
  const place = [city, state, country].filter(Boolean).join(', ')
  const languageName = language && (new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language)
  const asPlace = writeSearch({
    ...search,
    title: job_title,
    country: country ?? '',
    state: state ?? '',
    city: city ?? '',
  })
  return (
    <p role="status" dir="auto" className="mb-3 text-[0.9375rem] [overflow-wrap:anywhere]">
      {!taken && (
        <>
          <Trans>
            “{title}” was searched for as words. Did you mean “{job_title}” in {place}?
          </Trans>{' '}
          <Link to={asPlace}>
            <Trans>Search there</Trans>
          </Link>
        </>
      )}
      {taken && (
        <>
          {place !== '' && languageName && (
            <Trans>
              Searched for “{job_title}” in {place}, with postings in {languageName}.
            </Trans>
          )}
          {place !== '' && !languageName && (
            <Trans>
              Searched for “{job_title}” in {place}.
            </Trans>
          )}
          {place === '' && (
            <Trans>
              Searched for “{job_title}”, with postings in {languageName}.
            </Trans>
          )}{' '}
          <Link to={writeSearch({ ...search, words: 'all' })}>
            <Trans>Search for all words instead</Trans>
          </Link>
        </>
      )}
    </p>
  )
}
