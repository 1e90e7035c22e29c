import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { sections } from '../fields/profile-sections.ts'
import { SectionView } from '../sections/section-view.tsx'
import { versionQuery, type Version } from './versions.api.ts'

export function VersionView({ version }: { version: Version }) {
  const { i18n } = useLingui()
  const stored = useQuery(versionQuery(version.version))
  const { data: document, isPending } = stored
  const changed = new Set(version.changes?.map(({ section }) => section))

  if (isPending) return <Skeleton label={<Trans>Loading...</Trans>} className="py-4" />
  if (!document) {
    return (
      <LoadFailure query={stored}>
        <Trans>This version could not be loaded. Please try again.</Trans>
      </LoadFailure>
    )
  }
  return (
    <div className="@container flex flex-col divide-y divide-line">
      {sections.map((section) => (
        <section key={section.key} aria-labelledby={`version-${section.key}`} className="py-6 first:pt-1">
          <h3 id={`version-${section.key}`} className="mb-3 text-lg font-bold tracking-[-0.01em]">
            {i18n._(section.title)}
            {changed.has(section.key) && (
              <span className="ml-2.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap text-accent-strong">
                <Trans>Changed in this version</Trans>
              </span>
            )}
          </h3>
          <SectionView section={section} document={document} />
        </section>
      ))}
    </div>
  )
}
