import { Trans, useLingui } from '@lingui/react/macro'
import { profileLimits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { FolderPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { createId } from '../../../lib/create-id.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipsField } from '../../../ui/fields/chips-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Problems } from '../fields/profile-problems.ts'
import type { Section } from '../fields/profile-sections.ts'
import { groupsOfSkills } from '../fields/skill-groups.ts'
import { skillsFromTexts } from '../fields/profile-tidy.ts'

type Skill = ProfileDocument['skills'][number]
/** `isNamed`: the group shows a field for its name, which may be empty while it is typed. */
type Group = { key: string; isNamed: boolean; category: string; skills: readonly Skill[] }

type Props = {
  section: Extract<Section, { shape: 'chips' }>
  skills: readonly Skill[]
  problems: Problems
  onChange: (skills: Skill[]) => void
}

/** Skills as one list, or in named groups. A group without a name is the list again. */
export function SkillsEditor({ section, skills, problems, onChange }: Props) {
  const { t, i18n } = useLingui()
  const [groups, setGroups] = useState<readonly Group[]>(() => groupsToEdit(skills))
  const list = useRef<HTMLDivElement>(null)
  const title = i18n._(section.title)

  function change(next: readonly Group[]): void {
    setGroups(next)
    onChange(next.flatMap((group) => group.skills.map((skill) => ({ ...skill, category: group.category }))))
  }
  const put = (index: number, group: Group) => change(groups.with(index, group))
  function addGroup(): void {
    setGroups([...groups, { key: createId(), isNamed: true, category: '', skills: [] }])
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus())
  }
  const problemOf = (skill: Skill, field: 'skill' | 'category') => {
    const at = skills.findIndex((one) => one === skill || (one.id !== undefined && one.id === skill.id))
    return problems[`${at}.${field}`]
  }

  return (
    <div className="flex flex-col gap-6">
      <div ref={list} className="flex flex-col gap-6">
        {groups.map((group, index) => {
          const { key, isNamed, category } = group
          const wrong = group.skills.flatMap((skill, at) => (problemOf(skill, 'skill') === undefined ? [] : [at]))
          const [first] = wrong
          const firstWrong = first === undefined ? undefined : group.skills[first]
          const chips = (
            <ChipsField
              label={isNamed ? category || t`Skills of this group` : title}
              items={group.skills.map(({ skill }) => skill)}
              newLabel={
                isNamed ? (category ? t`New skill in ${category}` : t`New skill in this group`) : i18n._(section.adds)
              }
              maxLength={section.max}
              maxItems={profileLimits.entries}
              error={firstWrong && problemOf(firstWrong, 'skill')}
              wrong={new Set(wrong)}
              onChange={(texts) =>
                put(index, { ...group, skills: skillsFromTexts(texts, [...group.skills], category) })
              }
            />
          )
          if (!isNamed) return <div key={key}>{chips}</div>
          return (
            <div key={key} className="flex flex-col gap-4 rounded-control border border-line px-4 pt-4 pb-5">
              <TextField
                label={t`Name of the group`}
                value={category}
                maxLength={section.maxCategory}
                autoComplete="off"
                dir="auto"
                error={group.skills.map((skill) => problemOf(skill, 'category')).find(Boolean)}
                onChange={(next) => put(index, { ...group, category: next })}
              />
              {chips}
            </div>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={addGroup} className="border-dashed">
          <FolderPlus aria-hidden className="size-4" />
          <Trans>Add a group</Trans>
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-muted">
          <Trans>Groups, such as “Languages” or “Tools”, are printed as lines of their own in a CV.</Trans>
        </p>
      </div>
    </div>
  )
}

/** The unnamed list is always there: new skills need no group. */
function groupsToEdit(skills: readonly Skill[]): Group[] {
  const groups = groupsOfSkills(skills).map((group) => ({ key: createId(), isNamed: group.category !== '', ...group }))
  const plain = groups.find(({ isNamed }) => !isNamed) ?? { key: createId(), isNamed: false, category: '', skills: [] }
  return [plain, ...groups.filter(({ isNamed }) => isNamed)]
}
