import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { ApiError } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import { ProfileLoading } from './profile-loading.tsx'
import { profileQuery, type LoadedProfile } from './profile.api.ts'

// Version 0 means never saved: the server refuses it over a profile that merely did not load.
const unloaded = (): LoadedProfile => ({ document: emptyProfile(), version: 0 })

export function ProfilePage() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const retry = () => void refetch()

  if (data) return <ProfileEditor key="loaded" loaded={data} />
  if (isFetching && !error) return <ProfileLoading />
  // The session is over: the guard leads to the sign-in page, and needs no message here.
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
