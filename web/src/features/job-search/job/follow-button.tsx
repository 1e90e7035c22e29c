import { Trans, useLingui } from '@lingui/react/macro'
import { BellPlus } from 'lucide-react'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFollowing } from '../saved/followed.api.ts'

/** Follows the employer of a found job, with Undo. */
export function FollowButton({ jobId }: { jobId: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { follow, unfollow } = useFollowing()
  const undoing = useAction(unfollow, {
    onFailure: () => toast('error', t`This could not be undone. Please try again.`),
  })
  const following = useAction(
    async () => {
      const { id, name } = await follow({ job_id: jobId })
      toast('success', t`You follow ${name} now.`, { label: t`Undo`, onAct: () => void undoing.run(id) })
    },
    {
      onFailure: (error) =>
        toast(
          'error',
          (error instanceof ApiError && error.fields['url']) ||
            t`This employer could not be followed. Please try again.`,
        ),
    },
  )
  return (
    <Button variant="text" busy={following.isBusy} onClick={() => void following.run()}>
      <BellPlus aria-hidden className="size-4" />
      <Trans>Follow this employer</Trans>
    </Button>
  )
}
