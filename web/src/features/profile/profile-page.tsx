import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { ApiError } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { profileQuery, type LoadedProfile } from './profile.api.ts'

// Version 0 says that nothing was saved before: saving it over a profile that merely did not load is refused.
const unloaded = (): LoadedProfile => ({ document: emptyProfile(), version: 0 })

export function ProfilePage() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const retry = () => void refetch()

  if (data) return <ProfileEditor key="loaded" loaded={data} />
  if (isFetching && !error) {
    return (
      <div className="fade-in-late grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-muted">
        <title>{`${t`Profile`} · Waymark`}</title>
        <h1 className="sr-only">
          <Trans>Profile</Trans>
        </h1>
        <span className="text-2xl text-accent">
          <Spinner />
        </span>
        <p role="status">
          <Trans>Loading profile...</Trans>
        </p>
      </div>
    )
  }
  // The session is over: the guard is already on its way to the sign-in page, without a word (spec §8).
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null
  if (error) return <ProfileEditor key="unloaded" loaded={unloaded()} onRetry={retry} retrying={isFetching} />
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-5 px-6 text-center">
      <title>{`${t`Profile`} · Waymark`}</title>
      <div role="alert">
        <h1 className="text-2xl font-bold tracking-[-0.01em]">
          <Trans>Failed to load profile</Trans>
        </h1>
      </div>
      <Button onClick={retry} busy={isFetching}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
