import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { TypedPlace } from '@waymark/contract/job-search/job-search.ts'
import { Link } from '../../../ui/link.tsx'
import { writeSearch, type Search } from './search-address.ts'

/** Says which place was read from the words of the search, with a way back to the words; or offers a doubtful one. */
export function TypedPlaceLine({ search, typed }: { search: Search; typed: TypedPlace }) {
  const { title } = search
  const { job_title, country, state, city, also, language, taken } = typed
  const cities = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format([
    ...(city ? [city] : []),
    ...(also ?? []),
  ])
  const place = [cities, state, country].filter(Boolean).join(', ')
  const languageName = language && (new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(language) ?? language)
  const asPlace = writeSearch({
    ...search,
    title: job_title,
    country: country ?? '',
    state: state ?? '',
    city: city ?? '',
  })
  return (
    <p role="status" className="mb-3 text-[0.9375rem] [overflow-wrap:anywhere]">
      {!taken && (
        <>
          <Trans>
            “<bdi>{title}</bdi>” was searched for as words. Did you mean “<bdi>{job_title}</bdi>” in <bdi>{place}</bdi>?
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
              Searched for “<bdi>{job_title}</bdi>” in <bdi>{place}</bdi>, with postings in <bdi>{languageName}</bdi>.
            </Trans>
          )}
          {place !== '' && !languageName && (
            <Trans>
              Searched for “<bdi>{job_title}</bdi>” in <bdi>{place}</bdi>.
            </Trans>
          )}
          {place === '' && (
            <Trans>
              Searched for “<bdi>{job_title}</bdi>”, with postings in <bdi>{languageName}</bdi>.
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

/** Says that only one title of one employer is shown, with a way back. */
export function AlikeLine({ search }: { search: Search }) {
  return (
    <p role="status" className="mb-3 text-[0.9375rem]">
      <Trans>Only jobs with one title from one employer.</Trans>{' '}
      <Link data-all to={writeSearch({ ...search, alike: '' })}>
        <Trans>Show all jobs found</Trans>
      </Link>
    </p>
  )
}

/** Says which words of the search were not searched, since postings do not say such things. */
export function LeftOutLine({ words }: { words: readonly string[] }) {
  const listed = new Intl.ListFormat(i18n.locale).format(words.map((word) => `“${word}”`))
  return (
    <p role="status" className="mb-3 text-[0.9375rem] [overflow-wrap:anywhere]">
      <Trans>
        Not searched, because postings rarely say it: <bdi>{listed}</bdi>.
      </Trans>
    </p>
  )
}
