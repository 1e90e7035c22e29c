import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '../../../ui/link.tsx'
import { useSources } from '../job-search.api.ts'

export function SourcesNote() {
  const reading = useSources().data?.filter(({ state }) => state === 'reading' || state === 'waiting').length ?? 0
  return (
    <p className="text-sm text-muted">
      {reading > 0 && (
        <span role="status">
          <Plural
            value={reading}
            one="# source is still being read; more jobs will appear."
            other="# sources are still being read; more jobs will appear."
          />{' '}
        </span>
      )}
      <Link to="/jobsearch/sources" className="inline-block py-0.5">
        <Trans>Where these jobs come from</Trans>
      </Link>
    </p>
  )
}
