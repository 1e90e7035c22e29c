import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { below, sectionProblems } from './profile-problems.ts'
import { anchorOf, type Section } from './profile-sections.ts'
import { blankEntry } from './profile-tidy.ts'
import { SectionEditor } from './section-editor.tsx'
import { countOf, SectionView } from './section-view.tsx'
import type { ProfileDraft } from './use-profile-draft.ts'

type Props = { section: Section; draft: ProfileDraft; startsOpen: boolean }

/** One section, being read or being edited (spec §4). */
export function ProfileSection({ section, draft, startsOpen }: Props) {
  const { i18n } = useLingui()
  const { key, shape } = section
  const { document } = draft
  const copy = draft.edits[key]
  const isEditing = copy !== undefined
  const attempt = draft.attempts[key] ?? 0
  const title = i18n._(section.title)
  const count = countOf(section, document)
  const wrongFields = Object.keys(below(draft.problems, key)).length

  const editButton = useRef<HTMLButtonElement>(null)
  const [byUser, setByUser] = useState(false)
  useEffect(() => {
    // Save and Cancel are gone with the form: the focus goes back to where it came from.
    if (!isEditing && byUser) {
      setByUser(false)
      editButton.current?.focus()
    }
  }, [isEditing, byUser])

  function edit(): void {
    setByUser(true)
    draft.startEdit(key, shape === 'entries' && count === 0 ? [blankEntry(section.fields)] : document[key])
  }

  return (
    <SectionCard
      id={anchorOf(key)}
      title={title}
      startsOpen={startsOpen}
      keepOpen={isEditing}
      note={(shape === 'entries' || shape === 'chips') && count > 0 && count}
      actions={
        !isEditing && (
          <Button ref={editButton} look="text" onClick={edit} className="min-h-10! px-3 text-[0.9375rem] md:-mr-3">
            <Pencil aria-hidden className="size-4" />
            <span>
              <Trans>
                Edit <span className="sr-only">{title}</span>
              </Trans>
            </span>
          </Button>
        )
      }
    >
      {isEditing ? (
        <SectionEditor
          section={section}
          value={copy}
          problems={attempt > 0 ? sectionProblems(document, key, copy) : {}}
          attempt={attempt}
          takesFocus={byUser}
          onChange={(value) => draft.changeEdit(key, value)}
          onSave={() => {
            setByUser(true)
            draft.saveEdit(section)
          }}
          onCancel={() => {
            setByUser(true)
            draft.cancelEdit(key)
          }}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {wrongFields > 0 && (
            <p className="flex gap-2 rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <Plural
                value={wrongFields}
                one="One field must be changed before the profile can be saved."
                other="# fields must be changed before the profile can be saved."
              />
            </p>
          )}
          <SectionView section={section} document={document} />
        </div>
      )}
    </SectionCard>
  )
}
