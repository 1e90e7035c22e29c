import { Trans, useLingui } from '@lingui/react/macro'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isSame } from './profile-document.ts'
import { problemsOf } from './profile-problems.ts'
import { sections, type Section } from './profile-sections.ts'
import type { ImportedProfile } from './profile.api.ts'
import { countOf, SectionView } from './section-view.tsx'

type Props = {
  imported: ImportedProfile | null
  replacesSomething: boolean
  onClose: () => void
  onUse: (document: ProfileDocument) => void
}

/** What was read from a file, before it becomes the draft. */
export function ImportReviewDialog({ imported, replacesSomething, onClose, onUse }: Props) {
  const { t } = useLingui()
  const last = useRef(imported)
  // The dialog fades out with what it showed.
  if (imported) last.current = imported
  const shown = imported ?? last.current
  return (
    <Dialog
      open={imported !== null}
      onClose={onClose}
      keepOpen
      title={t`What was read from the file`}
      description={t`Nothing is saved yet. Look it through, use it, change what you like, and then save your profile.`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => shown && onUse(shown.document)}>
            <Trans>Use this</Trans>
          </Button>
        </div>
      }
    >
      {shown && <Review imported={shown} replacesSomething={replacesSomething} />}
    </Dialog>
  )
}

function Review({ imported, replacesSomething }: { imported: ImportedProfile; replacesSomething: boolean }) {
  const { document, notTakenOver } = imported
  // The screen's sentences where it has one for a place, else the server's.
  const problems = Object.entries({ ...imported.problems, ...problemsOf(document) })
  return (
    <div className="flex flex-col gap-6">
      {replacesSomething && (
        <Alert look="note">
          <Trans>
            Your profile already has content. Using this replaces all of it here; afterwards you can still bring it
            back.
          </Trans>
        </Alert>
      )}
      {problems.length > 0 && (
        <Part title={<Trans>To be changed before saving</Trans>}>
          <ul className="flex flex-col gap-1.5 rounded-control border border-danger-line bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger">
            {problems.map(([path, sentence]) => (
              <li key={path}>
                <ProblemPlace path={path} />: {sentence}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={<Trans>Taken over</Trans>}>
        <div className="@container divide-y divide-line rounded-control border border-line">
          {sections.map((section) => (
            <SectionReview key={section.key} section={section} document={document} />
          ))}
        </div>
      </Part>
      {notTakenOver.length > 0 && (
        <Part title={<Trans>Not taken over</Trans>}>
          <p className="text-[0.9375rem] text-muted">
            <Trans>The profile has no place for these parts of the file:</Trans>
          </p>
          <ul className="flex flex-wrap gap-2 pt-1">
            {notTakenOver.map((part) => (
              <li key={part} className="rounded-md bg-raised px-2 py-0.5 font-mono text-sm [overflow-wrap:anywhere]">
                {part}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function SectionReview({ section, document }: { section: Section; document: ProfileDocument }) {
  const { i18n } = useLingui()
  const saysNothing = section.shape === 'details' && isSame(document.personal_details, emptyProfile().personal_details)
  const count = saysNothing ? 0 : countOf(section, document)
  const title = i18n._(section.title)
  if (count === 0) {
    return (
      <p className="flex items-baseline justify-between gap-4 px-4 py-2.5 text-[0.9375rem] text-muted">
        {title}
        <span className="text-sm">
          <Trans>Nothing</Trans>
        </span>
      </p>
    )
  }
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-control px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{title}</span>
        {(section.shape === 'entries' || section.shape === 'chips') && (
          <span className="text-sm text-muted tabular-nums">{count}</span>
        )}
        <ChevronRight aria-hidden className="ml-auto size-4 text-muted transition-transform group-open:rotate-90" />
      </summary>
      <div className="px-4 pt-1 pb-5">
        <SectionView section={section} document={document} />
      </div>
    </details>
  )
}

/** A dotted path in words: "Education 2 · Institution". */
function ProblemPlace({ path }: { path: string }) {
  const { i18n } = useLingui()
  const [key, ...rest] = path.split('.')
  const section = sections.find((candidate) => candidate.key === key)
  if (!section) return path
  const index = rest.find((part) => /^\d+$/.test(part))
  const fields = 'fields' in section ? section.fields : []
  const field = fields.find(({ name }) => rest.includes(name))
  const number = section.shape === 'details' || index === undefined ? '' : ` ${Number(index) + 1}`
  return `${i18n._(section.title)}${number}${field ? ` · ${i18n._(field.label)}` : ''}`
}
