import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyPage } from '../../ui/page/empty-page.tsx'
import { Link } from '../../ui/link.tsx'

export function JobSearchPage() {
  const { t } = useLingui()
  return (
    <EmptyPage
      title={t`Job Search`}
      text={
        <Trans>
          Searching job sources from here is being built. Until then, put a job that you found elsewhere on the{' '}
          <Link to="/jobtracking">board</Link> by its address, and make your CV and letter for it there.
        </Trans>
      }
    />
  )
}
