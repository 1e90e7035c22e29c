import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../../ui/link.tsx'
import { useFirstReading } from '../job-search.api.ts'

const mostNamed = 2

export function SourcesNote() {
  const { t } = useLingui()
  const { reading = [], hasRealJobs } = useFirstReading()
  const names = [...new Set(reading)]
  const more = names.length - mostNamed
  const listed = new Intl.ListFormat(i18n.locale).format([
    ...names.slice(0, mostNamed),
    ...(more > 0 ? [t`${more} more`] : []),
  ])
  return (
    <p className="text-sm text-muted">
      {names.length > 0 && (
        <span role="status">
          <Plural
            value={names.length}
            one={`${listed} is still being read; more jobs will appear.`}
            other={`${listed} are still being read; more jobs will appear.`}
          />{' '}
        </span>
      )}
      {names.length === 0 && hasRealJobs === false && (
        <span role="status">
          <OnlySamples />{' '}
        </span>
      )}
      <Link to="/jobsearch/sources" className="inline-block py-0.5">
        <Trans>Where these jobs come from</Trans>
      </Link>
    </p>
  )
}

/** The samples are few: that a search finds nothing in them says nothing about the work there is. */
export function OnlySamples() {
  return <Trans>Only samples so far: no source could be read.</Trans>
}
