import { Plural, useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isEmptyField, type Entry } from '../fields/profile-fields.ts'
import type { Section } from '../fields/profile-sections.ts'
import { groupsOfSkills } from '../fields/skill-groups.ts'
import { EntryView } from './entry-view.tsx'
import { FieldList } from './field-list.tsx'
import { Chips } from './profile-field-value.tsx'

/** Entries, or 1 for a text. Personal details always hold a marital status. */
export function countOf(section: Section, document: ProfileDocument): number {
  const value = document[section.key]
  if (typeof value === 'string') return value === '' ? 0 : 1
  return Array.isArray(value) ? value.length : 1
}

type Props = { section: Section; document: ProfileDocument; onEditEntry?: (id: string | undefined) => void }

/** Not rendered again while another section is typed in. */
export const SectionView = memo(function SectionView({ section, document, onEditEntry }: Props) {
  const { i18n } = useLingui()
  const id = useId()
  const [showsEmpty, setShowsEmpty] = useState(false)
  if (countOf(section, document) === 0) return <p className="text-muted">{i18n._(section.empty)}</p>
  switch (section.shape) {
    case 'text':
      return (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {document.profile_summary}
        </p>
      )
    case 'chips':
      return <Skills skills={document.skills} />
    case 'details':
    case 'entries': {
      const entries: Entry[] = section.shape === 'details' ? [document.personal_details] : document[section.key]
      const count = entries.flatMap((entry) => section.fields.filter((field) => isEmptyField(entry, field))).length
      return (
        <div className="flex flex-col gap-4">
          <div id={id}>
            {section.shape === 'details' ? (
              <FieldList entry={document.personal_details} fields={section.fields} showsEmpty={showsEmpty} />
            ) : (
              <ol className="flex flex-col">
                {entries.map((entry, index) => (
                  <li key={entry.id ?? index} className={entryClasses}>
                    <EntryView section={section} entry={entry} showsEmpty={showsEmpty} onEdit={onEditEntry} />
                  </li>
                ))}
              </ol>
            )}
          </div>
          {count > 0 && (
            <Button
              variant="text"
              aria-expanded={showsEmpty}
              aria-controls={id}
              onClick={() => setShowsEmpty(!showsEmpty)}
              className="self-start text-sm font-normal! text-muted! decoration-control! decoration-1!"
            >
              <ChevronDown
                aria-hidden
                className={classNames('size-4 transition-transform', showsEmpty && 'rotate-180')}
              />
              <span>
                <Plural value={count} one="# empty field" other="# empty fields" />
              </span>
            </Button>
          )}
        </div>
      )
    }
  }
})

function Skills({ skills }: { skills: ProfileDocument['skills'] }) {
  const { t } = useLingui()
  const groups = groupsOfSkills(skills)
  const isGrouped = groups.some(({ category }) => category !== '')
  if (!isGrouped) return <Chips items={skills.map(({ skill }) => skill)} />
  return (
    <dl className="flex flex-col gap-4">
      {groups.map((group) => (
        <div key={group.category}>
          <dt className="mb-1.5 text-sm text-muted">
            <bdi>{group.category || t`Others`}</bdi>
          </dt>
          <dd>
            <Chips items={group.skills.map(({ skill }) => skill)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const entryClasses = 'border-t border-line py-6 first:border-t-0 first:pt-1 last:pb-0'
