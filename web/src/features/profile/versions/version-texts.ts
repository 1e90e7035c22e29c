import { plural, t } from '@lingui/core/macro'
import type { SectionChange } from '@waymark/contract/profile-changes.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'

/** How a version came about. */
export function originText(origin: VersionOrigin): string {
  switch (origin.kind) {
    case 'edit':
      return t`Edited`
    case 'import': {
      const { file_name: name } = origin
      return t`Imported from ${name}`
    }
    case 'restore': {
      const { version } = origin
      return t`Restored from version ${version}`
    }
  }
}

type Counts = Record<'added' | 'removed' | 'changed', (count: number) => string>

/** Whole phrases for every kind of entry: other languages bend the words around the noun. */
const words: Record<Exclude<SectionChange['section'], 'personal_details' | 'profile_summary'>, Counts> = {
  professional_experience: {
    added: (n) => plural(n, { one: '# job added', other: '# jobs added' }),
    removed: (n) => plural(n, { one: '# job removed', other: '# jobs removed' }),
    changed: (n) => plural(n, { one: '# job changed', other: '# jobs changed' }),
  },
  volunteer_experience: {
    added: (n) => plural(n, { one: '# volunteer role added', other: '# volunteer roles added' }),
    removed: (n) => plural(n, { one: '# volunteer role removed', other: '# volunteer roles removed' }),
    changed: (n) => plural(n, { one: '# volunteer role changed', other: '# volunteer roles changed' }),
  },
  education: {
    added: (n) => plural(n, { one: '# education entry added', other: '# education entries added' }),
    removed: (n) => plural(n, { one: '# education entry removed', other: '# education entries removed' }),
    changed: () => t`education changed`,
  },
  skills: {
    added: (n) => plural(n, { one: '# skill added', other: '# skills added' }),
    removed: (n) => plural(n, { one: '# skill removed', other: '# skills removed' }),
    changed: () => t`skills changed`,
  },
  training: {
    added: (n) => plural(n, { one: '# training entry added', other: '# training entries added' }),
    removed: (n) => plural(n, { one: '# training entry removed', other: '# training entries removed' }),
    changed: () => t`training changed`,
  },
  publications: {
    added: (n) => plural(n, { one: '# publication added', other: '# publications added' }),
    removed: (n) => plural(n, { one: '# publication removed', other: '# publications removed' }),
    changed: () => t`publications changed`,
  },
  certifications: {
    added: (n) => plural(n, { one: '# certification added', other: '# certifications added' }),
    removed: (n) => plural(n, { one: '# certification removed', other: '# certifications removed' }),
    changed: () => t`certifications changed`,
  },
  references: {
    added: (n) => plural(n, { one: '# reference added', other: '# references added' }),
    removed: (n) => plural(n, { one: '# reference removed', other: '# references removed' }),
    changed: () => t`references changed`,
  },
}

function changeTexts({ section, added, removed, changed }: SectionChange): string[] {
  if (section === 'personal_details') return [t`personal details changed`]
  if (section === 'profile_summary') {
    if (added > 0) return [t`summary added`]
    return [removed > 0 ? t`summary removed` : t`summary changed`]
  }
  const text = words[section]
  return [
    ...(added > 0 ? [text.added(added)] : []),
    ...(removed > 0 ? [text.removed(removed)] : []),
    ...(changed > 0 ? [text.changed(changed)] : []),
  ]
}

/** What a version changed, in words; '' where that was not recorded. */
export function changesText(changes: readonly SectionChange[] | null): string {
  if (changes === null) return ''
  const text = changes.flatMap(changeTexts).join(', ')
  return text === '' ? t`Nothing changed` : text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
