import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { ImportStart } from './import-start.tsx'
import type { ProfileImport } from './use-profile-import.ts'

export function ImportWelcome({ profileImport }: { profileImport: ProfileImport }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <ImportStart
        profileImport={profileImport}
        title={
          <h2 id={id} className="text-xl font-bold tracking-[-0.01em]">
            <Trans>Start from your CV</Trans>
          </h2>
        }
      />
    </section>
  )
}
