import { plural, t } from '@lingui/core/macro'
import type { SectionChange } from '@waymark/contract/profile-changes.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'

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

/** Whole phrases for each section: in other languages the verb depends on the noun. */
const words: Record<Exclude<SectionChange['section'], 'personal_details' | 'profile_summary'>, Counts> = {
  professional_experience: {
    added: (count) => plural(count, { one: '# job added', other: '# jobs added' }),
    removed: (count) => plural(count, { one: '# job removed', other: '# jobs removed' }),
    changed: (count) => plural(count, { one: '# job changed', other: '# jobs changed' }),
  },
  volunteer_experience: {
    added: (count) => plural(count, { one: '# volunteer role added', other: '# volunteer roles added' }),
    removed: (count) => plural(count, { one: '# volunteer role removed', other: '# volunteer roles removed' }),
    changed: (count) => plural(count, { one: '# volunteer role changed', other: '# volunteer roles changed' }),
  },
  projects: {
    added: (count) => plural(count, { one: '# project added', other: '# projects added' }),
    removed: (count) => plural(count, { one: '# project removed', other: '# projects removed' }),
    changed: (count) => plural(count, { one: '# project changed', other: '# projects changed' }),
  },
  education: {
    added: (count) => plural(count, { one: '# education entry added', other: '# education entries added' }),
    removed: (count) => plural(count, { one: '# education entry removed', other: '# education entries removed' }),
    changed: () => t`education changed`,
  },
  skills: {
    added: (count) => plural(count, { one: '# skill added', other: '# skills added' }),
    removed: (count) => plural(count, { one: '# skill removed', other: '# skills removed' }),
    changed: () => t`skills changed`,
  },
  training: {
    added: (count) => plural(count, { one: '# training entry added', other: '# training entries added' }),
    removed: (count) => plural(count, { one: '# training entry removed', other: '# training entries removed' }),
    changed: () => t`training changed`,
  },
  publications: {
    added: (count) => plural(count, { one: '# publication added', other: '# publications added' }),
    removed: (count) => plural(count, { one: '# publication removed', other: '# publications removed' }),
    changed: () => t`publications changed`,
  },
  certifications: {
    added: (count) => plural(count, { one: '# certification added', other: '# certifications added' }),
    removed: (count) => plural(count, { one: '# certification removed', other: '# certifications removed' }),
    changed: () => t`certifications changed`,
  },
  references: {
    added: (count) => plural(count, { one: '# reference added', other: '# references added' }),
    removed: (count) => plural(count, { one: '# reference removed', other: '# references removed' }),
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

export function changesText(changes: readonly SectionChange[] | null): string {
  if (changes === null) return ''
  const text = changes.flatMap(changeTexts).join(', ')
  return text === '' ? t`Nothing changed` : text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
