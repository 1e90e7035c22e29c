import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Pencil, Plus } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Entry, Field } from '../fields/profile-fields.ts'
import { problemsBelow, sectionProblems } from '../fields/profile-problems.ts'
import { anchorOf, type Section } from '../fields/profile-sections.ts'
import { blankEntry } from '../fields/profile-tidy.ts'
import { countOf, SectionView } from './section-view.tsx'
import type { ProfileDraft } from '../draft/use-profile-draft.ts'
import type { SectionsView } from './use-sections-view.ts'

/** Loaded while the user reads: the form fields weigh as much as the page. */
const SectionEditor = lazyPage(() => import('../editor/section-editor.tsx').then((m) => m.SectionEditor))
export const preloadSectionEditor = (): Promise<unknown> => SectionEditor.preload().catch(() => {})

type Props = { section: Section; draft: ProfileDraft; view: SectionsView; offer?: ReactNode; onSaveAll: () => void }

export function ProfileSection({ section, draft, view, offer, onSaveAll }: Props) {
  const { i18n } = useLingui()
  const { key, shape } = section
  const { document } = draft
  const copy = draft.edits[key]
  const isEditing = copy !== undefined
  const attempt = draft.attempts[key] ?? 0
  const title = i18n._(section.title)
  const count = countOf(section, document)
  const wrongCount = Object.keys(problemsBelow(draft.problems, key)).length

  const editButton = useRef<HTMLButtonElement>(null)
  /** Set when the user opens or closes the form, so that a restored draft does not take the focus. */
  const [touched, setTouched] = useState<{ entryId?: string | undefined } | null>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    const hasClosed = wasEditing.current && !isEditing
    wasEditing.current = isEditing
    if (!hasClosed || !touched) return
    // The pressed button is gone with the form, so the focus returns to where editing began.
    const card = window.document.getElementById(anchorOf(key))
    const entryButton = card?.querySelector<HTMLElement>(`[data-edit-entry="${touched.entryId ?? ''}"]`)
    ;(entryButton ?? editButton.current)?.focus()
  }, [isEditing, touched, key])

  function edit(): void {
    setTouched({})
    view.show(key)
    view.jumpTo(null)
    draft.startEdit(key, shape === 'entries' && count === 0 ? [blankEntry(section.fields)] : document[key])
  }
  const { show, jumpTo } = view
  const { startEdit } = draft
  const editEntry = useCallback(
    (entryId: string | undefined, entries: readonly Entry[] = document[key] as Entry[]): void => {
      setTouched({ entryId })
      show(key)
      jumpTo({ key, entryId, inPlace: true })
      startEdit(key, entries)
    },
    [document, key, show, jumpTo, startEdit],
  )
  function addEntry(fields: readonly Field[]): void {
    const blank = blankEntry(fields)
    editEntry(blank.id, [...(document[key] as Entry[]), blank])
  }
  const closing = () => setTouched((before) => before ?? {})

  return (
    <SectionCard
      id={anchorOf(key)}
      title={title}
      open={view.isOpen(key)}
      onToggle={() => view.toggle(key)}
      keepOpen={isEditing}
      note={(shape === 'entries' || shape === 'chips') && count > 0 && count}
      actions={
        !isEditing && (
          <Button ref={editButton} variant="text" onClick={edit} className="min-h-11! px-3 text-[0.9375rem] md:-mr-3">
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
        <Suspense fallback={<Skeleton label={<Trans>Loading...</Trans>} />}>
          <SectionEditor
            section={section}
            value={copy}
            problems={attempt > 0 ? sectionProblems(key, copy) : {}}
            attempt={attempt}
            takesFocus={touched !== null}
            jump={view.jump?.key === key ? view.jump : null}
            onPutBack={(entry, index) => draft.putBack(key, entry, index)}
            onChange={(value) => draft.changeEdit(key, value)}
            onSave={() => {
              closing()
              draft.saveEdit(section)
            }}
            onSaveAll={() => {
              closing()
              if (draft.saveEdit(section)) onSaveAll()
            }}
            onCancel={() => {
              closing()
              draft.cancelEdit(key)
            }}
          />
        </Suspense>
      ) : (
        <div className="flex flex-col gap-4">
          {wrongCount > 0 && (
            <p className="flex gap-2 rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <Plural
                value={wrongCount}
                one="One field must be changed before the profile can be saved."
                other="# fields must be changed before the profile can be saved."
              />
            </p>
          )}
          {offer}
          <SectionView section={section} document={document} onEditEntry={editEntry} />
          {shape === 'entries' && (
            <Button variant="text" onClick={() => addEntry(section.fields)} className="self-start text-[0.9375rem]">
              <Plus aria-hidden className="size-4" />
              {i18n._(section.add)}
            </Button>
          )}
        </div>
      )}
    </SectionCard>
  )
}
